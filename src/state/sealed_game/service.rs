//! The service that keeps the secrets of sealed games and replies to the requests of the page.

use std::rc::Rc;

use super::request::{Entropy, SealedRequest};
use super::side::{
    ProofStatus, SealedAwaiting, SealedIdentity, SealedRejection, SealedSide, write_answer,
};
use crate::game::{PlayerCount, Seat, Seed};
use crate::sealed::{
    self, MessageError, Participant, PlayerName, ProofError, ProtocolError, Secret,
};
use crate::state::correspondence::GameId;

/// Keeps the secrets of sealed games.
#[derive(Debug, Default)]
pub struct SealedService {
    /// The last side returned, with its stored form: restoring a side replays its whole game.
    last: Option<(Rc<str>, Participant)>,
}

impl SealedService {
    /// Handles a request.
    ///
    /// # Errors
    ///
    /// Returns the reason if a message or a turn is refused.
    pub fn answer(&mut self, question: &SealedRequest) -> Result<SealedSide, SealedRejection> {
        let secret = |entropy: &Entropy| Secret::new(entropy.0);
        let named = |name: &str| PlayerName::new(name).unwrap_or_default();
        let after = match question {
            SealedRequest::Invite(ruleset, entropy, name) => {
                Participant::invite(*ruleset, named(name), secret(entropy))
            }
            SealedRequest::Join(entropy, message, name) => {
                Participant::join(message, named(name), secret(entropy))
            }
            SealedRequest::Read { message, side } => self.restore(side)?.read(message),
            SealedRequest::Play { turn, side } => self.restore(side)?.play(turn),
            SealedRequest::Check(side) => Ok(self.restore(side)?),
        };
        let after = after.map_err(refusal)?;
        let side = seen(&after);
        self.last = Some((side.stored.clone(), after));
        Ok(side)
    }

    /// Handles a numbered request in text form. Returns `None` if `message` isn't a valid request.
    #[must_use]
    pub fn reply(&mut self, message: &str) -> Option<String> {
        let (number, question) = message.split_once(' ')?;
        let answer = self.answer(&question.parse().ok()?);
        Some(format!("{number} {}", write_answer(&answer)))
    }

    fn restore(&self, side: &str) -> Result<Participant, SealedRejection> {
        match &self.last {
            Some((stored, last)) if **stored == *side => Ok(last.clone()),
            // A side that can't be restored was changed in storage.
            _ => Participant::restore(side).map_err(|_| SealedRejection::Wrong),
        }
    }
}

/// Identity of the game, from its messages; `None` in version 1.
fn identity(side: &Participant) -> Option<SealedIdentity> {
    let id = GameId(Seed::from_entropy(side.id()?));
    let seats = [Seat::FIRST, PlayerCount::TWO.after(Seat::FIRST)];
    let names = seats.map(|seat| side.name(seat).map_or("", PlayerName::as_str).into());
    let code = side.code().map(Into::into);
    Some(SealedIdentity { id, names, code })
}

/// The result of a proof. Without signatures the fault may be that of somebody who changed a link on its way.
fn status<T>(proof: &Result<T, ProofError>, is_signed: bool) -> ProofStatus {
    match proof {
        Ok(_) => ProofStatus::Yes,
        Err(fault) => ProofStatus::No(fault.seat().filter(|_| is_signed)),
    }
}

fn seen(side: &Participant) -> SealedSide {
    let is_signed = side.id().is_some();
    let rounds = side.rounds().iter().map(|proof| status(proof, is_signed));
    SealedSide {
        seat: side.seat(),
        due: match side.due() {
            sealed::Awaiting::Turn => SealedAwaiting::Turn,
            sealed::Awaiting::Reply => SealedAwaiting::Reply,
            sealed::Awaiting::Secret => SealedAwaiting::Secret,
            sealed::Awaiting::Nothing => SealedAwaiting::Nothing,
        },
        messages: side.messages().len(),
        ruleset: *side.ruleset(),
        identity: identity(side),
        message: side.to_send().map(Into::into),
        rounds: rounds.collect(),
        unseen: side.unseen(),
        record: side.known(Seed::from_entropy(0)),
        stored: side.store().as_str().into(),
    }
}

