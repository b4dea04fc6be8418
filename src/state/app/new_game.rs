//! Owner of the form for a new game, and of a game that waits for the player's consent.

use super::NewGameAction;
use super::game_request::{GameOrigin, GameRequest};
use super::request::{Request, Requests};
use crate::game::Seed;
use crate::state::first_round::first_round;
use crate::state::link::{GameLink, tidy};
use crate::state::settings::NewGameForm;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct NewGame {
    /// Seed as typed.
    seed: String,
    is_open: bool,
    /// Game that would replace one under way.
    pending: Option<GameRequest>,
}

impl NewGame {
    pub fn new(seed: Seed) -> Self {
        Self {
            seed: seed.to_string(),
            is_open: false,
            pending: None,
        }
    }

    pub fn seed(&self) -> &str {
        &self.seed
    }

    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// The deal that the form describes, if its seed is valid.
    pub fn link(&self, form: &NewGameForm) -> Option<GameLink> {
        let seed = self.seed.parse().ok()?;
        Some(GameLink::deal(form.lineup(), form.ruleset(), seed))
    }

    /// Applies a change of the form, of which the stored part is `form`.
    pub fn update(&mut self, action: NewGameAction, form: NewGameForm) -> Requests {
        let mut new = form;
        match action {
            NewGameAction::Players(players) => new.set_players(players),
            NewGameAction::SetOpponent(number, player) => new.set_other(number, player),
            NewGameAction::Level(level) => new.set_level(level),
            NewGameAction::Edition(edition) => new.set_edition(edition),
            NewGameAction::Advanced(is_advanced) => new.is_advanced = is_advanced,
            NewGameAction::Actions(has_actions) => new.has_actions = has_actions,
            NewGameAction::Target(target) => new.target = target,
            NewGameAction::Seed(typed) => {
                let tidied = tidy(&typed);
                // An invalid code stays as typed, beside the reason.
                self.seed = match tidied.parse::<Seed>() {
                    Ok(_) => tidied,
                    Err(_) => typed.trim().to_owned(),
                };
            }
            NewGameAction::Open => self.is_open = true,
            NewGameAction::Company(company) => {
                new.set_company(company);
                self.is_open = true;
            }
            NewGameAction::Close(other) => {
                self.is_open = false;
                if self.seed.parse::<Seed>().is_err() {
                    self.set_seed(other);
                }
            }
        }
        vec![Request::SaveForm(new)]
    }

    /// Requests the deal of the form; `next_seed` is what the form shows after it.
    pub fn deal(&self, form: &NewGameForm, next_seed: Seed) -> Requests {
        let game = self.link(form).filter(|game| !game.lineup.has_friends());
        let request = game.map(|game| GameRequest::new(game, GameOrigin::Form { next_seed }));
        request.map(Request::StartGame).into_iter().collect()
    }

    /// Requests a first round, which `seed` chooses.
    pub fn first_round(seed: Seed) -> Requests {
        vec![Request::StartGame(GameRequest::from_page(first_round(
            seed,
        )))]
    }

    pub fn set_seed(&mut self, seed: Seed) {
        self.seed = seed.to_string();
    }

    pub const fn close(&mut self) {
        self.is_open = false;
    }

    pub fn hold(&mut self, request: GameRequest) {
        self.pending = Some(request);
    }

    pub const fn take_pending(&mut self) -> Option<GameRequest> {
        self.pending.take()
    }

    /// Drops the game that waits, if there is one, and the form that asked for it.
    pub fn cancel_pending(&mut self) {
        if self.pending.take().is_some() {
            self.is_open = false;
        }
    }
}
