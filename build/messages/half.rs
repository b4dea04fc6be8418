//! The two halves of the messages, which are separate files of a language.

/// A half of the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// Messages that the module needs before its second part has come.
    First,
    /// All others.
    Lazy,
}

/// Stems of the files with messages of the first half. `tools/split.mjs` fails if the first part of the module uses a
/// message of another file.
const FIRST: [&str; 17] = [
    "daily", "form", "friends", "hint", "kinds", "link", "log", "names", "notice", "recent",
    "score", "sealed", "sent", "standing", "start", "table", "turn",
];

impl Half {
    pub const ALL: [Self; 2] = [Self::First, Self::Lazy];

    /// Half to which the messages of a file belong.
    pub fn of(stem: &str) -> Self {
        if FIRST.contains(&stem) {
            Self::First
        } else {
            Self::Lazy
        }
    }

    /// Part of the names of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first-texts",
            Self::Lazy => "lazy-texts",
        }
    }

    /// Name of the static that holds its texts.
    pub const fn constant(self) -> &'static str {
        match self {
            Self::First => "FIRST",
            Self::Lazy => "LAZY",
        }
    }

    /// Names of the records before the messages.
    pub const fn head(self) -> &'static [&'static str] {
        match self {
            Self::First => &["NAME", "FRAME", "PLURALS", "CARD_FORMS", "NAME_FORMS"],
            Self::Lazy => &["NAME"],
        }
    }
}
