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
pub use course::{Cell, Course, CourseRow};
pub use cue::{Pulse, SoundCue};
pub use document::{load_correspondence, load_game, load_sealed, save_game};
pub use example::example;
pub use flow::Flow;
pub use game::{Awaits, FinishedRound, Game, Glance, Win};
pub use games::{Branch, Games, Place};
pub use hint::{Adviser, Hint, HintState, HintStep};
pub use log::{Event, LogLine, PassReason, events, told};
pub use picture::{Brush, Linen, Mark, Marks, Paints, Picture, sheet, streaks};
pub use result::GameResult;
pub use scene::{FriendScene, Moment, RoundResult, Scene, Score, SealScene, Since, Stage};
pub use step::Step;
pub use verdict::{Discardable, FollowUp, Outlook, Prospects, Verdict};
