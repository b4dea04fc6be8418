//! A hint: the turn that a master would play in the person's place, told step by step.

use super::log::{TurnEvent, planned_events};
use crate::bots::{HintFocus, Reason};
use crate::game::{Card, Round, Turn};

/// A turn that was recommended, or the rest of one, and how much of it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What happens in it; nothing if the turn should end here. A card that it draws is
    /// not told.
    pub events: Vec<TurnEvent>,
    /// Where to look for it.
    pub look: HintFocus,
    /// What speaks for it.
    pub reasons: Vec<Reason>,
    /// Whether no move of the turn had been made.
    pub is_at_start: bool,
    /// Who gives it.
    pub adviser: Adviser,
    /// How much of it is told.
    pub step: HintStep,
}

/// How much of a hint is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// Where to look.
    Look,
    /// The card to begin with as well.
    Card,
    /// The whole turn, and what speaks for it.
    Turn,
}

/// Who gives a hint, and so what is said for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adviser {
    /// A master, by what the person knows.
    Master,
    /// A lesson, whose task says where to look and what for.
    Lesson,
    /// A puzzle, in which all hands are open.
    Puzzle,
}

/// How far a hint has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HintState {
    /// None was asked for.
    #[default]
    None,
    /// One is being thought of.
    Asked,
    /// Here it is, or a part of it.
    Given(Hint),
}

impl Hint {
    /// The hint that a turn, or the rest of one, is best for the player to move.
    pub(in crate::state) fn new(
        round: &Round,
        turn: &Turn,
        is_at_start: bool,
        adviser: Adviser,
    ) -> Self {
        let view = round.view(round.table().turn());
        let hint = Self {
            events: planned_events(round, turn),
            look: HintFocus::of(&view, turn),
            reasons: match adviser {
                Adviser::Master => Reason::all_of(&view, turn),
                Adviser::Lesson => Vec::new(),
                Adviser::Puzzle => vec![Reason::Key],
            },
            is_at_start,
            adviser,
            step: HintStep::Turn,
        };
        let step = match (hint.card(), adviser) {
            // There is nothing to be kept back.
            (None, _) => HintStep::Turn,
            _ if hint.reasons.contains(&Reason::Lost) => HintStep::Turn,
            (Some(_), Adviser::Lesson) => HintStep::Card,
            (Some(_), Adviser::Master | Adviser::Puzzle) => HintStep::Look,
        };
        Self { step, ..hint }
    }

    /// The card to begin with, if one is moved.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        match *self.events.first()? {
            TurnEvent::Played(card)
            | TurnEvent::Discarded(card)
            | TurnEvent::Took(card, _)
            | TurnEvent::Recycled(card)
            | TurnEvent::Returned(card) => Some(card),
            TurnEvent::Drew(_) | TurnEvent::Passed => None,
        }
    }
}

impl HintState {
    /// What is asked for next: a hint, or more of the one that is given. While one is thought of,
    /// and once all is told, nothing changes.
    pub(in crate::state) fn ask(&mut self) {
        match self {
            Self::None => *self = Self::Asked,
            Self::Asked => {}
            Self::Given(hint) => {
                hint.step = match hint.step {
                    HintStep::Look => HintStep::Card,
                    HintStep::Card | HintStep::Turn => HintStep::Turn,
                };
            }
        }
    }

    /// Whether there is more to ask for.
    #[must_use]
    pub fn has_more(&self) -> bool {
        match self {
            Self::None => true,
            Self::Asked => false,
            Self::Given(hint) => hint.step < HintStep::Turn,
        }
    }

    /// The card that is pointed at: once it is told.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        match self {
            Self::Given(hint) if hint.step >= HintStep::Card => hint.card(),
            Self::None | Self::Asked | Self::Given(_) => None,
        }
    }
}
