//! The language, the player addressed, and the names of the players.

use std::cell::RefCell;

use super::Localizer;
use crate::game::Seat;
use crate::state::{Language, PlayerNames};

/// The data behind a [`Localizer`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LocalizerContext {
    language: Language,
    /// The seat of the player addressed; `None` for spectators.
    you: Option<Seat>,
    names: PlayerNames,
    /// The seat of the only friend, if that friend hasn't given a name: sentences say "your friend".
    friend: Option<Seat>,
}

impl LocalizerContext {
    /// A player at the first seat, with no custom names.
    const fn of(language: Language) -> Self {
        Self {
            language,
            you: Some(Seat::FIRST),
            names: PlayerNames::NONE,
            friend: None,
        }
    }
}

thread_local! {
    /// All contexts of this session: one for each combination of seat, language and names used. They are never freed, so
    /// that a localizer is a plain reference; each letter typed into a name adds about 150 bytes.
    static CONTEXTS: RefCell<Vec<&'static LocalizerContext>> = const { RefCell::new(Vec::new()) };
}

impl Localizer {
    /// English, addressed to the player at the first seat.
    pub const ENGLISH: Self = Self(&LocalizerContext::of(Language::ENGLISH));

    /// Polish, which the tests compare with English.
    #[cfg(test)]
    pub const POLISH: Self = Self(&LocalizerContext::of(Language::POLISH));

    /// A language, addressed to the player at the first seat.
    #[must_use]
    pub fn of_language(language: Language) -> Self {
        Self::of(LocalizerContext::of(language))
    }

    /// Each language, addressed to the player at the first seat.
    pub fn all() -> impl Iterator<Item = Self> {
        Language::all().map(Self::of_language)
    }

    /// The same localizer, addressed to the player at a seat, or to spectators.
    #[must_use]
    pub fn addressing(self, you: Option<Seat>) -> Self {
        Self::of(LocalizerContext { you, ..*self.0 })
    }

    /// Returns `true` if it addresses the player at `seat`.
    #[must_use]
    pub fn is_addressing(self, seat: Seat) -> bool {
        self.0.you == Some(seat)
    }

    /// The same localizer with custom names of the players.
    #[must_use]
    pub fn with_names(self, names: PlayerNames) -> Self {
        self.with_friends(names, None)
    }

    /// The same localizer with the custom names of a game with friends. A friend who is the only one is called that
    /// until there is a name.
    #[must_use]
    pub fn with_friends(self, names: PlayerNames, only: Option<Seat>) -> Self {
        let friend = only.filter(|&seat| names.of(seat).is_empty());
        Self::of(LocalizerContext {
            names,
            friend,
            ..*self.0
        })
    }

    /// The same localizer for a game received from another user, who played at `seat`. It addresses no player.
    #[must_use]
    pub fn about_sender(self, seat: Seat) -> Self {
        let mut names = self.0.names;
        names.set(seat, "");
        self.with_friends(names, Some(seat)).addressing(None)
    }

    /// The same localizer for a text that goes to somebody else: it addresses no player, and the friend isn't "yours".
    pub(super) fn for_others(self) -> Self {
        let mut names = self.0.names;
        if let Some(seat) = self.0.friend {
            names.set(seat, self.player_friend());
        }
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

    #[must_use]
    pub const fn language(self) -> Language {
        self.0.language
    }

    /// Custom name of the player at `seat`, unless that player is the one addressed.
    pub(super) fn given_name(self, seat: Seat) -> Option<&'static str> {
        let name = self.0.names.of(seat);
        (!self.is_addressing(seat) && !name.is_empty()).then_some(name)
    }

    /// Returns `true` if the player at `seat` is "your friend".
    pub(super) fn is_friend(self, seat: Seat) -> bool {
        self.0.friend == Some(seat) && !self.is_addressing(seat)
    }
}
