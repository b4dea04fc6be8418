//! Workloads that `tools/bench.mjs` times in WebAssembly; empty on other platforms.
#![cfg(target_arch = "wasm32")]

#[path = "../../benches/engine/workload.rs"]
mod workload;

use red7::bots::Level;
use red7::game::Turn;
use wasm_bindgen::prelude::wasm_bindgen;

/// Name of a table; `None` if there is no table with this index.
#[wasm_bindgen]
pub fn table(number: usize) -> Option<String> {
    let (rules, players) = workload::TABLES.get(number)?;
    Some(format!("{rules}, {players} players"))
}

/// Number of standings in a pass.
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

/// See `workload::solve_deal`.
#[wasm_bindgen]
pub fn solve_deal(number: u64) -> bool {
    workload::solve_deal(number)
}

/// Name of a table at which bots are timed; `None` if there is no table with this index.
#[wasm_bindgen]
pub fn bot_table(number: usize) -> Option<String> {
    let (rules, players) = workload::BOT_TABLES.get(number)?;
    Some(format!("{rules}, {players} players"))
}

/// Number of turns timed at each table, for each level.
#[wasm_bindgen]
pub fn bot_turns() -> usize {
    workload::BOT_TURNS
}

/// Games between bots: see `workload::Games`.
#[wasm_bindgen]
pub struct Games {
    games: workload::Games,
    turn: Turn,
}

#[wasm_bindgen]
impl Games {
    /// Games with one level at all seats of a table.
    #[wasm_bindgen(constructor)]
    pub fn new(level: &str, table: usize) -> Self {
        let level: Level = level.parse().expect("a level");
        Self {
            games: workload::Games::new(level, workload::BOT_TABLES[table]),
            turn: Turn::default(),
        }
    }

    /// Finds the next turn.
    pub fn find(&mut self) {
        self.turn = self.games.find();
    }

    /// Makes the turn that was found.
    pub fn make(&mut self) {
        self.games.make(std::mem::take(&mut self.turn));
    }
}
