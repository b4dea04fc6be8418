//! Players who cheat, and the errors that detect it.

use curve25519_dalek::Scalar;
use curve25519_dalek::ristretto::CompressedRistretto;

use super::{TABLES, name, old_table, read_changed, secret, sent, signed, step, table};
use crate::game::{Card, GameRng, Seat, Seed};
use crate::sealed::deck::{DeckError, HiddenDeck};
use crate::sealed::hidden_round::{HiddenRound, other_seat};
use crate::sealed::message::{Message, MessageBody, NextDeck, OpenTurn};
use crate::sealed::proof::prove;
use crate::sealed::round_state::RoundState;
use crate::sealed::{
    Awaiting, Participant, ProofError, ProtocolError, Secret, VerifyError, verify,
};

/// Two sides of a game of version 1 before a message that carries a turn.
fn before_a_turn(number: u64) -> [Participant; 2] {
    before_a_turn_at(old_table("1.3a", number), number)
}

fn before_a_turn_at(mut sides: [Participant; 2], number: u64) -> [Participant; 2] {
    let mut generator = GameRng::new(number);
    while turn_in(sent(&sides[1])).is_none_or(|open| open.cards.is_empty()) {
        step(&mut sides, &mut generator);
    }
    sides
}

fn turn_in(text: &str) -> Option<OpenTurn> {
    let message: Message = text.parse().expect("a message");
    match message.content {
        MessageBody::Move(handover) => handover.turn,
        _ => None,
    }
}

fn change_turn(content: &mut MessageBody, change: impl FnOnce(&mut OpenTurn)) {
    if let MessageBody::Move(handover) = content {
        change(handover.turn.as_mut().expect("a turn"));
    }
}

#[test]
fn another_key_for_a_played_card_opens_nothing() {
    let sides = before_a_turn(1);
    let read = read_changed(&sides, |content| {
        change_turn(content, |open| open.cards[0].1 += Scalar::ONE);
    });
    assert!(
        matches!(read, Err(ProtocolError::OpensNothing(_))),
        "{read:?}"
    );
}

#[test]
fn another_card_than_the_turn_names_is_found() {
    for table in TABLES {
        let sides = before_a_turn_at(table("1.3a", 2), 2);
        let read = read_changed(&sides, |content| {
            change_turn(content, |open| {
                let named = open.turn.to_string();
                let other = if named.contains("R7") { "V1" } else { "R7" };
                open.turn = format!("{}{other}{}", &named[..1], &named[3..])
                    .parse()
                    .expect("a turn");
            });
        });
        assert!(
            matches!(read, Err(ProtocolError::OtherCard { .. })),
            "{read:?}"
        );
    }
}

#[test]
fn cards_that_are_not_in_the_hand_cannot_be_played() {
    let sides = before_a_turn(3);
    let mover = sides[1].seat();
    // The other player's hand, the palettes, and the deck; the last position does not exist.
    for position in [7 * (1 - mover.index()), 14, 15, 30, 49] {
        let read = read_changed(&sides, |content| {
            change_turn(content, |open| open.cards[0].0 = position);
        });
        assert_eq!(read.err(), Some(ProtocolError::NotInHand(position)));
    }
    let read = read_changed(&sides, |content| {
        change_turn(content, |open| open.cards.clear());
    });
    assert!(matches!(read, Err(ProtocolError::Opened { opened: 0, .. })));
}

#[test]
fn keys_that_are_owed_are_given_and_no_others() {
    let mut sides = old_table("1.3", 4);
    step(&mut sides, &mut GameRng::new(4));
    let read = read_changed(&sides, |content| {
        if let MessageBody::Lock(_, keys) = content {
            keys.pop();
        }
    });
    let (expected, found) = (9, 8);
    assert_eq!(read.err(), Some(ProtocolError::Keys { expected, found }));
    let read = read_changed(&sides, |content| {
        if let MessageBody::Lock(_, keys) = content {
            keys.swap(0, 1);
        }
    });
    assert!(
        matches!(read, Err(ProtocolError::OpensNothing(_))),
        "{read:?}"
    );
    let read = read_changed(&sides, |content| {
        *content = MessageBody::Close(secret(1), NextDeck::new(None));
    });
    assert_eq!(read.err(), Some(ProtocolError::NotNow));
}

#[test]
fn a_secret_is_shown_at_the_end_and_not_before() {
    let sides = before_a_turn(5);
    let read = read_changed(&sides, |content| {
        if let MessageBody::Move(handover) = content {
            handover.secret = match handover.secret {
                None => Some(secret(5)),
                Some(_) => None,
            };
        }
    });
    assert_eq!(read.err(), Some(ProtocolError::Ending));
}

