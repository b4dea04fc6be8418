//! Somebody who carries the messages, and changes them on their way.

use red7::game::GameRng;
use red7::sealed::{Participant, ProtocolError};

use super::forger::{CLOSE, Forged, Moved};
use super::versions::old_sides;
use super::{Sealed, begun, sent};

/// Sides of both versions, of which the first reads next and the second has revealed its secret.
fn closing() -> [[Participant; 2]; 2] {
    let mut sealed = begun(60, "1.3at");
    loop {
        let [reader, sender] = &sealed.sides;
        let is_over = Moved::read(&Forged::read(sent(sender))).is_some_and(|it| it.secret[0] == 1);
        if is_over {
            return [old_sides(1), [reader.clone(), sender.clone()]];
        }
        sealed.step(7);
    }
}

/// Reads a changed message, which must be refused, and then the true one.
fn refuses(reader: &Participant, changed: &str, true_one: &str) -> ProtocolError {
    let before = reader.store();
    let refused = reader.read(changed).expect_err("it was changed");
    assert_eq!(*reader.store(), *before);
    reader.read(true_one).expect("the true message");
    refused
}

/// The reader would think that it has won, and reveal its secret to whoever kept the messages.
#[test]
fn the_last_turn_cannot_become_a_pass() {
    for (sides, reason) in closing()
        .into_iter()
        .zip([ProtocolError::Secret, ProtocolError::Signature])
    {
        let [reader, sender] = &sides;
        let told = Forged::read(sent(sender));
        let keys = Moved::read(&told).expect("a turn").keys;
        let passed = Moved {
            keys,
            turn: "x".to_owned(),
            cards: Vec::new(),
            secret: [&[1][..], &[7; 32]].concat(),
        };
        let changed = told.with_content(&passed.content()).text();
        assert_eq!(refuses(reader, &changed, sent(sender)), reason);
    }
}

/// One flipped bit would accuse an honest player.
#[test]
fn no_bit_of_a_revealed_secret_can_be_flipped() {
    for (sides, reason) in closing()
        .into_iter()
        .zip([ProtocolError::Secret, ProtocolError::Signature])
    {
        let [reader, sender] = &sides;
        let mut told = Forged::read(sent(sender));
        let last = told.said.len() - 1;
        told.said[last] ^= 1;
        assert_eq!(refuses(reader, &told.text(), sent(sender)), reason);
        // The same in the winner's answer.
        let reader_after = reader.read(sent(sender)).expect("a message");
        let mut told = Forged::read(sent(&reader_after));
        assert_eq!(told.content()[0], CLOSE);
        told.content()[1] ^= 1;
        let refused = refuses(sender, &told.text(), sent(&reader_after));
        assert_eq!(refused, reason);
    }
}

/// A turn of two cards is mostly legal with one as well.
#[test]
fn no_turn_can_lose_a_card() {
    let mut shortened = 0;
    for number in 61..64 {
        let mut sealed = begun(number, "1.3");
        while sealed.sides[0].rounds().is_empty() {
            let [reader, sender] = &sealed.sides;
            let told = Forged::read(sent(sender));
            if let Some(mut moved) = Moved::read(&told).filter(|it| it.cards.len() > 1) {
                moved.cards.pop();
                moved.turn = moved.turn.trim_end_matches('d').to_owned();
                moved.turn.truncate(3 * moved.cards.len());
                let changed = told.with_content(&moved.content()).text();
                let refused = refuses(reader, &changed, sent(sender));
                assert_eq!(refused, ProtocolError::Signature);
                shortened += 1;
            }
            sealed.step(8);
        }
    }
    assert!(shortened > 2, "{shortened}");
}

/// In version 1 nothing protects the deck of the next round on its way, but the proof is recorded.
#[test]
fn another_next_deck_takes_no_proof_away() {
    let [old, signed] = closing();
    for (sides, is_signed) in [(old, false), (signed, true)] {
        let [winner, loser] = &sides;
        let winner = winner.read(sent(loser)).expect("a message");
        let told = Forged::read(sent(&winner));
        let proved = |next: &[u8]| {
            let content = [&told.said[43..76], next].concat();
            loser.read(&told.clone().with_content(&content).text())
        };
        for next in [&[][..], &[0], &[1], &[2], &[1; 500]] {
            match proved(next) {
                Err(refused) => {
                    assert!(is_signed);
                    assert_eq!(refused, ProtocolError::Signature);
                }
                Ok(proved) => {
                    assert!(!is_signed);
                    assert!(matches!(proved.rounds(), [Ok(_)]));
                    let after = proved.read(sent(&winner)).expect("the true message");
                    assert_eq!(after.messages().len(), loser.messages().len() + 2);
                }
            }
        }
    }
}

/// Signatures are of one message each, and a message that lost its signature is none of the game.
#[test]
fn no_signature_is_good_for_another_message() {
    let mut sealed = begun(64, "1.3a");
    let mut signatures = Vec::new();
    for _ in 0..8 {
        let [reader, sender] = &sealed.sides;
        let told = Forged::read(sent(sender));
        for other in &signatures {
            let mut changed = told.clone();
            changed.signature = Vec::clone(other);
            let refused = refuses(reader, &changed.text(), sent(sender));
            assert_eq!(refused, ProtocolError::Signature);
        }
        let mut changed = told.clone();
        changed.said[0] = 1;
        changed.signature.clear();
        let refused = refuses(reader, &changed.text(), sent(sender));
        // As the first message of its player it would introduce nobody.
        let is_refused = matches!(
            refused,
            ProtocolError::Signature | ProtocolError::Unreadable(_)
        );
        assert!(is_refused, "{refused}");
        signatures.push(told.signature);
        sealed.step(9);
    }
}

/// Nothing but the code shows that somebody plays with each of the two players.
#[test]
fn who_stands_between_the_two_has_another_code_with_each() {
    let mut rng = GameRng::new(65);
    let Sealed { sides, .. } = begun(65, "1.3");
    let [here, there] = &sides;
    let between = super::secret(&mut rng);
    let answer = Participant::join(sent(here), super::name("Ben"), between).expect("an answer");
    let deceived = here.read(sent(&answer)).expect("an answer");
    assert!(there.code().is_some());
    assert_ne!(deceived.code(), there.code());
    let plain = here.read(sent(there)).expect("an answer");
    assert_eq!(plain.code(), there.code());
}
