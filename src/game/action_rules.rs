//! What cards do when they are played: which card does what, and, as plain data, where
//! editions differ in it.

use super::card::Value;
use super::edition::Edition;

/// What a card does when it is played to a palette, in a game with Actions (section 7).
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
    /// What a card of this value does in a game with Actions; `None` for 2, 4 and 6.
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

/// From whose palette a 1 may take a card (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TakeLimit {
    /// Never from a player with fewer palette cards than the one who takes.
    NotFromFewer,
    /// Never a player's only palette card.
    NotTheOnlyOne,
    /// From any other player.
    Any,
}

/// Which card of its player's palette a 7 may move (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecycleSource {
    /// Any, the 7 itself included.
    Any,
    /// Another card than this 7.
    Another,
}

/// When a 7 may put its card on the canvas (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecycleCanvas {
    /// Always.
    Always,
    /// Only if its player is winning right after.
    IfWinning,
    /// Only if its player is winning right after, and the card's value is at
    /// least the number of cards left in the palette.
    IfWinningAndNotTooLow,
}

/// When a 7 may put its card on top of the deck (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecycleDeck {
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What actions may do, where editions differ in it: see [`Ruleset::actions`](super::Ruleset::actions).
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
    /// From whose palette a 1 may take a card.
    pub take: TakeLimit,
    /// Which card a 7 may move.
    pub recycle: RecycleSource,
    /// When a 7 may put that card on the canvas.
    pub recycle_canvas: RecycleCanvas,
    /// When a 7 may put that card on top of the deck.
    pub recycle_deck: RecycleDeck,
    /// The values of the cards that may be played only if their player stays in the round:
    /// a turn with one of them has to end with its player winning.
    pub must_stay: &'static [u8],
}

impl ActionRules {
    /// Those of an edition, in the Basic or the Advanced game.
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

    /// Whether a card of this value may be played only if its player stays in the round.
    #[must_use]
    pub fn requires_lead(&self, value: Value) -> bool {
        self.must_stay.contains(&value.get())
    }
}
