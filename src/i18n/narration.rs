//! Narration of the opponents' turns.

use super::{Localizer, RichText};
use crate::game::Rule;
use crate::state::{LogLine, PassReason, TurnEvent};

impl Localizer {
    /// An opponent's turn and its effect: "Umber plays Indigo 6, leading with 2 even cards."
    #[must_use]
    pub fn narrate(self, line: &LogLine) -> RichText {
        let (events, rule) = self.doing(line);
        match (line.having, line.out, line.events.last()) {
            (Some(standing), false, _) => {
                let having = self.having(rule, standing);
                self.tell_leads(&events, &having, line.seat)
            }
            (_, _, Some(TurnEvent::Passed)) => match line.pass_reason {
                PassReason::NoCards => self.tell_out_empty(line.seat),
                PassReason::NothingLeads => self.tell_out_helpless(line.seat),
                PassReason::NotTold => self.tell_out_passed(line.seat),
            },
            _ => self.tell_out(&events, line.seat),
        }
    }

    /// The last turn of a round, with the cards the player then led with if they explain why the round was won.
    #[must_use]
    pub fn narrate_deciding_turn(self, line: &LogLine) -> RichText {
        let did = self.log_of(line);
        match (line.having, line.lead) {
            (Some(standing), Some((leader, rule))) if leader == line.seat => {
                self.why_led(&self.having(rule, standing), &did, line.seat)
            }
            _ => did,
        }
    }

    /// Like [`narrate`](Self::narrate) while the paint still spreads over the canvas: the new leader is not shown yet.
    #[must_use]
    pub fn narrate_without_lead(self, line: &LogLine) -> RichText {
        if line.out {
            return self.narrate(line);
        }
        let (events, _) = self.doing(line);
        self.tell_paints(&events, line.seat)
    }

    /// The events of a turn, and the rule in force after it.
    fn doing(self, line: &LogLine) -> (RichText, Rule) {
        let mut rule = line.rule;
        let events = line.events.iter();
        let events = self.events_listed(events.map(|&event| self.telling(event, &mut rule)));
        (events, rule)
    }

    /// Describes one event of a turn. `rule` is the rule in force before the event, and is updated to the one after it.
    fn telling(self, event: TurnEvent, rule: &mut Rule) -> RichText {
        match event {
            TurnEvent::Played(card) => self.tell_played(card),
            TurnEvent::Discarded(card) if card.color() == *rule => self.tell_discarded(card),
            TurnEvent::Discarded(card) => {
                *rule = card.color();
                self.tell_painted(card, *rule)
            }
            TurnEvent::Recycled(card) if card.color() == *rule => self.tell_recycled(card),
            TurnEvent::Recycled(card) => {
                *rule = card.color();
                self.tell_recycled_painted(card, *rule)
            }
            TurnEvent::Returned(card) => self.tell_returned(card),
            TurnEvent::Took(card, from) => self.tell_took(card, from),
            TurnEvent::Drew(Some(card)) => self.tell_drew(card),
            TurnEvent::Drew(None) => self.tell_drew_unseen().into(),
            TurnEvent::Passed => self.tell_passed().into(),
        }
    }

    /// Label of the button that shows the turn again.
    #[must_use]
    pub fn replay_label(self, line: &LogLine) -> String {
        self.since_again(&self.narrate(line)).plain(self)
    }
}
