//! Small parts that several screens share. None of them knows a screen.

mod address;
mod art;
mod buttons;
mod card;
mod character;
mod confirmation;
mod controls;
mod course;
mod device;
mod focus;
mod icon_button;
mod name_fields;
mod page_bar;
mod rating;
mod share_buttons;
mod steps;
mod strokes;
mod switches;
mod tile;

pub use address::{LinkBox, address, code};
pub use art::{
    avatar, avatar_of, brand, collapsible_text, glyph, icon, inline_card, paint_of, rule_icon,
    sentence, suit,
};
pub use buttons::{home_button, text_button};
pub use card::{face, face_down, lying};
pub use character::{Mood, character, sign_of};
pub use confirmation::Confirmation;
pub use controls::{RadioGroup, RadioOption, Toggle};
pub use course::lead_history_table;
pub use device::{DeviceCapabilities, use_device};
pub use focus::{use_focus, use_lost_focus};
pub use icon_button::IconButton;
pub use name_fields::name_fields;
pub use page_bar::{dealt, page_bar};
pub use rating::signed;
pub use share_buttons::{ShareButtons, Shareable, use_copy};
pub use steps::step_button;
pub use strokes::{all_rules, painting, stroke};
pub use switches::sound_switch;
pub use tile::tile;
