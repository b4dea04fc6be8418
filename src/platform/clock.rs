//! Time.

use gloo::render::{AnimationFrame, request_animation_frame};
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

/// What is to happen just before the page is painted next. Dropping it calls it off.
#[derive(Debug)]
pub struct Frame(#[expect(dead_code, reason = "held for its drop")] AnimationFrame);

impl Frame {
    /// Calls `callback` once.
    #[must_use]
    pub fn next(callback: impl FnOnce() + 'static) -> Self {
        Self(request_animation_frame(|_| callback()))
    }
}
