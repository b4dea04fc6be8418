//! The page's words. The messages are in `locales/`, a folder for each language; the build
//! makes a method of [`Words`] of each of them. Which message says what is going on is
//! decided here.

mod daily;
mod hint;
mod learn;
mod log;
mod names;
mod notice;
mod puzzle;
mod review;
mod rules;
mod score;
mod sentence;
mod standing;
mod start;
mod statistics;
mod tell;
mod template;
mod turn;
mod voice;

use crate::game::{Card, Color, Seat};
use template::{Arg, File, Templates};
use voice::{Tongue, Voice};

pub use rules::{Item, Section, Sign};
pub use sentence::{Form, Piece, Sentence};
pub use turn::Told;

/// The words of a language, as they are said to one person or to all who look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(&'static Voice);

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Words {
    /// The arguments of the messages that name a card.
    fn card_args(card: Card) -> [Arg<'static>; 2] {
        let value = usize::from(card.value().get());
        [Arg::color(card.color()), Arg::Number(value)]
    }

    /// Several things, one after another: "a, b and c".
    fn listed<T: Into<Sentence>>(self, things: impl IntoIterator<Item = T>) -> Sentence {
        self.joined(things, Self::list_and)
    }

    /// Several things, one after another, the last one joined in its own way.
    fn joined<T: Into<Sentence>>(
        self,
        things: impl IntoIterator<Item = T>,
        last: fn(Self, &Sentence, &Sentence) -> Sentence,
    ) -> Sentence {
        let mut things: Vec<Sentence> = things.into_iter().map(Into::into).collect();
        let Some(tail) = things.pop() else {
            return Sentence::default();
        };
        let head = things
            .into_iter()
            .reduce(|head, tail| self.list_comma(&head, &tail));
        head.map_or(tail.clone(), |head| last(self, &head, &tail))
    }

    /// Several facts, with commas between them.
    #[must_use]
    pub fn facts<T: Into<Sentence>>(self, facts: impl IntoIterator<Item = T>) -> String {
        self.joined(facts, Self::list_comma).plain(self)
    }
}

#[cfg(test)]
mod tests;
