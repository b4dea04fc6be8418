//! The worker module for opponents, hints, puzzles and reviews. If no worker starts, the page runs it for turns and hints.

use wasm_bindgen::prelude::wasm_bindgen;

/// The first message of a worker that has loaded this module.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::engine::READY.to_owned()
}

/// Returns the reply to a request: see `engine::handle_request`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    red7::engine::handle_request(message)
}

fn main() {}
