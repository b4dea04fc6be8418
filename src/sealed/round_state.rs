//! State machine of a round: shuffled once, shuffled twice, locked and played, closing, over.

use super::deck::HiddenDeck;
use super::hidden_round::{HiddenRound, RoundStart, Viewer, other_seat};
use super::message::{CommittedDeck, MessageBody, MoveBody, NextDeck};
use super::proof::{Proof, ProofError, prove};
use super::protocol_error::ProtocolError;
use super::secret::Secret;
use crate::game::{Seat, Turn};

/// State of a round, as one of the two players knows it.
#[derive(Clone, Debug)]
pub(super) enum RoundState {
    /// The opener has shuffled.
    Opened(RoundStart, CommittedDeck),
    /// Both have shuffled: the opener first.
    Joined(RoundStart, [CommittedDeck; 2]),
    /// The cards are dealt.
    Playing(HiddenRound),
    /// The loser has revealed the secret.
    Closing(HiddenRound, Secret),
    /// The other player has signed keys that open no card, or one card twice.
    Spoiled(HiddenRound),
    /// The player of this seat has refused the cards, and revealed the secret.
    Refused(HiddenRound, Secret, Seat),
    /// Both have revealed their secrets.
    Over(RoundStart, Result<Proof, ProofError>),
}

impl CommittedDeck {
    /// Shuffles and masks the cards, as the opener of a round.
    pub fn open(start: &RoundStart, eyes: &Viewer) -> Self {
        Self {
            commitment: eyes.secret.commitment(eyes.seat),
            deck: HiddenDeck::open(&start.cards()).masked(&eyes.secret),
        }
    }

    /// Shuffles and locks the same cards, as the other player.
    fn join(&self, eyes: &Viewer) -> Self {
        Self {
            commitment: eyes.secret.commitment(eyes.seat),
            deck: self.deck.clone().locked(&eyes.secret),
        }
    }

    /// Checks what can be checked before the secret is revealed.
    fn check(&self, start: &RoundStart, sender: Seat, eyes: &Viewer) -> Result<(), ProtocolError> {
        check_size(start, &self.deck)?;
        if sender == eyes.seat && self.commitment != eyes.secret.commitment(sender) {
            return Err(ProtocolError::NotOurs);
        }
        Ok(())
    }
}

fn check_size(start: &RoundStart, deck: &HiddenDeck) -> Result<(), ProtocolError> {
    let (expected, found) = (start.cards().len(), deck.len());
    if expected == found {
        Ok(())
    } else {
        Err(ProtocolError::DeckSize { expected, found })
    }
}

impl RoundState {
    /// Starts a round with the deck that its opener has shuffled.
    pub fn open(
        start: RoundStart,
        shuffled: CommittedDeck,
        eyes: &Viewer,
    ) -> Result<Self, ProtocolError> {
        shuffled.check(&start, start.opener, eyes)?;
        Ok(Self::Opened(start, shuffled))
    }

    /// Public start of the round.
    pub const fn start(&self) -> &RoundStart {
        match self {
            Self::Opened(start, _) | Self::Joined(start, _) | Self::Over(start, _) => start,
            Self::Playing(hands)
            | Self::Closing(hands, _)
            | Self::Spoiled(hands)
            | Self::Refused(hands, ..) => &hands.start,
        }
    }

