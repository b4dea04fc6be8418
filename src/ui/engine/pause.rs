//! An answer that is not passed on before a pause is over.

use std::cell::RefCell;
use std::rc::Rc;

use crate::platform::Timer;

/// Passes one value on, once it is there and the pause is over, in whichever order.
pub struct Pause<T>(Rc<RefCell<PauseState<T>>>);

struct PauseState<T> {
    /// The pause that is not over yet.
    timer: Option<Timer>,
    waiting: Option<T>,
    on_pass: Rc<dyn Fn(T)>,
}

impl<T> Clone for Pause<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: 'static> Pause<T> {
    /// A pause of so many milliseconds, which may be none. `on_pass` gets the value.
    pub fn new(millis: u32, on_pass: impl Fn(T) + 'static) -> Self {
        let pause = Self(Rc::new(RefCell::new(PauseState {
            timer: None,
            waiting: None,
            on_pass: Rc::new(on_pass),
        })));
        if millis > 0 {
            let over = Rc::downgrade(&pause.0);
            let timer = Timer::after(millis, move || {
                if let Some(state) = over.upgrade() {
                    state.borrow_mut().timer = None;
                    Self(state).pass();
                }
            });
            pause.0.borrow_mut().timer = Some(timer);
        }
        pause
    }

    /// The value is there.
    pub fn arrive(&self, value: T) {
        self.0.borrow_mut().waiting = Some(value);
        self.pass();
    }

    fn pass(&self) {
        let (value, on_pass) = {
            let mut state = self.0.borrow_mut();
            let value = match state.timer {
                Some(_) => None,
                None => state.waiting.take(),
            };
            (value, state.on_pass.clone())
        };
        if let Some(value) = value {
            on_pass(value);
        }
    }
}
