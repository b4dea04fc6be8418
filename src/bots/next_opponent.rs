//! Who moves next, and can do more than pass; and what answers that player may have.

use super::replies::expected_replies_to;
use crate::game::{CardSet, LeadThreshold, Seat, View};

/// The next player still in who has a card in hand. Those before can only pass, and will be
/// out when it is this one's turn.
pub(super) struct NextOpponent {
    pub(super) seat: Seat,
    /// Whether no player after it has a card in hand: if it goes out, all do.
    pub(super) is_last: bool,
    challenge: LeadThreshold,
}

/// How many cards answer the end of a turn each on its own: played, or discarded, without an
/// action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyCount {
    /// Of the unseen cards, those that do.
    pub count: usize,
    /// All that are unseen.
    pub unseen: usize,
    /// The cards in the hand of the player who answers, all of them unseen.
    pub held: usize,
}

impl NextOpponent {
    /// The next player with a card, at the end of a turn of the view's own player.
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

    /// Whether it has no turn of one card or two to stay in, whatever its hand; without
    /// actions there are no others.
    pub(super) fn has_no_reply(&self, end: &View) -> bool {
        expected_replies_to(end, self.seat, &self.challenge).sum == 0
    }

    /// The cards with which it may answer; nothing if all have seen cards go into its hand.
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
    /// About how many of them the hand has.
    #[must_use]
    pub const fn about(self) -> usize {
        let unseen = if self.unseen == 0 { 1 } else { self.unseen };
        (2 * self.count * self.held + unseen) / (2 * unseen)
    }

    /// Whether the hand has fewer of them on average.
    pub(super) const fn are_fewer(self, other: Self) -> bool {
        self.count * self.held * other.unseen < other.count * other.held * self.unseen
    }
}
