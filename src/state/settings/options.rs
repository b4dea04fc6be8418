//! What there is to choose among in the settings.

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
}

/// How cards and paint look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardStyle {
    /// Painted all over.
    #[default]
    Paint,
    /// Ivory, with signs in deep inks.
    Classic,
    /// Black on white, with a band of paint.
    Print,
}

impl CardStyle {
    /// All three, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::Paint, Self::Classic, Self::Print];
}

/// The language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LanguageSetting {
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

impl LanguageSetting {
    /// All three, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::System, Self::English, Self::Polish];
}

/// How long opponents take for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Time to follow each turn.
    Calm,
    /// Quick, but to be seen.
    Brisk,
    /// At once.
    Instant,
    /// When the player asks for it.
    Steps,
}

impl Pace {
    /// All four, in the order of the choice.
    pub const ALL: [Self; 4] = [Self::Steps, Self::Calm, Self::Brisk, Self::Instant];

    /// How many games a player needs to get used to the pace, who has chosen none.
    const GAMES_OF_A_BEGINNER: usize = 3;

    /// The pace for a player who has chosen none, by how many games were played.
    #[must_use]
    pub const fn after(games: usize) -> Self {
        match games {
            0..Self::GAMES_OF_A_BEGINNER => Self::Calm,
            _ => Self::Brisk,
        }
    }

    /// How long an opponent's turn is shown, in milliseconds; `None` if the player says when the next one comes.
    #[must_use]
    pub const fn millis(self) -> Option<u32> {
        match self {
            Self::Calm => Some(2600),
            Self::Brisk => Some(1300),
            Self::Instant => Some(0),
            Self::Steps => None,
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
pub struct CompletedLessons(u8);

impl CompletedLessons {
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

    /// All but those that are in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
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
