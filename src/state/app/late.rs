//! Functions of the state that the page's second part adds. The first part must not refer to them, or it would contain
//! them.

use std::sync::OnceLock;

use super::history_entry::HistoryEntry;
use super::{Action, AppState, PendingSealedRequest};
use crate::state::lesson::{Lesson, LessonScene};
use crate::state::pending_request::PendingRequest;
use crate::state::puzzle::{PuzzleAttempt, PuzzleScene};
use crate::state::replay::{Highlight, Replay, ReplayScene};
use crate::state::sealed_game::{SealedRejection, SealedSide, read_answer};

/// Reader of an answer of the sealed module.
type ReadAnswer = fn(&str) -> Option<Result<SealedSide, SealedRejection>>;

/// The functions, of a page that loads them with its second part.
static LOADED: OnceLock<LateFunctions> = OnceLock::new();

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

impl LateFunctions {
    pub const ALL: Self = Self {
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

    /// Installs the functions once their code is loaded.
    pub fn install(self) {
        LOADED.get_or_init(|| self);
    }

    /// The functions, if their code is loaded.
    #[must_use]
    pub fn loaded() -> Option<&'static Self> {
        // With `split`, the first part must not refer to them, or it would contain them.
        if cfg!(all(feature = "split", target_arch = "wasm32")) {
            LOADED.get()
        } else {
            Some(&Self::ALL)
        }
    }
}
