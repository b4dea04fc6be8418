//! Correspondence games: the list, incoming links, and the sheet that sends one.

mod friend_parts;
mod game_list;
mod incoming_link;
mod invitation;
mod invite_options;
mod name_field;
mod sealed_lobby;
mod send_sheet;

pub use friend_parts::FriendParts;
pub use game_list::friend_games;
pub use incoming_link::IncomingLinkScreen;
pub use invitation::Invitation;
pub use invite_options::{InviteOptions, agreement, seal_switch, way_to_play};
pub use sealed_lobby::{SealedLobbyScreen, begin_sealed, refused_cards, seal_again, sealed_code};
pub use send_sheet::SendSheet;
