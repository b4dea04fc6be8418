//! What is answered.

use std::fmt;
use std::rc::Rc;

use crate::game::{CardSet, PlayerCount, Record, Ruleset, Seat};

/// A side of a sealed game, as the page knows it: all that its player may know, and what is to be sent.
///
/// The text form is a line for each thing, and then the side as it is stored:
///
/// | line | for example |
/// |---|---|
/// | seat, what is due, how many messages there are, rules | `1 turn 4 1.3a` |
/// | the message that is to be sent; `-` if none is | `AQAB…` |
/// | the rounds that are over: `+` if it is proved, else the seat whose doing it was, `-` if that cannot be told | `+2`; `.` if there is none |
/// | the cards of the own hand that are not seen yet | `R7`; `-` if there is none |
/// | the [game](Record) as it is known; `-` before there are cards | `1.3 2 red7game-ABC… x` |
#[derive(Clone, PartialEq, Eq)]
pub struct SealedSide {
    /// The seat of its player.
    pub seat: Seat,
    /// What is to happen next.
    pub due: SealedAwaiting,
    /// How many messages there were.
    pub messages: usize,
    /// The rules.
    pub ruleset: Ruleset,
    /// The last message of this side, if the other has not answered it.
    pub message: Option<Rc<str>>,
    /// The rounds that are over.
    pub rounds: Vec<ProofStatus>,
    /// The cards of the own hand that are not seen yet: which stand for them in the record says nothing.
    pub unseen: CardSet,
    /// The game as it is known, under the seed `-` is written with; `None` before there are cards.
    pub record: Option<Record>,
    /// The side as it is stored: its secret, and all messages.
    pub stored: Rc<str>,
}

/// What a side of a sealed game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedAwaiting {
    /// Its player has to make a turn.
    Turn,
    /// The other has to answer.
    Answer,
    /// The game is over.
    Nothing,
}

/// What came out when both had shown what they kept secret in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofStatus {
    /// Both shuffled, and nobody could peek.
    Yes,
    /// Something does not fit, by the doing of a seat if that can be told.
    No(Option<Seat>),
}

/// Why something is refused. The game stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedRejection {
    /// The message was changed on its way, or cut off, or is none.
    Damaged,
    /// It was written by a newer version.
    Newer,
    /// It was read before.
    Known,
    /// One before it is missing.
    Early,
    /// It belongs to another game.
    OtherGame,
    /// The game has gone on otherwise.
    Forked,
    /// It says what cannot be: a key that opens nothing, a turn against the rules.
    Wrong,
}

impl SealedRejection {
    const ALL: [(Self, &str); 7] = [
        (Self::Damaged, "damaged"),
        (Self::Newer, "newer"),
        (Self::Known, "known"),
        (Self::Early, "early"),
        (Self::OtherGame, "other"),
        (Self::Forked, "forked"),
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
const DUE: [(SealedAwaiting, &str); 3] = [
    (SealedAwaiting::Turn, "turn"),
    (SealedAwaiting::Answer, "answer"),
    (SealedAwaiting::Nothing, "nothing"),
];

/// Reads an answer; `None` if the text is none.
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

/// Writes an answer.
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
        writeln!(
            f,
            "{} {} {} {}",
            self.seat,
            due.map_or("", |(_, name)| name),
            self.messages,
            self.ruleset
        )?;
        writeln!(f, "{}", self.message.as_deref().unwrap_or("-"))?;
        writeln!(f, "{}", if rounds.is_empty() { "." } else { &rounds })?;
        writeln!(f, "{}", self.unseen)?;
        writeln!(f, "{}", record.as_deref().unwrap_or("-"))?;
        f.write_str(&self.stored)
    }
}

/// A secret is not shown by accident.
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
    /// Reads what was written; `None` if it is no side.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.splitn(6, '\n');
        let first: Vec<&str> = lines.next()?.split(' ').collect();
        let [seat, due, messages, rules] = first[..] else {
            return None;
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
            message,
            rounds,
            unseen,
            record,
            stored: lines.next()?.into(),
        })
    }

    /// Whether all rounds that are over are proved, and so nothing of them is hidden any more.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.rounds.iter().all(|&proved| proved == ProofStatus::Yes)
    }
}

/// One of the two seats.
fn seat_of(sign: char) -> Option<Seat> {
    match sign {
        '1' => Some(Seat::FIRST),
        '2' => Some(PlayerCount::TWO.after(Seat::FIRST)),
        _ => None,
    }
}

/// A record of two players whose turns are all legal.
fn checked(record: Record) -> Option<Record> {
    let is_of_two = record.players.get() == 2 && !record.shuffles.is_none();
    (is_of_two && record.replay(usize::MAX).is_ok()).then_some(record)
}
