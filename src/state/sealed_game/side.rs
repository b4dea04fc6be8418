//! Replies of the service for sealed games.

use std::fmt;
use std::rc::Rc;

use crate::game::{CardSet, PlayerCount, Record, Ruleset, Seat};
use crate::state::correspondence::GameId;
use crate::state::settings::PlayerNames;

/// A side of a sealed game, as the page knows it: all that its player may know, and the message to send.
///
/// The text form has a line for each item, followed by the side as stored:
///
/// | line | example |
/// |---|---|
/// | seat, awaited event, number of messages, rules | `1 turn 4 1.3a` |
/// | in the same line, since version 2: ID, code, and the names, each after a tabulator | ` h3k2m9xq 01234-56789-01234-56789` |
/// | message to send; `-` if there is none | `AQAB…` |
/// | finished rounds: `+` if proved, else the seat at fault, or `-` if that is unknown | `+2`; `.` if there are none |
/// | cards in the player's hand that aren't visible yet | `R7`; `-` if there are none |
/// | the [game](Record) as known; `-` before cards are dealt | `1.3 2 red7game-ABC… x` |
#[derive(Clone, PartialEq, Eq)]
pub struct SealedSide {
    pub seat: Seat,
    pub due: SealedAwaiting,
    /// Number of messages so far, of both sides.
    pub messages: usize,
    pub ruleset: Ruleset,
    /// Identity of the game and its players, from its messages; `None` in version 1.
    pub identity: Option<SealedIdentity>,
    /// The last message of this side, if the opponent hasn't answered it.
    pub message: Option<Rc<str>>,
    /// Proofs of the finished rounds.
    pub rounds: Vec<ProofStatus>,
    /// Cards in the player's hand that aren't visible yet. The cards that stand for them in the record mean nothing.
    pub unseen: CardSet,
    /// The game as known, under a placeholder seed; `None` before cards are dealt.
    pub record: Option<Record>,
    /// The side as stored: its secret and all messages.
    pub stored: Rc<str>,
}

/// Identity of a game and its players, from its messages, so that no link can say otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedIdentity {
    pub id: GameId,
    /// The names with which the players have introduced themselves, as they sent them.
    pub names: [Rc<str>; 2],
    /// The code for the players to compare, once both have introduced themselves.
    pub code: Option<Rc<str>>,
}

/// The event that a side of a sealed game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedAwaiting {
    /// The player of this side has to make a turn.
    Turn,
    /// The opponent has to answer.
    Reply,
    /// The opponent has to show the secret of a round whose cards were refused here.
    Secret,
    /// The game is over.
    Nothing,
}

/// Result of the check at the end of a round, once both players have revealed their secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofStatus {
    /// Both players shuffled honestly.
    Yes,
    /// Something doesn't match; the seat is the player at fault, if known.
    No(Option<Seat>),
}

/// Reason why the result of a finished round isn't certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The stored side isn't checked yet in this visit.
    Checking,
    /// The stored side was changed or damaged.
    Damaged,
    /// The winner at this seat hasn't revealed the secret yet. One who has cheated would keep it back.
    Owed(Seat),
    /// The proof has failed; the seat is the player at fault, if known.
    Failed(Option<Seat>),
}

/// Cards that were refused, because they were dealt twice or a key opens none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedRefusal {
    /// The opponent still has to show the secret of the round.
    Open,
    /// Both have shown it; the seat is the player at fault.
    Proved(Seat),
}

/// Reason for refusing a request. The game remains unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedRejection {
    /// The message is invalid, or was changed or cut off.
    Damaged,
    /// A newer version wrote the message.
    Newer,
    /// The message was read before.
    Known,
    /// An earlier message is missing.
    Early,
    /// The message belongs to another game.
    OtherGame,
    /// The game has continued in another way.
    Forked,
    /// The message isn't signed by the opponent.
    Signature,
    /// A secret that is revealed differs from the one fixed before the deal.
    Secret,
    /// The round is proved, but the deck of the next round is not as it has to be.
    NextDeck,
    /// The content is impossible: a key that opens nothing, or a turn against the rules.
    Wrong,
}

impl SealedRejection {
    const ALL: [(Self, &str); 10] = [
        (Self::Damaged, "damaged"),
        (Self::Newer, "newer"),
        (Self::Known, "known"),
        (Self::Early, "early"),
        (Self::OtherGame, "other"),
        (Self::Forked, "forked"),
        (Self::Signature, "signature"),
        (Self::Secret, "secret"),
        (Self::NextDeck, "deck"),
        (Self::Wrong, "wrong"),
    ];
}

impl fmt::Display for SealedRejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Self::ALL.into_iter().find(|(it, _)| it == self);
        f.write_str(named.map_or("", |(_, name)| name))
    }
}

const REFUSED: &str = "refused ";
const DUE: [(SealedAwaiting, &str); 4] = [
    (SealedAwaiting::Turn, "turn"),
    (SealedAwaiting::Reply, "answer"),
    (SealedAwaiting::Secret, "secret"),
    (SealedAwaiting::Nothing, "nothing"),
];

/// Parses a reply; `None` if `text` isn't one.
#[must_use]
pub fn read_answer(text: &str) -> Option<Result<SealedSide, SealedRejection>> {
    match text.strip_prefix(REFUSED) {
        Some(why) => {
            let named = SealedRejection::ALL
                .into_iter()
                .find(|(_, name)| *name == why);
            named.map(|(refusal, _)| Err(refusal))
        }
        None => SealedSide::read(text).map(Ok),
    }
}

