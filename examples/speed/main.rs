//! What `tools/bench.mjs` times in WebAssembly; for other machines there is nothing here.
#![cfg(target_arch = "wasm32")]

#[path = "../../benches/engine/workload.rs"]
mod workload;

use wasm_bindgen::prelude::wasm_bindgen;

/// The name of a table, or nothing if there are not so many.
#[wasm_bindgen]
pub fn table(number: usize) -> Option<String> {
    let (rules, players) = workload::TABLES.get(number)?;
    Some(format!("{rules}, {players} players"))
}

/// How many standings a pass has.
#[wasm_bindgen]
pub fn standings_of_pass() -> u64 {
    workload::STANDINGS
}

/// See `workload::standings`.
#[wasm_bindgen]
pub fn standings(passes: u64) -> u64 {
    workload::standings(passes)
}

/// See `workload::random_games`.
#[wasm_bindgen]
pub fn random_games(table: usize, games: u64) -> u64 {
    workload::random_games(workload::TABLES[table], games)
}
