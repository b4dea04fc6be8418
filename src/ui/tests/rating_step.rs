//! How a rating has changed, told after a round or a match.

use super::statistics::rating;
use crate::game::{Color, Seat};
use crate::i18n::Localizer;
use crate::state::{FinishedRound, Rating, RatingStep};

#[test]
fn a_step_of_the_rating_is_told() {
    let round = finished();
    let mut rating = rating(3);
    rating.note(&round, "20261128".parse().expect("a day"));
    let step = rating.step_of(&round).expect("a step");
    let says = Localizer::ENGLISH.rating_after(step);
    let change = step.change.expect("a rating before");
    let start = format!("Rating {}, up {change} (most likely ", step.range.rating);
    assert!(change > 0 && says.starts_with(&start), "{says}");
    let says = Localizer::POLISH.rating_after(step);
    assert!(says.contains("w górę"), "{says}");
    let of_match = RatingStep {
        is_of_match: true,
        ..step
    };
    let says = Localizer::ENGLISH.rating_after(of_match);
    let start = format!("Rating {}, up {change} over the match ", step.range.rating);
    assert!(says.starts_with(&start), "{says}");
}

#[test]
fn a_rating_from_few_rounds_is_provisional() {
    let round = finished();
    let next = FinishedRound {
        number: 2,
        ..finished()
    };
    let mut rating = Rating::default();
    for round in [&round, &next] {
        rating.note(round, "20261128".parse().expect("a day"));
    }
    let step = rating.step_of(&next).expect("a step");
    let says = Localizer::ENGLISH.rating_after(step);
    let start = format!("Rating {} (provisional: most likely ", step.range.rating);
    assert!(says.starts_with(&start), "{says}");
}

#[test]
fn the_first_rated_round_says_that_there_is_a_rating_now() {
    let round = finished();
    let mut rating = rating(0);
    rating.note(&round, "20261128".parse().expect("a day"));
    let step = rating.step_of(&round).expect("a step");
    let says = Localizer::ENGLISH.rating_after(step);
    let start = format!("A first rating: {}. It’s a guess", step.range.rating);
    assert!(says.starts_with(&start), "{says}");
}

/// A round that the player has won.
fn finished() -> FinishedRound {
    FinishedRound {
        ruleset: "1.3".parse().expect("rules"),
        lineup: "h6".parse().expect("players"),
        turns: 5,
        winner: Seat::FIRST,
        rule: Color::Red,
        win: Some(0),
        had_hints: false,
        won_match: None,
        seed: Some("red7game".parse().expect("a seed")),
        number: 1,
        is_known: false,
    }
}
