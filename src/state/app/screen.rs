//! Screens, and the sheets over them.

use std::mem::discriminant;
use std::rc::Rc;

use super::incoming_link::IncomingLink;
use super::received_game::ReceivedGame;
use super::sealed_lobby::SealedLobby;
use crate::state::day::Day;
use crate::state::lesson::Lesson;
use crate::state::link::LiveLink;
use crate::state::play::GameSlot;
use crate::state::puzzle::PuzzleSession;
use crate::state::replay::Replay;

#[derive(Clone, Debug, PartialEq)]
pub enum Screen {
    Home,
    /// The table with the game of a slot.
    Table(GameSlot),
    Lesson(Rc<Lesson>),
    Replay(Rc<Replay>),
    Puzzle(Rc<PuzzleSession>),
    /// A daily deal and its result.
    Daily(Day),
    /// A game or deal received by link.
    Received(Rc<ReceivedGame>),
    /// A correspondence link that needs a decision.
    IncomingLink(Rc<IncomingLink>),
    /// A sealed game whose cards aren't dealt yet.
    Sealed(Rc<SealedLobby>),
    /// An invitation to a live game.
    Live(LiveLink),
}

impl Screen {
    /// Returns `true` if a player would call it the same page: of its kind, and with the same game at a table.
    pub(super) fn is_same_page(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Table(one), Self::Table(other)) => one == other,
            // From a position of a review, Back leads to its summary.
            (Self::Replay(one), Self::Replay(other)) => one.is_summary() == other.is_summary(),
            _ => discriminant(self) == discriminant(other),
        }
    }

    /// Returns `true` if `next` takes its place in the history: what arrived by link is done once its game is at the
    /// table, and the summary of a review comes before its positions.
    pub(super) fn gives_way_to(&self, next: &Self) -> bool {
        match (self, next) {
            (
                Self::Received(_) | Self::IncomingLink(_) | Self::Sealed(_) | Self::Live(_),
                Self::Table(_),
            ) => true,
            (Self::Replay(position), Self::Replay(next)) => {
                !position.is_summary() && next.is_summary()
            }
            _ => false,
        }
    }
}

/// A dialog over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The leader under each rule.
    WhatIf,
    Log,
    Scores,
    Review,
    /// Further actions at a table.
    Menu,
    HowTo,
    /// *How to play*, opened at discards in Advanced.
    Discards,
    /// *How to play*, opened at Actions.
    Actions,
    Settings,
    Keys,
    Lessons,
    /// Links to the deal and the game.
    Share,
    /// The link of a correspondence game.
    Send,
    /// Choice of puzzles, and the player's progress.
    Puzzles,
    /// Confirmation that a game may be replaced.
    Replace,
    Statistics,
    /// Stored data and backups.
    Data,
    /// Facts about winning.
    WhatWins,
    /// The last finished games as paintings.
    Gallery,
    /// The players of a live game, and their connection.
    Live,
    /// The end of a match that was given up.
    GivenUp,
}

impl Sheet {
    /// In the order of their numbers in history entries.
    pub(super) const ALL: [Self; 21] = [
        Self::WhatIf,
        Self::Log,
        Self::Scores,
        Self::Review,
        Self::Menu,
        Self::HowTo,
        Self::Discards,
        Self::Actions,
        Self::Settings,
        Self::Keys,
        Self::Lessons,
        Self::Share,
        Self::Send,
        Self::Puzzles,
        Self::Replace,
        Self::Statistics,
        Self::Data,
        Self::WhatWins,
        Self::Gallery,
        Self::Live,
        Self::GivenUp,
    ];

    /// Returns `true` if the sheet is a page of its own, and `false` if it belongs to the screen under it.
    #[must_use]
    pub const fn is_page(self) -> bool {
        match self {
            Self::HowTo
            | Self::Discards
            | Self::Actions
            | Self::Settings
            | Self::Keys
            | Self::Lessons
            | Self::Puzzles
            | Self::Statistics
            | Self::Data
            | Self::WhatWins
            | Self::Gallery => true,
            Self::WhatIf
            | Self::Log
            | Self::Scores
            | Self::Review
            | Self::Menu
            | Self::Share
            | Self::Send
            | Self::Replace
            | Self::Live
            | Self::GivenUp => false,
        }
    }
}
