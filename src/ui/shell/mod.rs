//! The parts around every screen: sheets, notices, keys, history.

mod deferred;
mod history;
mod keys;
mod notice;
mod press_feedback;
mod seed_and_date;
mod sheet;
mod whole_update;

pub use deferred::use_deferred;
pub use history::use_history;
pub use keys::{HAND, all_keys, sheet_shortcut, shortcut, use_keys};
pub use notice::{
    engine_notice, engine_problem, notices, recovery_buttons, reload_button, update_button,
};
pub use press_feedback::use_press_feedback;
pub use seed_and_date::{fresh_entropy, fresh_seed, now};
pub use sheet::SheetDialog;
pub use whole_update::{begin_update, use_end_of_update};
