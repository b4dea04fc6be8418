//! Exact play: the solver against a plain search through all turns.

mod common;

use std::collections::HashMap;

use common::{parse, round, text};
use red7::bots::{Unsupported, is_won, solve};
use red7::game::{Card, Generator, Round, Seat, SeatSetup, Setup};

/// Whether a seat comes to be the last one in against all others together.
fn wins(round: &Round, seat: Seat, known: &mut HashMap<String, bool>) -> bool {
    if let Some(winner) = round.table().winner() {
        return winner == seat;
    }
    if round.table().is_out(seat) {
        return false;
    }
    let key = text(round);
    if let Some(&result) = known.get(&key) {
        return result;
    }
    let mut after = round.turns().into_iter().map(|(_, after)| after);
    let result = if round.table().turn() == seat {
        after.any(|after| wins(&after, seat, known))
    } else {
        after.all(|after| wins(&after, seat, known))
    };
    known.insert(key, result);
    result
}

/// The winning turns, by trying them all.
fn winning_turns(round: &Round) -> Vec<String> {
    let mut known = HashMap::new();
    let mover = round.table().turn();
    let turns = round.turns().into_iter();
    let winning = turns.filter(|(_, after)| wins(after, mover, &mut known));
    let mut texts: Vec<String> = winning.map(|(turn, _)| turn.to_string()).collect();
    texts.sort();
    texts
}

/// A position with small hands.
fn small(generator: &mut Generator, rules: &str, players: usize, hand: usize) -> Round {
    let mut cards = Card::ALL;
    generator.shuffle(&mut cards);
    let mut rest = cards.into_iter();
    let mut take = |count: usize| -> Vec<Card> { rest.by_ref().take(count).collect() };
    let turn = 1 + generator.below(players);
    let seats = (1..=players).map(|number| SeatSetup {
        hand: take(generator.below(hand + 1)).into_iter().collect(),
        palette: take(1 + generator.below(3)).into_iter().collect(),
        out: players > 2 && number != turn && generator.below(8) == 0,
        ..SeatSetup::default()
    });
    let setup = Setup {
        ruleset: parse(rules),
        seats: seats.collect(),
        canvas: take(generator.below(3)),
        deck: take(3),
        turn,
    };
    Round::try_from(setup).expect("a position")
}

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
