//! Tests that need internals: what a player could find out, and ways to cheat.

mod cheats;
mod closes;
mod refusals;
mod secrecy;
mod signatures;

use super::chain::ChainPosition;
use super::hidden_round::{RoundStart, Viewer};
use super::introduction::PlayerName;
use super::message::{CommittedDeck, Message, MessageBody, NextDeck};
use super::participant::Secrets;
use super::signature::SigningKey;
use super::{Awaiting, Participant, ProtocolError, Secret};
use crate::game::{GameRng, Round, Seat, Turn};

/// A secret that differs from number to number.
fn secret(number: u64) -> Secret {
    let mut generator = GameRng::new(number);
    Secret::new(std::array::from_fn(|_| generator.below(256) as u8))
}

fn name(name: &str) -> PlayerName {
    PlayerName::new(name).expect("a name")
}

/// Two sides that play by these rules: first the one that is to read, then the one that has sent.
fn table(rules: &str, number: u64) -> [Participant; 2] {
    let rules = rules.parse().expect("rules");
    let here = Participant::invite(rules, name("Ann"), secret(2 * number));
    joined(here.expect("rules for sealed games"), number)
}

/// The same in version 1, which no game begins with any more.
fn old_table(rules: &str, number: u64) -> [Participant; 2] {
    let rules = rules.parse().expect("rules");
    let (seat, secret) = (Seat::FIRST, secret(2 * number));
    let eyes = Viewer {
        seat,
        secret: secret.of_round(1),
    };
    let deck = CommittedDeck::open(&RoundStart::first(rules), &eyes);
    let content = MessageBody::Invite(rules, None, deck);
    let message = Message::new(ChainPosition::First, content, None);
    let here = Participant::begin(seat, Secrets::OfGame(secret), &message);
    joined(here.expect("rules for sealed games"), number)
}

fn joined(here: Participant, number: u64) -> [Participant; 2] {
    let there = Participant::join(sent(&here), name("Ben"), secret(2 * number + 1));
    [here, there.expect("a beginning")]
}

/// Tables of both versions.
const TABLES: [fn(&str, u64) -> [Participant; 2]; 2] = [old_table, table];

fn sent(side: &Participant) -> &str {
    side.to_send().expect("a message")
}

/// Some legal turn of the player to move, preferably one that stays in.
fn some_turn(round: &Round, generator: &mut GameRng) -> Turn {
    let turns = round.turns();
    let staying: Vec<&Turn> = turns
        .iter()
        .filter(|(_, after)| after.table().winner().is_none())
        .map(|(turn, _)| turn)
        .collect();
    if staying.is_empty() {
        "x".parse().expect("a turn")
    } else {
        staying[generator.below(staying.len())].clone()
    }
}

/// The first side reads the next message, and replies with a turn if one is due; then the sides are
/// swapped.
fn step(sides: &mut [Participant; 2], generator: &mut GameRng) {
    sides[0] = sides[0].read(sent(&sides[1])).expect("a message");
    if sides[0].due() == Awaiting::Turn {
        let world = sides[0].dealing.hands().expect("cards").world();
        sides[0] = sides[0]
            .play(&some_turn(&world, generator))
            .expect("a turn");
    }
    sides.swap(0, 1);
}

/// The closing message of a round with a right secret, but without a readable deck for the next round; any other message
/// as it is.
#[cfg(feature = "app")]
pub(crate) fn without_next_deck(text: &str, game_secret: [u8; Secret::LEN]) -> String {
    let mut message: Message = text.parse().expect("a message");
    if let MessageBody::Close(_, next) = &mut message.content {
        *next = NextDeck(vec![1]);
    }
    let key = SigningKey::of_game(&Secret::new(game_secret));
    Message::new(message.joint, message.content, Some(&key)).to_string()
}

/// The message with this content as this side sends it.
fn signed(side: &Participant, message: Message) -> Message {
    Message::new(message.joint, message.content, side.signing_key().as_ref())
}

/// Result of reading the other side's last message after that side has changed its body.
fn read_changed(
    sides: &[Participant; 2],
    change: impl FnOnce(&mut MessageBody),
) -> Result<Participant, ProtocolError> {
    let mut message: Message = sent(&sides[1]).parse().expect("a message");
    change(&mut message.content);
    sides[0].read(&signed(&sides[1], message).to_string())
}
