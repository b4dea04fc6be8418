//! The texts of the page. The messages are in `locales/`, one folder per language; the build generates a method of
//! [`Localizer`] for each message, and files of texts, which the page loads. This module chooses the message for each
//! situation.

mod daily;
mod hint;
mod home;
mod lead;
mod lesson;
mod log;
mod moments;
mod names;
mod narration;
mod notice;
mod picture;
mod puzzle;
mod review;
mod rich_text;
mod rules;
mod score;
mod share;
mod statistics;
mod strategy;
mod template;
mod texts;
mod turn;
mod voice;

use crate::game::{Card, Color, Seat};
use template::Arg;
use texts::Half;
use voice::LocalizerContext;

pub use rich_text::{NameForm, RichText, Span};
pub use rules::{RulesItem, RulesItemIcon, RulesSection};
#[cfg(target_arch = "wasm32")]
pub use texts::set_source;
pub use turn::TitleAndText;

/// The texts in one language, addressed to one player or to spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Localizer(&'static LocalizerContext);

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Localizer {
    /// Arguments of messages that name a card.
    fn card_args(card: Card) -> [Arg<'static>; 2] {
        let value = usize::from(card.value().get());
        [Arg::color(card.color()), Arg::Number(value)]
    }

    /// Joins items: "a, b and c".
    fn listed<T: Into<RichText>>(self, things: impl IntoIterator<Item = T>) -> RichText {
        self.joined(things, Self::list_and)
    }

    /// Joins items with commas, and the last one with `last`.
    fn joined<T: Into<RichText>>(
        self,
        things: impl IntoIterator<Item = T>,
        last: fn(Self, &RichText, &RichText) -> RichText,
    ) -> RichText {
        let mut things: Vec<RichText> = things.into_iter().map(Into::into).collect();
        let Some(tail) = things.pop() else {
            return RichText::default();
        };
        let head = things
            .into_iter()
            .reduce(|head, tail| self.list_comma(&head, &tail));
        head.map_or(tail.clone(), |head| last(self, &head, &tail))
    }

    /// Joins what was done in one turn: "played Red 7 and discarded Blue 2".
    fn events_listed(self, events: impl IntoIterator<Item = RichText>) -> RichText {
        self.joined(events, Self::list_events)
    }

    /// Joins sentences, leaving out empty ones.
    #[must_use]
    pub fn sentences(self, sentences: &[&str]) -> String {
        let there = sentences.iter().copied();
        let there: Vec<&str> = there.filter(|sentence| !sentence.is_empty()).collect();
        there.join(self.sentence_gap())
    }

    /// Another fact, after one that is there already: ", today".
    #[must_use]
    pub fn also(self, fact: &str) -> String {
        self.list_comma(&RichText::default(), &fact.into())
            .plain(self)
    }

    /// A label, up to what follows it: "Review: ".
    #[must_use]
    pub fn label(self, name: &str) -> String {
        self.labelled("", name)
    }

    /// Joins facts with commas.
    #[must_use]
    pub fn facts<T: Into<RichText>>(self, facts: impl IntoIterator<Item = T>) -> String {
        self.joined(facts, Self::list_comma).plain(self)
    }
}

#[cfg(test)]
mod tests;
