//! Daily deals and their results.

use std::collections::BTreeSet;

use crate::game::{Color, PlayerCount};
use crate::i18n::Localizer;
use crate::state::{Day, GameResult, LeadHistory};

fn day(text: &str) -> Day {
    text.parse().expect(text)
}

fn result(is_won: bool, turns: usize, course: &str) -> GameResult {
    GameResult {
        is_won,
        turns,
        points: None,
        rules: vec![vec![Color::Red, Color::Indigo], Vec::new()],
        course: LeadHistory::read(course, PlayerCount::THREE),
    }
}

#[test]
fn a_result_for_others_tells_when_one_led_and_no_cards() {
    let saturday = day("20261121");
    let won = result(true, 3, "3R1R2O1I2G3Vx31Yx2");
    let english = Localizer::ENGLISH.daily_text(saturday, &won, 5, false);
    assert_eq!(
        english,
        "Red7 daily · 21 November\nWon in 3 turns, 5 days played in a row\nI led after 3 of all 7 turns\n🟥⬛🟨\n\
         Same cards, one try. Can you win?"
    );
    let lost = result(false, 1, "3B2Gx1");
    let polish = Localizer::POLISH.daily_text(saturday, &lost, 1, true);
    assert_eq!(
        polish,
        "Red7 na dziś · 21 listopada\nPrzegrana po 1 turze\nTe same karty, jedna próba. Spróbujesz?"
    );
}

#[test]
fn a_match_has_a_column_for_each_round() {
    let won = GameResult {
        points: Some(31),
        ..result(true, 9, "1R2Rx32Bx1.1Ox31Ix2")
    };
    let text = Localizer::ENGLISH.daily_text(day("20261121"), &won, 1, true);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], "Won in 9 turns, 31 points");
    assert_eq!(lines[2..4], ["Rounds I won:", "I"]);
}

#[test]
fn a_long_result_is_folded() {
    let long = result(false, 20, &format!("{}2Bx3", "1R2G".repeat(11)));
    let text = Localizer::ENGLISH.daily_text(day("20261121"), &long, 1, true);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[2..5],
        ["I led after 11 of all 23 turns", "RRRRRR", "RRRRR"],
        "{text}"
    );
}

#[test]
fn a_shared_result_asks_how_others_fare_in_the_words_of_the_page() {
    let counted = day("20261220");
    let won = result(true, 3, "1R2Vx2");
    let odds = Localizer::ENGLISH.daily_odds(counted);
    assert!(!odds.is_empty());
    let text = Localizer::ENGLISH.daily_text(counted, &won, 1, false);
    assert_eq!(text.lines().last(), Some(&*format!("{odds} Can you win?")));
}

#[test]
fn a_result_from_before_courses_were_noted_tells_the_rules_that_were_set() {
    let old = GameResult {
        course: None,
        ..result(false, 4, "")
    };
    let text = Localizer::ENGLISH.daily_text(day("20261121"), &old, 2, false);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], "Lost after 4 turns, 2 days played in a row");
    assert_eq!(lines[2..4], ["🟥⬛", "–"]);
}

#[test]
fn a_row_is_read_aloud() {
    let course = LeadHistory::read("3R1R2O1I2G3Vx31Yx2", PlayerCount::THREE).expect("a course");
    let rows = course.rows();
    let says = |row: usize| Localizer::ENGLISH.course_row("Sienna", &rows[row]);
    assert_eq!(says(0), "Sienna: 2 Red, 4 Indigo, 7 Yellow");
    assert_eq!(says(1), "Sienna: 3 Orange, 5 Green, out on turn 7");
    let never = LeadHistory::read("2R", PlayerCount::THREE).expect("a course");
    let row = &never.rows()[0];
    assert_eq!(
        Localizer::ENGLISH.course_row("You", row),
        "You: never in the lead"
    );
}

#[test]
fn opponents_are_named_with_their_levels() {
    let lineup = "h43".parse().expect("players");
    let says = Localizer::ENGLISH.against(&lineup);
    assert_eq!(says, "Against Sienna (Master) and Umber (Skilled)");
}

#[test]
fn a_day_is_named_in_each_language() {
    let day = day("20261123");
    assert_eq!(Localizer::ENGLISH.date_of(day), "23 November");
    assert_eq!(Localizer::POLISH.date_of(day), "23 listopada");
    assert_eq!(Localizer::ENGLISH.day_named(day), "Monday 23 November");
    assert_eq!(
        Localizer::POLISH.day_named(day),
        "poniedziałek, 23 listopada"
    );
    let week = |loc: Localizer| {
        let days = (0..7).map(|days| loc.weekday_of(day.after(days)));
        days.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(Localizer::ENGLISH.month_of(day), "November 2026");
    assert_eq!(Localizer::POLISH.month_of(day), "listopad 2026");
    assert_eq!(week(Localizer::ENGLISH), "Mon Tue Wed Thu Fri Sat Sun");
    assert_eq!(week(Localizer::POLISH), "pon. wt. śr. czw. pt. sob. niedz.");
}

#[test]
fn all_days_and_months_have_names_of_their_own() {
    let first = day("20260101");
    for loc in Localizer::all() {
        let names = |of: &dyn Fn(Day) -> String| {
            let all: BTreeSet<String> = (0..365).map(|days| of(first.after(days))).collect();
            all.len()
        };
        assert_eq!(names(&|day| loc.date_of(day)), 365);
        assert_eq!(names(&|day| loc.day_named(day)), 365);
        assert_eq!(names(&|day| loc.weekday_of(day)), 7);
        let weekday = |day| loc.day_named(day).replace(&loc.date_of(day), "");
        assert_eq!(names(&weekday), 7);
    }
}
