//! All messages of a game, checked by somebody who has kept nothing secret.

use thiserror::Error;

use super::hidden_round::other_seat;
use super::message::{Message, MessageBody};
use super::participant::{Awaiting, Participant, Secrets};
use super::persistence::{RestoreError, replay};
use super::proof::{Proof, ProofError};
use super::secret::Secret;
use crate::game::{Card, DeckOrders, PlayerCount, Record, Seat, Seed};

/// Why the messages of a game prove nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// A message cannot be what a player has sent.
    #[error("as seat {seat} sees it: {reason}")]
    Refused {
        /// Who would have refused it.
        seat: Seat,
        /// The message, and why.
        #[source]
        reason: RestoreError,
    },
    /// The players have not shown yet what they kept secret.
    #[error("the game is not over after {0} messages")]
    Unfinished(usize),
    /// The players have shown what they kept secret, and it does not fit.
    #[error("round {round}: {fault}")]
    Fault {
        /// The number of the round, from 1.
        round: usize,
        /// What does not fit.
        #[source]
        fault: ProofError,
    },
}

/// Checks a whole game: what each player could check while it was played, with the eyes of each, and at the end of each
/// round both shuffles and all cards.
///
/// # Errors
///
/// If something does not fit: what.
pub fn verify(messages: &[&str]) -> Result<Vec<Proof>, VerifyError> {
    let seats = [Seat::FIRST, other_seat(Seat::FIRST)];
    let mut shown = seats.map(|_| Vec::new());
    let mut begun = 0;
    // What cannot be read is told of below, with its place.
    let parsed = messages.iter().map(|text| text.parse::<Message>().ok());
    for (number, message) in parsed.enumerate() {
        begun += usize::from(message.as_ref().is_some_and(begins_round));
        shown[number % 2].extend(message.and_then(secret_in));
    }
    if shown.iter().any(|secrets| secrets.len() < begun) {
        return Err(VerifyError::Unfinished(messages.len()));
    }
    let mut rounds = Vec::new();
    for (seat, secrets) in seats.into_iter().zip(shown) {
        let side = replay(seat, Secrets::Shown(secrets), messages);
        let side = side.map_err(|reason| VerifyError::Refused { seat, reason })?;
        rounds = proved(&side)?;
        if side.due() != Awaiting::Nothing {
            return Err(VerifyError::Unfinished(messages.len()));
        }
    }
    Ok(rounds)
}

/// Whether the cards of a round are shuffled in a message for the first time.
const fn begins_round(message: &Message) -> bool {
    match &message.content {
        MessageBody::Invite(..) | MessageBody::Close(_, Some(_)) => true,
        MessageBody::Join(_)
        | MessageBody::Lock(..)
        | MessageBody::Move(_)
        | MessageBody::Close(_, None) => false,
    }
}

/// The secret that a message shows.
fn secret_in(message: Message) -> Option<Secret> {
    match message.content {
        MessageBody::Move(handover) => handover.secret,
        MessageBody::Close(secret, _) => Some(secret),
        MessageBody::Invite(..) | MessageBody::Join(_) | MessageBody::Lock(..) => None,
    }
}

/// A whole game with all cards open, for replaying it. Its seed has shuffled nothing: it follows from the first round's
/// order. `None` if there is no round, or not all of their orders are of one game.
#[must_use]
pub fn to_record(rounds: &[Proof]) -> Option<Record> {
    let orders: Vec<_> = rounds.iter().map(|round| round.order().to_vec()).collect();
    let first = orders.first()?;
    let places = first
        .iter()
        .filter_map(|card| Card::ALL.iter().position(|other| other == card));
    let number = places.fold(0_u64, |number, place| {
        number.wrapping_mul(Card::COUNT as u64) + place as u64
    });
    let ruleset = *rounds.first()?.round().table().ruleset();
    let mut record = Record::new(ruleset, PlayerCount::TWO, Seed::from_entropy(number));
    record.shuffles = DeckOrders::new(orders).ok()?;
    record.turns = rounds.iter().flat_map(Proof::turns).cloned().collect();
    record.replay(usize::MAX).ok()?;
    Some(record)
}

fn proved(side: &Participant) -> Result<Vec<Proof>, VerifyError> {
    let rounds = (1..).zip(side.rounds().iter().cloned());
    let rounds =
        rounds.map(|(round, proof)| proof.map_err(|fault| VerifyError::Fault { round, fault }));
    rounds.collect()
}
