//! Asking what takes thought, and passing the answers on.

mod gate;
mod mind;
mod puzzling;
mod reviewing;
mod solving;

pub use gate::Gate;
pub use mind::{Mind, use_mind};
pub use puzzling::use_puzzling;
pub use reviewing::use_review;
pub use solving::use_solving;
