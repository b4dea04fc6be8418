//! Opponents: what they may do, what they must not know, and how well they play.

mod common;

use common::{composed, deal, round, tables, walk};
use red7::bots::{Level, stops_short};
use red7::game::{Card, Generator, Move, Players, Round, Setup, Turn};

/// Lets a level finish the turn of the player to move.
fn finish_turn(level: Level, round: &mut Round, seed: u64) {
    loop {
        let view = round.view(round.table().turn());
        let turn = level.choose(&view, seed);
        for &mv in turn.moves() {
            let story = format!("{level} chooses {turn} in {view:?}");
            round.play(mv).expect(&story);
        }
        if turn.is_pass() {
            return;
        }
        if !stops_short(&view, &turn) {
            let story = format!("{level} ends with {turn} in {view:?}");
            return round.play(Move::End).expect(&story);
        }
    }
}

/// Calls `visit` with the moments of random games in every ruleset, from deals and
/// from composed positions, also in the middle of turns.
fn each_moment(mut visit: impl FnMut(&Round, u64)) {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut generator = Generator::new(number);
        let starts = [
            deal(ruleset, players, number),
            composed(&mut generator, ruleset, players),
            composed(&mut generator, ruleset, players),
        ];
        for start in starts {
            walk(&mut generator, start, |round, moves| {
                if round.table().winner().is_none() {
                    visit(round, moves.len() as u64);
                }
            });
        }
    }
}

/// Whether the player to move can end the turn winning without the help of a card
/// that is not known yet.
fn can_stay(round: &Round) -> bool {
    let mover = round.table().turn();
    let unknown = match round.view(mover).deck_top() {
        [] => round.deck().last().copied(),
        _ => None,
    };
    let needs = |turn: &Turn, card: Card| {
        let moves = turn.moves();
        moves.contains(&Move::ToCanvas(card)) || moves.contains(&Move::Play(card))
    };
    round.turns().iter().any(|(turn, after)| {
        !after.table().is_out(mover) && !unknown.is_some_and(|card| needs(turn, card))
    })
}

#[test]
fn choices_are_legal_and_stay_in_where_they_can() {
    let (mut stayed, mut lost) = (0, 0);
    each_moment(|round, seed| {
        let mover = round.table().turn();
        let can_stay = can_stay(round);
        for level in Level::ALL {
            let mut after = round.clone();
            finish_turn(level, &mut after, seed);
            assert!(
                !can_stay || !after.table().is_out(mover),
                "{level} goes out in {round:?}"
            );
        }
        *(if can_stay { &mut stayed } else { &mut lost }) += 1;
    });
    assert!(stayed > 500 && lost > 100, "{stayed} and {lost}");
}

/// The round with the cards shuffled that the player to move does not know, if it
/// is between two turns and nothing of them was shown to all.
fn with_other_secrets(round: &Round, generator: &mut Generator) -> Option<Round> {
    let mover = round.table().turn();
    let mut setup: Setup = round.setup()?;
    let unknown: Vec<Card> = round.view(mover).unknown().iter().collect();
    let mut shuffled = unknown.clone();
    generator.shuffle(&mut shuffled);
    let exchange = |card: Card| match unknown.iter().position(|&other| other == card) {
        Some(place) => shuffled[place],
        None => card,
    };
    for card in &mut setup.deck {
        *card = exchange(*card);
    }
    for seat in &mut setup.seats {
        seat.hand = seat.hand.iter().map(exchange).collect();
    }
    let other = Round::try_from(setup).expect("the same cards");
    (other.view(mover) == round.view(mover)).then_some(other)
}

