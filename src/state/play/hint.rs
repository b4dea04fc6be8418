//! Hints: the turn that a Master would play for the player, revealed step by step.

use super::log::{TurnEvent, planned_events};
use crate::bots::{HintFocus, Reason};
use crate::game::{Card, Round, Turn};

/// A recommended turn, or the rest of one, and how much of it is revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The events of the turn; empty if the turn should end here. They don't name a card that it draws.
    pub events: Vec<TurnEvent>,
    pub look: HintFocus,
    pub reasons: Vec<Reason>,
    /// `true` if the player had made no move of the turn.
    pub is_at_start: bool,
    /// `true` if the player can undo the moves of the turn.
    pub can_undo: bool,
    pub adviser: Adviser,
    pub step: HintStep,
}

/// Revealed part of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// The direction: where to look.
    Look,
    /// Also the first card.
    Card,
    /// The whole turn, and the reasons for it.
    Turn,
}

/// The source of a hint, which decides on its reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adviser {
    /// A Master with the player's knowledge.
    Master,
    /// A lesson. Its task describes where to look and why.
    Lesson,
    /// A puzzle. All hands are open.
    Puzzle,
}

/// Progress of a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HintState {
    #[default]
    None,
    /// The engine is computing a hint.
    Asked,
    Given(Hint),
}

impl Hint {
    /// A hint that recommends a turn, or the rest of one, to the player to move.
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
            can_undo: !is_at_start,
            adviser,
            step: HintStep::Turn,
        };
        let step = match (hint.card(), adviser) {
            // There is nothing to reveal later.
            (None, _) => HintStep::Turn,
            _ if hint.reasons.contains(&Reason::Lost) => HintStep::Turn,
            (Some(_), Adviser::Lesson) => HintStep::Card,
            (Some(_), Adviser::Master | Adviser::Puzzle) => HintStep::Look,
        };
        Self { step, ..hint }
    }

    /// The first card that the turn moves, if any.
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
    /// Asks for a hint, or reveals more of the current one. Does nothing while the engine computes a hint and once all
    /// is revealed.
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

    /// Returns `true` if the player can ask for more.
    #[must_use]
    pub fn has_more(&self) -> bool {
        match self {
            Self::None => true,
            Self::Asked => false,
            Self::Given(hint) => hint.step < HintStep::Turn,
        }
    }

    /// The first card, once it is revealed.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        match self {
            Self::Given(hint) if hint.step >= HintStep::Card => hint.card(),
            Self::None | Self::Asked | Self::Given(_) => None,
        }
    }
}
