//! Standings of a palette under all rules, as numbers.

use super::card::Color;
use super::card_set::CardSet;
use super::rule::{Rule, Standing};

/// The standing of a palette under each rule, or the best of several palettes. Each is the [number](Standing::number) of a
/// standing, or 0 if no card counts: numbers are compared much faster than the standings themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standings([u16; Color::ALL.len()]);

impl Standings {
    /// Those of an empty palette.
    pub const NONE: Self = Self([0; Color::ALL.len()]);

    pub fn of(palette: CardSet) -> Self {
        Self(Rule::ALL.map(|rule| number(rule, palette)))
    }

    /// Returns the better standing of the two under each rule.
    pub fn max(mut self, other: Self) -> Self {
        for (best, standing) in self.0.iter_mut().zip(other.0) {
            *best = (*best).max(standing);
        }
        self
    }

    /// Returns `true` if a palette has a better standing under a rule.
    pub fn are_exceeded(&self, rule: Rule, palette: CardSet) -> bool {
        number(rule, palette) > self.0[rule.index()]
    }
}

fn number(rule: Rule, palette: CardSet) -> u16 {
    rule.standing(palette).map_or(0, Standing::number)
}
