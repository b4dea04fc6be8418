//! The standing that a player must exceed to be winning.

use super::card::Color;
use super::card_set::CardSet;
use super::rule::{Rule, Standing};
use super::ruleset::DiscardBonus;

/// The standing that a player must exceed to be winning: under each rule, the best standing among
/// the other players still in. It is valid until one of their palettes changes.
///
/// [`Table::lead_threshold`](super::Table::lead_threshold) returns the threshold for a seat. It
/// makes trying many palettes of that player cheap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadThreshold {
    best: [Option<Standing>; Color::ALL.len()],
    discard_bonus: DiscardBonus,
}

impl LeadThreshold {
    /// Computes the threshold if `others` are the palettes of the other players still in.
    #[must_use]
    pub fn of(others: impl Iterator<Item = CardSet>, discard_bonus: DiscardBonus) -> Self {
        let mut best = [None; Color::ALL.len()];
        for palette in others {
            for rule in Rule::ALL {
                let standing = rule.standing(palette);
                best[rule.index()] = best[rule.index()].max(standing);
            }
        }
        Self {
            best,
            discard_bonus,
        }
    }

    /// Returns `true` if a player with this palette is winning under a rule.
    #[must_use]
    pub fn is_met(&self, rule: Rule, palette: CardSet) -> bool {
        rule.standing(palette) > self.best[rule.index()]
    }

    /// Cards of a hand that a player with this palette may discard.
    #[must_use]
    pub fn discards(&self, palette: CardSet, hand: CardSet) -> CardSet {
        let high_enough = match self.discard_bonus {
            DiscardBonus::None | DiscardBonus::Draw => hand,
            DiscardBonus::Limit => hand & CardSet::from_value(palette.len()),
        };
        Rule::ALL
            .into_iter()
            .map(|rule| (rule, high_enough & CardSet::of_color(rule)))
            .filter(|&(rule, cards)| !cards.is_empty() && self.is_met(rule, palette))
            .map(|(_, cards)| cards)
            .collect()
    }
}
