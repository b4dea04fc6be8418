//! Two cards in one hand that are worth more, or less, than both together.

use red7::game::{Card, CardSet};

use super::super::estimate::Estimate;
use super::ledger::{Answers, Ledger, Share};
use super::table::Table;
use super::worth::{ANY, POINTS, in_hand};

/// Number of pairs shown from each end.
const SHOWN: usize = 8;

/// Kinds of pairs, given the higher card first.
const KINDS: [(&str, IsOfKind); 7] = [
    ("of one number", |higher, lower| {
        number(higher) == number(lower)
    }),
    ("of one colour", |higher, lower| {
        higher.color() == lower.color()
    }),
    ("neighbours in number", |higher, lower| {
        number(higher) == number(lower) + 1
    }),
    ("both even", |higher, lower| {
        number(higher).is_multiple_of(2) && number(lower).is_multiple_of(2)
    }),
    ("both below 4", |higher, _| number(higher) < 4),
    ("two 7s", |_, lower| number(lower) == 7),
    ("two 1s", |higher, _| number(higher) == 1),
];

type IsOfKind = fn(Card, Card) -> bool;

const fn number(card: Card) -> u8 {
    card.value().get()
}

/// Counts the pairs of a hand.
pub fn count(hand: CardSet, wins: bool, answers: &mut Answers) {
    for (higher, lower) in pairs_of(hand) {
        answers.ask(&both(higher, lower), wins);
        for (kind, is_of_kind) in KINDS {
            if is_of_kind(higher, lower) {
                answers.ask(&of_kind(kind), wins);
            }
        }
    }
}

/// Returns all pairs of cards of a set, the higher one first.
fn pairs_of(cards: CardSet) -> impl Iterator<Item = (Card, Card)> {
    let lower = move |card: &Card| {
        let card = *card;
        cards.iter().filter(move |&other| other < card)
    };
    cards
        .iter()
        .flat_map(move |card| lower(&card).map(move |other| (card, other)))
}

fn both(higher: Card, lower: Card) -> String {
    format!("pair: {higher}{lower}")
}

fn of_kind(kind: &str) -> String {
    format!("pairs: {kind}")
}

/// Two cards.
struct Pair {
    higher: Card,
    lower: Card,
    share: Share,
    /// Rate of hands with both, if the worth of each alone adds up.
    expected: f64,
    variance: f64,
}

impl Pair {
    fn new(higher: Card, lower: Card, ledger: &Ledger) -> Self {
        let any = ledger.share(ANY).rate();
        let [one, other] = [higher, lower].map(|card| ledger.share(&in_hand(card)));
        let share = ledger.share(&both(higher, lower));
        // Each card leaves fewer places for all others. So, if worth simply adds up, two cards bring the sum of what
        // each brings, times 48/47.
        let sum = one.rate() + other.rate() - 2.0 * any;
        Self {
            higher,
            lower,
            share,
            expected: any + sum * 48.0 / 47.0,
            variance: share.variance() + one.variance() + other.variance(),
        }
    }

    fn surplus(&self) -> Estimate {
        let surplus = self.share.rate() - self.expected;
        Estimate::normal(surplus, self.variance, self.share.count()).times(100.0)
    }
}

pub fn tables(ledger: &Ledger) -> [Table; 2] {
    let pairs = pairs_of(CardSet::FULL).map(|(higher, lower)| Pair::new(higher, lower, ledger));
    let mut pairs: Vec<Pair> = pairs.filter(|pair| pair.share.count() > 0).collect();
    let kinds = Table::new("Two cards in hand, against the sum of both", POINTS);
    let kinds = KINDS.into_iter().fold(kinds, |table, (kind, is_of_kind)| {
        let of_kind = ledger.share(&of_kind(kind));
        let expected = pairs
            .iter()
            .filter(|pair| is_of_kind(pair.higher, pair.lower));
        let expected: f64 = expected
            .map(|pair| pair.expected * pair.share.count() as f64)
            .sum();
        let surplus = of_kind.rate() - expected / of_kind.count().max(1) as f64;
        table.row(
            kind,
            Estimate::normal(surplus, of_kind.variance(), of_kind.count()).times(100.0),
        )
    });
    pairs.sort_by(|one, other| other.surplus().value.total_cmp(&one.surplus().value));
    if pairs.len() > 2 * SHOWN {
        pairs.drain(SHOWN..pairs.len() - SHOWN);
    }
    let ends = pairs.iter();
    let ends = ends.map(|pair| (format!("{} {}", pair.higher, pair.lower), pair.surplus()));
    let ends = Table::new(
        "Pairs at both ends of all 1,176, against the sum of both",
        POINTS,
    )
    .ranked(ends.collect());
    [kinds, ends]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With worth that adds up, no pair has a surplus.
    #[test]
    fn cards_that_add_up_have_no_surplus() {
        let good: CardSet = "R7O7".parse().expect("cards");
        assert_eq!(pairs_of("R7O7B2".parse().expect("cards")).count(), 3);
        let [one, other] = [Card::ALL[0], Card::ALL[1]];
        assert_eq!([one, other].into_iter().collect::<CardSet>(), good);
        let mut ledger = Ledger::default();
        // All hands of two among the 49 cards: those with R7 or O7 win twice in three deals, with both always, others
        // once.
        for (higher, lower) in pairs_of(CardSet::FULL) {
            let hand: CardSet = [higher, lower].into_iter().collect();
            let wins = 1 + (hand & good).len();
            for deal in 0..3 {
                let mut answers = Answers::default();
                answers.ask(ANY, deal < wins);
                hand.iter()
                    .for_each(|card| answers.ask(&in_hand(card), deal < wins));
                count(hand, deal < wins, &mut answers);
                ledger.add_deal(&answers);
            }
        }
        let pair = Pair::new(one, other, &ledger);
        assert!(pair.surplus().value.abs() < 1e-9, "{:?}", pair.surplus());
    }
}
