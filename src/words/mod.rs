//! The page's words. The messages are in `locales/`, a folder for each language; the build
//! makes a method of [`Words`] of each of them. Which message says what is going on is
//! decided here.

mod hint;
mod learn;
mod log;
mod names;
mod notice;
mod rules;
mod score;
mod sentence;
mod standing;
mod template;
mod turn;

use crate::game::{Card, Color, Seat};
use crate::state::Language;
use template::{Arg, Templates};

pub use rules::{Item, Section, Sign};
pub use sentence::{Form, Piece, Sentence};
pub use turn::Told;

/// The words of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// English.
    English,
    /// Polish.
    Polish,
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Words {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Polish];

    /// The language that is set, or the first of those that the person prefers and the page
    /// speaks; English if there is none. Preferences are tags such as `pl` or `en-GB`.
    #[must_use]
    pub fn choose<T: AsRef<str>>(set: Language, preferred: impl IntoIterator<Item = T>) -> Self {
        match set {
            Language::System => preferred
                .into_iter()
                .find_map(|tag| Self::of_tag(tag.as_ref()))
                .unwrap_or(Self::English),
            Language::English => Self::English,
            Language::Polish => Self::Polish,
        }
    }

    fn of_tag(tag: &str) -> Option<Self> {
        let language = tag.split('-').next()?;
        let mut all = Self::ALL.into_iter();
        all.find(|words| words.tag().eq_ignore_ascii_case(language))
    }

    /// The tag of the language, as the attribute `lang` has it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
        }
    }

    const fn templates(self) -> &'static Templates {
        match self {
            Self::English => &ENGLISH,
            Self::Polish => &POLISH,
        }
    }

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
