//! Parts of the start page that only a known player sees. Their code is in the lazy chunk, which is there before the page
//! if anything is stored.

use std::sync::OnceLock;

use yew::prelude::*;

use super::picture::last_round;
use super::recent::recent_games;
use crate::i18n::Localizer;
use crate::state::{Action, DailyResults, PlayerNames, RecentGame, RecentGames, SecondPart};

/// The list of recent games.
type Recent = fn(Localizer, &RecentGames, &PlayerNames, &DailyResults, &Callback<Action>) -> Html;

#[derive(Clone, Copy, Debug)]
pub struct KnownPlayerParts {
    pub recent: Recent,
    /// The picture of the last round.
    pub last_round: fn(Localizer, &RecentGame) -> Html,
}

impl SecondPart for KnownPlayerParts {
    const ALL: Self = Self {
        recent: recent_games,
        last_round,
    };

    fn place() -> &'static OnceLock<Self> {
        static PLACE: OnceLock<KnownPlayerParts> = OnceLock::new();
        &PLACE
    }
}
