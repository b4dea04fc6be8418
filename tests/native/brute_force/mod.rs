//! Brute-force search through all turns, to compare the solver with, and positions small enough for it.

pub(crate) mod exact;

use std::collections::HashMap;

use red7::game::{Card, GameRng, Round, Seat, SeatSetup, Setup};

use crate::common::{parse, text};

/// Returns `true` if the seat ends as the last player in against all others together.
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

/// The winning turns, found by trying all turns.
pub(crate) fn winning_turns(round: &Round) -> Vec<String> {
    let mut known = HashMap::new();
    let mover = round.table().turn();
    let turns = round.turns().into_iter();
    let winning = turns.filter(|(_, after)| wins(after, mover, &mut known));
    let mut texts: Vec<String> = winning.map(|(turn, _)| turn.to_string()).collect();
    texts.sort();
    texts
}

/// A position with small hands.
pub(crate) fn small(rng: &mut GameRng, rules: &str, players: usize, hand: usize) -> Round {
    let mut cards = Card::ALL;
    rng.shuffle(&mut cards);
    let mut rest = cards.into_iter();
    let mut take = |count: usize| -> Vec<Card> { rest.by_ref().take(count).collect() };
    let turn = 1 + rng.below(players);
    let seats = (1..=players).map(|number| SeatSetup {
        hand: take(rng.below(hand + 1)).into_iter().collect(),
        palette: take(1 + rng.below(3)).into_iter().collect(),
        out: players > 2 && number != turn && rng.below(8) == 0,
        ..SeatSetup::default()
    });
    let setup = Setup {
        ruleset: parse(rules),
        seats: seats.collect(),
        canvas: take(rng.below(3)),
        deck: take(3),
        turn,
    };
    Round::try_from(setup).expect("a position")
}
