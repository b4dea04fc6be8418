//! What waits until the page has been painted.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;

/// Something that happens once the page has been painted. Dropping it calls it off.
#[derive(Debug)]
#[expect(dead_code, reason = "held for its drop")]
pub struct AfterPaint {
    frame: AnimationFrame,
    then: Rc<RefCell<Option<Timeout>>>,
}

/// Calls `callback` after the next frame: what a person has done is seen before it. A page that is hidden
/// is not painted, so there it waits until the page is shown.
#[must_use]
pub fn after_paint(callback: impl FnOnce() + 'static) -> AfterPaint {
    let then = Rc::new(RefCell::new(None));
    let slot = then.clone();
    // A frame begins with what was asked for, then it is painted, then come the timers.
    let frame = request_animation_frame(move |_| {
        slot.replace(Some(Timeout::new(0, callback)));
    });
    AfterPaint { frame, then }
}
