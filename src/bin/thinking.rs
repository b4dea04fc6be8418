//! WebAssembly module that handles engine requests: it runs in a worker or, if there is none, step
//! by step in the page.

use red7::engine::RequestTask;
use wasm_bindgen::prelude::wasm_bindgen;

/// Message that a worker sends once this module is ready.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::engine::READY.to_owned()
}

/// Answers a question, if it has an answer: see `engine::handle_request`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    red7::engine::handle_request(message)
}

/// A request in progress.
#[wasm_bindgen]
pub struct Task(RequestTask);

/// Starts handling a request, if there is a reply to it.
#[wasm_bindgen]
#[must_use]
pub fn begin(message: &str) -> Option<Task> {
    RequestTask::begin(message).map(Task)
}

#[wasm_bindgen]
impl Task {
    /// Continues for one step. Returns the reply once it is complete.
    pub fn step(&mut self) -> Option<String> {
        self.0.step()
    }
}

fn main() {}
