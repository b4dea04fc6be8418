//! Values of the settings.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Follows the system.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    /// In the order in which the settings show them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
}

/// Look of cards and paint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardStyle {
    /// Full-bleed paint.
    #[default]
    Paint,
    /// Ivory, with symbols in deep inks.
    Classic,
    /// Black on white, with a band of paint.
    Print,
}

impl CardStyle {
    /// In the order in which the settings show them.
    pub const ALL: [Self; 3] = [Self::Paint, Self::Classic, Self::Print];
}

/// Time that opponents take for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Long enough to follow each turn.
    Calm,
    /// Quick, but visible.
    Brisk,
    Instant,
    /// The player asks for each turn.
    Steps,
}

impl Pace {
    /// In the order in which the settings show them.
    pub const ALL: [Self; 4] = [Self::Steps, Self::Calm, Self::Brisk, Self::Instant];

    /// Number of games with the calm pace before the default becomes brisk.
    const GAMES_OF_A_BEGINNER: usize = 3;

    /// Default pace for a player who has played this many games and chosen no pace.
    #[must_use]
    pub const fn after(games: usize) -> Self {
        match games {
            0..Self::GAMES_OF_A_BEGINNER => Self::Calm,
            _ => Self::Brisk,
        }
    }

    /// Time in milliseconds for which an opponent's turn is shown; `None` if the player asks for the next one.
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

/// Amount of animation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// Follows the system: full motion or none.
    #[default]
    System,
    /// Nothing moves, but changes fade.
    Reduced,
    /// All changes are immediate.
    Off,
}

impl Motion {
    /// In the order in which the settings show them.
    pub const ALL: [Self; 3] = [Self::System, Self::Reduced, Self::Off];
}

/// Set of completed lessons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompletedLessons(u16);

impl CompletedLessons {
    /// Returns `true` if a lesson is completed. Lessons are numbered from 0.
    #[must_use]
    pub const fn contains(self, lesson: usize) -> bool {
        self.0 >> lesson & 1 == 1
    }

    /// Adds a lesson.
    pub const fn insert(&mut self, lesson: usize) {
        self.0 |= 1 << lesson;
    }

    /// Returns the lessons in either set.
    #[must_use]
    pub const fn joined(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the lessons that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
