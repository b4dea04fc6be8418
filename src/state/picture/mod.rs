//! The picture that a round leaves: a stroke for each rule that was set, in this order.

mod brush;
mod drawing;

pub use brush::{Brush, streaks};
pub use drawing::Paints;

use crate::game::{CardSet, Round, Rule, Seat, Seed, Table, Turn};

/// A rule that was set in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
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
pub struct Marks(Vec<Mark>);

impl Marks {
    /// Those of a round that has just begun.
    pub fn new(table: &Table) -> Self {
        Self(vec![Mark::of(table, None)])
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
                _ => self.0.push(Mark::of(table, Some(seat))),
            }
        }
        if let Some(last) = self.0.last_mut() {
            last.turns += 1;
        }
    }
}

impl Mark {
    fn of(table: &Table, by: Option<Seat>) -> Self {
        Self {
            rule: table.rule(),
            by,
            turns: 0,
            strength: strength(table),
        }
    }
}

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
    strokes: Vec<(Mark, bool)>,
}

impl Picture {
    /// The picture of a round. The strokes of some seats run to the right.
    pub fn new(seed: Seed, round: usize, marks: &Marks, own: impl Fn(Seat) -> bool) -> Self {
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
