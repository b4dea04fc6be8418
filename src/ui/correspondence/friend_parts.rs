//! Views of games with friends. Their code is in the lazy chunk, which is there before any such game.

use std::sync::OnceLock;

use yew::prelude::*;

use super::game_list::{friend_game, friends_of, told_of};
use crate::i18n::Localizer;
use crate::state::CorrespondenceSummary;

/// The parts of a page that loads them later.
static LOADED: OnceLock<FriendParts> = OnceLock::new();

#[derive(Clone, Copy, Debug)]
pub struct FriendParts {
    /// A game with friends, as a button.
    pub friend_game: fn(Localizer, &CorrespondenceSummary, Callback<MouseEvent>) -> Html,
    /// Status of a game with friends, and a line with its players.
    pub told_of: fn(Localizer, &CorrespondenceSummary) -> (String, String),
    /// Avatars of the friends.
    pub friends_of: fn(Localizer, &CorrespondenceSummary) -> Vec<Html>,
}

impl FriendParts {
    pub const ALL: Self = Self {
        friend_game,
        told_of,
        friends_of,
    };

    /// Installs the parts once their code is loaded.
    pub fn install(self) {
        LOADED.get_or_init(|| self);
    }

    /// The parts, if their code is loaded.
    pub fn loaded() -> Option<&'static Self> {
        // With `split`, the first part must not refer to them, or it would contain them.
        if cfg!(all(feature = "split", target_arch = "wasm32")) {
            LOADED.get()
        } else {
            Some(&Self::ALL)
        }
    }
}
