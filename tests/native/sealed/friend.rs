//! A friend who has a program of their own, and so signs what they like.

use red7::sealed::{Awaiting, Participant, ProofError};

use super::forger::{CLOSE, Forged, Moved, REFUSE};
use super::{begun, secrets, sent};
use crate::sealed_reference::round_secret;

/// The content of a message that reveals the secret of the first round.
fn revealed(kind: u8, secret: &[u8], rest: &[u8]) -> Vec<u8> {
    [&[kind][..], &round_secret(secret, 1), rest].concat()
}

/// A key that opens nothing is no accident: both reveal their secrets, and the proof names its giver.
#[test]
fn who_deals_keys_that_open_nothing_is_found_out() {
    let mut sealed = begun(70, "1.3a");
    let secrets = secrets(70);
    let mut refused = 0;
    for _ in 0..10 {
        let [reader, cheat] = &sealed.sides;
        let cheating = &secrets[cheat.seat().index()];
        let told = Forged::read(sent(cheat));
        let changed = Moved::read(&told).filter(|it| !it.cards.is_empty());
        if let Some(mut moved) = changed {
            // Another number below the order of the group.
            moved.cards[0][1] ^= 1;
            let message = told.with_content(&moved.content()).signed(cheating);
            let refusing = reader.read(&message).expect("a refusal");
            assert_eq!(refusing.due(), Awaiting::Secret);
            // The refusal is what the document says, to the last byte.
            let own = &secrets[reader.seat().index()];
            let told = Forged::after(&message, &revealed(REFUSE, own, &[]));
            assert_eq!(sent(&refusing), told.signed(own));
            let refusal = sent(&refusing).to_owned();
            let answer = Forged::after(&refusal, &revealed(CLOSE, cheating, &[0]));
            let proved = refusing.read(&answer.signed(cheating)).expect("a proof");
            let position = usize::from(moved.cards[0][0]);
            let fault = ProofError::Key {
                seat: cheat.seat(),
                position,
            };
            assert_eq!(proved.rounds(), [Err(fault)]);
            let restored = Participant::restore(&proved.store()).expect("a side");
            assert_eq!(restored.rounds(), proved.rounds());
            refused += 1;
        }
        sealed.step(10);
    }
    assert!(refused > 2, "{refused}");
}

/// Refusing honest cards ends the game as well, and is proved as well.
#[test]
fn who_refuses_honest_cards_is_found_out() {
    let mut sealed = begun(71, "1.3");
    let secrets = secrets(71);
    while Moved::read(&Forged::read(sent(&sealed.sides[1]))).is_none() {
        sealed.step(11);
    }
    let [reader, cheat] = &sealed.sides;
    let cheating = &secrets[cheat.seat().index()];
    let before = reader.messages().last().expect("a message");
    let refusal = Forged::after(before, &revealed(REFUSE, cheating, &[]));
    let proved = reader.read(&refusal.signed(cheating)).expect("a proof");
    let fault = ProofError::Refusal(cheat.seat());
    assert_eq!(proved.rounds(), [Err(fault)]);
}

/// The winner can't keep the loser from the proof by a next round that can't be.
#[test]
fn who_deals_no_next_round_gives_the_proof_nevertheless() {
    let mut sealed = begun(72, "1.3at");
    let secrets = secrets(72);
    while sealed.sides[1].rounds().is_empty() {
        sealed.step(12);
    }
    let [loser, winner] = &sealed.sides;
    let winning = &secrets[winner.seat().index()];
    for rest in [&[][..], &[0], &[1], &[1; 40]] {
        let before = loser.messages().last().expect("a message");
        let close = Forged::after(before, &revealed(CLOSE, winning, rest));
        let proved = loser.read(&close.signed(winning)).expect("a proof");
        assert!(matches!(proved.rounds(), [Ok(_)]));
        assert_eq!(proved.due(), Awaiting::Reply);
        proved.read(sent(winner)).expect("the true message");
    }
}
