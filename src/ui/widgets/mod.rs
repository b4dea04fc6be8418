//! Small components that several screens share. None of them depends on a screen.

mod art;
mod buttons;
mod card;
mod character;
mod confirmation;
mod controls;
mod device_capabilities;
mod file_name;
mod focus;
mod icon_button;
mod lead_history;
mod link_box;
mod name_fields;
mod page_bar;
mod picture_file;
mod rating;
mod rule_strokes;
mod share_buttons;
mod sound_toggle;
mod step_buttons;
mod tenths;
mod tile;

pub use art::{
    avatar, brand, collapsible_text, glyph, icon, inline_card, paint_of, rule_icon, sentence, suit,
};
pub use buttons::{home_button, text_button};
pub use card::{face, face_down, lying};
pub use character::{Mood, character, sign_of};
pub use confirmation::Confirmation;
pub use controls::{RadioGroup, RadioOption, Toggle};
pub use device_capabilities::{DeviceCapabilities, page_address, use_device};
pub use file_name::file_name;
pub use focus::{use_focus, use_lost_focus};
pub use icon_button::IconButton;
pub use lead_history::lead_history_table;
pub use link_box::{LinkBox, address, code};
pub use name_fields::name_fields;
pub use page_bar::{dealt, page_bar};
pub use picture_file::picture_file;
pub use rating::{rating_sign, signed};
pub use rule_strokes::{all_rules, painting, stroke};
pub use share_buttons::{Given, ShareButtons, Shareable, use_copy};
pub use sound_toggle::sound_switch;
pub use step_buttons::step_button;
pub use tenths::tenths;
pub use tile::tile;
