//! Exact play: the solver against a plain search through all turns.

mod brute;
mod common;

use brute::{small, winning_turns};
use common::{parse, round, text};
use red7::bots::{Unsupported, is_won, solve};
use red7::game::Generator;

/// Compares many positions, of which some are won and some lost.
fn compare(rules: &str, players: usize, hand: usize, positions: usize) {
    let mut generator = Generator::new(hand as u64);
    let (mut won, mut lost) = (0, 0);
    while won + lost < positions {
        let round = small(&mut generator, rules, players, hand);
        if round.table().winner().is_some() {
            continue;
        }
        let turns = solve(&round).expect("in reach");
        let mut turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
        turns.sort();
        assert_eq!(is_won(&round), Ok(!turns.is_empty()), "{}", text(&round));
        assert_eq!(turns, winning_turns(&round), "{}", text(&round));
        *(if turns.is_empty() {
            &mut lost
        } else {
            &mut won
        }) += 1;
    }
    assert!(
        won * 10 > positions && lost * 10 > positions,
        "{won} and {lost}"
    );
}

#[test]
fn duels_are_solved_as_by_trying_all_turns() {
    compare("1.3", 2, 4, 500);
    compare("1.0", 2, 3, 200);
}

#[test]
fn advanced_duels_are_solved_as_by_trying_all_turns() {
    compare("1.3a", 2, 4, 300);
    compare("bgaa", 2, 4, 300);
}

#[test]
fn one_against_two_is_solved_as_by_trying_all_turns() {
    compare("1.3", 3, 3, 500);
}

#[test]
fn one_against_three_is_solved_as_by_trying_all_turns() {
    compare("1.3", 4, 2, 500);
}

#[test]
fn what_is_out_of_reach_says_so() {
    let mid_turn = {
        let mut round = round("1.3 - - 1 R7G6/Y1/- G4G3/O5/-");
        round.play(parse_move("pR7")).expect("legal");
        round
    };
    assert_eq!(solve(&mid_turn), Err(Unsupported::MidTurn));
    for (position, reason) in [
        ("1.3x - - 1 R7G6/Y1/- G4G3/O5/-", Unsupported::Actions),
        ("1.3a - - 1 R7/Y1/- G4/O5/- B1/B2/-", Unsupported::Advanced),
        ("1.3 - - 1 R7G6/Y1/- xG4G3/O5/-", Unsupported::Over),
        (
            "1.3 - - 1 R1R2R3R4R5R6R7O1O2O3O4/Y1/- G4G3/O5/-",
            Unsupported::Hand,
        ),
    ] {
        assert_eq!(solve(&round(position)), Err(reason), "{position}");
    }
}

fn parse_move(text: &str) -> red7::game::Move {
    parse::<red7::game::Turn>(text).moves()[0]
}
