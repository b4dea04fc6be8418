//! Tests of everything that runs without a browser: rules, bots, puzzles, games, texts, and the structure of the
//! sources. The tests of the page's components are beside their code. All tests are one binary, so that the crate is
//! linked only once.

#[cfg(feature = "app")]
mod addresses;
mod bad_input;
mod bots;
mod brute;
mod colours;
mod common;
mod determinize;
mod differential;
#[cfg(feature = "app")]
mod documents;
#[cfg(feature = "app")]
mod friends;
#[cfg(feature = "app")]
mod games;
mod golden;
mod hints;
mod layers;
#[cfg(feature = "app")]
mod lesson_answers;
#[cfg(feature = "app")]
mod lesson_hints;
#[cfg(feature = "app")]
mod lessons;
#[cfg(feature = "app")]
mod links;
mod matches;
mod messages;
mod model;
#[cfg(feature = "app")]
mod picture;
mod properties;
mod puzzles;
mod random_games;
mod records;
mod review;
#[cfg(feature = "sealed")]
mod sealed;
#[cfg(feature = "sealed")]
mod second;
mod solver;
mod stylesheets;
mod texts;
mod vectors;
mod views;
