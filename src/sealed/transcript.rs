//! Verification of a whole game from its messages alone, without a secret.

use thiserror::Error;

use super::hidden_round::other_seat;
use super::message::{Message, MessageBody};
use super::participant::{Awaiting, Participant, Secrets};
use super::persistence::{RestoreError, replay};
use super::proof::{Proof, ProofError};
use super::secret::Secret;
use crate::game::{Card, DeckOrders, PlayerCount, Record, Seat, Seed};

/// Reason why the messages of a game prove nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// A player would have refused a message.
    #[error("as seat {seat} sees it: {reason}")]
    Refused {
        /// Seat that would have refused it.
        seat: Seat,
        /// The message and the reason.
        #[source]
        reason: RestoreError,
    },
    /// The players have not revealed their secrets yet, after this many messages.
    #[error("the game is not over after {0} messages")]
    Unfinished(usize),
    /// A round's proof failed.
    #[error("round {round}: {fault}")]
    Fault {
        /// Number of the round, from 1.
        round: usize,
        /// The fault found.
        #[source]
        fault: ProofError,
    },
}

/// Verifies a whole game: everything that each player could check during the game, as that player,
/// and both shuffles and all cards of each round.
///
/// # Errors
///
/// If a check fails: which one.
pub fn verify(messages: &[&str]) -> Result<Vec<Proof>, VerifyError> {
    let seats = [Seat::FIRST, other_seat(Seat::FIRST)];
    let mut shown = seats.map(|_| Vec::new());
    let mut begun = 0;
    // `replay` reports unreadable messages below, with their numbers.
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

/// Returns `true` if a message opens a round.
fn begins_round(message: &Message) -> bool {
    match &message.content {
        MessageBody::Invite(..) => true,
        MessageBody::Close(_, next) => next.is_some(),
        MessageBody::Join(..)
        | MessageBody::Lock(..)
        | MessageBody::Move(_)
        | MessageBody::Refuse(_) => false,
    }
}

/// Secret that a message reveals.
fn secret_in(message: Message) -> Option<Secret> {
    match message.content {
        MessageBody::Move(handover) => handover.secret,
        MessageBody::Close(secret, _) | MessageBody::Refuse(secret) => Some(secret),
        MessageBody::Invite(..) | MessageBody::Join(..) | MessageBody::Lock(..) => None,
    }
}

/// Record of a whole game with all cards open, for replaying it. Its seed is derived from the first
/// deck order and has shuffled nothing. `None` if there is no round, or the rounds do not belong to
/// one game.
#[must_use]
pub fn to_record(rounds: &[Proof]) -> Option<Record> {
    let orders: Vec<_> = rounds.iter().map(|round| round.order().to_vec()).collect();
    let first = orders.first()?;
    let positions = first
        .iter()
        .filter_map(|card| Card::ALL.iter().position(|other| other == card));
    let number = positions.fold(0_u64, |number, position| {
        number.wrapping_mul(Card::COUNT as u64) + position as u64
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
