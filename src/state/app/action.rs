//! Everything that can happen to the application, by the part that it goes to.

use super::incoming_link::CorrespondenceAction;
use super::received_game::ReceivedAction;
use super::screen::Sheet;
use super::sealed::SealedAction;
use crate::bots::Level;
use crate::game::{Edition, PlayerCount, Seat, Seed, Target};
use crate::state::archive::RecentAction;
use crate::state::daily_results::DailyAction;
use crate::state::day::Day;
use crate::state::engine::{EngineReply, PendingRequest};
use crate::state::lesson::LessonAction;
use crate::state::lineup::PlayerKind;
use crate::state::notice::Notice;
use crate::state::play::{GameSlot, TurnAction};
use crate::state::puzzle::PuzzleAction;
use crate::state::replay::ReplayAction;
use crate::state::settings::SettingsAction;
use crate::state::store::StoreEvent;

/// Something that happened: a wish of the player, an answer, a fault.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Another screen, or a sheet over it.
    Navigate(NavigationAction),
    /// The form for a new game.
    NewGame(NewGameAction),
    /// A turn that is put together: in a game, a lesson or a puzzle, whichever is shown.
    Turn(TurnAction),
    /// The game at the table.
    Game(GameAction),
    /// Games with friends.
    Correspondence(CorrespondenceAction),
    /// Sealed games.
    Sealed(SealedAction),
    /// A lesson.
    Lesson(LessonAction),
    /// A puzzle.
    Puzzle(PuzzleAction),
    /// A game that is looked at.
    Replay(ReplayAction),
    /// The deals of the days.
    Daily(DailyAction),
    /// A game that is over.
    Recent(RecentAction),
    /// What somebody sent.
    Received(ReceivedAction),
    /// A setting.
    Settings(SettingsAction),
    /// Something to be told to the player.
    Notice(NoticeAction),
    /// What was found in the browser's storage.
    StoreChanged(StoreEvent),
    /// What was asked for was answered.
    EngineReplied(PendingRequest, EngineReply),
    /// It is this day now.
    DateChanged(Day),
}

/// Ways from one screen to another.
#[derive(Clone, Debug, PartialEq)]
pub enum NavigationAction {
    /// To the start page.
    Home,
    /// Back: take the sheet away, or show the start page.
    Back,
    /// On with the game of a place.
    Resume(GameSlot),
    /// To what an address leads to: the part of it after `#`.
    OpenLink(String),
    /// Lay a sheet over the page.
    OpenSheet(Sheet),
    /// Take the sheet away.
    CloseSheet,
}

/// What is filled in for a new game.
#[derive(Clone, Debug, PartialEq)]
pub enum NewGameAction {
    /// How many play.
    Players(PlayerCount),
    /// Who sits at a seat after the first; these are counted from 0.
    SetOpponent(usize, PlayerKind),
    /// The edition of the rules.
    Edition(Edition),
    /// Advanced or Basic.
    Advanced(bool),
    /// With or without Actions.
    Actions(bool),
    /// When a game for points ends.
    Target(Target),
    /// The seed as typed.
    Seed(String),
    /// Open the form.
    Open,
    /// Open it for a game for two, the other being a friend elsewhere.
    Invite,
    /// Open it for a game for two who share the device.
    ShareDevice,
    /// Close it; this is the seed if the one that was typed cannot be read.
    Close(Seed),
}

/// What can be done with the game at the table, besides making one's turn.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Start the game that the form describes, if its seed can be read; the seed here
    /// is for the game after it.
    Deal(Seed),
    /// Another deal with the same players.
    PlayAgain(Seed),
    /// The same deal with the same players.
    SameDeal,
    /// Give up the game under way for the one that was asked for.
    ConfirmReplace,
    /// Take back the last turn of the person, and what the others did since.
    TakeBack,
    /// The person to move holds the device now.
    TakeDevice,
    /// Deal the next round of the match.
    NextRound,
    /// Hold the moment that is shown, while the others move.
    Pause,
    /// Go on from there.
    Resume,
    /// Show the next turn of the others now.
    NextTurn,
    /// Show all that are left in quick succession.
    FastForward,
    /// Deal this round again.
    RestartRound,
    /// Give up this round.
    Resign,
    /// Let the opponent of a seat play at this level from the next round on.
    ChangeLevel(Seat, Level),
    /// Show turns of the others once more, from one to another.
    ReplayTurns(usize, usize),
    /// Go on from the moment that is shown once more.
    ReplayNext,
    /// Go back from there to the game.
    StopReplay,
}

/// What the player is told.
#[derive(Clone, Debug, PartialEq)]
pub enum NoticeAction {
    /// Tell this, unless it was told before.
    Tell(Notice),
    /// It was read.
    Dismiss(Notice),
}

/// How much of what is seen an action changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateScope {
    /// Little, or nothing that the player waits for.
    Minor,
    /// Another screen or a sheet may come, or much of the screen changes: if a button sent it.
    Screen,
    /// Much of the table looks different.
    Table,
}

impl Action {
    /// How much of what is seen it changes, as a wish of the player. What begins or joins a game with friends comes from
    /// a form, and no button shows that.
    #[must_use]
    pub const fn update_scope(&self) -> UpdateScope {
        match self {
            Self::Turn(TurnAction::TakeUp(_) | TurnAction::AskForHint) => UpdateScope::Minor,
            Self::Turn(_) => UpdateScope::Table,
            Self::Game(
                GameAction::Pause
                | GameAction::Resume
                | GameAction::NextTurn
                | GameAction::FastForward
                | GameAction::ChangeLevel(..)
                | GameAction::ReplayNext
                | GameAction::StopReplay,
            ) => UpdateScope::Minor,
            Self::Game(GameAction::ConfirmReplace) => UpdateScope::Screen,
            Self::Game(_)
            | Self::Replay(ReplayAction::Step(_))
            | Self::Puzzle(PuzzleAction::Step(_)) => UpdateScope::Table,
            Self::Navigate(
                NavigationAction::Home
                | NavigationAction::Resume(_)
                | NavigationAction::OpenSheet(_),
            )
            | Self::NewGame(
                NewGameAction::Open | NewGameAction::Invite | NewGameAction::ShareDevice,
            )
            | Self::Correspondence(
                CorrespondenceAction::Send | CorrespondenceAction::Rematch { .. },
            )
            | Self::Replay(_)
            | Self::Puzzle(_)
            | Self::Lesson(_)
            | Self::Daily(_)
            | Self::Recent(_)
            | Self::Received(_) => UpdateScope::Screen,
            Self::Navigate(_)
            | Self::NewGame(_)
            | Self::Correspondence(_)
            | Self::Sealed(_)
            | Self::Settings(_)
            | Self::Notice(_)
            | Self::StoreChanged(_)
            | Self::EngineReplied(..)
            | Self::DateChanged(_) => UpdateScope::Minor,
        }
    }
}

macro_rules! part {
    ($($part:ident($action:ty)),+ $(,)?) => {
        $(impl From<$action> for Action {
            fn from(action: $action) -> Self {
                Self::$part(action)
            }
        })+
    };
}

part!(
    Navigate(NavigationAction),
    NewGame(NewGameAction),
    Turn(TurnAction),
    Game(GameAction),
    Correspondence(CorrespondenceAction),
    Sealed(SealedAction),
    Lesson(LessonAction),
    Puzzle(PuzzleAction),
    Replay(ReplayAction),
    Daily(DailyAction),
    Recent(RecentAction),
    Received(ReceivedAction),
    Settings(SettingsAction),
    Notice(NoticeAction),
    StoreChanged(StoreEvent),
);
