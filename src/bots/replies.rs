//! Actual and expected numbers of replies.

use super::log2::log2;
use crate::game::{Card, CardSet, LeadThreshold, Round, Seat, View};

/// Returns the expected number of turns by which the player of a seat would come to be winning, if it
/// were that player's turn at the end of this view.
///
/// Single plays, single discards, and plays with a discard after them count, without actions. A card
/// that all know to be in the player's hand is there; the other cards of the hand may be any of the
/// unknown ones, each equally likely.
pub(super) fn expected_replies(view: &View, seat: Seat) -> Expectation {
    expected_replies_to(view, seat, &view.table().lead_threshold(seat))
}

/// The same, for a given lead threshold of the player of the seat.
pub(super) fn expected_replies_to(
    view: &View,
    seat: Seat,
    challenge: &LeadThreshold,
) -> Expectation {
    let kinds = expected_kinds(view, seat, challenge);
    Expectation {
        sum: kinds.plays + kinds.discards + kinds.both,
        unit: kinds.unit,
    }
}

/// Expected numbers of replies by kind, as fractions.
pub(super) struct ReplyKinds {
    /// The numerator of single plays.
    pub(super) plays: u64,
    /// The numerator of single discards.
    pub(super) discards: u64,
    /// The numerator of plays with a discard after them.
    pub(super) both: u64,
    /// The denominator, never 0.
    pub(super) unit: u64,
}

/// The same, by kind.
pub(super) fn expected_kinds(view: &View, seat: Seat, challenge: &LeadThreshold) -> ReplyKinds {
    let table = view.table();
    let chances = HandOdds::of(view, seat);
    let palette = table.palette(seat);

    let discards = chances.of_one(challenge.discards(palette, CardSet::FULL));
    let (mut plays, mut both) = (0, 0);
    for play in chances.shown | chances.unknown {
        let palette = palette.with(play);
        if challenge.is_met(table.rule(), palette) {
            plays += chances.of_one(CardSet::EMPTY.with(play));
        }
        both += chances.of_both(play, challenge.discards(palette, CardSet::FULL));
    }
    ReplyKinds {
        plays,
        discards,
        both,
        unit: chances.certain,
    }
}

/// Returns the number of turns of one card by which the player to move stays in, with the cards open;
/// 0 once the round is over.
pub(super) fn open_replies(round: &Round) -> usize {
    let table = round.table();
    if table.winner().is_some() {
        return 0;
    }
    let hand = round.hand(table.turn());
    let challenge = table.lead_threshold(table.turn());
    let palette = table.palette(table.turn());
    let is_reply = |&card: &Card| challenge.is_met(table.rule(), palette.with(card));
    let plays = hand.iter().filter(is_reply);
    challenge.discards(palette, hand).len() + plays.count()
}

/// An expected number, as a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Expectation {
    /// The numerator.
    pub(super) sum: u64,
    /// The denominator, never 0.
    pub(super) unit: u64,
}

impl Expectation {
    /// Creates a certain number.
    pub(super) const fn of(number: usize) -> Self {
        Self {
            sum: number as u64,
            unit: 1,
        }
    }

    /// Returns the logarithm in steps. A sixteenth is added first, since 0 has no logarithm.
    pub(super) fn log2(&self) -> i64 {
        log2(16 * self.sum + self.unit) - log2(self.unit)
    }
}

/// Chances of cards to be in a hand, in parts of `certain`.
struct HandOdds {
    shown: CardSet,
    unknown: CardSet,
    certain: u64,
    one: u64,
    two: u64,
}

impl HandOdds {
    fn of(view: &View, seat: Seat) -> Self {
        let shown = view.shown(seat);
        let unknown = view.unknown();
        let hidden = view.hand_size(seat).saturating_sub(shown.len()) as u64;
        let cards = unknown.len() as u64;
        let (first, second) = (cards.max(1), cards.saturating_sub(1).max(1));
        Self {
            shown,
            unknown,
            certain: first * second,
            one: hidden * second,
            two: hidden * hidden.saturating_sub(1),
        }
    }

