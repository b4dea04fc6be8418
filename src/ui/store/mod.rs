//! What ties the store to the browser's storage.

mod counting;
mod keep;
mod saving;
mod start;

pub use counting::use_counting;
pub use saving::use_saving;
pub use start::{Visit, fresh_seed, today};
