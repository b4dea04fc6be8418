//! Pacing of opponents' turns: a reply that arrives early is held until the turn before has been shown long enough.

use std::cell::RefCell;
use std::rc::Rc;

use crate::platform::Timer;

/// Passes one value on once it has arrived and the gate is open, in either order.
pub struct PacingGate<T>(Rc<RefCell<PauseState<T>>>);

struct PauseState<T> {
    gate: Gate,
    waiting: Option<T>,
    on_pass: Rc<dyn Fn(T)>,
}

/// State of the gate.
enum Gate {
    Open,
    /// Closed until [`PacingGate::hold_for`] is called again.
    Closed,
    /// Closed until a timer fires.
    #[expect(dead_code, reason = "held for its drop")]
    Timed(Timer),
}

impl<T> Clone for PacingGate<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: 'static> PacingGate<T> {
    /// Creates a closed gate. `on_pass` gets the value.
    pub fn new(on_pass: impl Fn(T) + 'static) -> Self {
        Self(Rc::new(RefCell::new(PauseState {
            gate: Gate::Closed,
            waiting: None,
            on_pass: Rc::new(on_pass),
        })))
    }

    /// Opens the gate after `millis` milliseconds, or closes it if `millis` is `None`.
    pub fn hold_for(&self, millis: Option<u32>) {
        let gate = match millis {
            None => Gate::Closed,
            Some(0) => Gate::Open,
            Some(millis) => {
                let over = Rc::downgrade(&self.0);
                Gate::Timed(Timer::after(millis, move || {
                    if let Some(state) = over.upgrade() {
                        state.borrow_mut().gate = Gate::Open;
                        Self(state).pass();
                    }
                }))
            }
        };
        self.0.borrow_mut().gate = gate;
        self.pass();
    }

    /// Takes the value.
    pub fn arrive(&self, value: T) {
        self.0.borrow_mut().waiting = Some(value);
        self.pass();
    }

    fn pass(&self) {
        let (value, on_pass) = {
            let mut state = self.0.borrow_mut();
            let value = match state.gate {
                Gate::Open => state.waiting.take(),
                Gate::Closed | Gate::Timed(_) => None,
            };
            (value, state.on_pass.clone())
        };
        if let Some(value) = value {
            on_pass(value);
        }
    }
}
