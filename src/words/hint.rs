//! What a master would do, and why.

use super::{Sentence, Words};
use crate::bots::Reason;
use crate::state::{Event, Hint};

impl Words {
    /// The moves of a hint.
    #[must_use]
    pub fn hint(self, hint: &Hint) -> Sentence {
        let events = hint.events.iter().map(|&event| self.advised(event));
        let events = events.reduce(|head, tail| self.hint_then(&head, &tail));
        self.hint_moves(&events.unwrap_or_else(|| self.hint_end().into()))
    }

    /// Why a hint is good advice.
    #[must_use]
    pub fn hint_reason(self, hint: &Hint) -> String {
        match hint.reason {
            Reason::Lost if hint.is_at_start => self.hint_lost().to_owned(),
            Reason::Lost => self.hint_lost_here().to_owned(),
            Reason::Cheaper => self.hint_cheaper().to_owned(),
            Reason::Hope => self.hint_hope().to_owned(),
            Reason::Only => self.hint_only().to_owned(),
            Reason::NoReply(seat) => self.hint_no_reply(seat),
            Reason::FewestReplies(seat) => self.hint_fewest_replies(seat),
            Reason::KeepsCards => self.hint_keeps_cards().to_owned(),
            Reason::BestOnTheWhole => self.hint_best().to_owned(),
        }
    }

    fn advised(self, event: Event) -> Sentence {
        match event {
            Event::Played(card) => self.hint_play(card),
            Event::Discarded(card) => self.hint_discard(card),
            Event::Recycled(card) => self.hint_to_canvas(card),
            Event::Returned(card) => self.hint_to_deck(card),
            Event::Took(card, from) => self.hint_take(card, from),
            Event::Drew(_) => self.hint_draw().into(),
            Event::Passed => self.hint_pass().into(),
        }
    }
}
