//! What the page says in games as they are played, and what becomes of its messages.

mod daily;
mod fluent;
mod forms;
mod log;
mod rules;
mod turn;

use super::Localizer;

/// What is said in English and in Polish.
#[track_caller]
fn assert_said<T: AsRef<str>>(said: impl Fn(Localizer) -> T, english: &str, polish: &str) {
    assert_eq!(said(Localizer::ENGLISH).as_ref(), english);
    assert_eq!(said(Localizer::POLISH).as_ref(), polish);
}
