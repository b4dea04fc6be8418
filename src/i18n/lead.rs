//! How palettes stand under a rule, and who leads.

use super::{Localizer, RichText};
use crate::game::{Rule, Scoring, Seat, Standing};
use crate::state::LeadStatus;

impl Localizer {
    /// How a palette stands, without its top card: "3 even".
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

    /// How a palette stands, for where it is seen: "3 even, top Green 6".
    #[must_use]
    pub fn standing_shown(self, rule: Rule, standing: Option<Standing>) -> RichText {
        let strength = self.strength(rule, standing);
        match standing.map(Standing::top) {
            None => RichText::bold(&strength),
            Some(top) if rule == Rule::Red => self.standing_red_short(&strength, top),
            Some(top) => self.standing_top(&strength, top),
        }
    }

    /// How a palette stands, in words alone.
    #[must_use]
    pub fn standing_told(self, rule: Rule, standing: Option<Standing>) -> String {
        let told = match standing {
            Some(standing) if rule == Rule::Red => self.standing_red(standing.top()),
            _ => self.standing_shown(rule, standing),
        };
        told.plain(self)
    }

    /// What a palette has, after "with": "3 even cards", "Red 7".
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

    /// Who leads, and by what: "Umber leads with 3 even cards, top Green 6".
    #[must_use]
    pub fn who_leads(self, verdict: &LeadStatus) -> String {
        self.leading(verdict).plain(self)
    }

    /// The same with its cards.
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

    /// The same as a sentence of its own.
    #[must_use]
    pub fn who_leads_stop(self, verdict: &LeadStatus) -> String {
        self.stopped(self.who_leads(verdict))
    }

    /// A sentence with its full stop.
    #[must_use]
    pub fn stopped(self, text: impl Into<RichText>) -> String {
        self.full_stop(&text.into()).plain(self)
    }

    /// Who has won: the game, if it was one round, else the round.
    #[must_use]
    pub fn wins(self, winner: Seat, scoring: Scoring) -> String {
        match scoring {
            Scoring::Game => self.wins_game(winner),
            Scoring::Points => self.wins_round(winner),
        }
    }

    /// By what the round was won.
    #[must_use]
    pub fn won_by(self, rule: Rule, standing: Option<Standing>) -> String {
        match standing {
            Some(standing) => self.won_with(&self.having(rule, standing)).plain(self),
            None => self.won_last().to_owned(),
        }
    }
}
