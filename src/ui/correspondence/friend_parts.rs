//! Views of games with friends. Their code is in the lazy chunk, which is there before any such game.

use std::sync::OnceLock;

use yew::prelude::*;

use super::game_list::{friend_game, friends_of, told_of};
use crate::i18n::Localizer;
use crate::state::{CorrespondenceSummary, SecondPart};

#[derive(Clone, Copy, Debug)]
pub struct FriendParts {
    /// A game with friends, as a button.
    pub friend_game: fn(Localizer, &CorrespondenceSummary, Callback<MouseEvent>) -> Html,
    /// Status of a game with friends, and a line with its players.
    pub told_of: fn(Localizer, &CorrespondenceSummary) -> (String, String),
    /// Avatars of the friends.
    pub friends_of: fn(Localizer, &CorrespondenceSummary) -> Vec<Html>,
}

impl SecondPart for FriendParts {
    const ALL: Self = Self {
        friend_game,
        told_of,
        friends_of,
    };

    fn place() -> &'static OnceLock<Self> {
        static PLACE: OnceLock<FriendParts> = OnceLock::new();
        &PLACE
    }
}
