//! The page, as Yew components. Each gets what it shows as properties and sends
//! [`Action`](crate::state::Action)s; none decides a rule.

mod app;
mod context;
mod daily;
mod engine;
mod friends;
mod home;
mod practice;
mod replay;
mod scenes;
mod sent;
mod sheets;
mod shell;
mod store;
mod table;
mod widgets;

#[cfg(test)]
mod tests;

pub use app::App;
