//! Tests of everything that runs without a browser: rules, bots, puzzles, games, texts, and the structure of the
//! sources. The tests of the page's components are beside their code. All tests are one binary, so that the crate is
//! linked only once.

mod bad_input;
#[cfg(feature = "app")]
mod bad_links;
mod bots;
mod brute_force;
mod common;
mod contrast;
#[cfg(feature = "app")]
mod days;
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
#[cfg(feature = "live")]
mod live;
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
mod round_trips;
#[cfg(feature = "sealed")]
mod sealed;
#[cfg(feature = "sealed")]
mod sealed_reference;
mod solver;
mod stylesheets;
mod vectors;
mod views;
