//! Questions that take thought, and their answers: types, and the texts in which they travel to
//! where thinking happens.

mod quest;
mod question;
mod review;
mod task;

pub use quest::{Quest, read_line, read_puzzle, read_wins};
pub use question::{Ponder, answer, begin, read_answer};
pub use review::{ReviewTask, before, read_judgement};
pub use task::{ParseTaskError, Question, Search, Task, read_turn};
