//! A game or deal received by link, before anything of it is seen or played.

use std::cmp::Ordering;

use crate::game::CardSet;
use crate::state::link::{GameLink, Link};
use crate::state::play::{Game, GameResult};

/// A game or deal opened by link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedGame {
    pub link: GameLink,
    pub kind: ReceivedKind,
    /// Result of the game, if it is over and one person played it.
    pub result: Option<GameResult>,
    /// Hand that the player would get, if the game is for one person.
    pub hand: CardSet,
    /// Result of the deal on this device, once it was played.
    pub answer: Option<ChallengeResult>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceivedKind {
    Deal,
    Game,
    /// A position in a game.
    Moment,
    /// A finished game whose result is to be beaten.
    Challenge,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeResult {
    /// The player's own game.
    pub link: GameLink,
    pub result: GameResult,
    /// The player's result, compared with the received one.
    pub compared: Ordering,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceivedAction {
    Play,
    Watch,
    /// Show the position of the link.
    See,
    Compare,
}

impl ReceivedGame {
    /// `None` if its turns are illegal.
    #[must_use]
    pub fn new(link: GameLink, is_challenge: bool) -> Option<Self> {
        let plies = link.record.turns.len();
        let kind = match link.ply {
            _ if is_challenge => ReceivedKind::Challenge,
            _ if plies == 0 => ReceivedKind::Deal,
            Some(ply) if ply < plies => ReceivedKind::Moment,
            _ => ReceivedKind::Game,
        };
        let played = |plies| Game::new(0, link.lineup.clone(), link.record.until(plies)).ok();
        let hand = played(0)?.view().hand();
        let game = played(plies)?;
        let is_ones = !link.lineup.is_shared();
        Some(Self {
            kind,
            result: is_ones.then(|| GameResult::of(&game)).flatten(),
            hand,
            answer: None,
            link,
        })
    }

    /// A deal, of which no turn was played.
    #[must_use]
    pub fn of_deal(link: GameLink) -> Option<Self> {
        let game = Game::new(0, link.lineup.clone(), link.record.clone()).ok()?;
        Some(Self {
            kind: ReceivedKind::Deal,
            result: None,
            hand: game.view().hand(),
            answer: None,
            link,
        })
    }

    /// The link that leads here.
    #[must_use]
    pub fn to_link(&self) -> Link {
        match self.kind {
            ReceivedKind::Challenge => Link::Challenge(self.link.clone()),
            ReceivedKind::Deal | ReceivedKind::Game | ReceivedKind::Moment => {
                Link::Game(self.link.clone())
            }
        }
    }

    /// The challenge that a game answers. Both results are known once the game is over.
    #[must_use]
    pub fn of_answer(game: &Game) -> Option<Self> {
        let own = game.link();
        let mut sent = own.to_deal();
        sent.record.turns = game.challenge_turns()?.to_vec();
        let sent = Self::new(sent, true)?;
        let theirs = sent.result.as_ref()?;
        let answer = GameResult::of(game).map(|result| ChallengeResult {
            link: own,
            compared: result.compare(theirs),
            result,
        });
        Some(Self { answer, ..sent })
    }
}
