//! Names of files that the user saves.

use crate::state::Day;

/// Name of a file, without its extension: what it is, and when. The words are English in every language, so that files
/// sort alike.
pub fn file_name(what: &str, day: Day) -> String {
    format!("red7-{what}-{}", day.iso())
}
