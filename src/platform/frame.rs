//! What waits until the page has been painted.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use gloo::utils::document;

/// Something that happens some time after the page has been painted. Dropping it calls it off.
#[derive(Debug)]
#[expect(dead_code, reason = "held for its drop")]
pub struct AfterPaint {
    frame: Option<AnimationFrame>,
    then: Rc<RefCell<Option<Timeout>>>,
}

/// Calls `callback` so many milliseconds after the next frame: what a person has done is seen before it.
/// A page that is hidden is not painted, and nothing is waited for.
#[must_use]
pub fn after_paint(millis: u32, callback: impl FnOnce() + 'static) -> AfterPaint {
    let then = Rc::new(RefCell::new(None));
    if document().hidden() {
        then.replace(Some(Timeout::new(millis, callback)));
        return AfterPaint { frame: None, then };
    }
    let slot = then.clone();
    // A frame begins with what was asked for, then it is painted, then come the timers.
    let frame = request_animation_frame(move |_| {
        slot.replace(Some(Timeout::new(millis, callback)));
    });
    AfterPaint {
        frame: Some(frame),
        then,
    }
}
