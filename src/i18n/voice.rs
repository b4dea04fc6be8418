//! Whom the page speaks to, in which language, and what it calls the players.

use std::cell::RefCell;

use super::Localizer;
use crate::game::Seat;
use crate::state::{LanguageSetting, PlayerNames};

/// A language that the page speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    English,
    Polish,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::Polish];

    const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
        }
    }

    /// The language of a tag such as `pl` or `en-GB`.
    fn of_tag(tag: &str) -> Option<Self> {
        let language = tag.split('-').next()?;
        let mut all = Self::ALL.into_iter();
        all.find(|tongue| tongue.tag().eq_ignore_ascii_case(language))
    }
}

/// What [`Localizer`] stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LocalizerContext {
    tongue: Language,
    /// The seat of the person spoken to; `None` if several look on.
    you: Option<Seat>,
    names: PlayerNames,
}

thread_local! {
    /// All voices of this visit: as many as there are persons, languages and names.
    static CONTEXTS: RefCell<Vec<&'static LocalizerContext>> = const { RefCell::new(Vec::new()) };
}

impl Localizer {
    /// English, to the person at the first seat.
    pub const ENGLISH: Self = Self(&LocalizerContext::of(Language::English));

    /// Polish, to the person at the first seat.
    pub const POLISH: Self = Self(&LocalizerContext::of(Language::Polish));

    /// All languages.
    pub const ALL: [Self; 2] = [Self::ENGLISH, Self::POLISH];

    /// The language that is set, or the first of those that the person prefers and the page
    /// speaks; English if there is none. Preferences are tags such as `pl` or `en-GB`.
    #[must_use]
    pub fn choose<T: AsRef<str>>(
        set: LanguageSetting,
        preferred: impl IntoIterator<Item = T>,
    ) -> Self {
        let tongue = match set {
            LanguageSetting::System => preferred
                .into_iter()
                .find_map(|tag| Language::of_tag(tag.as_ref()))
                .unwrap_or(Language::English),
            LanguageSetting::English => Language::English,
            LanguageSetting::Polish => Language::Polish,
        };
        match tongue {
            Language::English => Self::ENGLISH,
            Language::Polish => Self::POLISH,
        }
    }

    /// The same words, said to the person at a seat, or to all who look on.
    #[must_use]
    pub fn addressing(self, you: Option<Seat>) -> Self {
        Self::of(LocalizerContext {
            you,
            ..self.0.clone()
        })
    }

    /// Whether they are said to the person at a seat.
    #[must_use]
    pub fn is_addressing(self, seat: Seat) -> bool {
        self.0.you == Some(seat)
    }

    /// The same words, with the names that players were given.
    #[must_use]
    pub fn with_names(self, names: PlayerNames) -> Self {
        Self::of(LocalizerContext {
            names,
            ..self.0.clone()
        })
    }

    /// The same words about a game that somebody sent, who played at a seat. They are said to nobody in it.
    #[must_use]
    pub fn about_sender(self, seat: Seat) -> Self {
        let mut names = self.0.names;
        names.set(seat, self.sent_sender());
        self.with_names(names).addressing(None)
    }

    fn of(voice: LocalizerContext) -> Self {
        CONTEXTS.with_borrow_mut(|known| {
            let found = known.iter().copied().find(|&known| *known == voice);
            Self(found.unwrap_or_else(|| {
                let voice: &'static LocalizerContext = Box::leak(Box::new(voice));
                known.push(voice);
                voice
            }))
        })
    }

    /// The tag of the language, as the attribute `lang` has it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.tongue().tag()
    }

    /// Whether the person at a seat is the one spoken to.
    #[must_use]
    pub fn is_addressee(self, seat: Seat) -> bool {
        self.0.you == Some(seat)
    }

    pub(super) const fn tongue(self) -> Language {
        self.0.tongue
    }

    /// The name that the player of a seat was given, if it is not the one spoken to.
    pub(super) fn given_name(self, seat: Seat) -> Option<&'static str> {
        let name = self.0.names.of(seat);
        (!self.is_addressee(seat) && !name.is_empty()).then_some(name)
    }
}

impl LocalizerContext {
    const fn of(tongue: Language) -> Self {
        Self {
            tongue,
            you: Some(Seat::FIRST),
            names: PlayerNames::NONE,
        }
    }
}
