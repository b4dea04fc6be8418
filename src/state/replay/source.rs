//! The game or position that a replay shows: its source, and links to it.

use std::rc::Rc;

use super::Replay;
use super::rounds::ReviewRound;
use super::solution::Solution;
use crate::game::{Record, Seat};
use crate::state::archive::DealKey;
use crate::state::lineup::Lineup;
use crate::state::link::{GameLink, Link};
use crate::state::play::{Game, LogLine};

#[derive(Debug, PartialEq, Eq)]
pub(super) struct ReplayGame {
    /// As at this device: only a game at the table has friends at other ones.
    pub lineup: Lineup,
    pub record: Rc<Record>,
    pub log: Vec<LogLine>,
    /// The finished rounds, oldest first.
    pub rounds: Vec<ReviewRound>,
    pub origin: Origin,
}

/// Source of a replayed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The game at the table with this ID.
    Table(u32),
    /// A game played here.
    Local,
    /// A game received by link.
    Received,
}

impl Replay {
    /// Key of the deal, if the round on screen is finished and the first of its game, with one human player against
    /// bots.
    pub(in crate::state) fn deal_of_round(&self) -> Option<DealKey> {
        let whole = self.game.as_ref()?;
        let is_first = self.shown.round_number() == 1 && !whole.rounds.is_empty();
        let Record { ruleset, seed, .. } = *whole.record;
        DealKey::of(&ruleset, &whole.lineup.together(), seed).filter(|_| is_first)
    }

    /// Returns `true` if this replay shows `game` in its current state.
    pub(in crate::state) fn is_of(&self, game: &Game) -> bool {
        self.of_game() == Some(game.id()) && self.plies() == game.ply()
    }

    /// ID of the game at the table, if this is its replay.
    pub(in crate::state) fn of_game(&self) -> Option<u32> {
        match self.game.as_ref()?.origin {
            Origin::Table(id) => Some(id),
            Origin::Local | Origin::Received => None,
        }
    }

    /// Returns `true` if the game was received by link: the sender has played it elsewhere.
    pub(in crate::state) fn is_sent(&self) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|whole| whole.origin == Origin::Received)
    }

    /// Seat of the sender, if no other human player took part.
    pub(in crate::state) fn sender(&self) -> Option<Seat> {
        let lineup = &self.game.as_ref()?.lineup;
        let is_ones = self.is_sent() && !lineup.is_shared();
        lineup.persons().next().filter(|_| is_ones)
    }

    /// The game up to the moment on screen; `None` for a position.
    #[must_use]
    pub fn so_far(&self) -> Option<GameLink> {
        self.game.as_ref()?;
        Some(self.shown.link())
    }

    /// The game as it was played up to the moment on screen, which may show a turn that no one made; `None` for a position.
    #[must_use]
    pub fn as_played(&self) -> Option<GameLink> {
        let record = self.game.as_ref()?.record.until(self.ply);
        Some(GameLink {
            record,
            ..self.shown.link()
        })
    }

    /// The whole game, if it was played here, is over, and is shown as a summary or at its end: its result is what there is to
    /// share.
    #[must_use]
    pub fn finished_game(&self) -> Option<Game> {
        let whole = self.game.as_ref().filter(|_| !self.is_sent())?;
        let is_end = self.is_summary() || self.ply == self.plies();
        let record = Record::clone(&whole.record);
        let game = is_end.then(|| Game::new(0, whole.lineup.clone(), record));
        // Never fails: all turns were checked.
        game?.ok().filter(Game::is_match_over)
    }

    /// Link to the whole game, or to the position.
    pub(in crate::state) fn link(&self) -> Option<Link> {
        let Some(whole) = &self.game else {
            let solution = self.solution.as_ref();
            let round = solution.map_or_else(|| self.shown.full_round(), Solution::round);
            return round.setup().map(Link::Position);
        };
        Some(Link::Game(GameLink {
            lineup: whole.lineup.together(),
            record: Record::clone(&whole.record),
            ply: None,
        }))
    }

    /// The whole game; `None` for a position.
    #[must_use]
    pub fn game_link(&self) -> Option<GameLink> {
        match self.link()? {
            Link::Game(game) => Some(game),
            _ => None,
        }
    }

    /// The deal with every player one seat on; `None` for a position.
    #[must_use]
    pub fn other_seat(&self) -> Option<GameLink> {
        let whole = self.game.as_ref()?;
        Some(GameLink::of_deal(
            whole.lineup.together().turned(),
            &whole.record,
        ))
    }
}
