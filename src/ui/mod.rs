//! The page, as Yew components. Each gets what it shows as properties and sends
//! [`Action`](crate::state::Action)s; none decides a rule.

mod act;
mod address;
mod answer;
mod app;
mod art;
mod back;
mod board;
mod bundle;
mod canvas;
mod card;
mod chart;
mod choice;
mod choosing;
mod counting;
mod daily;
mod destinations;
mod dragging;
mod ending;
mod follow;
mod gate;
mod give;
mod hand;
mod hint;
mod home;
mod how_to;
mod keep;
mod keys;
mod lanes;
mod late;
mod lesson;
mod log;
mod mind;
mod mine;
mod motion;
mod name_fields;
mod new_game;
mod notice;
mod palette;
mod puzzle;
mod puzzles;
mod puzzling;
mod question;
mod replay;
mod review;
mod reviewing;
mod rushing;
mod saving;
mod scores;
mod seat;
mod settings;
mod share;
mod sheet;
mod sheets;
mod solving;
mod sound;
mod start;
mod statistics;
mod steps;
mod table;
mod what_if;

#[cfg(test)]
mod tests;

pub use app::App;
