//! Kinds of placeholders in messages, determined by their names.

/// Kind of value that a placeholder stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceholderKind {
    Seat,
    Card,
    /// A colour, or the rule of that colour.
    Color,
    Number,
    /// Plain text.
    Text,
    /// Text with cards or bold words in it.
    Phrase,
}

/// Placeholders that messages may use, by kind.
const KINDS: [(PlaceholderKind, &[&str]); 6] = [
    (PlaceholderKind::Seat, &["who", "from", "rival"]),
    (PlaceholderKind::Card, &["card", "top", "other"]),
    (PlaceholderKind::Color, &["color", "rule"]),
    (
        PlaceholderKind::Number,
        &[
            "about", "best", "chance", "count", "date", "days", "done", "fact", "grade", "held",
            "high", "item", "lesson", "low", "missed", "month", "players", "points", "rate",
            "rating", "round", "solved", "task", "tenths", "tried", "turn", "turns", "unseen",
            "value", "weekday", "whole", "year",
        ],
    ),
    (
        PlaceholderKind::Text,
        &[
            "action", "better", "code", "colors", "day", "edition", "figure", "found", "game",
            "given", "names", "odds", "seed", "strength", "time", "values", "win", "won",
        ],
    ),
    (
        PlaceholderKind::Phrase,
        &[
            "cards", "events", "having", "head", "outlook", "tail", "text",
        ],
    ),
];

/// Variant keys of a choice by player.
const SEATS: [&str; 6] = ["you", "first", "second", "third", "fourth", "friend"];

/// Variant keys of a choice by colour, in the order of `Color::ALL`.
const COLORS: [&str; 7] = [
    "red", "orange", "yellow", "green", "blue", "indigo", "violet",
];

impl PlaceholderKind {
    /// Kind of a placeholder; `None` if the name is unknown.
    pub fn of(name: &str) -> Option<Self> {
        let mut kinds = KINDS.iter();
        let found = kinds.find(|(_, names)| names.contains(&name));
        found.map(|(kind, _)| *kind)
    }

    /// Fluent function that selects a form of a name of this kind.
    pub const fn function(self) -> Option<&'static str> {
        match self {
            Self::Seat => Some("NAME"),
            Self::Card => Some("CARD"),
            Self::Color => Some("COLOR"),
            Self::Number | Self::Text | Self::Phrase => None,
        }
    }

    /// Message that names a value of this kind.
    pub const fn naming(self) -> Option<&'static str> {
        match self {
            Self::Seat => Some("name"),
            Self::Card => Some("card"),
            Self::Color => Some("color"),
            Self::Number | Self::Text | Self::Phrase => None,
        }
    }

    /// Variant keys of a choice by this kind, each at its number.
    pub const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Seat => &SEATS,
            Self::Color => &COLORS,
            Self::Card | Self::Number | Self::Text | Self::Phrase => &[],
        }
    }
}
