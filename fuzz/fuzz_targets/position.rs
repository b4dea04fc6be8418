//! Positions: any text is parsed or rejected, parsed values survive formatting and parsing again, and a valid round can
//! be played to its end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use red7::game::{GameRng, Round, Setup};

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else {
        return;
    };
    let written = setup.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&setup));
    let Ok(round) = Round::try_from(setup.clone()) else {
        return;
    };
    assert_eq!(round.setup(), Some(setup));
    let choices = text
        .bytes()
        .fold(0_u64, |sum, byte| sum.rotate_left(7) ^ u64::from(byte));
    play(round, &mut GameRng::new(choices));
});

/// Plays random moves to the end; all listed moves are accepted.
fn play(mut round: Round, rng: &mut GameRng) {
    for _ in 0..10_000 {
        let moves = round.legal_moves();
        for &mv in &moves {
            let mut after = round.clone();
            assert_eq!(after.play(mv), Ok(()));
        }
        let winner = round.table().winner();
        assert_eq!(winner.is_some(), moves.is_empty());
        let Some(&mv) = moves.get(rng.below(moves.len())) else {
            return;
        };
        round.play(mv).expect("a listed move");
    }
    panic!("no end of {round:?}");
}
