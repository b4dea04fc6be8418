//! Guards the button that starts another game: the key that led to the result, pressed twice, must not throw it away.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform;
use crate::ui::effect::use_effect_with;

/// Time in which a key may still be meant for what was there before, in milliseconds.
const GUARDED: u64 = 1_500;

/// The time at which the result appeared; `None` before it has been painted.
#[derive(Clone, Debug, Default)]
pub struct PressGuard(Rc<Cell<Option<u64>>>);

impl PressGuard {
    /// The same callback, which does nothing if a key is pressed too early. A click was aimed at the button.
    pub fn over(&self, callback: Callback<MouseEvent>) -> Callback<MouseEvent> {
        let guard = self.clone();
        Callback::from(move |event: MouseEvent| {
            let is_key = event.detail() == 0;
            if guard.allows(is_key, platform::millis()) {
                callback.emit(event);
            }
        })
    }

    /// Returns `true` if a press now is meant for the button.
    fn allows(&self, is_key: bool, now: u64) -> bool {
        let is_early = |at| now.saturating_sub(at) < GUARDED;
        !is_key || !self.0.get().is_none_or(is_early)
    }
}

#[hook]
pub fn use_press_guard() -> PressGuard {
    let guard = use_memo((), |()| PressGuard::default());
    let shown = guard.0.clone();
    use_effect_with((), move |()| shown.set(Some(platform::millis())));
    PressGuard::clone(&guard)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A key that is pressed twice must not start another game with the second press.
    #[test]
    fn a_key_is_heard_only_once_the_result_has_been_seen() {
        let guard = PressGuard::default();
        assert!(!guard.allows(true, 5_000), "before it is painted");
        guard.0.set(Some(5_000));
        for (now, is_heard) in [
            (5_000, false),
            (6_499, false),
            (6_500, true),
            (4_000, false),
        ] {
            assert_eq!(guard.allows(true, now), is_heard, "{now}");
            assert!(guard.allows(false, now), "a click at {now}");
        }
    }
}
