//! The module that thinks: in a worker beside the page or, where there is none, on the page, step by step.

use red7::state::RequestTask;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a worker says once this is ready.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::state::READY.to_owned()
}

/// Answers a question, if it has an answer: see `state::handle_request`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    red7::state::handle_request(message)
}

/// An answer that is being looked for.
#[wasm_bindgen]
pub struct Task(RequestTask);

/// Begins to look for an answer, if there is one.
#[wasm_bindgen]
#[must_use]
pub fn begin(message: &str) -> Option<Task> {
    RequestTask::begin(message).map(Task)
}

#[wasm_bindgen]
impl Task {
    /// Goes on for a step. Gives the answer once it is found.
    pub fn step(&mut self) -> Option<String> {
        self.0.step()
    }
}

fn main() {}
