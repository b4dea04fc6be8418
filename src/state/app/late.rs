//! Functions of the state that the page's second part adds.

use std::sync::OnceLock;

use super::history_entry::HistoryEntry;
use super::{Action, AppState, PendingSealedRequest};
use crate::state::lesson::{Lesson, LessonScene};
use crate::state::pending_request::PendingRequest;
use crate::state::puzzle::{PuzzleAttempt, PuzzleScene};
use crate::state::replay::{Highlight, Replay, ReplayScene};
use crate::state::sealed_game::{SealedRejection, SealedSide, read_answer};
use crate::state::second_part::SecondPart;

/// Reader of an answer of the sealed module.
type ReadAnswer = fn(&str) -> Option<Result<SealedSide, SealedRejection>>;

/// Functions of the second part.
#[derive(Clone, Copy, Debug)]
pub struct LateFunctions {
    pub reduce: fn(&AppState, Action) -> AppState,
    pub pending_request: fn(&AppState) -> Option<PendingRequest>,
    pub sealed_request: fn(&AppState) -> Option<PendingSealedRequest>,
    pub read_answer: ReadAnswer,
    pub history_entry: fn(&AppState) -> HistoryEntry,
    pub lesson_scene: fn(&Lesson) -> LessonScene,
    pub replay_scene: fn(&AppState) -> Option<ReplayScene>,
    pub highlight: fn(&Replay) -> Option<Highlight>,
    pub puzzle_scene: fn(&PuzzleAttempt) -> PuzzleScene,
}

impl SecondPart for LateFunctions {
    const ALL: Self = Self {
        reduce: AppState::reduce,
        pending_request: AppState::pending_request,
        sealed_request: AppState::sealed_request,
        read_answer,
        history_entry: AppState::history_entry,
        lesson_scene: Lesson::scene,
        replay_scene: AppState::replay_scene,
        highlight: Replay::highlight,
        puzzle_scene: PuzzleAttempt::scene,
    };

    fn place() -> &'static OnceLock<Self> {
        static PLACE: OnceLock<LateFunctions> = OnceLock::new();
        &PLACE
    }
}
