//! Completed turns.

use super::{Localizer, RichText};
use crate::game::{Rule, Seat};
use crate::state::{LogLine, PassReason, TurnEvent};

impl Localizer {
    /// Summary of a completed turn.
    #[must_use]
    pub fn log_of(self, line: &LogLine) -> RichText {
        let mut rule = line.rule;
        let events = line.events.iter();
        let events =
            self.events_listed(events.map(|&event| self.event(line.seat, event, &mut rule)));
        match (line.out, line.events.last()) {
            (false, _) => self.log_line(&events, line.seat),
            (true, Some(TurnEvent::Passed)) => match line.pass_reason {
                PassReason::NoCards => self.log_out_empty(line.seat),
                PassReason::NothingLeads => self.log_out_helpless(line.seat),
                PassReason::NotTold => self.log_out_passed(&events, line.seat),
            },
            (true, _) => self.log_out(&events, line.seat),
        }
    }

    /// Describes one event of a turn. `rule` is the rule in force before the event, and is updated to the one after it.
    fn event(self, who: Seat, event: TurnEvent, rule: &mut Rule) -> RichText {
        match event {
            TurnEvent::Played(card) => self.log_played(card, who),
            TurnEvent::Discarded(card) if card.color() == *rule => self.log_discarded(card, who),
            TurnEvent::Discarded(card) => {
                *rule = card.color();
                self.log_changed(card, *rule, who)
            }
            TurnEvent::Recycled(card) if card.color() == *rule => self.log_recycled(card, who),
            TurnEvent::Recycled(card) => {
                *rule = card.color();
                self.log_recycled_changed(card, *rule, who)
            }
            TurnEvent::Returned(card) => self.log_returned(card, who),
            TurnEvent::Took(card, from) => self.log_took(card, from, who),
            TurnEvent::Drew(Some(card)) => self.log_drew(card, who),
            TurnEvent::Drew(None) => self.log_drew_unseen(who).into(),
            TurnEvent::Passed => self.log_passed(who).into(),
        }
    }

    /// One sentence for each card that others took from the player since the player's last turn.
    #[must_use]
    pub fn losses(self, log: &[LogLine], own: Seat) -> Vec<RichText> {
        let since = log.iter().rev().take_while(|line| line.seat != own);
        let taken = since.flat_map(|line| {
            line.events.iter().filter_map(|event| match event {
                TurnEvent::Took(card, from) if *from == own => Some((line.seat, *card)),
                _ => None,
            })
        });
        taken.map(|(who, card)| self.lost(card, who)).collect()
    }
}