    /// Returns the state after a message of a player. If it is signed, keys that open nothing are their sender's, and
    /// so they are not an error, but spoil the round.
    pub fn after(
        self,
        sender: Seat,
        content: &MessageBody,
        is_signed: bool,
        eyes: &Viewer,
    ) -> Result<Self, ProtocolError> {
        let is_spoilable = is_signed && sender != eyes.seat;
        match (self, content) {
            (Self::Opened(start, first), MessageBody::Join(_, second)) => {
                second.check(&start, sender, eyes)?;
                Ok(Self::Joined(start, [first, second.clone()]))
            }
            (Self::Joined(start, shuffled), MessageBody::Lock(deck, keys)) => {
                check_size(&start, deck)?;
                let mut hands = HiddenRound::new(start, shuffled, deck.clone());
                let given = hands.give(sender, keys, eyes).map(|()| None);
                Self::played(hands, given, is_spoilable)
            }
            (Self::Playing(mut hands), MessageBody::Move(handover)) => {
                let moved = moved(&mut hands, sender, handover, eyes);
                Self::played(hands, moved, is_spoilable)
            }
            (Self::Playing(hands) | Self::Spoiled(hands), MessageBody::Refuse(secret)) => {
                Ok(Self::Refused(hands, secret.clone(), sender))
            }
            (Self::Closing(hands, lost), MessageBody::Close(won, _)) => {
                let proof = prove(&hands, by_seat(sender, won, &lost));
                Ok(Self::Over(hands.start, proof))
            }
            (Self::Refused(hands, first, by), MessageBody::Close(second, _)) => {
                let proof = prove(&hands, by_seat(sender, second, &first));
                let fault = proof.err().unwrap_or(ProofError::Refusal(by));
                Ok(Self::Over(hands.start, Err(fault)))
            }
            (
                Self::Opened(..)
                | Self::Joined(..)
                | Self::Playing(_)
                | Self::Closing(..)
                | Self::Spoiled(_)
                | Self::Refused(..)
                | Self::Over(..),
                MessageBody::Invite(..)
                | MessageBody::Join(..)
                | MessageBody::Lock(..)
                | MessageBody::Move(_)
                | MessageBody::Close(..)
                | MessageBody::Refuse(_),
            ) => Err(ProtocolError::NotNow),
        }
    }

    /// State after keys and perhaps a turn, which reveals the secret at the end of the round.
    fn played(
        hands: HiddenRound,
        moved: Result<Option<Secret>, ProtocolError>,
        is_spoilable: bool,
    ) -> Result<Self, ProtocolError> {
        match moved {
            Ok(None) => Ok(Self::Playing(hands)),
            Ok(Some(secret)) => Ok(Self::Closing(hands, secret)),
            Err(ProtocolError::OpensNothing(_) | ProtocolError::Twice { .. }) if is_spoilable => {
                Ok(Self::Spoiled(hands))
            }
            Err(reason) => Err(reason),
        }
    }

    /// Checks that a revealed secret is the one that its player committed to. Nothing acknowledges the last message of a
    /// round, so this must not wait for the proof: whoever replaces that message on its way would end the round with
    /// arbitrary bytes. A restored side isn't checked, so that what an earlier version accepted stays readable.
    pub fn check_secret(&self, sender: Seat, content: &MessageBody) -> Result<(), ProtocolError> {
        let secret = match content {
            MessageBody::Move(handover) => handover.secret.as_ref(),
            MessageBody::Close(secret, _) | MessageBody::Refuse(secret) => Some(secret),
            MessageBody::Invite(..) | MessageBody::Join(..) | MessageBody::Lock(..) => None,
        };
        let (Some(hands), Some(secret)) = (self.hands(), secret) else {
            return Ok(());
        };
        if secret.commitment(sender) == hands.commitment(sender) {
            Ok(())
        } else {
            Err(ProtocolError::Secret)
        }
    }

    /// Automatic reply of the viewer; `None` if the viewer has a turn to choose, or the round is
    /// over.
    pub fn answer(&self, eyes: &Viewer) -> Option<MessageBody> {
        match self {
            Self::Opened(_, first) => Some(MessageBody::Join(None, first.join(eyes))),
            Self::Joined(start, shuffled) => {
                let deck = shuffled[1].deck.clone().relocked(&eyes.secret);
                let hands = HiddenRound::new(*start, shuffled.clone(), deck.clone());
                Some(MessageBody::Lock(deck, owed_keys(&hands, eyes)))
            }
            Self::Playing(hands) if hands.world().table().turn() != eyes.seat => {
                let keys = owed_keys(hands, eyes);
                Some(MessageBody::Move(MoveBody {
                    keys,
                    turn: None,
                    secret: None,
                }))
            }
            // The participant adds the next round, if there is one.
            Self::Closing(..) | Self::Refused(..) => {
                Some(MessageBody::Close(eyes.secret.clone(), NextDeck::new(None)))
            }
            Self::Spoiled(_) => Some(MessageBody::Refuse(eyes.secret.clone())),
            Self::Playing(_) | Self::Over(..) => None,
        }
    }