    /// Returns the sum over cards of the chance that the hand has the card.
    fn of_one(&self, cards: CardSet) -> u64 {
        self.sum(cards, self.certain, self.one)
    }

    /// Returns the sum over cards of the chance that the hand has the card and `card` as well.
    fn of_both(&self, card: Card, cards: CardSet) -> u64 {
        let others = cards.without(card);
        if self.shown.contains(card) {
            self.sum(others, self.certain, self.one)
        } else {
            self.sum(others, self.one, self.two)
        }
    }

    fn sum(&self, cards: CardSet, if_shown: u64, if_unknown: u64) -> u64 {
        (cards & self.shown).len() as u64 * if_shown
            + (cards & self.unknown).len() as u64 * if_unknown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameRng, SeatSetup, Setup};

    const HIDDEN: usize = 6;
    const HAND: usize = 3;

    /// Returns a position in which the second seat, to move, holds `HAND` of the first `HIDDEN` cards: those
    /// at the set bits of `hand`.
    fn position(cards: &[Card], hand: u32) -> Round {
        let is_held = |index: &usize| hand >> index & 1 == 1;
        let (held, deck): (Vec<usize>, Vec<usize>) = (0..HIDDEN).partition(is_held);
        let mut rest = cards[HIDDEN..].iter().copied();
        let mut take = |count| -> Vec<Card> { rest.by_ref().take(count).collect() };
        let mut seats = [3, 2, 1].map(|count| SeatSetup {
            palette: take(count).into_iter().collect(),
            ..SeatSetup::default()
        });
        seats[1].hand = held.into_iter().map(|index| cards[index]).collect();
        let setup = Setup {
            ruleset: "1.3".parse().expect("rules"),
            canvas: take(2),
            deck: deck.into_iter().map(|index| cards[index]).collect(),
            turn: 2,
            seats: {
                seats[0].scored = take(Card::COUNT).into_iter().collect();
                seats.to_vec()
            },
        };
        Round::try_from(setup).expect("a position")
    }

    #[test]
    fn expected_replies_are_the_average_over_all_hands() {
        let (asking, asked) = (Seat::FIRST, Seat::new(1).expect("a seat"));
        let mut cards = Card::ALL;
        let mut rng = GameRng::new(1);
        for _ in 0..200 {
            rng.shuffle(&mut cards);
            let hands: Vec<Round> = (0_u32..1 << HIDDEN)
                .filter(|hand| hand.count_ones() as usize == HAND)
                .map(|hand| position(&cards, hand))
                .collect();
            let replies = |round: &Round| {
                let turns = round.turns().into_iter();
                turns
                    .filter(|(_, after)| !after.table().is_out(asked))
                    .count() as u64
            };
            let counted: u64 = hands.iter().map(replies).sum();
            let expected = expected_replies(&hands[0].view(asking), asked);
            assert_eq!(
                counted * expected.unit,
                expected.sum * hands.len() as u64,
                "{:?}",
                hands[0].setup().map(|setup| setup.to_string())
            );
        }
    }

    #[test]
    fn a_hand_that_all_have_seen_is_certain() {
        // The second seat draws the V1 that all saw go onto the deck: it can play it, as O6 leads under green,
        // and discard it, as O3 leads under violet.
        let text = "1.3x R1 - 1 R7V2/V1/- O3G2/O6/-";
        let setup: Setup = text.parse().expect("a position");
        let mut round = Round::try_from(setup).expect("a position");
        for turn in ["pR7tV1", "pO3cG2"] {
            let turn = turn.parse().expect("a turn");
            round.play_turn(&turn).expect("a legal turn");
        }
        let view = round.view(Seat::FIRST);
        let expected = expected_replies(&view, Seat::new(1).expect("a seat"));
        assert_eq!(expected.sum, 2 * expected.unit);
    }
}
