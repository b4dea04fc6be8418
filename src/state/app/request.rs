//! Requests: what an owner or a reducer wants done to state that it doesn't own.

use crate::game::{PlayerCount, Seed};
use crate::puzzle::{Grade, PuzzleId};
use crate::state::app::game_request::GameRequest;
use crate::state::app::screen::{Screen, Sheet};
use crate::state::day::Day;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot};
use crate::state::sealed_game::SealedLink;
use crate::state::settings::NewGameForm;
use crate::state::store::{DeletionAnswer, JournalEntry};

/// A change to be carried out by [`AppState`](super::AppState), in order, before the action is over.
#[derive(Debug)]
pub(super) enum Request {
    /// Fill the page with this.
    Show(Screen),
    /// Show the game of a slot, if there is one.
    Resume(GameSlot),
    /// Leave the screen: for what a lesson was opened from, else for the start page.
    Leave,
    /// Put up the curtain of a shared game.
    PutDownDevice,
    OpenSheet(Sheet),
    CloseSheet,
    Notify(Notice),
    /// Drop the notices about sealed links: another link was opened.
    ForgetSealedNotices,

    /// Start a game, after asking if another one would be lost.
    StartGame(GameRequest),
    /// Start the game that waits, in place of the one that would be lost.
    ConfirmReplace,
    /// Keep the game that would be lost.
    CancelReplace,
    SetSeed(Seed),
    SaveForm(NewGameForm),

    /// Store a game that is new here, under a number of its own.
    AddGame(GameSlot, Box<Game>),
    /// Store the changed game of a slot, and record what came to its end by that.
    UpdateGame(GameSlot, Box<Game>),
    Record(JournalEntry),
    AnswerDeletion(DeletionAnswer),
    /// Record the first attempt at a puzzle, on a day if it was that day's.
    RecordPuzzle {
        id: PuzzleId,
        is_solved: bool,
        day: Option<Day>,
    },
    CompleteLesson(usize),
    SetPuzzlePlayers(PlayerCount),
    SetPuzzleGrade(Grade),

    /// Let the sealed module read a message.
    ReadSealed(SealedLink),
}

pub(super) type Requests = Vec<Request>;
