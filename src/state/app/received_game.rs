//! What somebody sent: a game or a deal, before anything of it is seen or played.

use std::cmp::Ordering;

use crate::game::CardSet;
use crate::state::link::GameLink;
use crate::state::play::{Game, GameResult};

/// A game or a deal to which an address led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedGame {
    /// What was sent.
    pub link: GameLink,
    /// What kind of thing it is.
    pub kind: ReceivedKind,
    /// How the game ended, if it is over and one person played it.
    pub result: Option<GameResult>,
    /// The hand that one would get, if it is one person's.
    pub hand: CardSet,
    /// What came of the deal here, once it was played.
    pub answer: Option<ChallengeResult>,
}

/// What can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceivedKind {
    /// A deal, to be played.
    Deal,
    /// A game, to be watched.
    Game,
    /// A moment of a game.
    Moment,
    /// A game that is over, to be beaten.
    Challenge,
}

/// How a challenge was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeResult {
    /// The own game.
    pub link: GameLink,
    /// What came of it.
    pub result: GameResult,
    /// Whether it is better than the one that was sent, or worse.
    pub compared: Ordering,
}

/// What can be done about what was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceivedAction {
    /// Play the deal.
    Play,
    /// Watch the game from its start.
    Watch,
    /// See the moment that was sent.
    See,
    /// Show both results beside each other, once the game at the table is over.
    Compare,
}

impl ReceivedGame {
    /// What an address leads to.
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

    /// What was sent to the player of a game that is an answer to it. Once that is over, both results are known.
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
