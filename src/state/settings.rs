//! What a player can set.

mod names;
mod terms;

pub use names::Names;
pub use terms::Terms;

use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All three, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The one after it in that order; after the last the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }
}

/// The language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// As the browser is set.
    #[default]
    #[serde(rename = "system")]
    System,
    /// English.
    #[serde(rename = "en")]
    English,
    /// Polish.
    #[serde(rename = "pl")]
    Polish,
}

impl Language {
    /// All three, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::System, Self::English, Self::Polish];
}

/// How long opponents take for a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Time to follow each turn.
    Calm,
    /// Quick, but to be seen.
    #[default]
    Brisk,
    /// At once.
    Instant,
}

impl Pace {
    /// All three, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Brisk, Self::Instant];

    /// How long an opponent takes, in milliseconds.
    #[must_use]
    pub const fn millis(self) -> u32 {
        match self {
            Self::Calm => 1500,
            Self::Brisk => 800,
            Self::Instant => 0,
        }
    }
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the system is set: everything, or nothing.
    #[default]
    System,
    /// Nothing moves, but what changes fades.
    Reduced,
    /// Everything changes at once.
    Off,
}

impl Motion {
    /// All three, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::System, Self::Reduced, Self::Off];
}

/// Which lessons are learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Learned(u8);

impl Learned {
    /// Whether a lesson is learned, by its number from 0.
    #[must_use]
    pub const fn contains(self, lesson: usize) -> bool {
        self.0 >> lesson & 1 == 1
    }

    /// Puts a lesson in.
    pub const fn insert(&mut self, lesson: usize) {
        self.0 |= 1 << lesson;
    }

    /// All that are in one of both.
    #[must_use]
    pub const fn joined(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many are learned.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is learned.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The settings, as they are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// The language.
    pub language: Language,
    /// How long opponents take.
    pub pace: Pace,
    /// How much moves.
    pub motion: Motion,
    /// Whether the game can be heard.
    pub has_sound: bool,
    /// Whether the player takes draws that may be declined, or they are taken by themselves.
    pub takes_draws_by_hand: bool,
    /// Whether whole turns can be taken back.
    pub may_take_back: bool,
    /// Whether keys that are letters are switched off.
    pub ignores_letters: bool,
    /// Which lessons are learned.
    pub learned: Learned,
    /// Whether the cards are larger, where there is room.
    pub has_large_cards: bool,
    /// Whether the panel of the seven rules beside a wide table is folded.
    pub folds_what_if: bool,
    /// What players are called.
    pub names: Names,
    /// What the form for a new game was last filled in with.
    pub terms: Terms,
}

impl Settings {
    /// These settings with what another tab has stored: between tabs the last choice counts, and what was learned
    /// stays learned.
    #[must_use]
    pub fn joined(&self, stored: Self) -> Self {
        Self {
            learned: self.learned.joined(stored.learned),
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_tabs_the_last_choice_counts_and_what_was_learned_stays_learned() {
        let learned = |lesson| {
            let mut learned = Learned::default();
            learned.insert(lesson);
            learned
        };
        let here = Settings {
            theme: Theme::Dark,
            learned: learned(1),
            ..Settings::default()
        };
        let stored = Settings {
            theme: Theme::Light,
            learned: learned(6),
            ..Settings::default()
        };
        let joined = here.joined(stored);
        assert_eq!(joined.theme, Theme::Dark);
        assert!(joined.learned.contains(1) && joined.learned.contains(6));
    }
}
