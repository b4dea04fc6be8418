//! Requests to the engine that runs in a worker, its replies, and the texts in which both travel.
//!
//! A request is sent as `NUMBER REQUEST`, a reply as `NUMBER REPLY`.
//!
//! | asks for | request | reply |
//! |---|---|---|
//! | an opponent's turn | `turn LEVEL RECORD` | the turn |
//! | a hint, some moves into the turn | `hint MOVES RECORD` | the rest of a Master's turn |
//! | the review of a turn | `review NUMBER RECORD` | the judgement |
//! | the puzzle with an id | `puzzle ID` | `POSITION KEY`, with `_` for each space of the position |
//! | the best line from a position | `line POSITION` | the turns to the end, with dots between them |
//! | whether a turn wins in a position | `wins TURN POSITION` | `yes` or `no`; `?` if the position is too large to solve |
//!
//! `-` stands for no moves or turns. Records, positions, turns and judgements are written as everywhere else.
//!
//! ```
//! use red7::engine::{EngineReply, EngineRequest, encode_request, handle_request};
//!
//! let request: EngineRequest = "wins pR6 1.3 - - 1 R6V2/Y1/- B4B3/O5/-".parse()?;
//! let reply = handle_request(&encode_request(7, &request.to_string()));
//! assert_eq!(reply.as_deref(), Some("7 yes"));
//! assert_eq!(EngineReply::parse(&request, "yes"), Some(EngineReply::Wins(Some(true))));
//! # Ok::<(), red7::engine::ParseRequestError>(())
//! ```

#![deny(missing_docs)]

mod answer;
mod message;
mod moves;
mod reply;
mod request;
mod rounds;

pub use message::{READY, decode_reply, encode_request, handle_request};
pub use reply::EngineReply;
pub use request::{EngineRequest, ParseRequestError};
pub use rounds::round_before;
