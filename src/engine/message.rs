//! The texts that go to where thinking happens, and back.

use super::request::EngineRequest;
use super::search::Search;

/// What is said there first, once it is ready.
pub const READY: &str = concat!("ready ", env!("CARGO_PKG_VERSION"));

/// The text of a question under a number.
#[must_use]
pub fn encode_request(number: u32, question: &str) -> String {
    format!("{number} {question}")
}

/// The answer to such a text, while it is being looked for.
pub struct RequestTask {
    number: String,
    search: Box<dyn Search>,
}

impl RequestTask {
    /// Begins to look for it. There is none to what is no question, or has no answer.
    #[must_use]
    pub fn begin(message: &str) -> Option<Self> {
        let (number, question) = message.split_once(' ')?;
        Some(Self {
            number: number.to_owned(),
            search: question.parse::<EngineRequest>().ok()?.begin()?,
        })
    }

    /// Goes on for a step: see [`Search::step`]. Gives the answer once it is found.
    pub fn step(&mut self) -> Option<String> {
        let answer = self.search.step()?;
        Some(format!("{} {answer}", self.number))
    }
}

/// Answers such a text: see [`RequestTask::begin`].
#[must_use]
pub fn handle_request(message: &str) -> Option<String> {
    let mut answering = RequestTask::begin(message)?;
    loop {
        if let Some(answer) = answering.step() {
            return Some(answer);
        }
    }
}

/// Reads what was answered: the number of the question, and the text of the answer.
#[must_use]
pub fn decode_reply(message: &str) -> Option<(u32, &str)> {
    let (number, answer) = message.split_once(' ')?;
    Some((number.parse().ok()?, answer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineReply;

    #[test]
    fn a_question_is_answered_under_its_number() {
        let question: EngineRequest = "turn novice 1.3 2 red7game -".parse().expect("a question");
        let reply = handle_request(&encode_request(7, &question.to_string())).expect("an answer");
        let (number, answer) = decode_reply(&reply).expect("two parts");
        assert_eq!(number, 7);
        assert_eq!(EngineReply::read(&question, answer), question.answer());
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
            assert_eq!(handle_request(text), None, "{text}");
        }
    }
}
