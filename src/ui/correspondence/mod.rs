//! Correspondence games: the list, incoming links, and the sheet that sends one.

mod game_list;
mod incoming_link;
mod invitation;
mod invite_options;
mod name_field;
mod sealed_lobby;
mod send_sheet;

pub use game_list::{friend_game, friend_games, friends_of, told_of};
pub use incoming_link::IncomingLinkScreen;
pub use invitation::Invitation;
pub use invite_options::{InviteOptions, agreement, seal_switch, way_to_play};
pub use sealed_lobby::{SealedLobbyScreen, begin_sealed, refused_cards, seal_again, sealed_code};
pub use send_sheet::SendSheet;
