//! Records: a start and its turns give the round, and a wrong turn is found.

mod common;

use common::{random_turn, tables};
use red7::game::{Generator, IllegalMove, Move, Record, Round, Seed, Turn};

/// A record of a whole random game, and the round after each of its turns.
fn random_record(generator: &mut Generator, start: Record) -> (Record, Vec<Round>) {
    let mut record = start;
    let mut round = record.deal();
    let mut rounds = vec![round.clone()];
    while round.table().winner().is_none() {
        let turn = random_turn(generator, &round);
        round.play_turn(&turn).expect("a legal turn");
        record.turns.push(turn);
        rounds.push(round.clone());
    }
    (record, rounds)
}

/// Some random records of each ruleset and number of players.
fn for_each_record(mut visit: impl FnMut(Record, &[Round])) {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut generator = Generator::new(number);
        for game in 0..10 {
            let seed = Seed::from_entropy(1_000 * number + game);
            let start = Record::new(ruleset, players, seed);
            let (record, rounds) = random_record(&mut generator, start);
            visit(record, &rounds);
        }
    }
}

#[test]
fn a_record_gives_back_every_round_of_it() {
    for_each_record(|record, rounds| {
        for (plies, round) in rounds.iter().enumerate() {
            let replayed = record.replay(plies);
            assert_eq!(replayed.as_ref(), Ok(round), "{plies} of {record:?}");
        }
        assert_eq!(
            record.replay(usize::MAX).as_ref(),
            Ok(&rounds[record.turns.len()])
        );
    });
}

#[test]
fn a_wrong_turn_is_named_by_its_number() {
    for_each_record(|record, _| {
        for index in 0..record.turns.len() {
            let mut broken = record.clone();
            // No turn can begin with a draw.
            broken.turns[index] = Turn::from_iter([Move::Draw]);
            let error = broken.replay(usize::MAX).expect_err("a wrong turn");
            assert_eq!(error.ply, index + 1, "{broken:?}");
            assert_eq!(error.reason, IllegalMove::NotNow, "{broken:?}");
            assert!(broken.replay(index).is_ok(), "before it all is well");
        }
    });
}

#[test]
fn a_wrong_move_within_a_turn_is_found() {
    for_each_record(|record, rounds| {
        for (index, round) in rounds[..record.turns.len()].iter().enumerate() {
            let mut broken = record.clone();
            let card = round.deck().first().copied();
            let Some(card) = card else { continue };
            // The bottom card of the deck is in nobody's hand.
            broken.turns[index] = Turn::from_iter([Move::Play(card)]);
            let error = broken.replay(usize::MAX).expect_err("a wrong turn");
            assert_eq!(error.ply, index + 1, "{broken:?}");
            assert_eq!(error.reason, IllegalMove::NotThere(card), "{broken:?}");
        }
    });
}

#[test]
fn nothing_comes_after_the_end() {
    for_each_record(|mut record, rounds| {
        record.turns.push(Turn::from_iter([Move::Pass]));
        let error = record.replay(usize::MAX).expect_err("a turn too many");
        assert_eq!((error.ply, error.reason), (rounds.len(), IllegalMove::Over));
        assert_eq!(
            error.to_string(),
            format!("turn {}: the round is over", rounds.len())
        );
    });
}
