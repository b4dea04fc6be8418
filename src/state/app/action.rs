//! Everything that can happen to the application, by the part that it goes to.

use super::opened::FriendsAction;
use super::screen::Sheet;
use super::sealed::SealedAction;
use crate::bots::Level;
use crate::game::{Edition, PlayerCount, Seat, Seed, Target};
use crate::state::app::sent::SentAction;
use crate::state::archive::RecentAction;
use crate::state::daily::DailyAction;
use crate::state::day::Day;
use crate::state::engine::{Answer, Asked};
use crate::state::lineup::Player;
use crate::state::notice::Notice;
use crate::state::play::{Place, TurnAction};
use crate::state::practice::{LessonAction, PuzzleAction};
use crate::state::replay::ReplayAction;
use crate::state::settings::SettingsAction;
use crate::state::store::News;

/// Something that happened: a wish of the player, an answer, a fault.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Another screen, or a sheet over it.
    Navigate(Navigation),
    /// The form for a new game.
    Form(FormAction),
    /// A turn that is put together: in a game, a lesson or a puzzle, whichever is shown.
    Turn(TurnAction),
    /// The game at the table.
    Game(GameAction),
    /// Games with friends.
    Friends(FriendsAction),
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
    Sent(SentAction),
    /// A setting.
    Settings(SettingsAction),
    /// Something to be told to the player.
    Notice(NoticeAction),
    /// What was found in the browser's storage.
    Store(News),
    /// What was asked for was answered.
    Answered(Asked, Answer),
    /// It is this day now.
    Today(Day),
}

/// Ways from one screen to another.
#[derive(Clone, Debug, PartialEq)]
pub enum Navigation {
    /// To the start page.
    Home,
    /// Back: take the sheet away, or show the start page.
    Back,
    /// On with the game of a place.
    Continue(Place),
    /// To what an address leads to: the part of it after `#`.
    Follow(String),
    /// Lay a sheet over the page.
    Open(Sheet),
    /// Take the sheet away.
    Close,
}

/// What is filled in for a new game.
#[derive(Clone, Debug, PartialEq)]
pub enum FormAction {
    /// How many play.
    Players(PlayerCount),
    /// Who sits at a seat after the first; these are counted from 0.
    Other(usize, Player),
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
    Done(Seed),
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
    Replace,
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
    ShowNext,
    /// Show all that are left in quick succession.
    Hurry,
    /// Deal this round again.
    RestartRound,
    /// Give up this round.
    Resign,
    /// Let the opponent of a seat play at this level from the next round on.
    ChangeLevel(Seat, Level),
    /// Show turns of the others once more, from one to another.
    Recall(usize, usize),
    /// Go on from the moment that is shown once more.
    RecallOn,
    /// Go back from there to the game.
    RecallNoMore,
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
pub enum Extent {
    /// Little, or nothing that the player waits for.
    Little,
    /// Another screen or a sheet may come, or much of the screen changes: if a button sent it.
    Screen,
    /// Much of the table looks different.
    Table,
}

impl Action {
    /// How much of what is seen it changes, as a wish of the player. What begins or joins a game with friends comes from
    /// a form, and no button shows that.
    #[must_use]
    pub const fn extent(&self) -> Extent {
        match self {
            Self::Turn(TurnAction::TakeUp(_) | TurnAction::AskForHint) => Extent::Little,
            Self::Turn(_) => Extent::Table,
            Self::Game(
                GameAction::Pause
                | GameAction::Resume
                | GameAction::ShowNext
                | GameAction::Hurry
                | GameAction::ChangeLevel(..)
                | GameAction::RecallOn
                | GameAction::RecallNoMore,
            ) => Extent::Little,
            Self::Game(GameAction::Replace) => Extent::Screen,
            Self::Game(_)
            | Self::Replay(ReplayAction::Step(_))
            | Self::Puzzle(PuzzleAction::Step(_)) => Extent::Table,
            Self::Navigate(Navigation::Home | Navigation::Continue(_) | Navigation::Open(_))
            | Self::Form(FormAction::Open | FormAction::Invite | FormAction::ShareDevice)
            | Self::Friends(FriendsAction::Send | FriendsAction::Rematch { .. })
            | Self::Replay(_)
            | Self::Puzzle(_)
            | Self::Lesson(_)
            | Self::Daily(_)
            | Self::Recent(_)
            | Self::Sent(_) => Extent::Screen,
            Self::Navigate(_)
            | Self::Form(_)
            | Self::Friends(_)
            | Self::Sealed(_)
            | Self::Settings(_)
            | Self::Notice(_)
            | Self::Store(_)
            | Self::Answered(..)
            | Self::Today(_) => Extent::Little,
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
    Navigate(Navigation),
    Form(FormAction),
    Turn(TurnAction),
    Game(GameAction),
    Friends(FriendsAction),
    Sealed(SealedAction),
    Lesson(LessonAction),
    Puzzle(PuzzleAction),
    Replay(ReplayAction),
    Daily(DailyAction),
    Recent(RecentAction),
    Sent(SentAction),
    Settings(SettingsAction),
    Notice(NoticeAction),
    Store(News),
);
