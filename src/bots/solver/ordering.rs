//! Order in which turns are searched.

use arrayvec::ArrayVec;

use super::hand::{ALL_CARDS, HandBits, MAX_HAND};

/// Maximum number of turns that leave a player winning: at most one play with at most one discard.
const MAX_TURNS: usize = (MAX_HAND + 1) * (MAX_HAND + 1);

/// Turns of one position, in no particular order.
pub(super) type RankedTurns = ArrayVec<RankedTurn, MAX_TURNS>;

/// A turn in 32 bits: mobility of the next player, discarded card, played card, and the rule in force
/// after it. So the turn to search first has the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RankedTurn(u32);

/// Number of bits of the number of a rule.
const RULE_BITS: usize = 3;
/// Positions of the parts of a turn, in bits.
const PLAY: usize = RULE_BITS;
const DISCARD: usize = PLAY + MAX_HAND;
const MOBILITY: usize = DISCARD + MAX_HAND;

impl RankedTurn {
    pub(super) fn new(mobility: u32, play: HandBits, discard: HandBits, rule: u8) -> Self {
        let cards = u32::from(discard) << DISCARD | u32::from(play) << PLAY;
        Self(mobility << MOBILITY | cards | u32::from(rule))
    }

    /// Returns `true` if the next player can reply.
    pub(super) const fn can_be_replied_to(self) -> bool {
        self.0 >> MOBILITY != 0
    }

    /// Returns the card played, if any.
    pub(super) const fn play(self) -> HandBits {
        (self.0 >> PLAY) as HandBits & ALL_CARDS
    }

    /// Returns the card discarded, if any.
    pub(super) const fn discard(self) -> HandBits {
        (self.0 >> DISCARD) as HandBits & ALL_CARDS
    }

    /// Returns the number of the rule in force after the turn.
    pub(super) const fn rule(self) -> u8 {
        self.0 as u8 & ((1 << RULE_BITS) - 1)
    }
}

/// Removes and returns the turn that leaves the next player the least mobility.
pub(super) fn take_least(turns: &mut RankedTurns) -> Option<RankedTurn> {
    let (index, _) = turns.iter().enumerate().min_by_key(|&(_, turn)| turn)?;
    Some(turns.swap_remove(index))
}
