//! How many replies a player is expected to have.

use crate::game::{Card, CardSet, Color, DiscardBonus, Rule, Seat, Standing, Table, View};

/// The expected number of turns by which the player of a seat would come to be
/// winning, if it were that player's turn at the end of this view.
///
/// Counted are single plays, single discards, and a play with a discard after it,
/// without actions. A card that all know to be in the player's hand is there; the
/// other cards of the hand are, for all the view knows, any of the unknown ones,
/// each equally likely.
pub(super) fn expected_replies(view: &View, seat: Seat) -> Expectation {
    let table = view.table();
    let chances = Chances::of(view, seat);
    let challenge = Challenge::of(table, seat);
    let palette = table.palette(seat);

    let mut sum = chances.of_one(challenge.discards(palette));
    for play in chances.shown | chances.unknown {
        let palette = palette.with(play);
        if challenge.is_met(table.rule(), palette) {
            sum += chances.of_one(CardSet::EMPTY.with(play));
        }
        sum += chances.of_both(play, challenge.discards(palette));
    }
    Expectation {
        sum,
        unit: chances.certain,
    }
}

/// An expected number, as a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Expectation {
    /// The numerator.
    pub(super) sum: u64,
    /// The denominator, never 0.
    pub(super) unit: u64,
}

/// How likely cards are in a hand, in parts of `certain`.
struct Chances {
    shown: CardSet,
    unknown: CardSet,
    certain: u64,
    one: u64,
    two: u64,
}

impl Chances {
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

    /// The sum over cards of the chance that the hand has it.
    fn of_one(&self, cards: CardSet) -> u64 {
        self.sum(cards, self.certain, self.one)
    }

    /// The sum over cards of the chance that the hand has it and `card` as well.
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

/// What a player has to beat to be winning: under each rule the best of the others.
struct Challenge {
    best: [Option<Standing>; Color::ALL.len()],
    discard_bonus: DiscardBonus,
}

impl Challenge {
    fn of(table: &Table, seat: Seat) -> Self {
        let best_under = |rule| {
            let others = table.seats_in().filter(|&other| other != seat);
            others.filter_map(|other| table.standing(other, rule)).max()
        };
        Self {
            best: Color::ALL.map(best_under),
            discard_bonus: table.ruleset().discard_bonus(),
        }
    }

    /// Whether a palette is winning under a rule.
    fn is_met(&self, rule: Rule, palette: CardSet) -> bool {
        rule.standing(palette) > self.best[rule.index()]
    }

    /// The cards, wherever they are, whose discard is legal beside this palette.
    fn discards(&self, palette: CardSet) -> CardSet {
        let winning = Color::ALL
            .into_iter()
            .filter(|&rule| self.is_met(rule, palette))
            .fold(CardSet::EMPTY, |all, rule| all | CardSet::of_color(rule));
        if self.discard_bonus == DiscardBonus::Limit {
            let high = |card: &Card| usize::from(card.value().get()) >= palette.len();
            winning.iter().filter(high).collect()
        } else {
            winning
        }
    }
}
