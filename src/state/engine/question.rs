//! Questions that take thought, as texts: they are sent to where thinking happens.
//!
//! The first word of a question says of what kind it is. A message carries its number before it,
//! and its answer the same number.

use super::quest;
use super::review::ReviewTask;
use super::task::Task;

/// Thinking about a question, which goes on step by step and can be given up between two
/// of them.
pub trait Ponder {
    /// Goes on for a step, which mostly takes some milliseconds at most, and seldom some tens
    /// of them. Gives the answer once it is found.
    fn step(&mut self) -> Option<String>;
}

/// Begins to think about a question. There is no answer to what is none, and none if the game
/// that it is about is against the rules.
#[must_use]
pub fn begin(question: &str) -> Option<Box<dyn Ponder>> {
    if let Some(quest) = quest::begin(question) {
        return Some(quest);
    }
    if let Some(review) = ReviewTask::read(question) {
        return Some(Box::new(review.begin()?));
    }
    Some(Box::new(question.parse::<Task>().ok()?.begin()?))
}

/// Answers a message `NUMBER QUESTION` with `NUMBER ANSWER`. Nothing is answered to what
/// is no question.
#[must_use]
pub fn answer(message: &str) -> Option<String> {
    let (number, question) = message.split_once(' ')?;
    let mut thought = begin(question)?;
    loop {
        if let Some(answer) = thought.step() {
            return Some(format!("{number} {answer}"));
        }
    }
}

/// Reads such an answer: its number, and what it says.
#[must_use]
pub fn read_answer(message: &str) -> Option<(u32, &str)> {
    let (number, answer) = message.split_once(' ')?;
    Some((number.parse().ok()?, answer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Record;
    use crate::state::read_turn;

    #[test]
    fn a_question_is_answered_under_its_number() {
        let answer = answer("7 novice 1.3 2 red7game -").expect("an answer");
        let (number, turn) = read_answer(&answer).expect("two parts");
        assert_eq!(number, 7);
        let turn = read_turn(turn).expect("a turn");
        let record: Record = format!("1.3 2 red7game {turn}").parse().expect("a record");
        assert_eq!(
            record.replay(usize::MAX).map(|game| game.round_number()),
            Ok(1)
        );
    }

    #[test]
    fn what_is_no_question_is_not_answered() {
        for text in [
            "",
            "7",
            "7 novice",
            "7 novice 1.3 2 red7game pV1.pV1",
            "7 novice 1.3 2 red7game x",
        ] {
            assert_eq!(answer(text), None, "{text}");
        }
    }
}
