//! What fills the page, and what lies over it.

use std::rc::Rc;

use super::incoming_link::IncomingLink;
use super::received_game::ReceivedGame;
use super::sealed::SealedLobby;
use crate::state::day::Day;
use crate::state::lesson::Lesson;
use crate::state::play::GameSlot;
use crate::state::puzzle::PuzzleSession;
use crate::state::replay::Replay;

/// What fills the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Screen {
    /// The start page.
    Home,
    /// The table, with the game of a place.
    Table(GameSlot),
    /// A lesson.
    Lesson(Rc<Lesson>),
    /// A game that is looked at.
    Replay(Rc<Replay>),
    /// A puzzle.
    Puzzle(Rc<PuzzleSession>),
    /// The deal of a day, and what came of it.
    Daily(Day),
    /// A game or a deal that somebody sent.
    Received(Rc<ReceivedGame>),
    /// A letter from a friend: an invitation, another story, or one for somebody else.
    IncomingLink(Rc<IncomingLink>),
    /// A sealed game that has no cards yet.
    Sealed(Rc<SealedLobby>),
}

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Who would lead under each rule.
    WhatIf,
    /// The turns so far.
    Log,
    /// The score sheet.
    Scores,
    /// The review of a round.
    Review,
    /// What else can be done at a table.
    Menu,
    /// How to play.
    HowTo,
    /// The same, at what a discard brings in Advanced.
    Discards,
    /// The same, at what Actions do.
    Actions,
    /// Settings.
    Settings,
    /// The keys.
    Keys,
    /// The lessons.
    Lessons,
    /// The addresses of the deal and the game.
    Share,
    /// The game with friends as it is sent.
    Send,
    /// Which puzzle to begin, and how one stands with them.
    Puzzles,
    /// Whether the game under way is to be given up.
    Replace,
    /// How the person has done so far.
    Statistics,
    /// All that is kept in the browser.
    Data,
}