/// Reads the changed last message, which must be refused for its secret, and then the true one.
fn refuses_secret(sides: &[Participant; 2], change: impl FnOnce(&mut MessageBody)) {
    let before = sides[0].store();
    let read = read_changed(sides, change);
    assert_eq!(read.err(), Some(ProtocolError::Secret));
    assert_eq!(*sides[0].store(), *before);
    let read = sides[0].read(sent(&sides[1])).expect("the true message");
    assert!(read.rounds().iter().all(Result::is_ok));
}

/// Nothing acknowledges the last message of a round, so whoever carries it could replace it.
#[test]
fn a_secret_is_compared_with_its_commitment_on_receipt() {
    for number in 20..24 {
        let mut generator = GameRng::new(number);
        let mut sides = TABLES[number as usize % 2]("1.3", number);
        while !matches!(sides[1].dealing, RoundState::Closing(..)) {
            step(&mut sides, &mut generator);
        }
        // The last turn is replaced by a pass, with arbitrary bytes as the secret.
        refuses_secret(&sides, |content| {
            if let MessageBody::Move(handover) = content {
                let passing = OpenTurn {
                    turn: "x".parse().expect("a turn"),
                    cards: Vec::new(),
                };
                handover.turn = Some(passing);
                handover.secret = Some(secret(99));
            }
        });
        // One bit of the secret is flipped.
        let flipped = |secret: &Secret| {
            let mut bytes = *secret.bytes();
            bytes[31] ^= 1;
            Secret::new(bytes)
        };
        refuses_secret(&sides, |content| {
            if let MessageBody::Move(handover) = content {
                handover.secret = handover.secret.as_ref().map(flipped);
            }
        });
        step(&mut sides, &mut generator);
        refuses_secret(&sides, |content| {
            if let MessageBody::Close(secret, _) = content {
                *secret = flipped(secret);
            }
        });
    }
}

/// Plays until a round is over. Returns the cards as the loser's side has them, and the secrets of
/// both players.
fn played(number: u64) -> (HiddenRound, [Secret; 2]) {
    let mut generator = GameRng::new(number);
    let mut sides = table("1.3a", number);
    loop {
        step(&mut sides, &mut generator);
        if let RoundState::Closing(hands, _) = &sides[1].dealing {
            let secrets = [2 * number, 2 * number + 1].map(|number| secret(number).of_round(1));
            return (hands.clone(), secrets);
        }
    }
}

#[test]
fn every_fault_is_found_at_the_end() {
    let (honest, secrets) = played(6);
    let seats = [Seat::FIRST, other_seat(Seat::FIRST)];
    let proved = |hands: &HiddenRound| prove(hands, [&secrets[0], &secrets[1]]);
    assert!(proved(&honest).is_ok());
    for (which, seat) in seats.into_iter().enumerate() {
        let mut hands = honest.clone();
        hands.shuffled[which].commitment.0[0] ^= 1;
        assert_eq!(proved(&hands), Err(ProofError::Commitment(seat)));
        let mut hands = honest.clone();
        hands.shuffled[which].deck = exchanged(&hands.shuffled[which].deck);
        assert_eq!(proved(&hands), Err(ProofError::Shuffle(seat)));
        let mut hands = honest.clone();
        hands.given[which][14] = Some(Scalar::ONE);
        assert_eq!(proved(&hands), Err(ProofError::Key { seat, position: 14 }));
        let mut others = [&secrets[0], &secrets[1]];
        let other = secret(99);
        others[which] = &other;
        assert_eq!(prove(&honest, others), Err(ProofError::Commitment(seat)));
    }
    let mut hands = honest.clone();
    hands.deck = exchanged(&hands.deck);
    assert_eq!(proved(&hands), Err(ProofError::Lock(Seat::FIRST)));
    let mut hands = honest.clone();
    hands.seen.swap(14, 15);
    assert_eq!(proved(&hands), Err(ProofError::Card(14)));
    let mut hands = honest.clone();
    let open = hands.turns.iter_mut().find(|open| !open.cards.is_empty());
    let (position, _) = &mut open.expect("a turn").cards[0];
    *position = 14;
    assert_eq!(proved(&hands), Err(ProofError::Card(14)));
    let mut hands = honest;
    hands
        .turns
        .insert(0, hands.turns.last().expect("a turn").clone());
    assert!(matches!(proved(&hands), Err(ProofError::Turn(_))));
}

/// The same cards, with two of them swapped.
fn exchanged(deck: &HiddenDeck) -> HiddenDeck {
    let mut cards: Vec<[u8; HiddenDeck::CARD]> = deck.write().collect();
    cards.swap(3, 40);
    HiddenDeck::read(&cards).expect("cards")
}

