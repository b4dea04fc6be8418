//! Which turns are searched first.

use arrayvec::ArrayVec;

use super::hand::{ALL_CARDS, HandBits, MAX_HAND};

/// The most turns that leave a player winning: each play, or none, with each discard, or
/// none.
const MAX_TURNS: usize = (MAX_HAND + 1) * (MAX_HAND + 1);

/// Turns of one position, in no order.
pub(super) type RankedTurns = ArrayVec<RankedTurn, MAX_TURNS>;

/// A turn, in 32 bits: how free the next player is to reply, the card discarded, the card
/// played, the rule in force after it. So what is to be searched first is least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RankedTurn(u32);

/// How many bits the number of a rule takes.
const RULE_BITS: usize = 3;
/// Where the parts of a turn begin.
const PLAY: usize = RULE_BITS;
const DISCARD: usize = PLAY + MAX_HAND;
const MOBILITY: usize = DISCARD + MAX_HAND;

impl RankedTurn {
    pub(super) fn new(mobility: u32, play: HandBits, discard: HandBits, rule: u8) -> Self {
        let cards = u32::from(discard) << DISCARD | u32::from(play) << PLAY;
        Self(mobility << MOBILITY | cards | u32::from(rule))
    }

    /// Whether the next player can reply.
    pub(super) const fn can_be_replied_to(self) -> bool {
        self.0 >> MOBILITY != 0
    }

    /// The card played, if any.
    pub(super) const fn play(self) -> HandBits {
        (self.0 >> PLAY) as HandBits & ALL_CARDS
    }

    /// The card discarded, if any.
    pub(super) const fn discard(self) -> HandBits {
        (self.0 >> DISCARD) as HandBits & ALL_CARDS
    }

    /// The number of the rule in force after it.
    pub(super) const fn rule(self) -> u8 {
        self.0 as u8 & ((1 << RULE_BITS) - 1)
    }
}

/// Takes out the turn that leaves the next player the least freedom.
pub(super) fn take_least(turns: &mut RankedTurns) -> Option<RankedTurn> {
    let (place, _) = turns.iter().enumerate().min_by_key(|&(_, turn)| turn)?;
    Some(turns.swap_remove(place))
}
