//! The game being played, its stored form, and the view models of the table.

mod action;
mod correspondence_summary;
mod cue;
mod document;
mod finished_round;
mod game;
mod game_slots;
mod hint;
mod landed_scene;
mod lead_history;
mod lead_status;
mod log;
pub(super) mod picture;
mod playback;
mod result;
mod rule_examples;
mod scene;
mod step;

pub use action::TurnAction;
pub use correspondence_summary::{CorrespondenceSummary, WaitingFor};
pub use cue::{HapticCue, SoundCue};
pub use document::{load_correspondence, load_game, load_sealed, save_game, save_local_game};
pub use finished_round::FinishedRound;
pub use game::Game;
pub use game_slots::{Branch, GameSlot, Games};
pub use hint::{Adviser, Hint, HintState, HintStep};
pub use landed_scene::LandedScene;
pub use lead_history::{LeadCell, LeadHistory, LeadHistoryRow};
pub use lead_status::{
    ActionTargets, Discardable, FollowUp, LeadStatus, MovePreview, is_stuck, may_last_card_act,
};
pub use log::{LogLine, PassReason, TurnEvent, events, planned_events};
pub use picture::{
    Brush, ColorTarget, FRAME_SIZE, Picture, PictureFrame, PictureSize, PlayerSign, RoundCaption,
    RuleHistory, RulePeriod, Signature, streaks,
};
pub use playback::{EndStep, PlaybackMode};
pub use result::GameResult;
pub use rule_examples::example;
pub use scene::{
    CorrespondenceScene, RecapItem, ReplayFrame, RoundResult, Scene, Score, SealedScene, Stage,
};
pub use step::Step;
