//! The outlook after a turn: numbers that tell how well it leaves its player.

use super::log2::ONE;
use super::replies::{Expectation, ReplyKinds, expected_kinds};
use crate::game::{CardSet, Color, Rule, Value, View};

/// Names of the numbers of an [`outlook`], in order.
pub const OUTLOOK: [&str; 39] = [
    "replies",
    "replies by a play",
    "replies by a discard",
    "replies by both",
    "own turns of two cards",
    "own discards",
    "own plays under any rule",
    "cards in hand",
    "cards in hand, as a logarithm",
    "an empty hand",
    "a single card in hand",
    "a 1 in hand",
    "a 2 in hand",
    "a 3 in hand",
    "a 4 in hand",
    "a 5 in hand",
    "a 6 in hand",
    "a 7 in hand",
    "a red card in hand",
    "an orange card in hand",
    "a yellow card in hand",
    "a green card in hand",
    "a blue card in hand",
    "an indigo card in hand",
    "a violet card in hand",
    "a 1 in the palette",
    "a 2 in the palette",
    "a 3 in the palette",
    "a 4 in the palette",
    "a 5 in the palette",
    "a 6 in the palette",
    "a 7 in the palette",
    "a red card in the palette",
    "an orange card in the palette",
    "a yellow card in the palette",
    "a green card in the palette",
    "a blue card in the palette",
    "an indigo card in the palette",
    "a violet card in the palette",
];

/// A weight for each number of an outlook.
pub(super) type Weights = [i64; OUTLOOK.len()];

/// Returns the outlook at the end of a turn of the view's own player, in steps of the logarithm: 256 for each card or
/// doubling.
///
/// *Replies* are the expected numbers of the next player's, with half as much weight for each further player. *Own*
/// turns are those that would lead if it were the player's turn again.
#[must_use]
pub fn outlook(end: &View) -> [i64; OUTLOOK.len()] {
    let (table, hand) = (end.table(), end.hand());
    let palette = table.palette(end.seat());
    let threshold = table.lead_threshold(end.seat());
    let plays = |card| {
        let palette = palette.with(card);
        let rules = Rule::ALL.into_iter();
        rules
            .filter(|&rule| threshold.is_met(rule, palette))
            .count()
    };
    let both = |card| {
        threshold
            .discards(palette.with(card), hand.without(card))
            .len()
    };
    let size = end.hand_size(end.seat());
    let own = [
        certain(hand.iter().map(both).sum()),
        certain(threshold.discards(palette, hand).len()),
        certain(hand.iter().map(plays).sum()),
        ONE * size as i64,
        certain(size),
        if size == 0 { ONE } else { 0 },
        if size == 1 { ONE } else { 0 },
    ];
    let numbers = replies(end).into_iter().chain(own);
    let mut numbers = numbers.chain(cards(hand)).chain(cards(palette));
    std::array::from_fn(|_| numbers.next().unwrap_or_default())
}

/// Returns the outlook's value with these weights.
pub(super) fn weighed(end: &View, weights: &Weights) -> i64 {
    let numbers = outlook(end).into_iter().zip(weights);
    numbers.map(|(number, weight)| number * weight).sum()
}

/// Returns the numbers of cards of each value and each colour in a set.
fn cards(set: CardSet) -> impl Iterator<Item = i64> {
    let values = Value::ALL.into_iter().map(CardSet::of_value);
    let kinds = values.chain(Color::ALL.into_iter().map(CardSet::of_color));
    kinds.map(move |kind| ONE * (set & kind).len() as i64)
}

/// Returns the logarithms of the expected replies: of all together, and of each kind.
fn replies(end: &View) -> [i64; 4] {
    let table = end.table();
    let mut seat = table.players().after(end.seat());
    let mut share = 1;
    let mut sums = [0; 4];
    while seat != end.seat() {
        if !table.is_out(seat) {
            let ReplyKinds {
                plays,
                discards,
                both,
                unit,
            } = expected_kinds(end, seat, &table.lead_threshold(seat));
            for (total, sum) in
                sums.iter_mut()
                    .zip([plays + discards + both, plays, discards, both])
            {
                *total += Expectation { sum, unit }.log2() / share;
            }
            share *= 2;
        }
        seat = table.players().after(seat);
    }
    sums
}

fn certain(number: usize) -> i64 {
    Expectation::of(number).log2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::candidates;

    /// The outlook after a turn, by name.
    fn after(position: &str, turn: &str) -> impl Fn(&str) -> i64 {
        let turn = turn.parse().expect(turn);
        let turns = candidates(&View::of_position(position)).into_iter();
        let made = turns
            .into_iter()
            .find(|candidate| *candidate.turn() == turn);
        let numbers = outlook(made.expect("a legal turn").end());
        move |name| {
            let place = OUTLOOK.iter().position(|&known| known == name);
            numbers[place.expect(name)]
        }
    }

    #[test]
    fn an_outlook_counts_cards_and_turns() {
        let number = after("1.3 - - 1 R7V2I4/Y1/- G4G3/O6/-", "pR7");
        assert_eq!(number("cards in hand"), 2 * ONE);
        assert_eq!(number("a single card in hand"), 0);
        assert_eq!((number("a 2 in hand"), number("a 7 in hand")), (ONE, 0));
        assert_eq!(number("an indigo card in hand"), ONE);
        assert_eq!(number("a 7 in the palette"), ONE);
        assert_eq!(number("a green card in the palette"), 0);
        let last = after("1.3 - - 1 R7/Y1/- G4G3/O6/-", "pR7");
        assert_eq!((last("an empty hand"), last("own discards")), (ONE, 0));
    }
}
