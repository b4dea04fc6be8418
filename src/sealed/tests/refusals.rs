//! Cards that can't be: refused, and proved by the secrets that both players then reveal.

use curve25519_dalek::Scalar;

use super::cheats::with_a_double;
use super::{old_table, secret, sent, signed, step, table};
use crate::game::GameRng;
use crate::sealed::chain::ChainPosition;
use crate::sealed::message::{Message, MessageBody, NextDeck};
use crate::sealed::{Awaiting, MessageError, Participant, ProofError, ProtocolError};

/// The last message of the second side, after a change that this side has signed.
fn changed(sides: &[Participant; 2], change: impl FnOnce(&mut MessageBody)) -> Message {
    let mut message: Message = sent(&sides[1]).parse().expect("a message");
    change(&mut message.content);
    signed(&sides[1], message)
}

fn change_keys(content: &mut MessageBody, change: impl FnOnce(&mut Vec<Scalar>)) {
    match content {
        MessageBody::Lock(_, keys) => change(keys),
        MessageBody::Move(handover) => change(&mut handover.keys),
        _ => panic!("{content:?}"),
    }
}

/// The message after this one, signed by a side.
fn next(side: &Participant, before: &Message, content: MessageBody) -> Message {
    let ChainPosition::After { number, game, .. } = before.joint else {
        panic!("{:?}", before.joint);
    };
    let joint = ChainPosition::After {
        number: number + 1,
        game,
        before: before.head,
    };
    Message::new(joint, content, side.signing_key().as_ref())
}

fn restored(side: &Participant) -> Participant {
    let restored = Participant::restore(&side.store()).expect("a side");
    assert_eq!(*restored.store(), *side.store());
    assert_eq!(
        (restored.due(), restored.rounds()),
        (side.due(), side.rounds())
    );
    restored
}

/// The first side refuses the cards of a message by the second, and reads the secret that this one then reveals.
/// Returns what the proof says.
fn refuse(sides: &[Participant; 2], message: &Message) -> ProofError {
    let [here, cheat] = sides;
    let refusing = restored(&here.read(&message.to_string()).expect("a refusal"));
    assert_eq!(refusing.due(), Awaiting::Secret);
    assert!(refusing.rounds().is_empty());
    let refusal: Message = sent(&refusing).parse().expect("a message");
    assert!(matches!(refusal.content, MessageBody::Refuse(_)));
    let secret = |change: u8| {
        let mut bytes = *cheat.eyes().expect("a secret").secret.bytes();
        bytes[0] ^= change;
        MessageBody::Close(crate::sealed::Secret::new(bytes), NextDeck::new(None))
    };
    // It can't get away with another secret.
    let other = next(cheat, &refusal, secret(1));
    let read = refusing.read(&other.to_string());
    assert_eq!(read.err(), Some(ProtocolError::Secret));
    let answer = next(cheat, &refusal, secret(0));
    let proved = restored(&refusing.read(&answer.to_string()).expect("a proof"));
    assert_eq!(proved.due(), Awaiting::Nothing);
    match proved.rounds() {
        [Err(fault)] => *fault,
        other => panic!("{other:?}"),
    }
}

/// A joiner who puts a card in two positions may see what the opener holds, but can't say that it was an accident.
#[test]
fn who_deals_a_double_is_named_by_the_proof() {
    let mut sides = with_a_double(table("1.3", 8));
    step(&mut sides, &mut GameRng::new(8));
    let cheat = sides[1].seat();
    let message = changed(&sides, |_| {});
    assert_eq!(refuse(&sides, &message), ProofError::Shuffle(cheat));
}

