//! Questions that take thought, and their answers: types, and the texts in which they travel to
//! where thinking happens.
//!
//! A question is sent as `NUMBER QUESTION`, and answered by `NUMBER ANSWER`.
//!
//! | asked | question | answer |
//! |---|---|---|
//! | what an opponent does | `turn LEVEL RECORD` | the turn |
//! | what a master would do, some moves into the turn | `hint MOVES RECORD` | the rest of the turn |
//! | what a turn was worth | `review NUMBER RECORD` | the judgement |
//! | the puzzle of a name | `puzzle NAME` | `POSITION KEY`, with `_` for each space of the position |
//! | how it goes on from a position | `line POSITION` | the turns to the end, with dots between them |
//! | whether a turn wins in a position | `wins TURN POSITION` | `yes` or `no`; `?` if there are too many ways to go on |
//!
//! Where there are no moves or turns, `-` stands for them. Records, positions, turns and judgements
//! are written as everywhere else.

mod message;
mod moves;
mod reply;
mod request;
mod review;
mod search;
mod turn;

pub use message::{READY, RequestTask, decode_reply, encode_request, handle_request};
pub use reply::EngineReply;
pub use request::{EngineRequest, ParseRequestError};
pub use review::before;
pub use search::Search;
