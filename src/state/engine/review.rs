//! The question of what a turn was worth, as a text.

use std::fmt;

use super::question::Ponder;
use crate::bots::{Judgement, Review};
use crate::game::{Record, Round};

/// A question about a turn that was made in a game.
///
/// Its text form is `review PLY RECORD`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewTask {
    /// The number of the turn, from 1.
    pub ply: usize,
    /// The game, with all of its turns or those up to this one.
    pub record: Record,
}

/// The first word of such a question.
const KIND: &str = "review";

impl ReviewTask {
    /// Reads such a question; nothing if it is of another kind.
    #[must_use]
    pub fn read(question: &str) -> Option<Self> {
        let mut words = question.splitn(3, ' ');
        if words.next()? != KIND {
            return None;
        }
        Some(Self {
            ply: words.next()?.parse().ok()?,
            record: words.next()?.parse().ok()?,
        })
    }

    /// Begins to judge the turn. There is nothing to judge if there is no such turn, or if the
    /// record is against the rules.
    #[must_use]
    pub fn begin(&self) -> Option<Judging> {
        let round = before(&self.record, self.ply)?;
        let index = self.ply.checked_sub(1)?;
        let made = self.record.turns.get(index)?;
        round.clone().play_turn(made).ok()?;
        let seed = self.record.seed.bot_seed(index);
        Some(Judging(Review::of(&round, made, seed)))
    }
}

/// A turn that is being judged.
pub struct Judging(Review);

impl Ponder for Judging {
    fn step(&mut self) -> Option<String> {
        self.0.step().map(|judgement| judgement.to_string())
    }
}

/// Reads the answer.
#[must_use]
pub fn read_judgement(answer: &str) -> Option<Judgement> {
    answer.parse().ok()
}

impl fmt::Display for ReviewTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{KIND} {} {}", self.ply, self.record)
    }
}

/// The round in which a turn is made.
pub fn before(record: &Record, ply: usize) -> Option<Round> {
    let mut game = record.replay(ply.checked_sub(1)?).ok()?;
    game.next_round();
    Some(game.round().clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{answer, read_answer};

    #[test]
    fn a_question_is_read_as_it_is_written_and_answered() {
        let text = "review 1 1.3 2 red7game x";
        let task = ReviewTask::read(text).expect("a question");
        assert_eq!(task.to_string(), text);
        let message = answer(&format!("7 {text}")).expect("an answer");
        let (number, answer) = read_answer(&message).expect("two parts");
        assert_eq!(number, 7);
        let judgement = read_judgement(answer).expect("a judgement");
        // To pass is never the way to win.
        assert_eq!(judgement.fair.map(|fair| fair.made.won), Some(0));
    }

    #[test]
    fn what_is_no_such_question_is_not_answered() {
        for text in [
            "7 review",
            "7 review 1",
            "7 review 0 1.3 2 red7game x",
            "7 review 2 1.3 2 red7game x",
            "7 review 1 1.3 2 red7game pV1.pV1",
            "7 review 3 1.3 2 red7game x.x.x",
        ] {
            assert_eq!(answer(text), None, "{text}");
        }
    }
}