#[test]
fn choices_follow_from_the_view_and_the_seed() {
    let mut generator = Generator::new(1);
    let mut compared = 0;
    each_moment(|round, seed| {
        let mover = round.table().turn();
        let Some(other) = with_other_secrets(round, &mut generator) else {
            return;
        };
        for level in Level::ALL {
            let turn = level.choose(&round.view(mover), seed);
            assert_eq!(level.choose(&round.view(mover), seed), turn, "{round:?}");
            assert_eq!(level.choose(&other.view(mover), seed), turn, "{round:?}");
        }
        compared += 1;
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn who_is_not_to_move_chooses_nothing() {
    each_moment(|round, seed| {
        for seat in round.table().players().seats() {
            if seat != round.table().turn() {
                for level in Level::ALL {
                    assert!(level.choose(&round.view(seat), seed).is_empty());
                }
            }
        }
    });
}

/// How many of some deals the first level wins against the other at all other
/// seats, each deal once from every seat.
fn wins(level: Level, others: Level, ruleset: &str, players: usize, deals: u64) -> usize {
    let ruleset = ruleset.parse().expect("rules");
    let players = Players::new(players).expect("two to four");
    let wins_from = |seat, number| {
        let mut round = deal(ruleset, players, number);
        for ply in 0.. {
            if let Some(winner) = round.table().winner() {
                return winner == seat;
            }
            let mover = round.table().turn();
            let level = if mover == seat { level } else { others };
            finish_turn(level, &mut round, number << 16 | ply);
        }
        false
    };
    (0..deals)
        .flat_map(|number| players.seats().map(move |seat| (seat, number)))
        .filter(|&(seat, number)| wins_from(seat, number))
        .count()
}

#[test]
fn the_skilled_beat_novices() {
    // Even players would win half of 200 games of two, a quarter of 200 games of four.
    let (skilled, novice) = (Level::Skilled, Level::Novice);
    let two = wins(skilled, novice, "1.3", 2, 100);
    assert!(two > 135, "{two} of 200");
    let two = wins(skilled, novice, "1.3ax", 2, 100);
    assert!(two > 180, "{two} of 200");
    let four = wins(skilled, novice, "1.3", 4, 50);
    assert!(four > 70, "{four} of 200");
}

/// Positions, each with what a novice and a skilled player choose in it. The seed
/// is the number of the row, from 0.
#[rustfmt::skip]
const CHOICES: [(&str, &str, &str); 12] = [
    ("1.3 - R4 2 Y7V7B6O5R3R1Y1/O3/- B7O6I6V6Y5V4G1/B1/-", "pG1cO6", "pO6"),
    ("1.3 V2I4 B3 1 B5O4I3B1/B2Y1/- I7G5R4O1/R6O3R2R1/-", "pI3cB1", "pB1cO4"),
    ("1.3 V2G6 B1 2 O5Y5B5G4O2/R7R6Y2/- V7O6R5I3I2/R2R1/- Y6V6V3G2O1Y1/B4/-", "pI3cV7", "cV7"),
    ("1.3 - R1 1 R7G7V7O5I5O4Y2/G6/- I6V6Y5Y3I3I1/O6B5/- Y4B4I4B2I2V1/I7G2/- B6V4O3G3B3O1/O7G5/-", "pY2cG7", "pR7"),
    ("1.0a V6R4 B5 2 G7I7V7G6I6V1/R6/- Y5G5I5R2G1/O4G3/- O6I4G2I2R1O1/B6Y3/-", "pG5cY5", "cI5"),
    ("bgaa I7R3G6R6 B1 2 O7V6Y5Y4B3I3Y2/G7/- G5B5B2R1G1V1/G3O2/-", "pV1cG5", "cG5d"),
    ("1.3x - V2 2 O5R4B3I3I2V1/G6Y3/- O6R5V5V4R2Y2G1/B4/-", "pV5pO6cG1", "pO6"),
    ("1.3ax V5Y6R3I4G5 I2 2 V7V6R4O4V3R1/B7B4/- O7B5Y4B3I3V2B1/Y7G3/- R7R6I5G4R2Y2G2/Y3B2/-", "pB5pV2cO7", "cO7d"),
    ("1.3ax V4G5 Y7 2 I7B6O2Y2V2Y1/V6V1/- O6G6O5B2R1G1I1/I2/-", "pR1tV6cG1", "pO6cG6d"),
    ("bgax R3G6 I5 2 Y3R2O2V2B1I1/O6B3/- I6R4B4I4G2B2/R7/-", "pB2cI6", "cR4"),
    ("webx I7R1V7G2 O3 2 B7R5B5G4R2Y1/B6R3/- R7Y6O5I5O2I2/V4G3/- G6I6G5R4O4I4/O7/- Y5B3I3B2V2I1/Y3O1/-", "pO5pR7tV4cO2", "pY6"),
    ("1.0ax - O2 2 I6Y5R4G3V3R1/O7B3/- V7Y6R5B5G2B1/B7V1/-", "pV7cY6", "pB1tO7"),
];

#[test]
fn choices_are_the_same_on_every_machine() {
    for (seed, (position, novice, skilled)) in (0..).zip(CHOICES) {
        let round = round(position);
        let view = round.view(round.table().turn());
        let choices = Level::ALL.map(|level| level.choose(&view, seed).to_string());
        assert_eq!(choices, [novice, skilled], "{position}");
    }
}
