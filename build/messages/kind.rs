//! What the placeholders of messages stand for: the name tells it.

/// The kind of a placeholder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceholderKind {
    /// A player.
    Seat,
    /// A card.
    Card,
    /// A colour, and with it a rule.
    Color,
    /// A number.
    Number,
    /// Words.
    Text,
    /// Words with cards in them, or with some that stand out.
    Phrase,
}

/// The placeholders that messages may use.
const KINDS: [(PlaceholderKind, &[&str]); 6] = [
    (PlaceholderKind::Seat, &["who", "from", "rival"]),
    (PlaceholderKind::Card, &["card", "top", "other"]),
    (PlaceholderKind::Color, &["color", "rule"]),
    (
        PlaceholderKind::Number,
        &[
            "about", "best", "chance", "count", "date", "days", "done", "grade", "held", "high",
            "lesson", "low", "missed", "month", "players", "points", "rate", "rating", "round",
            "solved", "task", "tenths", "tried", "turn", "turns", "unseen", "value", "weekday",
            "whole", "year",
        ],
    ),
    (
        PlaceholderKind::Text,
        &[
            "action", "colors", "day", "edition", "found", "game", "given", "names", "seed",
            "strength", "time", "values", "win", "won",
        ],
    ),
    (
        PlaceholderKind::Phrase,
        &[
            "cards", "events", "having", "head", "outlook", "tail", "text",
        ],
    ),
];

/// The keys by which a message can choose among players.
const SEATS: [&str; 5] = ["you", "first", "second", "third", "fourth"];

/// The keys by which a message can choose among colours, in the order of `Color::ALL`.
const COLORS: [&str; 7] = [
    "red", "orange", "yellow", "green", "blue", "indigo", "violet",
];

impl PlaceholderKind {
    /// The kind of a placeholder, if it has one of the names above.
    pub fn of(name: &str) -> Option<Self> {
        let mut kinds = KINDS.iter();
        let found = kinds.find(|(_, names)| names.contains(&name));
        found.map(|(kind, _)| *kind)
    }

    /// The function by which a message asks for a form of the name of such a thing.
    pub const fn function(self) -> Option<&'static str> {
        match self {
            Self::Seat => Some("NAME"),
            Self::Card => Some("CARD"),
            Self::Color => Some("COLOR"),
            Self::Number | Self::Text | Self::Phrase => None,
        }
    }

    /// The message that names such a thing.
    pub const fn naming(self) -> Option<&'static str> {
        match self {
            Self::Seat => Some("name"),
            Self::Card => Some("card"),
            Self::Color => Some("color"),
            Self::Number | Self::Text | Self::Phrase => None,
        }
    }

    /// The keys by which a message can choose among such things, each for its number.
    pub const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Seat => &SEATS,
            Self::Color => &COLORS,
            Self::Card | Self::Number | Self::Text | Self::Phrase => &[],
        }
    }
}
