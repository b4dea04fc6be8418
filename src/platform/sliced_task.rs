//! Work on the page itself, in small pieces.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::utils::window;

use super::Timer;

/// How long the work goes on before the browser may do something else, in milliseconds:
/// less than a person notices.
const SLICE: f64 = 10.0;

/// Work that goes on step by step, a few at a time, so that the page can be used
/// meanwhile. Dropping it gives it up.
pub struct SlicedTask(#[expect(dead_code, reason = "held for its drop")] Rc<WorkLoop>);

struct WorkLoop {
    step: RefCell<Box<dyn FnMut() -> bool>>,
    /// When it goes on.
    next: RefCell<Option<Timer>>,
}

impl SlicedTask {
    /// Begins, but not at once. `step` does a small part, and says whether there is more
    /// to do.
    #[must_use]
    pub fn start(step: impl FnMut() -> bool + 'static) -> Self {
        let inner = Rc::new(WorkLoop {
            step: RefCell::new(Box::new(step)),
            next: RefCell::new(None),
        });
        inner.go_on_later();
        Self(inner)
    }
}

impl WorkLoop {
    fn go_on_later(self: &Rc<Self>) {
        let given_up = Rc::downgrade(self);
        let go_on = move || {
            if let Some(inner) = given_up.upgrade()
                && inner.work_a_while()
            {
                inner.go_on_later();
            }
        };
        self.next.replace(Some(Timer::after(0, go_on)));
    }

    /// Says whether there is more to do.
    fn work_a_while(&self) -> bool {
        let step = &mut *self.step.borrow_mut();
        let end = now() + SLICE;
        while step() {
            if now() >= end {
                return true;
            }
        }
        false
    }
}

/// The time in milliseconds since the page was opened. Without a clock it is always late.
fn now() -> f64 {
    window()
        .performance()
        .map_or(f64::INFINITY, |clock| clock.now())
}