fn refusal(refused: ProtocolError) -> SealedRejection {
    match refused {
        ProtocolError::Unreadable(MessageError::Version(_)) => SealedRejection::Newer,
        ProtocolError::Unreadable(_) => SealedRejection::Damaged,
        ProtocolError::OtherGame | ProtocolError::NoBeginning => SealedRejection::OtherGame,
        ProtocolError::Known(_) => SealedRejection::Known,
        ProtocolError::Early { .. } => SealedRejection::Early,
        ProtocolError::Forked(_) => SealedRejection::Forked,
        ProtocolError::Signature => SealedRejection::Signature,
        ProtocolError::Secret => SealedRejection::Secret,
        ProtocolError::Actions
        | ProtocolError::NotNow
        | ProtocolError::DeckSize { .. }
        | ProtocolError::Keys { .. }
        | ProtocolError::NotInHand(_)
        | ProtocolError::OpensNothing(_)
        | ProtocolError::Twice { .. }
        | ProtocolError::OtherCard { .. }
        | ProtocolError::Opened { .. }
        | ProtocolError::Illegal(_)
        | ProtocolError::Ending
        | ProtocolError::NextRound
        | ProtocolError::NotOurs => SealedRejection::Wrong,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{CardSet, Move, Turn};

    fn side(question: &SealedRequest) -> SealedSide {
        let reply = SealedService::default().reply(&format!("7 {question}"));
        let reply = reply.expect("an answer");
        let text = reply.strip_prefix("7 ").expect("the number");
        let read = super::super::read_answer(text).expect("an answer");
        assert_eq!(read, SealedService::default().answer(question));
        read.expect("not refused")
    }

    #[test]
    fn a_fault_without_signatures_is_blamed_on_nobody() {
        let fault = || Err::<(), _>(ProofError::Shuffle(Seat::FIRST));
        assert_eq!(status(&fault(), true), ProofStatus::No(Some(Seat::FIRST)));
        assert_eq!(status(&fault(), false), ProofStatus::No(None));
    }

    #[test]
    fn a_game_is_played_by_texts() {
        let entropy = |byte| Entropy([byte; Entropy::LEN]);
        let rules = "1.3".parse().expect("rules");
        let here = side(&SealedRequest::Invite(rules, entropy(1), "Ann".into()));
        assert_eq!((here.due, here.messages), (SealedAwaiting::Reply, 1));
        assert_eq!((&here.record, here.rounds.len()), (&None, 0));
        let message = here.message.clone().expect("an invitation");
        let there = side(&SealedRequest::Join(entropy(2), message, "Ben".into()));
        assert_eq!((here.seat.index(), there.seat.index()), (0, 1));
        let mut sides = [there, here];
        // The player to move passes, and so is out.
        while sides[0].due != SealedAwaiting::Nothing {
            let message = sides[0].message.clone().expect("a message");
            let stored = sides[1].stored.clone();
            let read = side(&SealedRequest::Read {
                message,
                side: stored,
            });
            sides[1] = match read.due {
                SealedAwaiting::Turn => side(&SealedRequest::Play {
                    turn: Turn::from(Move::Pass),
                    side: read.stored,
                }),
                SealedAwaiting::Reply | SealedAwaiting::Secret | SealedAwaiting::Nothing => read,
            };
            sides.swap(0, 1);
        }
        let last = &sides[0];
        assert!(last.is_proved());
        assert_eq!((last.rounds.len(), last.unseen), (1, CardSet::EMPTY));
        let record = last.record.as_ref().expect("all cards");
        let end = record.replay(usize::MAX).expect("legal turns");
        assert!(end.winners().is_some());
    }

    #[test]
    fn what_is_refused_says_why() {
        let entropy = Entropy([1; Entropy::LEN]);
        let rules = "1.3a".parse().expect("rules");
        let here = side(&SealedRequest::Invite(rules, entropy.clone(), "".into()));
        let message = here.message.clone().expect("an invitation");
        let refused = |question| SealedService::default().answer(&question).map(|_| ());
        let read = |message: &str| SealedRequest::Read {
            message: message.into(),
            side: here.stored.clone(),
        };
        let (start, rest) = message.split_at(500);
        let sign = if rest.starts_with('A') { 'B' } else { 'A' };
        let damaged = format!("{start}{sign}{}", &rest[1..]);
        assert_eq!(refused(read(&damaged)), Err(SealedRejection::Damaged));
        assert_eq!(refused(read("")), Err(SealedRejection::Damaged));
        assert_eq!(refused(read(&message)), Err(SealedRejection::Known));
        let other = side(&SealedRequest::Invite(
            rules,
            Entropy([3; Entropy::LEN]),
            "".into(),
        ));
        let other = other.message.expect("an invitation");
        assert_eq!(refused(read(&other)), Err(SealedRejection::OtherGame));
        let passes = SealedRequest::Play {
            turn: Turn::from(Move::Pass),
            side: here.stored.clone(),
        };
        assert_eq!(refused(passes), Err(SealedRejection::Wrong));
        let actions = "1.3ax".parse().expect("rules");
        let invited = refused(SealedRequest::Invite(actions, entropy, "".into()));
        assert_eq!(invited, Err(SealedRejection::Wrong));
        assert_eq!(SealedService::default().reply("7 open a b"), None);
    }
}
