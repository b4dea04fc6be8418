//! Guards the buttons that appear in the place of those that skip opponents' turns: a press that was meant to skip must
//! not ask for a hint or for a pass.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform;
use crate::state::{Pace, Stage};
use crate::ui::effect::use_effect_with;

/// Time in which a press may still be meant for what was there before, in milliseconds.
const GUARDED: u64 = 900;

/// The start of the player's turn, if it follows opponents' turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct TurnStart {
    /// `true` while opponents move one by one.
    is_waiting: bool,
    /// Time at which the turn began; `None` once the player has begun to act.
    at: Option<u64>,
}

impl TurnStart {
    /// The next stage of the game, at this time. Where opponents move at once, nothing can be skipped.
    fn next(self, stage: Stage, is_instant: bool, now: u64) -> Self {
        let is_waiting = matches!(stage, Stage::OpponentsTurn(_) | Stage::Out(_));
        let begins = self.is_waiting && stage == Stage::Idle;
        Self {
            is_waiting: is_waiting && !is_instant,
            at: begins.then_some(now),
        }
    }

    fn is_guarded(self, now: u64) -> bool {
        self.at.is_some_and(|at| now.saturating_sub(at) < GUARDED)
    }
}

/// Decides whether a press counts. The buttons neither look nor are disabled meanwhile, so a screen reader has nothing
/// to tell.
#[derive(Clone, Debug, Default)]
pub struct SkipGuard(Rc<Cell<TurnStart>>);

impl SkipGuard {
    /// The same callback, which does nothing while a press may be meant to skip opponents' turns.
    pub fn over(&self, callback: Callback<MouseEvent>) -> Callback<MouseEvent> {
        let start = self.0.clone();
        Callback::from(move |event| {
            let start = start.get();
            if start.at.is_none() || !start.is_guarded(platform::millis()) {
                callback.emit(event);
            }
        })
    }
}

/// The guard of a table, which follows the stages of its game.
#[hook]
pub fn use_skip_guard(stage: Stage, pace: Option<Pace>) -> SkipGuard {
    let guard = use_memo((), |()| SkipGuard::default());
    let start = guard.0.clone();
    let is_instant = pace == Some(Pace::Instant);
    use_effect_with((stage, is_instant), move |&(stage, is_instant)| {
        start.set(start.get().next(stage, is_instant, platform::millis()));
    });
    SkipGuard::clone(&guard)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;

    const NONE: TurnStart = TurnStart {
        is_waiting: false,
        at: None,
    };
    const OPPONENT: Stage = Stage::OpponentsTurn(Seat::FIRST);

    #[test]
    fn a_turn_after_those_of_opponents_is_guarded_for_a_moment() {
        let own = NONE
            .next(OPPONENT, false, 100)
            .next(Stage::Idle, false, 5_000);
        assert!(own.is_guarded(5_000) && own.is_guarded(5_899));
        assert!(!own.is_guarded(5_900));
    }

    #[test]
    fn what_follows_nothing_that_could_be_skipped_is_free() {
        let free = |start: TurnStart| !start.is_guarded(5_000);
        // The table opens, a card is put back, and opponents move at once.
        assert!(free(NONE.next(Stage::Idle, false, 5_000)));
        let passing = NONE.next(Stage::ConfirmingPass, false, 4_999);
        assert!(free(passing.next(Stage::Idle, false, 5_000)));
        let instant = NONE.next(OPPONENT, true, 4_999);
        assert!(free(instant.next(Stage::Idle, true, 5_000)));
    }

    #[test]
    fn who_begins_a_turn_can_be_helped_at_once() {
        let own = NONE
            .next(OPPONENT, false, 100)
            .next(Stage::Idle, false, 5_000);
        assert!(!own.next(Stage::Staged, false, 5_100).is_guarded(5_100));
        assert!(!own.next(Stage::Idle, false, 5_100).is_guarded(5_100));
    }
}
