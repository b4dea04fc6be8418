//! Documents of which there is one in the browser, for all tabs of the page.

use crate::state::daily::Daily;
use crate::state::puzzle::PuzzleBook;
use crate::state::save::LoadError;
use crate::state::settings::Settings;
use crate::state::statistics::Statistics;
use crate::state::store::DocumentKind;

/// A document that all tabs share. What a new visitor has is its default.
pub trait Document: Clone + Default + PartialEq + Into<Known> {
    /// What it is about.
    const KIND: DocumentKind;

    /// The name under which it is stored.
    const NAME: &'static str;

    /// Writes it.
    #[must_use]
    fn write(&self) -> String;

    /// Reads it. What is missing in it is as it is for a new visitor.
    ///
    /// # Errors
    ///
    /// If the text is no such document, is damaged, or was written by a newer version.
    fn read(text: &str) -> Result<Self, LoadError>;
}

/// A document as another tab has left it.
#[derive(Clone, Debug, PartialEq)]
pub enum Known {
    /// The settings.
    Settings(Settings),
    /// What came of the deals of the days.
    Daily(Daily),
    /// How the person has done.
    Statistics(Statistics),
    /// How the visitor stands with puzzles.
    Puzzles(PuzzleBook),
}

impl From<Settings> for Known {
    fn from(settings: Settings) -> Self {
        Self::Settings(settings)
    }
}

impl From<Daily> for Known {
    fn from(daily: Daily) -> Self {
        Self::Daily(daily)
    }
}

impl From<Statistics> for Known {
    fn from(statistics: Statistics) -> Self {
        Self::Statistics(statistics)
    }
}

impl From<PuzzleBook> for Known {
    fn from(book: PuzzleBook) -> Self {
        Self::Puzzles(book)
    }
}
