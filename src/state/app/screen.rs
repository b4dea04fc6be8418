//! What fills the page, and what lies over it.

use std::rc::Rc;

use super::opened::Opened;
use super::sealed::SealedVisit;
use crate::state::app::sent::SentGame;
use crate::state::day::Day;
use crate::state::play::Place;
use crate::state::practice::{Lesson, Sitting};
use crate::state::replay::Replay;

/// What fills the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Screen {
    /// The start page.
    Home,
    /// The table, with the game of a place.
    Table(Place),
    /// A lesson.
    Lesson(Rc<Lesson>),
    /// A game that is looked at.
    Replay(Rc<Replay>),
    /// A puzzle.
    Puzzle(Rc<Sitting>),
    /// The deal of a day, and what came of it.
    Daily(Day),
    /// A game or a deal that somebody sent.
    Sent(Rc<SentGame>),
    /// A letter from a friend: an invitation, another story, or one for somebody else.
    Letter(Rc<Opened>),
    /// A sealed game that has no cards yet.
    Sealed(Rc<SealedVisit>),
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