#[cfg(feature = "sealed")]
pub(super) fn write_answer(answer: &Result<SealedSide, SealedRejection>) -> String {
    match answer {
        Ok(side) => side.to_string(),
        Err(why) => format!("{REFUSED}{why}"),
    }
}

impl fmt::Display for SealedSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let due = DUE.into_iter().find(|(due, _)| *due == self.due);
        let rounds = self.rounds.iter().map(|proved| match proved {
            ProofStatus::Yes => "+".to_owned(),
            ProofStatus::No(None) => "-".to_owned(),
            ProofStatus::No(Some(seat)) => seat.to_string(),
        });
        let rounds: String = rounds.collect();
        let record = self.record.as_ref().map(ToString::to_string);
        write!(
            f,
            "{} {} {} {}",
            self.seat,
            due.map_or("", |(_, name)| name),
            self.messages,
            self.ruleset
        )?;
        if let Some(SealedIdentity { id, names, code }) = &self.identity {
            write!(f, " {id} {}", code.as_deref().unwrap_or("-"))?;
            for name in names {
                write!(f, "\t{name}")?;
            }
        }
        f.write_str("\n")?;
        writeln!(f, "{}", self.message.as_deref().unwrap_or("-"))?;
        writeln!(f, "{}", if rounds.is_empty() { "." } else { &rounds })?;
        writeln!(f, "{}", self.unseen)?;
        writeln!(f, "{}", record.as_deref().unwrap_or("-"))?;
        f.write_str(&self.stored)
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for SealedSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SealedSide")
            .field("seat", &self.seat)
            .field("due", &self.due)
            .field("messages", &self.messages)
            .field("rounds", &self.rounds)
            .finish_non_exhaustive()
    }
}

impl SealedSide {
    /// Parses a side; `None` if `text` is invalid.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.splitn(6, '\n');
        let mut first = lines.next()?.split('\t');
        let head: Vec<&str> = first.next()?.split(' ').collect();
        let [seat, due, messages, rules, ref identity @ ..] = head[..] else {
            return None;
        };
        let identity = match *identity {
            [] => None,
            [id, code] => Some(SealedIdentity {
                id: GameId(id.parse().ok()?),
                names: [first.next()?.into(), first.next()?.into()],
                code: (code != "-").then(|| code.into()),
            }),
            _ => return None,
        };
        let or_none = |line: &'_ str| (line != "-").then(|| line.to_owned());
        let message = or_none(lines.next()?).map(Rc::from);
        let rounds = match lines.next()? {
            "." => Vec::new(),
            signs => signs
                .chars()
                .map(|sign| match sign {
                    '+' => Some(ProofStatus::Yes),
                    '-' => Some(ProofStatus::No(None)),
                    _ => seat_of(sign).map(|seat| ProofStatus::No(Some(seat))),
                })
                .collect::<Option<_>>()?,
        };
        let unseen = lines.next()?.parse().ok()?;
        let record = match or_none(lines.next()?) {
            Some(record) => Some(checked(record.parse().ok()?)?),
            None => None,
        };
        Some(Self {
            seat: seat.parse().ok().and_then(seat_of)?,
            due: DUE.into_iter().find(|(_, name)| *name == due)?.0,
            messages: messages.parse().ok()?,
            ruleset: rules.parse().ok()?,
            identity,
            message,
            rounds,
            unseen,
            record,
            stored: lines.next()?.into(),
        })
    }

    /// The ID of the game: what its messages say, or in version 1 the ID that it was `given`.
    pub(in crate::state) fn id(&self, given: GameId) -> GameId {
        self.identity.as_ref().map_or(given, |it| it.id)
    }

    /// The names of the players: what they call themselves in their messages, and what they were `given` otherwise.
    pub(in crate::state) fn names(&self, mut given: PlayerNames) -> PlayerNames {
        let names = self.identity.iter().flat_map(|it| &it.names);
        for (seat, name) in PlayerCount::TWO.seats().zip(names) {
            if !name.is_empty() {
                given.set(seat, name);
            }
        }
        given
    }

    /// The refusal of the cards of the current round, of which there are `played` rounds before.
    pub(in crate::state) fn refusal(&self, played: usize) -> Option<SealedRefusal> {
        match (self.due, self.rounds.get(played)) {
            (SealedAwaiting::Secret, _) => Some(SealedRefusal::Open),
            (_, Some(&ProofStatus::No(Some(seat)))) => Some(SealedRefusal::Proved(seat)),
            _ => None,
        }
    }

    /// The first message of the game: the third line of the stored form is the secret, and messages follow.
    #[must_use]
    pub fn first_message(&self) -> Option<&str> {
        self.stored.split('\n').nth(3)
    }

    /// Returns `true` if all finished rounds are proved, so all their cards are known.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.rounds.iter().all(|&proved| proved == ProofStatus::Yes)
    }
}

/// Parses one of the two seats.
fn seat_of(sign: char) -> Option<Seat> {
    match sign {
        '1' => Some(Seat::FIRST),
        '2' => Some(PlayerCount::TWO.after(Seat::FIRST)),
        _ => None,
    }
}

/// Returns the record if it has two players and card orders, and all its turns are legal.
fn checked(record: Record) -> Option<Record> {
    let is_of_two = record.players.get() == 2 && !record.shuffles.is_none();
    (is_of_two && record.replay(usize::MAX).is_ok()).then_some(record)
}
