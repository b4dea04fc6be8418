//! Actions of the cards: the action of each value and, as plain data, the differences between
//! editions.

use super::card::Value;
use super::edition::Edition;

/// Action of a card played to a palette, in a game with Actions (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionKind {
    /// A 1 takes a card out of another palette.
    Take,
    /// A 3 draws a card.
    Draw,
    /// A 5 lets its player play another card.
    PlayAgain,
    /// A 7 moves a card out of its player's own palette, to the canvas or onto the deck.
    Move,
}

impl Value {
    /// Action of a card of this value in a game with Actions; `None` for 2, 4 and 6.
    #[must_use]
    pub const fn action(self) -> Option<ActionKind> {
        match self.get() {
            1 => Some(ActionKind::Take),
            3 => Some(ActionKind::Draw),
            5 => Some(ActionKind::PlayAgain),
            7 => Some(ActionKind::Move),
            _ => None,
        }
    }
}

/// Limit on the palettes that a 1 may take a card from (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TakeLimit {
    /// Never from a player who has fewer palette cards than the player taking.
    NotFromFewer,
    /// Never a player's only palette card.
    NotTheOnlyOne,
    /// From any other player.
    Any,
}

/// Cards of its player's palette that a 7 may move (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecycleSource {
    /// Any card, the 7 itself included.
    Any,
    /// Any card except this 7.
    Another,
}

/// Condition for a 7 to put its card on the canvas (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecycleCanvas {
    /// Always.
    Always,
    /// Only if the player is winning right afterwards.
    IfWinning,
    /// Only if the player is winning right afterwards, and the card's value is at least the number
    /// of cards left in the palette.
    IfWinningAndNotTooLow,
}

/// Condition for a 7 to put its card on top of the deck (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecycleDeck {
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Rules for actions, as far as editions differ: see [`Ruleset::actions`](super::Ruleset::actions).
///
/// | field | `1.3` | `web` | `bga` | `1.0` |
/// |---|---|---|---|---|
/// | `take`, of a 1 | not from fewer | not from fewer | never the only one | any |
/// | `recycle`, of a 7 | any | any | another | another |
/// | `recycle_canvas`, of a 7 | always | if winning | if winning | if winning; in Advanced also not too low |
/// | `recycle_deck`, of a 7 | always | always | never | never |
/// | `must_stay` | 1 and 7 | 1 | – | – |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ActionRules {
    /// Limit on the palettes that a 1 may take a card from.
    pub take: TakeLimit,
    /// Cards that a 7 may move.
    pub recycle: RecycleSource,
    /// Condition for a 7 to put that card on the canvas.
    pub recycle_canvas: RecycleCanvas,
    /// Condition for a 7 to put that card on top of the deck.
    pub recycle_deck: RecycleDeck,
    /// Values of the cards that require the lead: a turn in which one of them is played must end
    /// with its player winning, so it is illegal if the player would go out.
    pub must_stay: &'static [u8],
}

impl ActionRules {
    /// Returns the rules of an edition, in the Basic or the Advanced game.
    #[must_use]
    pub(super) const fn of(edition: Edition, advanced: bool) -> Self {
        match edition {
            Edition::V1_3 => ActionRules {
                take: TakeLimit::NotFromFewer,
                recycle: RecycleSource::Any,
                recycle_canvas: RecycleCanvas::Always,
                recycle_deck: RecycleDeck::Always,
                must_stay: &[1, 7],
            },
            Edition::Web => ActionRules {
                take: TakeLimit::NotFromFewer,
                recycle: RecycleSource::Any,
                recycle_canvas: RecycleCanvas::IfWinning,
                recycle_deck: RecycleDeck::Always,
                must_stay: &[1],
            },
            Edition::Bga => ActionRules {
                take: TakeLimit::NotTheOnlyOne,
                recycle: RecycleSource::Another,
                recycle_canvas: RecycleCanvas::IfWinning,
                recycle_deck: RecycleDeck::Never,
                must_stay: &[],
            },
            Edition::V1_0 => ActionRules {
                take: TakeLimit::Any,
                recycle: RecycleSource::Another,
                recycle_canvas: if advanced {
                    RecycleCanvas::IfWinningAndNotTooLow
                } else {
                    RecycleCanvas::IfWinning
                },
                recycle_deck: RecycleDeck::Never,
                must_stay: &[],
            },
        }
    }

    /// Returns `true` if a turn in which a card of this value is played must end with its player
    /// winning.
    #[must_use]
    pub fn requires_lead(&self, value: Value) -> bool {
        self.must_stay.contains(&value.get())
    }
}
