//! WebAssembly module that holds the secrets of sealed games: it runs in a worker or, if there is
//! none, in the page.

use std::cell::RefCell;

use red7::state::SealedService;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static VAULT: RefCell<SealedService> = RefCell::default();
}

/// Message that a worker sends once this module is ready.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::engine::READY.to_owned()
}

/// Replies to a request, if `message` is one: see `state::SealedService`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    VAULT.with_borrow_mut(|vault| vault.reply(message))
}

/// A request to be handled in the page.
#[wasm_bindgen]
pub struct Taken(String);

/// Accepts a request.
#[wasm_bindgen]
#[must_use]
pub fn begin(message: &str) -> Option<Taken> {
    Some(Taken(message.to_owned()))
}

#[wasm_bindgen]
impl Taken {
    /// Returns the reply, in a single step.
    pub fn step(&mut self) -> Option<String> {
        reply(&self.0)
    }
}

fn main() {}
