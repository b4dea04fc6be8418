//! The texts that the page and the engine exchange.

use super::request::EngineRequest;

/// The first message of a worker: its module has loaded.
pub const READY: &str = concat!("ready ", env!("CARGO_PKG_VERSION"));

/// Returns the message that carries a request under a number.
#[must_use]
pub fn encode_request(number: u32, request: &str) -> String {
    format!("{number} {request}")
}

/// Returns the reply to such a message.
///
/// Returns `None` if the message isn't a request, or if the request is illegal: see [`EngineRequest::answer`].
#[must_use]
pub fn handle_request(message: &str) -> Option<String> {
    let (number, request) = message.split_once(' ')?;
    let reply = request.parse::<EngineRequest>().ok()?.answer()?;
    Some(format!("{number} {reply}"))
}

/// Splits such a reply into the number of the request and the text of the reply.
#[must_use]
pub fn decode_reply(message: &str) -> Option<(u32, &str)> {
    let (number, reply) = message.split_once(' ')?;
    Some((number.parse().ok()?, reply))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineReply;

    #[test]
    fn a_reply_carries_the_number_of_its_request() {
        let request: EngineRequest = "turn novice 1.3 2 red7game -".parse().expect("a request");
        let message = handle_request(&encode_request(7, &request.to_string())).expect("a reply");
        let (number, reply) = decode_reply(&message).expect("two parts");
        assert_eq!(number, 7);
        assert_eq!(EngineReply::parse(&request, reply), request.answer());
    }

    #[test]
    fn other_texts_get_no_reply() {
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
