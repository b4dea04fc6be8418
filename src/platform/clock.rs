//! Time, and days.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use js_sys::Date;

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

/// Something that happens again and again until this is dropped.
#[derive(Debug)]
pub struct RepeatingTimer(#[expect(dead_code, reason = "held for its drop")] Interval);

impl RepeatingTimer {
    /// Calls `callback` every so many milliseconds.
    #[must_use]
    pub fn every(millis: u32, callback: impl FnMut() + 'static) -> Self {
        Self(Interval::new(millis, callback))
    }
}

/// The seconds since the beginning of 1970, by the clock of the device.
#[must_use]
pub fn seconds() -> i64 {
    (Date::now() / 1000.0).floor() as i64
}

/// A day in milliseconds.
const DAY: f64 = 86_400_000.0;

/// Watches the days go by. Dropping it ends that.
#[derive(Debug)]
pub struct DateChangeListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl DateChangeListener {
    /// Calls `look` whenever the page comes to be seen, and when a day begins while it is.
    #[must_use]
    pub fn watch(look: impl Fn() + 'static) -> Self {
        let look = Rc::new(look);
        let midnight = Rc::new(RefCell::new(None));
        wait_for_midnight(look.clone(), &midnight);
        Self(EventListener::new(
            &document(),
            "visibilitychange",
            move |_| {
                look();
                // Timers sleep with the device.
                wait_for_midnight(look.clone(), &midnight);
            },
        ))
    }
}

/// Calls `look` at the next midnight, and at those after it.
fn wait_for_midnight(look: Rc<impl Fn() + 'static>, midnight: &Rc<RefCell<Option<Timer>>>) {
    let rest = DAY - Date::now().rem_euclid(DAY);
    let again = Rc::downgrade(midnight);
    let timer = Timer::after(rest as u32 + 1, move || {
        look();
        if let Some(midnight) = again.upgrade() {
            wait_for_midnight(look, &midnight);
        }
    });
    midnight.replace(Some(timer));
}
