//! Time and dates.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use js_sys::Date;
use wasm_bindgen::prelude::*;

/// A callback that runs once, later. Dropping it cancels the callback.
#[derive(Debug)]
pub struct Timer(#[expect(dead_code, reason = "held for its drop")] Timeout);

impl Timer {
    /// Calls `callback` once after `millis` milliseconds.
    #[must_use]
    pub fn after(millis: u32, callback: impl FnOnce() + 'static) -> Self {
        Self(Timeout::new(millis, callback))
    }
}

/// A callback that runs repeatedly until this is dropped.
#[derive(Debug)]
pub struct RepeatingTimer(#[expect(dead_code, reason = "held for its drop")] Interval);

impl RepeatingTimer {
    /// Calls `callback` every `millis` milliseconds.
    #[must_use]
    pub fn every(millis: u32, callback: impl FnMut() + 'static) -> Self {
        Self(Interval::new(millis, callback))
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn millis_since_start() -> f64;
}

/// Seconds since the beginning of 1970, by the device's clock. It may be set at any time, so it
/// measures no duration.
#[must_use]
pub fn seconds() -> i64 {
    (Date::now() / 1000.0).floor() as i64
}

/// Seconds since the page was opened, for durations: setting the device's clock doesn't change
/// them.
#[must_use]
pub fn uptime() -> u32 {
    (millis_since_start() / 1000.0) as u32
}

/// Milliseconds since the page was opened, for durations.
#[must_use]
pub fn millis() -> u64 {
    millis_since_start() as u64
}

/// An hour in milliseconds.
const HOUR: u64 = 3_600_000;

/// Watches for a new hour, and so for a new date, until it is dropped.
#[derive(Debug)]
pub struct HourChangeListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl HourChangeListener {
    /// Calls `look` whenever the page is shown or hidden, and at every full hour (UTC) while the
    /// page is open.
    #[must_use]
    pub fn watch(look: impl Fn() + 'static) -> Self {
        let look = Rc::new(look);
        let hour = Rc::new(RefCell::new(None));
        wait_for_hour(look.clone(), &hour);
        Self(EventListener::new(
            &document(),
            "visibilitychange",
            move |_| {
                look();
                // Timers pause while the device sleeps, so restart this one.
                wait_for_hour(look.clone(), &hour);
            },
        ))
    }
}

/// Calls `look` at the next full hour, and at every one after it.
fn wait_for_hour(look: Rc<impl Fn() + 'static>, hour: &Rc<RefCell<Option<Timer>>>) {
    let rest = HOUR - Date::now() as u64 % HOUR;
    let again = Rc::downgrade(hour);
    let timer = Timer::after(rest as u32 + 1, move || {
        look();
        if let Some(hour) = again.upgrade() {
            wait_for_hour(look, &hour);
        }
    });
    hour.replace(Some(timer));
}
