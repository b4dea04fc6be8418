//! The module in which sealed games are kept secret: in a worker beside the page or, where there is none, on the page.

use std::cell::RefCell;

use red7::state::SealedService;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static VAULT: RefCell<SealedService> = RefCell::default();
}

/// What a worker says once this is ready.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> String {
    red7::state::READY.to_owned()
}

/// Answers a question, if it is one: see `state::SealedService`.
#[wasm_bindgen]
#[must_use]
pub fn reply(message: &str) -> Option<String> {
    VAULT.with_borrow_mut(|vault| vault.reply(message))
}

/// A question that was taken, to be answered on the page.
#[wasm_bindgen]
pub struct Taken(String);

/// Takes a question.
#[wasm_bindgen]
#[must_use]
pub fn begin(message: &str) -> Option<Taken> {
    Some(Taken(message.to_owned()))
}

#[wasm_bindgen]
impl Taken {
    /// Gives the answer, in one step.
    pub fn step(&mut self) -> Option<String> {
        reply(&self.0)
    }
}

fn main() {}
