//! Rated rounds, and the document of the rating.

use super::*;
use crate::bots::Level;
use crate::game::{Color, PlayerCount, Ruleset};
use crate::state::document::{Document, LoadError};

/// A round that a seat has won, with cards from a seed.
fn round(lineup: &str, seed: &str, winner: usize) -> FinishedRound {
    let lineup: crate::state::lineup::Lineup = lineup.parse().expect("players");
    let winner = Seat::new(winner).expect("a seat");
    let own = lineup.persons().next();
    FinishedRound {
        ruleset: "1.3".parse().expect("rules"),
        turns: 5,
        winner,
        rule: Color::Red,
        win: (own == Some(winner)).then_some(0),
        lineup,
        had_hints: false,
        won_match: None,
        seed: Some(seed.parse().expect("a seed")),
        number: 1,
        is_known: false,
    }
}

fn today() -> Day {
    "20261128".parse().expect("a day")
}

fn rated(rounds: impl IntoIterator<Item = FinishedRound>) -> Rating {
    let mut rating = Rating::default();
    for round in rounds {
        rating.note(&round, today());
    }
    rating
}

/// Rounds at one table, of which each second one is won.
fn many(count: usize) -> impl Iterator<Item = FinishedRound> {
    (0..count).map(|number| round("h6", &format!("rate{number:04}"), number % 2))
}

#[test]
fn a_win_is_a_step_up_and_a_loss_one_down() {
    let first = round("h6", "first777", 1);
    let (won, lost) = (round("h6", "red7game", 0), round("h6", "othergam", 1));
    let rating = rated([first.clone(), won.clone()]);
    let up = rating.step_of(&won).expect("a step");
    assert!(up.change.is_some_and(|change| change > 0));
    assert!(up.range.low() < up.range.rating);
    let rating = rated([first, won.clone(), lost.clone()]);
    let down = rating.step_of(&lost).expect("a step");
    let change = down.change.expect("a rating before");
    assert!(change < 0);
    assert_eq!(down.range.rating - change, up.range.rating);
    assert_eq!(rating.step_of(&won), None);
    assert_eq!((rating.rounds(), rating.course().len()), (3, 3));
}

/// A deal that is played again, from any seat, isn't rated, so its end tells no step.
#[test]
fn a_deal_played_again_tells_no_step() {
    let first = round("h6", "red7game", 0);
    let again = FinishedRound {
        turns: first.turns + 1,
        ..first.clone()
    };
    let from_there = round("6h", "red7game", 0);
    let rating = rated([first.clone(), again.clone(), from_there.clone()]);
    assert!(rating.step_of(&first).is_some());
    assert_eq!(rating.step_of(&again), None);
    assert_eq!(rating.step_of(&from_there), None);
    let kept = Rating::read(&rating.write()).expect("a rating");
    assert!(kept.step_of(&first).is_some() && kept.step_of(&again).is_none());
}

#[test]
fn the_end_of_a_match_tells_the_step_of_all_its_rounds() {
    let other = round("h6", "first777", 1);
    let of_match = |number, winner| FinishedRound {
        number,
        ..round("h6", "red7game", winner)
    };
    let last = FinishedRound {
        won_match: Some(true),
        ..of_match(3, 0)
    };
    let before = rated([other.clone()]).range().expect("a rating").rating;
    let rounds = [other, of_match(1, 0), of_match(2, 1), last.clone()];
    let step = rated(rounds).step_of(&last).expect("a step");
    assert!(step.is_of_match);
    assert_eq!(step.change, Some(step.range.rating - before));
    // Before a match with the first rated round there was no rating.
    let before = rated([of_match(1, 0)]).range().expect("a rating").rating;
    let step = rated([of_match(1, 0), last.clone()]).step_of(&last);
    let step = step.expect("a step");
    assert_eq!(
        (step.is_of_match, step.change),
        (false, Some(step.range.rating - before))
    );
}

#[test]
fn a_rating_is_provisional_until_its_range_is_narrow() {
    let is_provisional = |rounds| {
        let range = rated(many(rounds)).range();
        range.expect("a rating").is_provisional()
    };
    assert!(is_provisional(1) && is_provisional(5));
    assert!(!is_provisional(30));
}

#[test]
fn the_first_round_starts_from_no_rating() {
    let won = round("h6", "red7game", 0);
    let step = rated([won.clone()]).step_of(&won).expect("a step");
    assert_eq!(step.change, None);
    assert!(step.range.rating > START.rating as i32);
}

#[test]
fn the_range_narrows_around_equal_opponents() {
    let skilled = level_points(
        Level::Skilled2,
        &round("h6", "red7game", 0).ruleset,
        PlayerCount::TWO,
    );
    let range = |rounds| rated(many(rounds)).range().expect("a rating");
    let (few, more) = (range(4), range(200));
    assert!(more.high() - more.low() < (few.high() - few.low()) / 2);
    assert!(
        f64::from((more.rating - skilled as i32).abs()) < 60.0,
        "{more:?}"
    );
}

#[test]
fn a_round_counts_once_from_every_seat_and_after_a_reload() {
    let first = round("h6", "red7game", 0);
    let again = round("6h", "red7game", 0);
    let rating = rated([first.clone(), first.clone(), again]);
    assert_eq!(rating.rounds(), 1);
    assert!(rating.step_of(&first).is_some());
    let next = FinishedRound {
        number: 2,
        ..first.clone()
    };
    assert_eq!(rated([first, next]).rounds(), 2);
}

