//! The module for live play, which the page runs beside its own.

use std::cell::RefCell;

use red7::live::LiveService;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static SERVICE: RefCell<LiveService> = RefCell::default();
}

/// The first message of a worker that has loaded this module.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::engine::READY.to_owned()
}

/// Returns the reply to a request: see `live::LiveService`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    SERVICE.with_borrow_mut(|service| service.reply(message))
}

fn main() {}
