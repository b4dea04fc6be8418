//! Tests that need internals: what a player could find out, and ways to cheat.

mod cheats;
mod secrecy;

use super::message::{Message, MessageBody, NextDeck};
use super::{Awaiting, Participant, ProtocolError, Secret};
use crate::game::{GameRng, Round, Turn};

/// A secret that differs from number to number.
fn secret(number: u64) -> Secret {
    let mut generator = GameRng::new(number);
    Secret::new(std::array::from_fn(|_| generator.below(256) as u8))
}

/// Two sides that play by these rules: first the one that is to read, then the one that has sent.
fn table(rules: &str, number: u64) -> [Participant; 2] {
    let rules = rules.parse().expect("rules");
    let here = Participant::invite(rules, secret(2 * number)).expect("rules for sealed games");
    let there = Participant::join(sent(&here), secret(2 * number + 1)).expect("a beginning");
    [here, there]
}

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
pub(crate) fn without_next_deck(text: &str) -> String {
    let mut message: Message = text.parse().expect("a message");
    if let MessageBody::Close(_, next) = &mut message.content {
        *next = NextDeck(vec![1]);
    }
    Message::new(message.joint, message.content).to_string()
}

/// Result of reading the other side's last message after a change to its body.
fn read_changed(
    sides: &[Participant; 2],
    change: impl FnOnce(&mut MessageBody),
) -> Result<Participant, ProtocolError> {
    let mut message: Message = sent(&sides[1]).parse().expect("a message");
    change(&mut message.content);
    let changed = Message::new(message.joint, message.content);
    sides[0].read(&changed.to_string())
}
