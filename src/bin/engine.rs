//! The worker module for opponents, hints, puzzles and reviews. If no worker starts, the page runs it, step by step.

use red7::engine::RequestTask;
use wasm_bindgen::prelude::wasm_bindgen;

/// The first message of a worker that has loaded this module.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::engine::READY.to_owned()
}

/// Replies to a request: see `engine::handle_request`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    red7::engine::handle_request(message)
}

/// A request in progress.
#[wasm_bindgen]
pub struct Task(RequestTask);

/// Starts work on a request. Returns `None` if there is no reply to it.
#[wasm_bindgen]
#[must_use]
pub fn begin(message: &str) -> Option<Task> {
    RequestTask::begin(message).map(Task)
}

#[wasm_bindgen]
impl Task {
    /// Does one step. Returns the reply once it is known.
    pub fn step(&mut self) -> Option<String> {
        self.0.step()
    }
}

fn main() {}
