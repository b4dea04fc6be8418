//! The standing that a player must exceed to be winning.

use super::card_set::CardSet;
use super::rule::Rule;
use super::ruleset::DiscardBonus;
use super::standings::Standings;

/// The standing that a player must exceed to be winning: under each rule, the best standing among
/// the other players still in. It is valid until one of their palettes changes.
///
/// [`Table::lead_threshold`](super::Table::lead_threshold) returns the threshold for a seat. It
/// makes trying many palettes of that player cheap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadThreshold {
    best: Standings,
    discard_bonus: DiscardBonus,
}

impl LeadThreshold {
    /// Computes the threshold if `others` are the palettes of the other players still in.
    #[must_use]
    pub fn of(others: impl Iterator<Item = CardSet>, discard_bonus: DiscardBonus) -> Self {
        Self::of_standings(others.map(Standings::of), discard_bonus)
    }

    /// The same, from the standings of the palettes.
    pub(super) fn of_standings(
        others: impl Iterator<Item = Standings>,
        discard_bonus: DiscardBonus,
    ) -> Self {
        Self {
            best: others.fold(Standings::NONE, Standings::max),
            discard_bonus,
        }
    }

    /// Returns `true` if a player with this palette is winning under a rule.
    #[must_use]
    pub fn is_met(&self, rule: Rule, palette: CardSet) -> bool {
        self.best.are_exceeded(rule, palette)
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
