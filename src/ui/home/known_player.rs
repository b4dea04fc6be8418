//! Parts of the start page that only a known player sees. Their code is in the lazy chunk, which is there before the page
//! if anything is stored.

use std::sync::OnceLock;

use yew::prelude::*;

use super::picture::last_round;
use super::recent::recent_games;
use crate::i18n::Localizer;
use crate::state::{Action, DailyResults, PlayerNames, RecentGame, RecentGames};

/// The list of recent games.
type Recent = fn(Localizer, &RecentGames, &PlayerNames, &DailyResults, &Callback<Action>) -> Html;

/// The parts of a page that loads them later.
static LOADED: OnceLock<KnownPlayerParts> = OnceLock::new();

#[derive(Clone, Copy, Debug)]
pub struct KnownPlayerParts {
    pub recent: Recent,
    /// The picture of the last round.
    pub last_round: fn(Localizer, &RecentGame) -> Html,
}

impl KnownPlayerParts {
    pub const ALL: Self = Self {
        recent: recent_games,
        last_round,
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
