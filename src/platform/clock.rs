//! Time.

use gloo::timers::callback::Timeout;

/// Something that is to happen later. Dropping it calls it off.
#[derive(Debug)]
pub struct Timer(#[expect(dead_code, reason = "held for its drop")] Timeout);

impl Timer {
    /// Calls `callback` once after so many milliseconds.
    #[must_use]
    pub fn after(millis: u32, callback: impl FnOnce() + 'static) -> Self {
        Self(Timeout::new(millis, callback))
    }
}
