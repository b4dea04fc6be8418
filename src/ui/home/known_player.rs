//! Parts of the start page that only a known player sees. Their code is in the lazy chunk, which is there before the page
//! if anything is stored.

use yew::prelude::*;

use super::picture::last_round;
use super::recent::recent_games;
use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceSummary, DailyResults, PlayerNames, RecentGame, RecentGames,
};
use crate::ui::app::lazy_code;
use crate::ui::correspondence::{friend_game, friends_of, told_of};

/// The list of recent games.
type Recent = fn(Localizer, &RecentGames, &PlayerNames, &DailyResults, &Callback<Action>) -> Html;

#[derive(Clone, Copy, Debug)]
pub struct KnownPlayerParts {
    pub recent: Recent,
    /// The picture of the last round.
    pub last_round: fn(Localizer, &RecentGame) -> Html,
    /// A game with friends, as a button.
    pub friend_game: fn(Localizer, &CorrespondenceSummary, Callback<MouseEvent>) -> Html,
    /// Status of a game with friends, and a line with its players.
    pub told_of: fn(Localizer, &CorrespondenceSummary) -> (String, String),
    /// Avatars of the friends.
    pub friends_of: fn(Localizer, &CorrespondenceSummary) -> Vec<Html>,
}

impl KnownPlayerParts {
    pub const ALL: Self = Self {
        recent: recent_games,
        last_round,
        friend_game,
        told_of,
        friends_of,
    };

    /// The parts, once they are loaded.
    pub fn loaded() -> Option<&'static Self> {
        Some(&lazy_code()?.known_player)
    }
}
