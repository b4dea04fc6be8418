//! Days, and their results.

use std::collections::BTreeSet;

use crate::game::Color;
use crate::state::{DailyResult, Day};
use crate::words::Words;

#[test]
fn a_result_for_others_tells_the_rules_and_no_cards() {
    let day = "20261121".parse().expect("a day");
    let won = DailyResult {
        is_won: true,
        turns: 9,
        points: Some(31),
        rules: vec![
            vec![Color::Red, Color::Indigo],
            Vec::new(),
            vec![Color::Violet],
        ],
    };
    assert_eq!(
        Words::ENGLISH.daily_text(day, &won, 4),
        "Red7 2026-11-21\n🟥R🔷I\n–\n🟪V\nWon in 9 turns · 31 points · 4 days in a row"
    );
    let lost = DailyResult {
        is_won: false,
        turns: 1,
        points: None,
        rules: vec![vec![Color::Green]],
    };
    assert_eq!(
        Words::POLISH.daily_text(day, &lost, 1),
        "Red7 2026-11-21\n🟩G\nPrzegrana po 1 turze · 1 dzień z rzędu"
    );
}

#[test]
fn a_day_is_named_in_each_language() {
    let day: Day = "20261123".parse().expect("a day");
    assert_eq!(Words::ENGLISH.date_of(day), "November 23");
    assert_eq!(Words::POLISH.date_of(day), "23 listopada");
    assert_eq!(Words::ENGLISH.day_named(day), "Monday, November 23");
    assert_eq!(Words::POLISH.day_named(day), "poniedziałek, 23 listopada");
    let week = |words: Words| {
        let days = (0..7).map(|days| words.weekday_of(day.after(days)));
        days.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(week(Words::ENGLISH), "Mon Tue Wed Thu Fri Sat Sun");
    assert_eq!(week(Words::POLISH), "pon. wt. śr. czw. pt. sob. niedz.");
}

#[test]
fn all_days_and_months_have_names_of_their_own() {
    let first: Day = "20260101".parse().expect("a day");
    for words in [Words::ENGLISH, Words::POLISH] {
        let names = |of: &dyn Fn(Day) -> String| {
            let all: BTreeSet<String> = (0..365).map(|days| of(first.after(days))).collect();
            all.len()
        };
        assert_eq!(names(&|day| words.date_of(day)), 365);
        let weekday = |day| words.day_named(day).split(',').next().map(str::to_owned);
        assert_eq!(names(&|day| weekday(day).unwrap_or_default()), 7);
    }
}
