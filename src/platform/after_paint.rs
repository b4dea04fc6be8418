//! Work deferred until the page has been painted.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A callback that runs once the page has been painted. Dropping it cancels the callback.
#[derive(Debug)]
pub struct AfterPaint(#[expect(dead_code, reason = "held for its drop")] Rc<Wait>);

/// Empty until the page has been painted.
type Wait = RefCell<Option<Timeout>>;

/// Calls `callback` after the next frame, so the user first sees the effect of the last input. A
/// hidden page is not painted, so then it doesn't wait.
#[must_use]
pub fn after_paint(callback: impl FnOnce() + 'static) -> AfterPaint {
    wait_for_paint(Box::new(callback))
}

/// Shared by all callbacks, so that the program contains this code only once.
fn wait_for_paint(callback: Box<dyn FnOnce()>) -> AfterPaint {
    let wait = Rc::new(Wait::default());
    let here = Rc::downgrade(&wait);
    let then = move || {
        if let Some(wait) = here.upgrade() {
            wait.replace(Some(Timeout::new(0, callback)));
        }
    };
    if document().hidden() {
        then();
    } else {
        // Animation frame callbacks run before the frame is painted, timers after it.
        let then = Closure::once_into_js(then);
        // Fails only without a page.
        let _ = window().request_animation_frame(then.unchecked_ref());
    }
    AfterPaint(wait)
}
