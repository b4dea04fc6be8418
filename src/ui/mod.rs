//! The page, as Yew components. Each component gets its data as properties and dispatches
//! [`Action`](crate::state::Action)s; none implements a rule of the game.

mod app;
mod context;
mod correspondence;
mod daily;
mod effect;
mod engine;
mod home;
mod learn;
mod lesson;
mod live;
mod live_slots;
mod puzzle;
mod received;
mod replay;
mod scenes;
mod sheets;
mod shell;
mod start;
mod store;
mod table;
mod widgets;

#[cfg(test)]
mod tests;

pub use start::start;
