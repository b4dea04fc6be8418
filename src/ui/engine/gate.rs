//! A gate at which a value waits until the gate is opened.

use std::cell::RefCell;
use std::rc::Rc;

/// Lets one value through, once it has arrived and the gate is open, in whichever order.
pub struct Gate<T>(Rc<RefCell<State<T>>>);

struct State<T> {
    is_open: bool,
    waiting: Option<T>,
    on_pass: Rc<dyn Fn(T)>,
}

impl<T> Clone for Gate<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> Gate<T> {
    /// A closed gate. `on_pass` gets the value that passes.
    pub fn new(on_pass: impl Fn(T) + 'static) -> Self {
        Self(Rc::new(RefCell::new(State {
            is_open: false,
            waiting: None,
            on_pass: Rc::new(on_pass),
        })))
    }

    /// A value arrives.
    pub fn arrive(&self, value: T) {
        self.0.borrow_mut().waiting = Some(value);
        self.pass();
    }

    /// Opens the gate.
    pub fn open(&self) {
        self.0.borrow_mut().is_open = true;
        self.pass();
    }

    fn pass(&self) {
        let (value, on_pass) = {
            let mut state = self.0.borrow_mut();
            let value = if state.is_open {
                state.waiting.take()
            } else {
                None
            };
            (value, state.on_pass.clone())
        };
        if let Some(value) = value {
            on_pass(value);
        }
    }
}
