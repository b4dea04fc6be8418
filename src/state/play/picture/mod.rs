//! The picture that a round leaves: a stroke for each rule that was set, in this order.

mod brush;
mod drawing;

pub use brush::{Brush, streaks};
pub use drawing::{ColorTarget, PictureSize, paint, sheet};

use crate::game::{CardSet, Round, Rule, Seat, Seed, Table, Turn};

/// A rule that was set in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulePeriod {
    /// The rule.
    pub rule: Rule,
    /// Who set it; nobody set the first one.
    pub by: Option<Seat>,
    /// How many turns it stood.
    pub turns: usize,
    /// How many cards of its first leader counted.
    pub strength: usize,
}

/// The rules of a round, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleHistory(Vec<RulePeriod>);

impl RuleHistory {
    /// Those of a round that has just begun.
    pub fn new(table: &Table) -> Self {
        Self(vec![RulePeriod::of(table, None)])
    }

    /// Adds what a turn that is legal in a round has set. A card of the same colour leaves the rule as it is.
    pub fn add(&mut self, before: &Round, turn: &Turn) {
        let seat = before.table().turn();
        let mut now = before.clone();
        for &mv in turn.moves() {
            if now.play(mv).is_err() {
                break;
            }
            let table = now.table();
            match self.0.last_mut() {
                // What is played after a rule is set makes its leader stronger.
                Some(last) if last.rule == table.rule() && last.turns == 0 => {
                    last.strength = strength(table);
                }
                Some(last) if last.rule == table.rule() => {}
                _ => self.0.push(RulePeriod::of(table, Some(seat))),
            }
        }
        if let Some(last) = self.0.last_mut() {
            last.turns += 1;
        }
    }
}

impl RulePeriod {
    fn of(table: &Table, by: Option<Seat>) -> Self {
        Self {
            rule: table.rule(),
            by,
            turns: 0,
            strength: strength(table),
        }
    }
}

/// How many of the leader's cards are assumed to count, where that isn't known.
const MIDDLING: usize = 2;

/// How many cards of the leader count.
fn strength(table: &Table) -> usize {
    let palette = table
        .leader()
        .map_or(CardSet::EMPTY, |leader| table.palette(leader));
    table.rule().qualifying(palette).len()
}

/// A round as it was painted, for one who looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The seed of the match and the number of its round, from which the shape of each stroke follows.
    seed: Seed,
    round: usize,
    /// The strokes, and whether each is one's own.
    strokes: Vec<(RulePeriod, bool)>,
}

impl Picture {
    /// The picture of a round. The strokes of some seats run to the right.
    pub fn new(seed: Seed, round: usize, marks: &RuleHistory, own: impl Fn(Seat) -> bool) -> Self {
        let strokes = marks
            .0
            .iter()
            .map(|&mark| (mark, mark.by.is_some_and(&own)));
        Self {
            seed,
            round,
            strokes: strokes.collect(),
        }
    }

    /// A picture from who led, one turn after another, and under which rule: a stroke for each stretch under the same
    /// one.
    pub fn of_leads(
        seed: Seed,
        leads: impl IntoIterator<Item = (Seat, Rule)>,
        own: impl Fn(Seat) -> bool,
    ) -> Self {
        let mut strokes: Vec<(RulePeriod, bool)> = Vec::new();
        for (seat, rule) in leads {
            match strokes.last_mut() {
                Some((last, _)) if last.rule == rule => last.turns += 1,
                _ => strokes.push((
                    RulePeriod {
                        rule,
                        by: Some(seat),
                        turns: 1,
                        strength: MIDDLING,
                    },
                    own(seat),
                )),
            }
        }
        Self {
            seed,
            round: 1,
            strokes,
        }
    }

    /// The rules that were set, in this order.
    pub fn rules(&self) -> impl ExactSizeIterator<Item = Rule> {
        self.strokes.iter().map(|(mark, _)| mark.rule)
    }

    /// The number of its round, from 1.
    #[must_use]
    pub const fn round(&self) -> usize {
        self.round
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Setup;

    /// The rules of a round from a position through some turns.
    fn marks(position: &str, turns: &[&str]) -> Vec<RulePeriod> {
        let setup: Setup = position.parse().expect(position);
        let mut round = Round::try_from(setup).expect(position);
        let mut marks = RuleHistory::new(round.table());
        for turn in turns {
            let turn = turn.parse().expect(turn);
            marks.add(&round, &turn);
            round.play_turn(&turn).expect("a legal turn");
        }
        marks.0
    }

    fn mark(rule: Rule, by: Option<usize>, turns: usize, strength: usize) -> RulePeriod {
        let by = by.and_then(Seat::new);
        RulePeriod {
            rule,
            by,
            turns,
            strength,
        }
    }

    #[test]
    fn each_rule_that_is_set_is_a_mark() {
        let position = "1.3 - - 1 G2V1V2/O4/- G6G4/Y5/-";
        // Who sets the rule that is there anyway sets none.
        let turns = ["cG2", "pG6cG4", "pV1cV2"];
        let red = mark(Rule::Red, None, 0, 1);
        let green = mark(Rule::Green, Some(0), 2, 1);
        let violet = mark(Rule::Violet, Some(0), 1, 1);
        assert_eq!(marks(position, &turns), [red, green, violet]);
    }

    #[test]
    fn where_only_leads_are_known_there_is_a_stroke_for_each_stretch_under_a_rule() {
        let [first, second] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
        let leads = [
            (first, Rule::Red),
            (second, Rule::Red),
            (second, Rule::Blue),
            (first, Rule::Red),
        ];
        let seed = "red7game".parse().expect("a seed");
        let picture = Picture::of_leads(seed, leads, |seat| seat == first);
        assert_eq!(
            picture.strokes,
            [
                (mark(Rule::Red, Some(0), 2, MIDDLING), true),
                (mark(Rule::Blue, Some(1), 1, MIDDLING), false),
                (mark(Rule::Red, Some(0), 1, MIDDLING), true),
            ]
        );
    }

    #[test]
    fn a_round_without_a_discard_is_red() {
        let red = mark(Rule::Red, None, 1, 1);
        assert_eq!(marks("1.3 - - 1 G7/O4/- G6/Y5/-", &["pG7"]), [red]);
    }
}
