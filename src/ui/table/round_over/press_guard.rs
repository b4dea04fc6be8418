//! Guards the button that starts another game: the key that led to the result, pressed twice, must not throw it away.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform;

/// Time in which a key may still be meant for what was there before, in milliseconds.
const GUARDED: u64 = 900;

/// The time at which the result appeared; `None` before it has been painted.
#[derive(Clone, Debug, Default)]
pub struct PressGuard(Rc<Cell<Option<u64>>>);

impl PressGuard {
    /// The same callback, which does nothing if a key is pressed too early. A click was aimed at the button.
    pub fn over(&self, callback: Callback<MouseEvent>) -> Callback<MouseEvent> {
        let shown = self.0.clone();
        Callback::from(move |event: MouseEvent| {
            let is_key = event.detail() == 0;
            let is_early = |at| platform::millis().saturating_sub(at) < GUARDED;
            if !is_key || !shown.get().is_none_or(is_early) {
                callback.emit(event);
            }
        })
    }
}

#[hook]
pub fn use_press_guard() -> PressGuard {
    let guard = use_memo((), |()| PressGuard::default());
    let shown = guard.0.clone();
    use_effect_with((), move |()| shown.set(Some(platform::millis())));
    PressGuard::clone(&guard)
}
