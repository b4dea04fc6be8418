//! Actions, grouped by the owner or feature that handles them.

use super::incoming_link::CorrespondenceAction;
use super::received_game::ReceivedAction;
use super::reduce::live::LiveStep;
use super::screen::Sheet;
use super::sealed_lobby::SealedAction;
use crate::bots::Level;
use crate::engine::EngineReply;
use crate::game::{Edition, PlayerCount, Seat, Seed, Target};
use crate::state::archive::RecentAction;
use crate::state::daily_results::DailyAction;
use crate::state::day::DayHour;
use crate::state::lesson::LessonAction;
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::notice::Notice;
use crate::state::pending_request::PendingRequest;
use crate::state::play::{GameSlot, TurnAction};
use crate::state::puzzle::PuzzleAction;
use crate::state::replay::ReplayAction;
use crate::state::settings::{Company, SettingsAction};
use crate::state::store::StoreEvent;

/// An event: an action of the user, a reply, or news from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Navigate(NavigationAction),
    NewGame(NewGameAction),
    /// Part of a turn in the game, lesson or puzzle on the screen.
    Turn(TurnAction),
    Game(GameAction),
    Correspondence(CorrespondenceAction),
    Sealed(SealedAction),
    Live(LiveStep),
    Lesson(LessonAction),
    Puzzle(PuzzleAction),
    Replay(ReplayAction),
    Daily(DailyAction),
    Recent(RecentAction),
    Received(ReceivedAction),
    Settings(SettingsAction),
    Notice(NoticeAction),
    StoreChanged(StoreEvent),
    EngineReplied(PendingRequest, EngineReply),
    HourChanged(DayHour),
}

#[derive(Clone, Debug, PartialEq)]
pub enum NavigationAction {
    Home,
    /// Go to an entry of the browser's history, by its text: with Back, Forward or a reload.
    Visit(String),
    /// Continue the game of a slot.
    Resume(GameSlot),
    /// Open a link: the part of an address after `#`.
    OpenLink(String),
    OpenSheet(Sheet),
    CloseSheet,
    /// Go back from a review to the gallery it was opened from.
    BackToGallery,
    /// The page was hidden, or shown again.
    LookAway,
}

#[derive(Clone, Debug, PartialEq)]
pub enum NewGameAction {
    Players(PlayerCount),
    /// Player at a seat after the first; 0 is the second seat.
    SetOpponent(usize, PlayerKind),
    /// Level of all opponents.
    Level(Level),
    Edition(Edition),
    Advanced(bool),
    Actions(bool),
    Target(Target),
    Seed(String),
    Open,
    /// Open the form for a game in this company.
    Company(Company),
    /// Close the form; this seed replaces an invalid one.
    Close(Seed),
}

/// An action at the table, besides the parts of a turn.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Start the game that the form describes, if its seed is valid; the form shows this seed next.
    Deal(Seed),
    PlayAgain(Seed),
    SameDeal,
    /// Deal again to these players, and keep them for later games.
    PlayAgainst(Lineup, Seed),
    /// Let the requested game replace the one under way.
    ConfirmReplace,
    /// Take back the player's last turn and all turns after it.
    TakeBack,
    /// The player to move has taken the device.
    TakeDevice,
    NextRound,
    /// Hold the current moment while opponents move.
    Pause,
    Resume,
    /// Show the next opponent's turn now.
    NextTurn,
    /// Show all opponents' turns in quick succession.
    FastForward,
    /// Show the next step of the end of a round.
    NextEndStep,
    /// Show the result of a round at once.
    ShowResult,
    RestartRound,
    Resign,
    /// End the match without a result: its end is shown over the start page.
    GiveUpMatch,
    /// Deal again to the players of the match that was given up.
    Rematch(Seed),
    /// Review the rounds of the match that was given up.
    ReviewGivenUp,
    /// Change an opponent's level from the next round on.
    ChangeLevel(Seat, Level),
    /// Show turns again, from one ply to another.
    ReplayTurns(usize, usize),
    ReplayNext,
    StopReplay,
}

#[derive(Clone, Debug, PartialEq)]
pub enum NoticeAction {
    /// Show a notice, unless it was shown before.
    Tell(Notice),
    Dismiss(Notice),
    /// Put back what something else than this page has deleted.
    PutBack,
}

/// How much of the page an action changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateScope {
    /// Little, or nothing that the user waits for.
    Minor,
    /// Another screen or sheet may open, or much of the screen changes.
    Screen,
    /// Much of the table changes.
    Table,
}

impl Action {
    /// How much of the page it changes. Starting or joining a correspondence game counts as little: a form does that, and
    /// its button doesn't wait.
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
                | GameAction::NextEndStep
                | GameAction::ShowResult
                | GameAction::ChangeLevel(..)
                | GameAction::ReplayNext
                | GameAction::StopReplay,
            ) => UpdateScope::Minor,
            Self::Game(
                GameAction::ConfirmReplace
                | GameAction::GiveUpMatch
                | GameAction::Rematch(_)
                | GameAction::ReviewGivenUp,
            ) => UpdateScope::Screen,
            Self::Game(_)
            | Self::Replay(ReplayAction::Step(_))
            | Self::Puzzle(PuzzleAction::Step(_)) => UpdateScope::Table,
            Self::Navigate(
                NavigationAction::Home
                | NavigationAction::BackToGallery
                | NavigationAction::Resume(_)
                | NavigationAction::OpenSheet(_),
            )
            | Self::NewGame(NewGameAction::Open | NewGameAction::Company(_))
            | Self::Correspondence(CorrespondenceAction::Send | CorrespondenceAction::Rematch(_))
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
            | Self::Live(_)
            | Self::Settings(_)
            | Self::Notice(_)
            | Self::StoreChanged(_)
            | Self::EngineReplied(..)
            | Self::HourChanged(_) => UpdateScope::Minor,
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
