//! Pictures of rounds: a stroke for each rule that was set, in order.

mod arrangement;
mod brush;
mod drawing;
mod frame;
mod svg;
mod winner;

pub use brush::{Brush, streaks};
pub use drawing::{ColorTarget, PictureSize, paint};
pub use frame::{FRAME_SIZE, PictureFrame, RoundCaption, Signature};
pub use svg::{GROUND, INK, INK_2, LINEN, Svg};
pub use winner::PlayerSign;

use crate::game::{CardSet, Round, Rule, Seat, Seed, Table, Turn};

/// The time during which a rule was in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulePeriod {
    pub rule: Rule,
    /// The player who set it; `None` for the first rule.
    pub by: Option<Seat>,
    /// Number of turns under the rule.
    pub turns: usize,
    /// Number of qualifying cards of its first leader.
    pub strength: usize,
}

/// The rules of a round, oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleHistory(Vec<RulePeriod>);

impl RuleHistory {
    /// The history of a new round.
    pub fn new(table: &Table) -> Self {
        Self(vec![RulePeriod::of(table, None)])
    }

    pub fn periods(&self) -> impl DoubleEndedIterator<Item = &RulePeriod> {
        self.0.iter()
    }

    /// Adds a legal turn. A discard of the current colour doesn't start a new period.
    pub fn add(&mut self, before: &Round, turn: &Turn) {
        let seat = before.table().turn();
        let mut now = before.clone();
        for &mv in turn.moves() {
            if now.play(mv).is_err() {
                break;
            }
            let table = now.table();
            match self.0.last_mut() {
                // A card played after the discard makes the leader stronger.
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
    /// Height of its stroke, as a percentage of that of a rule which lasted for one turn.
    #[must_use]
    pub fn height(&self) -> u32 {
        100 + 55 * self.turns.saturating_sub(1).min(3) as u32
    }

    fn of(table: &Table, by: Option<Seat>) -> Self {
        Self {
            rule: table.rule(),
            by,
            turns: 0,
            strength: strength(table),
        }
    }
}

/// The assumed number of the leader's qualifying cards if it isn't known.
const DEFAULT_STRENGTH: usize = 2;

/// Number of the leader's qualifying cards.
fn strength(table: &Table) -> usize {
    let palette = table
        .leader()
        .map_or(CardSet::EMPTY, |leader| table.palette(leader));
    table.rule().qualifying(palette).len()
}

/// A round as a viewer sees it painted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The seed of the match and the number of the round determine the shapes of the strokes.
    seed: Seed,
    round: usize,
    /// The strokes, with `true` for the viewer's own.
    strokes: Vec<(RulePeriod, bool)>,
}

impl Picture {
    /// The picture of a round. Strokes of the viewer's `own` seats run to the right.
    pub fn new(seed: Seed, round: usize, rules: &RuleHistory, own: impl Fn(Seat) -> bool) -> Self {
        let strokes = rules
            .0
            .iter()
            .map(|&period| (period, period.by.is_some_and(&own)));
        Self {
            seed,
            round,
            strokes: strokes.collect(),
        }
    }

    /// A picture of a dealt round from the leader and the rule after each turn: a stroke for each run of turns under one
    /// rule, after that of the first rule, which is red.
    pub fn of_leads(
        seed: Seed,
        leads: impl IntoIterator<Item = (Seat, Rule)>,
        own: impl Fn(Seat) -> bool,
    ) -> Self {
        let first = RulePeriod {
            rule: Rule::Red,
            by: None,
            turns: 0,
            strength: DEFAULT_STRENGTH,
        };
        let mut strokes = vec![(first, false)];
        for (seat, rule) in leads {
            match strokes.last_mut() {
                Some((last, _)) if last.rule == rule => last.turns += 1,
                _ => strokes.push((
                    RulePeriod {
                        rule,
                        by: Some(seat),
                        turns: 1,
                        strength: DEFAULT_STRENGTH,
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

    /// The rules that were set, in order.
    pub fn rules(&self) -> impl ExactSizeIterator<Item = Rule> {
        self.strokes.iter().map(|(period, _)| period.rule)
    }

    /// Number of the round, from 1.
    #[must_use]
    pub const fn round(&self) -> usize {
        self.round
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Setup;

    /// The rules of a round from a position through these turns.
    fn rules(position: &str, turns: &[&str]) -> Vec<RulePeriod> {
        let setup: Setup = position.parse().expect(position);
        let mut round = Round::try_from(setup).expect(position);
        let mut rules = RuleHistory::new(round.table());
        for turn in turns {
            let turn = turn.parse().expect(turn);
            rules.add(&round, &turn);
            round.play_turn(&turn).expect("a legal turn");
        }
        rules.0
    }

    fn period(rule: Rule, by: Option<usize>, turns: usize, strength: usize) -> RulePeriod {
        let by = by.and_then(Seat::new);
        RulePeriod {
            rule,
            by,
            turns,
            strength,
        }
    }

    #[test]
    fn each_new_rule_starts_a_period() {
        let position = "1.3 - - 1 G2V1V2/O4/- G6G4/Y5/-";
        // A discard of the current colour sets no rule.
        let turns = ["cG2", "pG6cG4", "pV1cV2"];
        let red = period(Rule::Red, None, 0, 1);
        let green = period(Rule::Green, Some(0), 2, 1);
        let violet = period(Rule::Violet, Some(0), 1, 1);
        assert_eq!(rules(position, &turns), [red, green, violet]);
    }

    #[test]
    fn leads_make_a_stroke_for_each_run_under_one_rule() {
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
                (period(Rule::Red, None, 2, DEFAULT_STRENGTH), false),
                (period(Rule::Blue, Some(1), 1, DEFAULT_STRENGTH), false),
                (period(Rule::Red, Some(0), 1, DEFAULT_STRENGTH), true),
            ]
        );
    }

    #[test]
    fn round_without_a_discard_is_red() {
        let red = period(Rule::Red, None, 1, 1);
        assert_eq!(rules("1.3 - - 1 G7/O4/- G6/Y5/-", &["pG7"]), [red]);
    }
}
