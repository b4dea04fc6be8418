//! Playback: timing of the opponents' turns, instant replay of past ones, and the end of a round. It is never stored.

mod instant_replay;
mod round_end;

pub use instant_replay::InstantReplay;
pub use round_end::{EndStep, RoundEnd};

use crate::state::play::log::LogLine;
use crate::state::settings::Pace;

/// Time that a turn stays in fast forward, in milliseconds. The remaining turns take about 200 in all.
const FAST: u32 = 60;

/// Time that the player's own turn stays if the page then waits for the player, in milliseconds.
const REST: u32 = 1300;

/// Longest time that the player's own turn stays before that of a player without cards, in milliseconds: its card has
/// landed, and its paint has spread.
const LANDED: u32 = EndStep::Landing.millis() + EndStep::Wash.millis();

/// Timing of the opponents' turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlaybackMode {
    /// Each after the time set by the pace.
    #[default]
    Timed,
    /// Each when the player asks for it.
    Paused,
    /// In quick succession, until a player is to move or the round is over.
    FastForward,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playback {
    mode: PlaybackMode,
    /// The ply at which the player last asked for the next turn, which then comes at once.
    asked_at: Option<usize>,
    replay: Option<InstantReplay>,
    /// The end of the round that is shown; `None` during the round, and once the result is shown.
    end: Option<RoundEnd>,
}

impl Playback {
    pub const fn mode(self) -> PlaybackMode {
        self.mode
    }

    pub const fn replay(self) -> Option<InstantReplay> {
        self.replay
    }

    pub const fn set_mode(&mut self, mode: PlaybackMode) {
        self.mode = mode;
    }

    /// Records that the player asked for the turn after this ply. It then comes at once, in any mode.
    pub const fn ask_for_next(&mut self, ply: usize) {
        self.asked_at = Some(ply);
    }

    pub const fn set_replay(&mut self, replay: Option<InstantReplay>) {
        self.replay = replay;
    }

    /// Moves the instant replay to its next frame, or ends it after the last one.
    pub fn advance_replay(&mut self) {
        self.replay = self.replay.and_then(InstantReplay::advanced);
    }

    /// The step of the end of the round; `None` during the round, and once the result is shown.
    pub fn end_step(self) -> Option<EndStep> {
        self.end.map(RoundEnd::step)
    }

    /// Begins to show the end of a round by its last turn.
    pub fn begin_end(&mut self, last: &LogLine) {
        self.end = Some(RoundEnd::by(last));
    }

    /// Moves the end of the round to its next step, or to the result after the last one.
    pub fn advance_end(&mut self) {
        self.end = self.end.and_then(RoundEnd::advanced);
    }

    /// Ends the end of the round early.
    pub const fn show_result(&mut self) {
        self.end = None;
    }

    /// Time that the table after this ply stays before the next turn of an opponent, in milliseconds; `None` if the
    /// player has to ask for that turn. The player's own turn stays half as long, because the page doesn't narrate it; and no
    /// longer than it takes to land if the next player has no card to think about.
    pub fn wait(self, ply: usize, is_narrated: bool, has_cards: bool, pace: Pace) -> Option<u32> {
        let millis = pace.millis();
        match self.mode {
            _ if self.replay.is_some() => None,
            _ if self.asked_at == Some(ply) => Some(0),
            PlaybackMode::Paused => None,
            PlaybackMode::FastForward => Some(millis.map_or(FAST, |millis| millis.min(FAST))),
            PlaybackMode::Timed if is_narrated => millis,
            PlaybackMode::Timed => {
                let half = millis.unwrap_or(REST) / 2;
                Some(if has_cards { half } else { half.min(LANDED) })
            }
        }
    }
}