#[test]
fn hints_and_known_cards_are_not_rated_now_nor_later() {
    let fair = round("h6", "red7game", 0);
    for spoiled in [
        FinishedRound {
            had_hints: true,
            ..fair.clone()
        },
        FinishedRound {
            is_known: true,
            ..fair.clone()
        },
    ] {
        let rating = rated([spoiled, fair.clone()]);
        assert_eq!((rating.rounds(), rating.range()), (0, None));
    }
    let unknown = FinishedRound { seed: None, ..fair };
    assert_eq!(rated([unknown]).rounds(), 0);
}

#[test]
fn a_winner_beats_all_and_the_others_lose_to_the_winner_alone() {
    let scores = |round: &FinishedRound| {
        let games = games(round).into_iter();
        games
            .map(|game| (game.opponent as i32, game.score as i32))
            .collect::<Vec<_>>()
    };
    let ruleset: Ruleset = "1.3".parse().expect("rules");
    let points = |level| level_points(level, &ruleset, PlayerCount::THREE) as i32;
    let (novice, master) = (points(Level::Novice), points(Level::Master));
    assert_eq!(
        scores(&round("h14", "red7game", 0)),
        [(novice, 1), (master, 1)]
    );
    assert_eq!(scores(&round("h14", "red7game", 2)), [(master, 0)]);
    assert_eq!(scores(&round("1h4", "red7game", 0)), [(novice, 0)]);
}

/// A player as strong as the three others wins a quarter of the rounds, and keeps the rating on average.
#[test]
fn the_number_of_players_makes_no_rating() {
    let rounds = (0..400).map(|number| round("h666", &format!("four{number:04}"), number % 4));
    let range = rated(rounds).range().expect("a rating");
    assert!((range.rating - 1_500).abs() < 60, "{range:?}");
}

#[test]
fn levels_stand_in_order() {
    for (rules, players) in [
        ("1.3", PlayerCount::TWO),
        ("1.3", PlayerCount::FOUR),
        ("1.3a", PlayerCount::TWO),
        ("1.3ax", PlayerCount::THREE),
    ] {
        let ruleset: Ruleset = rules.parse().expect(rules);
        let points = Level::OFFERED.map(|level| level_points(level, &ruleset, players) as i32);
        assert!(points.is_sorted(), "{rules}: {points:?}");
    }
    let near = |rating, deviation| levels_near(RatingRange { rating, deviation });
    let of = usual_points;
    let amid = of(Level::Novice).midpoint(of(Level::Casual2));
    for (rating, deviation, levels) in [
        (0, 50, (Level::Novice, Level::Novice)),
        (of(Level::Casual2), 10, (Level::Casual2, Level::Casual2)),
        (amid, 10, (Level::Novice, Level::Casual2)),
        (of(Level::Casual2), 250, (Level::Novice, Level::Master)),
        (3_000, 50, (Level::Master, Level::Master)),
    ] {
        assert_eq!(near(rating, deviation), levels, "{rating}");
    }
}

#[test]
fn it_comes_back_as_it_was() {
    assert_eq!(Rating::read(r#"{"version":1}"#), Ok(Rating::default()));
    let rating = rated(many(30));
    let text = rating.write();
    let again = Rating::read(&text).expect("a rating");
    // Ratings are stored in hundredths.
    assert_eq!(again.write(), text);
    assert_eq!((again.range(), again.rounds()), (rating.range(), 30));
    assert_eq!(again.course(), rating.course());
}

#[test]
fn it_stays_small() {
    let rating = rated(many(900));
    assert_eq!(rating.course.len(), Rating::MOST_ROUNDS);
    assert_eq!(rating.seen.len(), Rating::MOST_SEEN);
    assert_eq!(rating.rounds(), 900);
    let bytes = rating.write().len();
    assert!(bytes < 12_000, "{bytes}");
}

#[test]
fn hostile_documents_are_refused() {
    let whole = rated(many(2)).write();
    assert!(Rating::read(&whole).is_ok());
    let number = |name: &str| {
        let (_, rest) = whole.split_once(&format!("\"{name}\":")).expect(name);
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        format!("\"{name}\":{digits}")
    };
    let with =
        |name: &str, value: &str| whole.replacen(&number(name), &format!("\"{name}\":{value}"), 1);
    let rounds = vec![r#"["20261128",1500,50,7]"#; Rating::MOST_ROUNDS + 1].join(",");
    let hashes = vec!["7"; Rating::MOST_SEEN + 1].join(",");
    for text in [
        String::new(),
        "{}".to_owned(),
        "[]".to_owned(),
        "\"rating\"".to_owned(),
        with("rating", "0"),
        with("rating", "-5"),
        with("rating", "1e999"),
        with("rating", "400001"),
        with("rating", "\"<script>\""),
        with("deviation", "0"),
        with("deviation", "35001"),
        with("volatility", "0"),
        with("volatility", "1000001"),
        with("rounds", "1"),
        with("rounds", "4294967296"),
        whole.replace("20261128", "20261131"),
        whole.replace("20261128", "<b>"),
        format!(r#"{{"version":1,"rounds":4000,"course":[{rounds}]}}"#),
        format!(r#"{{"version":1,"seen":[{hashes}]}}"#),
        r#"{"version":1,"rounds":1,"course":[["20261128",4001,50,7]]}"#.to_owned(),
        r#"{"version":1,"rounds":1,"course":[["20261128",1500,351,7]]}"#.to_owned(),
        r#"{"version":1,"rounds":1,"course":[["20261128",1500,50]]}"#.to_owned(),
    ] {
        assert_ne!(text, whole);
        assert_eq!(Rating::read(&text), Err(LoadError::Unreadable), "{text}");
    }
    let newer = r#"{"version":2,"rating":"high"}"#;
    assert_eq!(Rating::read(newer), Err(LoadError::Newer(2)));
}
