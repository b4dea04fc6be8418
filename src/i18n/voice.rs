//! The language, the player addressed, and the names of the players.

use std::cell::RefCell;

use super::Localizer;
use crate::game::Seat;
use crate::state::{LanguageSetting, PlayerNames};

/// A language of the page.
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
        all.find(|it| it.tag().eq_ignore_ascii_case(language))
    }
}

/// The data behind a [`Localizer`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LocalizerContext {
    language: Language,
    /// The seat of the player addressed; `None` for spectators.
    you: Option<Seat>,
    names: PlayerNames,
}

thread_local! {
    /// All contexts of this session: one for each combination of seat, language and names used. They are never freed, so
    /// that a localizer is a plain reference; each letter typed into a name adds about 150 bytes.
    static CONTEXTS: RefCell<Vec<&'static LocalizerContext>> = const { RefCell::new(Vec::new()) };
}

impl Localizer {
    /// English, addressed to the player at the first seat.
    pub const ENGLISH: Self = Self(&LocalizerContext::of(Language::English));

    /// Polish, addressed to the player at the first seat.
    pub const POLISH: Self = Self(&LocalizerContext::of(Language::Polish));

    pub const ALL: [Self; 2] = [Self::ENGLISH, Self::POLISH];

    /// The language that is set, or the first preferred language that the page supports, or English. `preferred`
    /// contains tags such as `pl` or `en-GB`.
    #[must_use]
    pub fn choose<T: AsRef<str>>(
        set: LanguageSetting,
        preferred: impl IntoIterator<Item = T>,
    ) -> Self {
        let language = match set {
            LanguageSetting::System => preferred
                .into_iter()
                .find_map(|tag| Language::of_tag(tag.as_ref()))
                .unwrap_or(Language::English),
            LanguageSetting::English => Language::English,
            LanguageSetting::Polish => Language::Polish,
        };
        match language {
            Language::English => Self::ENGLISH,
            Language::Polish => Self::POLISH,
        }
    }

    /// The same localizer, addressed to the player at a seat, or to spectators.
    #[must_use]
    pub fn addressing(self, you: Option<Seat>) -> Self {
        Self::of(LocalizerContext {
            you,
            ..self.0.clone()
        })
    }

    /// Returns `true` if it addresses the player at `seat`.
    #[must_use]
    pub fn is_addressing(self, seat: Seat) -> bool {
        self.0.you == Some(seat)
    }

    /// The same localizer with custom names of the players.
    #[must_use]
    pub fn with_names(self, names: PlayerNames) -> Self {
        Self::of(LocalizerContext {
            names,
            ..self.0.clone()
        })
    }

    /// The same localizer for a game received from another user, who played at `seat`. It addresses no player.
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

    /// Language tag for the `lang` attribute.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.language().tag()
    }

    pub(super) const fn language(self) -> Language {
        self.0.language
    }

    /// Custom name of the player at `seat`, unless that player is the one addressed.
    pub(super) fn given_name(self, seat: Seat) -> Option<&'static str> {
        let name = self.0.names.of(seat);
        (!self.is_addressing(seat) && !name.is_empty()).then_some(name)
    }
}

impl LocalizerContext {
    const fn of(language: Language) -> Self {
        Self {
            language,
            you: Some(Seat::FIRST),
            names: PlayerNames::NONE,
        }
    }
}