    /// Returns the message with a turn of the viewer.
    pub fn turn(&self, turn: &Turn, eyes: &Viewer) -> Result<MessageBody, ProtocolError> {
        let Self::Playing(hands) = self else {
            return Err(ProtocolError::NotNow);
        };
        let mut after = hands.world();
        if after.table().turn() != eyes.seat {
            return Err(ProtocolError::NotNow);
        }
        after.play_turn(turn)?;
        let is_over = after.table().winner().is_some();
        Ok(MessageBody::Move(MoveBody {
            keys: owed_keys(hands, eyes),
            turn: Some(hands.open_turn(turn, eyes)),
            secret: is_over.then(|| eyes.secret.clone()),
        }))
    }

    /// Returns `true` if the other player's keys can't be right, so the round is to be refused.
    pub const fn is_spoiled(&self) -> bool {
        matches!(self, Self::Spoiled(_))
    }

    /// Cards of the round, from the deal until both secrets are revealed.
    pub const fn hands(&self) -> Option<&HiddenRound> {
        match self {
            Self::Playing(hands)
            | Self::Closing(hands, _)
            | Self::Spoiled(hands)
            | Self::Refused(hands, ..) => Some(hands),
            Self::Opened(..) | Self::Joined(..) | Self::Over(..) => None,
        }
    }
}

/// Carries out the body of a *move* message. Returns the secret that it reveals, if the round is over.
fn moved(
    hands: &mut HiddenRound,
    sender: Seat,
    handover: &MoveBody,
    eyes: &Viewer,
) -> Result<Option<Secret>, ProtocolError> {
    hands.give(sender, &handover.keys, eyes)?;
    let is_due = hands.world().table().turn() == sender;
    if is_due != handover.turn.is_some() {
        return Err(ProtocolError::NotNow);
    }
    if let Some(open) = &handover.turn {
        hands.play(sender, open, eyes)?;
    }
    match (hands.world().table().winner(), &handover.secret) {
        (None, None) => Ok(None),
        (Some(_), Some(secret)) => {
            if sender == eyes.seat && secret.commitment(sender) != eyes.secret.commitment(sender) {
                return Err(ProtocolError::NotOurs);
            }
            Ok(Some(secret.clone()))
        }
        (None, Some(_)) | (Some(_), None) => Err(ProtocolError::Ending),
    }
}

/// Secrets of both players, indexed by seat: that of `seat`, and the other's.
fn by_seat<'a>(seat: Seat, own: &'a Secret, other: &'a Secret) -> [&'a Secret; 2] {
    if seat == Seat::FIRST {
        [own, other]
    } else {
        [other, own]
    }
}

/// Keys that the viewer owes.
fn owed_keys(hands: &HiddenRound, eyes: &Viewer) -> Vec<curve25519_dalek::Scalar> {
    let positions = hands.owed(eyes.seat).into_iter();
    positions
        .map(|position| *eyes.secret.key(position))
        .collect()
}

/// Start of the round after one that is over, with its winner as the opener; `None` if the game is
/// over or the proof failed.
pub(super) fn next_start(
    start: &RoundStart,
    proof: &Result<Proof, ProofError>,
) -> Option<RoundStart> {
    let round = proof.as_ref().ok()?.round();
    let opener = round.table().winner()?;
    if round.game_winners().is_some() {
        return None;
    }
    let mut scored = start.scored;
    for seat in [opener, other_seat(opener)] {
        scored[seat.index()] = round.pile(seat);
    }
    Some(RoundStart {
        ruleset: start.ruleset,
        number: start.number + 1,
        opener,
        scored,
    })
}
