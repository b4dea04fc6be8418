//! The standing of palettes under a rule, and the leader.

use super::{Localizer, RichText};
use crate::game::{Rule, Standing};
use crate::state::LeadStatus;

impl Localizer {
    /// Standing of a palette, without its top card: "3 even".
    #[must_use]
    pub fn strength(self, rule: Rule, standing: Option<Standing>) -> String {
        let Some(standing) = standing else {
            return match rule {
                Rule::Green => self.strength_nothing_even(),
                Rule::Violet => self.strength_nothing_low(),
                _ => self.strength_nothing(),
            }
            .to_owned();
        };
        let (count, top) = (standing.count(), standing.top());
        match rule {
            Rule::Red => self.strength_red().to_owned(),
            Rule::Orange => self.strength_orange(count, usize::from(top.value().get())),
            Rule::Yellow => self.strength_yellow(top.color(), count),
            Rule::Green => self.strength_green(count),
            Rule::Blue => self.strength_blue(count),
            Rule::Indigo => self.strength_indigo(count),
            Rule::Violet => self.strength_violet(count),
        }
    }

    /// Standing of a palette, for display: "3 even, top Green 6".
    #[must_use]
    pub fn standing_shown(self, rule: Rule, standing: Option<Standing>) -> RichText {
        let strength = self.strength(rule, standing);
        match standing.map(Standing::top) {
            None => RichText::bold(&strength),
            Some(top) if rule == Rule::Red => self.standing_red_short(&strength, top),
            Some(top) => self.standing_top(&strength, top),
        }
    }

    /// Standing of a palette as plain text.
    #[must_use]
    pub fn standing_told(self, rule: Rule, standing: Option<Standing>) -> String {
        let told = match standing {
            Some(standing) if rule == Rule::Red => self.standing_red(standing.top()),
            _ => self.standing_shown(rule, standing),
        };
        told.plain(self)
    }

    /// The cards that count, to follow "with": "3 even cards", "Red 7".
    pub(super) fn having(self, rule: Rule, standing: Standing) -> RichText {
        let (count, top) = (standing.count(), standing.top());
        match rule {
            Rule::Red => self.with_red(top),
            Rule::Orange => self
                .with_orange(count, usize::from(top.value().get()))
                .into(),
            Rule::Yellow => self.with_yellow(top.color(), count).into(),
            Rule::Green => self.with_green(count).into(),
            Rule::Blue => self.with_blue(count).into(),
            Rule::Indigo => self.with_indigo(count).into(),
            Rule::Violet => self.with_violet(count).into(),
        }
    }

    /// The leader and the cards that decide: "Umber leads with 3 even cards, highest Green 6".
    #[must_use]
    pub fn who_leads(self, verdict: &LeadStatus) -> String {
        self.leading(verdict).plain(self)
    }

    /// Like [`who_leads`](Self::who_leads), with the cards drawn.
    pub(super) fn leading(self, verdict: &LeadStatus) -> RichText {
        match (verdict.leader, verdict.rule) {
            (None, _) => self.nobody_counts().into(),
            (Some((who, standing)), Rule::Red) => {
                self.leads(&self.having(verdict.rule, standing), who)
            }
            (Some((who, standing)), rule) => {
                self.leads_top(&self.having(rule, standing), standing.top(), who)
            }
        }
    }

    /// Like [`who_leads`](Self::who_leads), as a complete sentence.
    #[must_use]
    pub fn who_leads_stop(self, verdict: &LeadStatus) -> String {
        self.stopped(self.who_leads(verdict))
    }

    /// Adds the full stop.
    #[must_use]
    pub fn stopped(self, text: impl Into<RichText>) -> String {
        self.full_stop(&text.into()).plain(self)
    }

    /// The cards that won the round, or that the winner was the last one left.
    #[must_use]
    pub fn won_by(self, rule: Rule, standing: Option<Standing>) -> String {
        match standing {
            Some(standing) => self.won_with(&self.having(rule, standing)).plain(self),
            None => self.won_last().to_owned(),
        }
    }
}
