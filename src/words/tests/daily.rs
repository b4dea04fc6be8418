//! Results of days.

use crate::game::Color;
use crate::state::DailyResult;
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
