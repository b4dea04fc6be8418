//! The next player who can do more than pass, and that player's replies.

use super::replies::expected_replies_to;
use crate::game::{CardSet, LeadThreshold, Seat, View};

/// The next player still in who has a card in hand. The players between can only pass, and will be out
/// when this player's turn comes.
pub(super) struct NextOpponent {
    pub(super) seat: Seat,
    /// `true` if no player after this one has a card in hand: if this one goes out, all do.
    pub(super) is_last: bool,
    challenge: LeadThreshold,
}

/// Number of cards that reply to the end of a turn, each on its own: played, or discarded, without an
/// action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyCount {
    /// Number of unseen cards that do.
    pub count: usize,
    /// Number of unseen cards.
    pub unseen: usize,
    /// Number of cards in the hand of the replying player, all of them unseen.
    pub held: usize,
}

impl NextOpponent {
    /// Returns the next player with a card, at the end of a turn of the view's own player.
    pub(super) fn of(end: &View) -> Option<Self> {
        let table = end.table();
        let after = |seat| table.players().after(seat);
        let others = std::iter::successors(Some(after(end.seat())), |&seat| Some(after(seat)));
        let others = others.take_while(|&seat| seat != end.seat());
        let others: Vec<Seat> = others.filter(|&seat| !table.is_out(seat)).collect();
        let has_card = |&seat: &Seat| end.hand_size(seat) > 0;
        let place = others.iter().position(has_card)?;
        let (seat, later) = (others[place], &others[place + 1..]);
        let rest = std::iter::once(end.seat()).chain(later.iter().copied());
        Some(Self {
            seat,
            is_last: !later.iter().any(has_card),
            challenge: LeadThreshold::of(
                rest.map(|seat| table.palette(seat)),
                table.ruleset().discard_bonus(),
            ),
        })
    }

    /// Returns `true` if the player has no turn of one or two cards to stay in, whatever the hand; without
    /// actions there are no other turns.
    pub(super) fn has_no_reply(&self, end: &View) -> bool {
        expected_replies_to(end, self.seat, &self.challenge).sum == 0
    }

    /// Returns the number of cards with which the player may reply; `None` if seen cards have gone into the hand.
    pub(super) fn answers(&self, end: &View) -> Option<ReplyCount> {
        if !end.shown(self.seat).is_empty() {
            return None;
        }
        let (table, unseen) = (end.table(), end.unknown());
        let palette = table.palette(self.seat);
        let discards = self.challenge.discards(palette, unseen);
        let leads = |&card: &_| self.challenge.is_met(table.rule(), palette.with(card));
        let plays: CardSet = unseen.iter().filter(leads).collect();
        Some(ReplyCount {
            count: (plays | discards).len(),
            unseen: unseen.len(),
            held: end.hand_size(self.seat),
        })
    }
}

impl ReplyCount {
    /// Returns the expected number of these cards in the hand, rounded.
    #[must_use]
    pub const fn about(self) -> usize {
        let unseen = if self.unseen == 0 { 1 } else { self.unseen };
        (2 * self.count * self.held + unseen) / (2 * unseen)
    }

    /// Returns `true` if the other number is of as many unseen cards, and for as large a hand.
    pub(super) const fn is_of_same(self, other: Self) -> bool {
        self.unseen == other.unseen && self.held == other.held
    }

    /// Returns `true` if the hand has fewer of them on average.
    pub(super) const fn are_fewer(self, other: Self) -> bool {
        self.count * self.held * other.unseen < other.count * other.held * self.unseen
    }
}
