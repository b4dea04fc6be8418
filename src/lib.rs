//! Red7: the rules, opponents, and a web page to play it.

pub mod game;
