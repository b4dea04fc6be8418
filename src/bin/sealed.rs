//! The worker module for sealed games. If no worker starts, the page runs it.

use std::cell::RefCell;

use red7::state::SealedService;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static SERVICE: RefCell<SealedService> = RefCell::default();
}

/// The first message of a worker that has loaded this module.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::engine::READY.to_owned()
}

/// Returns the reply to a request: see `state::SealedService`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    SERVICE.with_borrow_mut(|service| service.reply(message))
}

fn main() {}
