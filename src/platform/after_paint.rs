//! What waits until the page has been painted.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Something that happens once the page has been painted. Dropping it calls it off.
#[derive(Debug)]
pub struct AfterPaint(#[expect(dead_code, reason = "held for its drop")] Rc<Wait>);

/// Empty until the page has been painted.
type Wait = RefCell<Option<Timeout>>;

/// Calls `callback` after the next frame: what a person has done is seen before it.
/// A page that is hidden is not painted, and nothing is waited for.
#[must_use]
pub fn after_paint(callback: impl FnOnce() + 'static) -> AfterPaint {
    wait_for_paint(Box::new(callback))
}

/// The same for all callbacks, so that it is in the program only once.
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
        // A frame begins with what was asked for, then it is painted, then come the timers.
        let then = Closure::once_into_js(then);
        // Fails only where there is no page.
        let _ = window().request_animation_frame(then.unchecked_ref());
    }
    AfterPaint(wait)
}