/// The game continues although the opener put two cards in other positions than its secret determines.
#[test]
fn who_did_not_shuffle_as_fixed_is_told_by_both() {
    let [here, _] = table("1.3", 7);
    let mut message: Message = here.messages()[0].parse().expect("a message");
    if let MessageBody::Invite(_, _, shuffled) = &mut message.content {
        shuffled.deck = exchanged(&shuffled.deck);
    }
    let message = signed(&here, message);
    let here = Participant::begin(Seat::FIRST, here.secrets().clone(), &message).expect("an end");
    let there =
        Participant::join(&message.to_string(), name("Ben"), secret(15)).expect("a beginning");
    let mut sides = [here, there];
    let mut generator = GameRng::new(7);
    while sides.iter().any(|side| side.rounds().is_empty()) {
        step(&mut sides, &mut generator);
    }
    for side in &sides {
        assert_eq!(side.due(), Awaiting::Nothing);
        assert_eq!(side.rounds(), [Err(ProofError::Shuffle(Seat::FIRST))]);
        // The round stays as the player saw it, up to its last turn.
        let seen = side.known(Seed::from_entropy(0)).expect("the cards");
        let end = seen.replay(usize::MAX).expect("legal turns");
        assert!(end.round().table().winner().is_some());
        let view = side.view().expect("the cards");
        assert_eq!(
            view.hand().len() + side.unseen().len(),
            view.hand_size(side.seat())
        );
    }
    let messages: Vec<&str> = sides[0].messages().iter().map(String::as_str).collect();
    let fault = ProofError::Shuffle(Seat::FIRST);
    assert_eq!(
        verify(&messages),
        Err(VerifyError::Fault { round: 1, fault })
    );
}

/// If a card could be in the deck twice, one key could reveal two cards.
#[test]
fn a_deck_has_no_card_twice_and_none_that_is_not_hidden() {
    let cards = HiddenDeck::open(&Card::ALL);
    let mut cards: Vec<[u8; HiddenDeck::CARD]> = cards.write().collect();
    cards[9] = cards[4];
    assert_eq!(HiddenDeck::read(&cards), Err(DeckError::Twice(9)));
    cards[9] = [0; HiddenDeck::CARD];
    assert_eq!(HiddenDeck::read(&cards), Err(DeckError::Neutral(9)));
    cards[9] = [0xff; HiddenDeck::CARD];
    assert_eq!(HiddenDeck::read(&cards), Err(DeckError::NoPoint(9)));
}

/// Two sides of which the second, the joiner, has put one card in two positions, to find out what the opener holds.
pub fn with_a_double([here, there]: [Participant; 2]) -> [Participant; 2] {
    let beginning: Message = here.messages()[0].parse().expect("a message");
    let mut join: Message = sent(&there).parse().expect("a message");
    let eyes = there.eyes().expect("a secret");
    if let MessageBody::Join(_, shuffled) = &mut join.content {
        let mut cards: Vec<[u8; HiddenDeck::CARD]> = shuffled.deck.write().collect();
        let first = CompressedRistretto(cards[0]).decompress().expect("a point");
        let again = first * (eyes.secret.key(0).invert() * *eyes.secret.key(1));
        cards[1] = again.compress().to_bytes();
        shuffled.deck = HiddenDeck::read(&cards).expect("different points");
    }
    let join = signed(&there, join);
    let here = here.read(&join.to_string()).expect("nothing is seen yet");
    let cheat = Participant::begin(there.seat(), there.secrets().clone(), &beginning);
    let cheat = cheat.and_then(|cheat| cheat.after(&join)).expect("its own");
    [cheat, here]
}

#[test]
fn a_card_that_is_opened_in_two_places_is_refused() {
    let mut sides = with_a_double(old_table("1.3", 8));
    step(&mut sides, &mut GameRng::new(8));
    let read = sides[0].read(sent(&sides[1]));
    assert!(
        matches!(read, Err(ProtocolError::Twice { position: 1, .. })),
        "{read:?}"
    );
}

#[test]
fn a_deck_of_another_size_is_refused() {
    let sides = table("1.3", 9);
    let read = read_changed(&sides, |content| {
        if let MessageBody::Join(_, shuffled) = content {
            let cards: Vec<[u8; HiddenDeck::CARD]> = shuffled.deck.write().collect();
            shuffled.deck = HiddenDeck::read(&cards[1..]).expect("cards");
        }
    });
    let (expected, found) = (49, 48);
    assert_eq!(
        read.err(),
        Some(ProtocolError::DeckSize { expected, found })
    );
}
