//! Hints: a master's advice and its reasons, step by step.

use super::{Localizer, RichText};
use crate::bots::{HintFocus, Reason, ReplyCount};
use crate::game::{Card, Rule, Seat};
use crate::state::{Adviser, Hint, HintState, HintStep, TurnEvent};

/// Number of rules from which it is shorter to list the exceptions.
const MOST_RULES: usize = 5;

impl Localizer {
    /// Label of the hint button: the first hint, or the next step of it.
    #[must_use]
    pub fn hint_button(self, hint: &HintState) -> &'static str {
        match hint {
            HintState::Given(hint) => match hint.step {
                HintStep::Look => self.button_hint_card(),
                HintStep::Card => self.button_hint_turn(),
                HintStep::Turn => self.button_hint(),
            },
            HintState::None | HintState::Asked => self.button_hint(),
        }
    }

    /// The sentences of a hint, up to its current step.
    #[must_use]
    pub fn hint(self, hint: &Hint) -> Vec<RichText> {
        match (hint.step, hint.adviser, hint.card()) {
            (HintStep::Look, ..) => vec![self.hint_look(hint)],
            // The task of a lesson has already said where to look.
            (HintStep::Card, Adviser::Lesson, Some(card)) => vec![self.hint_first(hint, card)],
            (HintStep::Card, _, Some(card)) => {
                vec![self.hint_look(hint), self.hint_first(hint, card)]
            }
            (HintStep::Card, _, None) | (HintStep::Turn, ..) => {
                let reasons = self.reasons(&hint.reasons, !hint.can_undo);
                std::iter::once(self.hint_turn(hint))
                    .chain(reasons)
                    .collect()
            }
        }
    }

    fn hint_first(self, hint: &Hint, card: Card) -> RichText {
        if hint.is_at_start {
            self.hint_card(card)
        } else {
            self.hint_next_card(card)
        }
    }

    /// The first step of a hint: the rule or palette to look at.
    fn hint_look(self, hint: &Hint) -> RichText {
        let title = |rule| RichText::from(self.rule_title(rule).to_owned());
        let look = match hint.look {
            _ if hint.reasons.contains(&Reason::Hope) => return self.hint_hope().into(),
            HintFocus::InForce(rule) => self.hint_look_in_force(rule, &title(rule)),
            HintFocus::Keep(rule) => self.hint_look_keep(rule, &title(rule)),
            HintFocus::Change(rule) => self.hint_look_change(rule, &title(rule)),
            HintFocus::Build(rule) => self.hint_look_build(rule, &title(rule)),
            HintFocus::Palette(seat) => self.hint_look_palette(seat),
            HintFocus::Nowhere => return self.hint_turn(hint),
        };
        if hint.reasons.contains(&Reason::Only) {
            self.hint_look_only(&look)
        } else {
            look
        }
    }

    /// The moves of a hint.
    fn hint_turn(self, hint: &Hint) -> RichText {
        let events = hint.events.iter().map(|&event| self.advised(event));
        let events = events.reduce(|head, tail| self.hint_then(&head, &tail));
        let events = events.unwrap_or_else(|| self.hint_end().into());
        match hint.adviser {
            Adviser::Master => self.hint_moves(&events),
            Adviser::Lesson | Adviser::Puzzle => self.hint_try(&events),
        }
    }

    /// Reasons for a turn, or for the rest of one; `is_final` if there are no moves of it to undo.
    pub fn reasons(self, reasons: &[Reason], is_final: bool) -> impl Iterator<Item = RichText> {
        let is_alone = reasons.len() == 1;
        reasons
            .iter()
            .map(move |reason| self.reason(reason, is_alone, is_final))
    }

    fn reason(self, reason: &Reason, is_alone: bool, is_final: bool) -> RichText {
        match reason {
            Reason::Lost if is_final => self.hint_lost().into(),
            Reason::Lost => self.hint_lost_here().into(),
            Reason::Cheaper => self.hint_cheaper().into(),
            Reason::Hope => self.hint_hope().into(),
            Reason::Draws => self.hint_draws().into(),
            Reason::Only => self.hint_only().into(),
            Reason::Wins(Some(seat)) => self.hint_wins(*seat).into(),
            Reason::Wins(None) => self.hint_wins_all().into(),
            Reason::NoReply { seat, wins: true } => self.hint_no_reply_wins(*seat).into(),
            Reason::NoReply { seat, wins: false } => self.hint_no_reply(*seat).into(),
            Reason::Answers {
                seat,
                answers,
                has_actions,
                is_fewest,
                against,
            } => {
                let sentence = self.hint_answered(*seat, *answers, *against);
                let sentence = if *has_actions {
                    self.hint_actions_aside(&sentence.into()).plain(self)
                } else {
                    sentence
                };
                // Only if it is the only reason: beside another one there is no space for it.
                if *is_fewest && answers.count > 0 && is_alone && against.is_none() {
                    self.sentences(&[&sentence, self.hint_fewest()]).into()
                } else {
                    sentence.into()
                }
            }
            Reason::Cheapest => self.hint_cheapest().into(),
            Reason::LeadsUnder(rules) => self.hint_rules(rules).into(),
            Reason::LeadsUnderToo(rules) => {
                let rules = rules.iter().map(|&rule| self.hint_rule(rule));
                self.hint_leads_too(&self.listed(rules))
            }
            Reason::Earns => self.hint_earns().into(),
            Reason::Saves(card) => self.hint_saves(*card, card.color()),
            Reason::Key => self.hint_key().into(),
            Reason::KeepsCards => self.hint_keeps_cards().into(),
            Reason::StaysIn => self.hint_stays_in().into(),
            Reason::MoreCards(count) => self.hint_more_cards(*count).into(),
            Reason::KeepsDiscards(rules) => {
                let rules = rules.iter().map(|&rule| self.hint_rule(rule));
                self.hint_keeps_discards(&self.listed(rules))
            }
            Reason::KeepsPlay(card, rule) => self.hint_keeps_play(*card, *rule),
            Reason::KeepsHighest(card) => self.hint_keeps_highest(*card),
            Reason::BestOnTheWhole => self.hint_best().into(),
        }
    }

    fn hint_answered(self, seat: Seat, answers: ReplyCount, against: Option<usize>) -> String {
        let ReplyCount {
            count,
            unseen,
            held,
        } = answers;
        match (count, against) {
            (0, _) => self.hint_two_cards(seat),
            (_, Some(other)) => self.hint_fewer_answers(count, unseen, other),
            (all, None) if all > 1 && all == unseen => self.hint_answers_all(unseen),
            (_, None) => self.hint_answers(answers.about(), count, held, unseen, seat),
        }
    }

    fn hint_rules(self, rules: &[Rule]) -> String {
        let is_told = |rule: &Rule| rules.contains(rule) == (rules.len() < MOST_RULES);
        let named = Rule::ALL.into_iter().filter(is_told);
        let named = self.listed(named.map(|rule| self.hint_rule(rule)));
        match rules.len() {
            all if all == Rule::ALL.len() => self.hint_leads_under_all().to_owned(),
            MOST_RULES.. => self.hint_leads_under_but(&named).plain(self),
            _ => self.hint_leads_under(&named).plain(self),
        }
    }

    fn advised(self, event: TurnEvent) -> RichText {
        match event {
            TurnEvent::Played(card) => self.hint_play(card),
            TurnEvent::Discarded(card) => self.hint_discard(card),
            TurnEvent::Recycled(card) => self.hint_to_canvas(card),
            TurnEvent::Returned(card) => self.hint_to_deck(card),
            TurnEvent::Took(card, from) => self.hint_take(card, from),
            TurnEvent::Drew(_) => self.hint_draw().into(),
            TurnEvent::Passed => self.hint_pass().into(),
        }
    }
}