/// Otherwise a cheat could try keys again and again, each time with a secret that is refused instead.
#[test]
fn a_wrong_secret_does_not_hide_a_key_that_opens_nothing() {
    let mut sides = table("1.3", 10);
    step(&mut sides, &mut GameRng::new(10));
    step(&mut sides, &mut GameRng::new(10));
    let message = changed(&sides, |content| {
        change_keys(content, |keys| keys[0] += Scalar::ONE);
        if let MessageBody::Move(turn) = content {
            turn.secret = Some(secret(5));
        }
    });
    let read = sides[0].read(&message.to_string());
    assert_eq!(read.map(|side| side.due()), Ok(Awaiting::Secret));
}

#[test]
fn who_gives_a_key_that_opens_nothing_is_named_by_the_proof() {
    let mut generator = GameRng::new(9);
    let mut sides = table("1.3a", 9);
    step(&mut sides, &mut generator);
    for _ in 0..2 {
        let cheat = sides[1].seat();
        // A key of the other player's hand, and one of a palette.
        for (index, position) in [(2, 7 * (1 - cheat.index()) + 2), (7, 14)] {
            let message = changed(&sides, |content| {
                change_keys(content, |keys| keys[index] += Scalar::ONE);
            });
            let fault = ProofError::Key {
                seat: cheat,
                position,
            };
            assert_eq!(refuse(&sides, &message), fault);
        }
        step(&mut sides, &mut generator);
    }
    // A key of a card that a turn plays.
    let played = loop {
        let mut position = None;
        let message = changed(&sides, |content| {
            if let MessageBody::Move(handover) = content
                && let Some(open) = handover.turn.as_mut()
                && let Some((at, key)) = open.cards.first_mut()
            {
                *key += Scalar::ONE;
                position = Some(*at);
            }
        });
        match position {
            Some(position) => break (message, position),
            None => step(&mut sides, &mut generator),
        }
    };
    let (message, position) = played;
    let seat = sides[1].seat();
    assert_eq!(refuse(&sides, &message), ProofError::Key { seat, position });
    // The table stays as the other player saw it.
    let refusing = sides[0].read(&message.to_string()).expect("a refusal");
    let turns = |side: &Participant| side.view().map(|view| view.table().turn());
    assert_eq!(turns(&refusing), turns(&sides[0]));
}

/// A refusal without a reason is a fault itself. The other device needs no one to press a button for its proof.
#[test]
fn who_refuses_honest_cards_is_named_by_the_proof() {
    let mut generator = GameRng::new(10);
    let mut sides = table("1.3", 10);
    for _ in 0..3 {
        step(&mut sides, &mut generator);
    }
    let [here, cheat] = &sides;
    let last: Message = sent(cheat).parse().expect("a message");
    let revealed = MessageBody::Refuse(cheat.eyes().expect("a secret").secret);
    let refusal = signed(cheat, Message::new(last.joint, revealed, None));
    let proved = restored(&here.read(&refusal.to_string()).expect("a proof"));
    let fault = ProofError::Refusal(cheat.seat());
    assert_eq!(proved.rounds(), [Err(fault)]);
    assert!(proved.to_send().is_some());
    // It reveals the secret that it fixed.
    let other = MessageBody::Refuse(secret(77));
    let refusal = signed(cheat, Message::new(last.joint, other, None));
    let read = here.read(&refusal.to_string());
    assert_eq!(read.err(), Some(ProtocolError::Secret));
}

/// Without signatures, whoever carries a message could make a side reveal its secret.
#[test]
fn nobody_reveals_a_secret_for_a_message_that_is_not_signed() {
    let mut sides = with_a_double(old_table("1.3", 8));
    step(&mut sides, &mut GameRng::new(8));
    let message = sent(&sides[1]);
    assert!(matches!(
        sides[0].read(message),
        Err(ProtocolError::Twice { .. })
    ));
    let parsed: Message = message.parse().expect("a message");
    let refusal = Message::new(parsed.joint, MessageBody::Refuse(secret(1)), None);
    let kind = ProtocolError::Unreadable(MessageError::Kind(6));
    assert_eq!(sides[0].read(&refusal.to_string()).err(), Some(kind));
}
