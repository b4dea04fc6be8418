//! A game being played: its turns, the turn that is being put together, and what the table
//! shows of both.

mod action;
mod course;
mod cue;
mod document;
mod example;
mod flow;
mod game;
mod games;
mod hint;
mod log;
pub(super) mod picture;
mod result;
mod scene;
mod step;
mod verdict;

pub use action::TurnAction;
pub use course::{LeadCell, LeadHistory, LeadHistoryRow};
pub use cue::{HapticCue, SoundCue};
pub use document::{load_correspondence, load_game, load_sealed, save_game};
pub use example::example;
pub use flow::Playback;
pub use game::{CorrespondenceSummary, FinishedRound, Game, WaitingFor, Win};
pub use games::{Branch, GameSlot, Games};
pub use hint::{Adviser, Hint, HintState, HintStep};
pub use log::{LogLine, PassReason, TurnEvent, events, planned_events};
pub use picture::{
    Brush, ColorTarget, Picture, PictureSize, RuleHistory, RulePeriod, sheet, streaks,
};
pub use result::GameResult;
pub use scene::{
    CorrespondenceScene, RecapItem, ReplayFrame, RoundResult, Scene, Score, SealedScene, Stage,
};
pub use step::Step;
pub use verdict::{ActionTargets, Discardable, FollowUp, LeadStatus, MovePreview};
