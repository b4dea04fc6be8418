//! Messages in typical games, and how they render.

mod cldr;
mod daily;
mod fluent;
mod forms;
mod log;
mod rules;
mod turn;

use super::Localizer;

/// Asserts the English and the Polish text.
#[track_caller]
fn assert_said<T: AsRef<str>>(said: impl Fn(Localizer) -> T, english: &str, polish: &str) {
    assert_eq!(said(Localizer::ENGLISH).as_ref(), english);
    assert_eq!(said(Localizer::POLISH).as_ref(), polish);
}
