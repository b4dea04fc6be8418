//! The texts that go to where thinking happens, and back.

use super::question::Question;

/// The text of a question under a number.
#[must_use]
pub fn ask(number: u32, question: &Question) -> String {
    format!("{number} {question}")
}

/// Answers such a text. Nothing is answered to what is no question, or has no answer.
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    let (number, question) = message.split_once(' ')?;
    let answer = question.parse::<Question>().ok()?.answer()?;
    Some(format!("{number} {answer}"))
}

/// Reads what was answered: the number of the question, and the text of the answer.
#[must_use]
pub fn read_reply(message: &str) -> Option<(u32, &str)> {
    let (number, answer) = message.split_once(' ')?;
    Some((number.parse().ok()?, answer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::engine::Answer;

    #[test]
    fn a_question_is_answered_under_its_number() {
        let question: Question = "turn novice 1.3 2 red7game -".parse().expect("a question");
        let reply = reply(&ask(7, &question)).expect("an answer");
        let (number, answer) = read_reply(&reply).expect("two parts");
        assert_eq!(number, 7);
        assert_eq!(Answer::read(&question, answer), question.answer());
    }

    #[test]
    fn what_is_no_question_is_not_answered() {
        for text in [
            "",
            "7",
            "7 turn novice",
            "7 puzzle",
            "turn novice 1.3 2 red7game -",
        ] {
            assert_eq!(reply(text), None, "{text}");
        }
    }
}
