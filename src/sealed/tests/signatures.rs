//! Signatures, introductions, and the code that the players compare.

use super::{name, old_table, secret, sent, step, table};
use crate::game::{GameRng, Seat};
use crate::sealed::hidden_round::other_seat;
use crate::sealed::introduction::Introduction;
use crate::sealed::message::{Message, MessageBody};
use crate::sealed::signature::SigningKey;
use crate::sealed::{MessageError, Participant, PlayerName, ProtocolError};

const REFUSED: Option<ProtocolError> = Some(ProtocolError::Signature);

#[test]
fn a_signature_is_of_one_message_by_one_key() {
    let messages = [1, 2].map(|number| {
        let text = sent(&table("1.3", number)[0]).to_owned();
        text.parse::<Message>().expect("a message").head
    });
    let keys = [1, 2].map(|number| SigningKey::of_game(&secret(number)));
    let signature = keys[0].sign(&messages[0]);
    assert_eq!(keys[0].sign(&messages[0]), signature);
    for (key, message, is_right) in [(0, 0, true), (0, 1, false), (1, 0, false)] {
        let verified = keys[key].public().verifies(&messages[message], &signature);
        assert_eq!(verified, is_right);
    }
}

/// Whoever carries a message can compute its check, but not its signature.
#[test]
fn what_is_not_signed_by_the_friend_is_refused() {
    let mut generator = GameRng::new(30);
    let mut sides = table("1.3a", 30);
    for _ in 0..8 {
        let text = sent(&sides[1]).to_owned();
        let parse = || text.parse::<Message>().expect("a message");
        let (before, own) = (sides[0].store(), sides[0].signing_key());
        let stranger = SigningKey::of_game(&secret(99));
        for key in [own.as_ref(), Some(&stranger), None] {
            let Message { joint, content, .. } = parse();
            // The first messages of both players introduce them.
            if parse().number() > 2 {
                let forged = Message::new(joint, content, key).to_string();
                assert_eq!(sides[0].read(&forged).err(), REFUSED);
            }
        }
        assert_eq!(*sides[0].store(), *before);
        step(&mut sides, &mut generator);
    }
}

/// A turn could otherwise lose a card on its way.
#[test]
fn a_shortened_turn_is_refused_and_the_true_one_is_read() {
    let mut generator = GameRng::new(31);
    let mut shortened = 0;
    for number in 31..35 {
        let mut sides = table("1.3", number);
        while sides[0].rounds().is_empty() {
            let message: Message = sent(&sides[1]).parse().expect("a message");
            let mut content = message.content.clone();
            if let MessageBody::Move(handover) = &mut content
                && let Some(open) = handover.turn.as_mut().filter(|open| open.cards.len() > 1)
            {
                open.cards.pop();
                let text = open.turn.to_string();
                open.turn = text[..text.len() - 3].parse().expect("a turn");
                let stranger = SigningKey::of_game(&secret(99));
                let forged = Message::new(message.joint, content, Some(&stranger));
                assert_eq!(sides[0].read(&forged.to_string()).err(), REFUSED);
                // The true signature is of the whole turn.
                let head = forged.head;
                let key = sides[1].signing_key().expect("a key");
                let signature = message.signature.expect("a signature");
                assert!(!key.public().verifies(&head, &signature));
                shortened += 1;
            }
            step(&mut sides, &mut generator);
        }
    }
    assert!(shortened > 4, "{shortened}");
}

#[test]
fn versions_are_not_mixed() {
    let mut generator = GameRng::new(36);
    for is_old in [false, true] {
        let mut sides = if is_old {
            old_table("1.3", 36)
        } else {
            table("1.3", 36)
        };
        for _ in 0..4 {
            let message: Message = sent(&sides[1]).parse().expect("a message");
            assert_eq!(message.signature.is_none(), is_old);
            let number = 72 + sides[1].seat().index() as u64;
            let key = SigningKey::of_game(&secret(number));
            let key = is_old.then_some(&key);
            if message.number() > 2 {
                let other = Message::new(message.joint, message.content, key);
                assert_eq!(sides[0].read(&other.to_string()).err(), REFUSED);
            }
            step(&mut sides, &mut generator);
        }
    }
}

#[test]
fn names_come_with_the_messages_and_are_those_of_names() {
    let [here, there] = table("1.3", 37);
    let names = |side: &Participant| {
        [Seat::FIRST, other_seat(Seat::FIRST)].map(|seat| side.name(seat).cloned())
    };
    assert_eq!(names(&here), [Some(name("Ann")), None]);
    let both = [Some(name("Ann")), Some(name("Ben"))];
    assert_eq!(names(&there), both);
    assert_eq!(names(&here.read(sent(&there)).expect("a message")), both);
    assert_eq!(names(&old_table("1.3", 37)[1]), [None, None]);
    for wrong in ["A\nB", &"é".repeat(19), "\u{85}"] {
        assert_eq!(PlayerName::new(wrong), None);
    }
    assert_eq!(name(&"é".repeat(18)).as_str().len(), PlayerName::MAX);
    // A name on the way is none of these either.
    let message: Message = sent(&here).parse().expect("a message");
    if let MessageBody::Invite(_, Some(Introduction { name, key }), _) = message.content {
        let mut bytes = Vec::new();
        Introduction { name, key }.write(&mut bytes);
        let at = bytes.len() - 1;
        bytes[at] = b'\n';
        let mut reader = crate::sealed::byte_reader::ByteReader(&bytes);
        assert_eq!(Introduction::read(&mut reader), Err(MessageError::Name));
    }
}

/// Whoever sits between the two, and plays with each of them, has another code with each.
#[test]
fn both_have_the_same_code_if_nobody_is_between_them() {
    let [here, there] = table("1.3", 38);
    assert_eq!((here.code(), here.id()), (None, there.id()));
    let code = there.code().expect("a code");
    let groups: Vec<&str> = code.split('-').collect();
    assert!(groups.len() == 4 && groups.iter().all(|group| group.len() == 5));
    let read = here.read(sent(&there)).expect("a message");
    assert_eq!(read.code().as_ref(), Some(&code));
    let between = Participant::join(sent(&here), name("Ben"), secret(99)).expect("a beginning");
    let deceived = here.read(sent(&between)).expect("a message");
    assert_ne!(deceived.code(), Some(code));
    // The true answer comes too late.
    assert_eq!(
        deceived.read(sent(&there)).err(),
        Some(ProtocolError::Forked(2))
    );
    let [elsewhere, _] = table("1.3", 39);
    assert_ne!(elsewhere.id(), here.id());
    let [old, _] = old_table("1.3", 38);
    assert_eq!((old.id(), old.code()), (None, None));
}
