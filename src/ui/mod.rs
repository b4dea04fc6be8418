//! The page, as Yew components. Each gets what it shows as properties and sends
//! [`Action`](crate::state::Action)s; none decides a rule.

mod app;
mod context;
mod correspondence;
mod daily;
mod engine;
mod home;
mod lesson;
mod puzzle;
mod received;
mod replay;
mod scenes;
mod sheets;
mod shell;
mod store;
mod table;
mod widgets;

#[cfg(test)]
mod tests;

pub use app::App;
