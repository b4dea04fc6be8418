//! Records: a deal and its turns reproduce the game, and invalid turns are found.

use red7::game::{
    GameRng, IllegalMove, Match, Move, ParseRecordError, ParseTurnError, Record, Seed, Turn,
};

use crate::common::{parse, random_turn, tables};

/// Record of a whole random game, and the game after each of its turns.
fn random_record(rng: &mut GameRng, start: Record) -> (Record, Vec<Match>) {
    let mut record = start;
    let mut game = record.deal();
    let mut games = vec![game.clone()];
    while game.winners().is_none() {
        game.next_round();
        let turn = random_turn(rng, game.round());
        game.play_turn(&turn).expect("a legal turn");
        record.turns.push(turn);
        games.push(game.clone());
    }
    (record, games)
}

/// Visits some random records for each ruleset and number of players.
fn for_each_record(mut visit: impl FnMut(Record, &[Match])) {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for game in 0..8 {
            let seed = Seed::from_entropy(1_000 * number + game);
            let start = Record::new(ruleset, players, seed);
            let (record, games) = random_record(&mut rng, start);
            visit(record, &games);
        }
    }
}

#[test]
fn a_record_gives_back_every_moment_of_it() {
    let mut later_rounds = 0;
    for_each_record(|record, games| {
        for (plies, game) in games.iter().enumerate() {
            let replayed = record.replay(plies);
            assert_eq!(replayed.as_ref(), Ok(game), "{plies} of {record}");
            later_rounds += usize::from(game.round_number() > 1);
        }
        let last = games.last().expect("the deal, if nothing else");
        assert_eq!(record.replay(usize::MAX).as_ref(), Ok(last));
    });
    assert!(later_rounds > 1_000, "games have rounds: {later_rounds}");
}

#[test]
fn a_record_is_read_as_it_is_written() {
    for_each_record(|record, _| {
        assert_eq!(parse::<Record>(&record.to_string()), record);
        let start = Record::new(record.ruleset, record.players, record.seed);
        assert_eq!(parse::<Record>(&start.to_string()), start);
    });
}

#[test]
fn a_wrong_turn_is_named_by_its_number() {
    for_each_record(|record, _| {
        for index in 0..record.turns.len() {
            let mut broken = record.clone();
            // No turn can begin with a draw.
            broken.turns[index] = Turn::from(Move::Draw);
            let error = broken.replay(usize::MAX).expect_err("a wrong turn");
            assert_eq!(error.ply, index + 1, "{broken}");
            assert_eq!(error.reason, IllegalMove::NotNow, "{broken}");
            assert!(broken.replay(index).is_ok(), "before it all is well");
        }
    });
}

#[test]
fn a_wrong_move_within_a_turn_is_found() {
    for_each_record(|record, games| {
        for (index, game) in games[..record.turns.len()].iter().enumerate() {
            let mut broken = record.clone();
            let mut game = game.clone();
            game.next_round();
            let card = game.round().deck().first().copied();
            let Some(card) = card else { continue };
            // The bottom card of the deck is not in any hand.
            broken.turns[index] = Turn::from(Move::Play(card));
            let error = broken.replay(usize::MAX).expect_err("a wrong turn");
            assert_eq!(error.ply, index + 1, "{broken}");
            assert_eq!(error.reason, IllegalMove::NotThere(card), "{broken}");
        }
    });
}

#[test]
fn nothing_comes_after_the_end() {
    for_each_record(|mut record, games| {
        record.turns.push(Turn::from(Move::Pass));
        let error = record.replay(usize::MAX).expect_err("a turn too many");
        assert_eq!((error.ply, error.reason), (games.len(), IllegalMove::Over));
        assert_eq!(
            error.to_string(),
            format!("turn {}: the round is over", games.len())
        );
    });
}

#[test]
fn a_text_that_is_no_record_names_the_field() {
    for (text, message) in [
        (
            "1.3 2 red7game",
            "a record has 4 fields with one space between them, not 3",
        ),
        (
            "1.4 2 red7game -",
            "rules: rules start with an edition: 1.3, 1.0, bga or web",
        ),
        ("1.3 5 red7game -", "players: 2, 3 or 4 play"),
        ("1.3 2 red7 -", "seed: a seed has 8 characters, not 4"),
        ("1.3 2 red7game x.", "turn 2: a turn has at least one move"),
    ] {
        let error = text.parse::<Record>().expect_err(text);
        assert_eq!(error.to_string(), message);
    }
    let third = "1.3 2 red7game pR7.x.q.y".parse::<Record>();
    let reason = ParseTurnError::Letter { at: 0, found: 'q' };
    assert_eq!(third, Err(ParseRecordError::Turn { ply: 3, reason }));
}
