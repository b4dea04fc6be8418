//! The page's words. The messages are in `locales/`, a folder for each language; the build
//! makes a method of [`Localizer`] of each of them. Which message says what is going on is
//! decided here.

mod daily;
mod hint;
mod home;
mod lead;
mod lesson;
mod log;
mod names;
mod narration;
mod notice;
mod puzzle;
mod review;
mod rich_text;
mod rules;
mod score;
mod statistics;
mod template;
mod turn;
mod voice;

use crate::game::{Card, Color, Seat};
use template::{Arg, MessageFile, Templates};
use voice::{Language, LocalizerContext};

pub use rich_text::{NameForm, RichText, Span};
pub use rules::{RulesItem, RulesItemIcon, RulesSection};
pub use turn::TitleAndText;

/// The words of a language, as they are said to one person or to all who look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Localizer(&'static LocalizerContext);

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Localizer {
    /// The arguments of the messages that name a card.
    fn card_args(card: Card) -> [Arg<'static>; 2] {
        let value = usize::from(card.value().get());
        [Arg::color(card.color()), Arg::Number(value)]
    }

    /// Several things, one after another: "a, b and c".
    fn listed<T: Into<RichText>>(self, things: impl IntoIterator<Item = T>) -> RichText {
        self.joined(things, Self::list_and)
    }

    /// Several things, one after another, the last one joined in its own way.
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

    /// Several facts, with commas between them.
    #[must_use]
    pub fn facts<T: Into<RichText>>(self, facts: impl IntoIterator<Item = T>) -> String {
        self.joined(facts, Self::list_comma).plain(self)
    }
}

#[cfg(test)]
mod tests;
