//! A game that is looked at turn by turn.

use std::rc::Rc;

use crate::bots::Judgement;
use crate::game::{CardSet, Record, Round, Seat};

use super::game::Game;
use super::lineup::Lineup;
use super::link::{GameLink, Link};
use super::log::LogLine;
use super::review::{Judgements, ReviewScene, ReviewTask};
use super::scene::Scene;

/// A game, and the moment of it that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The whole game; `None` for a position, which is all there is.
    game: Option<Rc<Whole>>,
    ply: usize,
    shown: Game,
    judgements: Judgements,
    /// The turn that is being judged. One is judged to the end before another is asked for.
    asked: Option<usize>,
}

/// A game with all of its turns.
#[derive(Debug, PartialEq, Eq)]
struct Whole {
    lineup: Lineup,
    record: Record,
    log: Vec<LogLine>,
    /// How many rounds of it are over.
    rounds_over: usize,
    /// The number of the game at the table, if it is that one.
    id: Option<u32>,
}

/// What the page shows of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayScene {
    /// After how many turns.
    pub ply: usize,
    /// How many there are.
    pub plies: usize,
    /// Whether one can play on from here.
    pub can_go_on: bool,
    /// Whether it is the game at the table, to which one can go back.
    pub is_own: bool,
    /// All turns of the game.
    pub log: Vec<LogLine>,
    /// The table.
    pub scene: Rc<Scene>,
    /// What there is to say about the round, if it is over.
    pub review: Option<ReviewScene>,
}

impl Replay {
    /// The game or position to which an address leads.
    #[must_use]
    pub fn of(link: Link) -> Option<Self> {
        match link {
            Link::Game(game) => Self::of_turns(game, None),
            Link::Position(setup) => Some(Self {
                game: None,
                ply: 0,
                shown: Game::from_position(Round::try_from(setup).ok()?),
                judgements: Judgements::new(),
                asked: None,
            }),
            Link::Puzzle(_) => None,
        }
    }

    /// The game at the table, as it stands.
    #[must_use]
    pub fn of_table(game: &Game) -> Option<Self> {
        Self::of_turns(game.link(), Some(game.id()))
    }

    fn of_turns(link: GameLink, id: Option<u32>) -> Option<Self> {
        let (ruleset, seed) = (link.record.ruleset, link.record.seed);
        let turns = link.record.turns.clone();
        let all = Game::new(0, link.lineup.clone(), ruleset, seed, turns).ok()?;
        let scene = all.scene();
        let whole = Rc::new(Whole {
            lineup: link.lineup,
            log: scene.log,
            rounds_over: scene.score.results.len(),
            id,
            record: link.record,
        });
        let plies = whole.record.turns.len();
        let replay = Self {
            game: Some(whole),
            ply: plies,
            shown: all,
            judgements: Judgements::new(),
            asked: None,
        };
        match link.ply {
            Some(ply) if ply < plies => Some(replay.after(ply)),
            _ => Some(replay.asking()),
        }
    }

    /// The same game after so many turns.
    #[must_use]
    pub fn after(mut self, ply: usize) -> Self {
        if let Some(whole) = &self.game {
            let turns = whole.record.turns.iter().take(ply).cloned().collect();
            let (ruleset, seed) = (whole.record.ruleset, whole.record.seed);
            // All turns were checked.
            if let Ok(shown) = Game::new(0, whole.lineup.clone(), ruleset, seed, turns) {
                self.ply = shown.ply();
                self.shown = shown;
            }
        }
        self.asking()
    }

    /// The same, with the turn that is to be judged next, if none is being judged.
    fn asking(mut self) -> Self {
        if self.asked.is_none() {
            self.asked = self.review().and_then(|review| review.next(self.ply));
        }
        self
    }

    /// The number of the game at the table, if it is that one.
    pub(super) fn of_game(&self) -> Option<u32> {
        self.game.as_ref()?.id
    }

    /// Takes the judgement of a turn.
    #[must_use]
    pub fn judged(mut self, ply: usize, judgement: Judgement) -> Self {
        self.judgements.push((ply, judgement));
        self.asked = None;
        self.asking()
    }

    /// Who plays, and the game up to the moment that is shown; nothing for a position.
    #[must_use]
    pub fn so_far(&self) -> Option<GameLink> {
        self.game.as_ref()?;
        Some(self.shown.link())
    }

    /// Who plays, and the deal, each player in the place of the one before.
    #[must_use]
    pub fn other_seat(&self) -> Option<GameLink> {
        let whole = self.game.as_ref()?;
        let Record { ruleset, seed, .. } = whole.record;
        Some(GameLink::deal(whole.lineup.turned(), ruleset, seed))
    }

    /// The turn that is to be judged now, if the round is over and one is not judged yet.
    #[must_use]
    pub fn task(&self) -> Option<ReviewTask> {
        Some(ReviewTask {
            ply: self.asked?,
            record: self.game.as_ref()?.record.clone(),
        })
    }

    /// What there is to say about the round that is shown. Of one that is still being played
    /// there is nothing, since no hand may be seen.
    fn review(&self) -> Option<ReviewScene> {
        let whole = self.game.as_ref()?;
        let round = self.shown.round_number();
        if round > whole.rounds_over {
            return None;
        }
        let mut rounds = whole.log.chunk_by(|line, next| line.round == next.round);
        let lines = rounds.find(|lines| lines.iter().any(|line| line.round == round))?;
        let seat = whole.lineup.persons().next().unwrap_or(Seat::FIRST);
        Some(ReviewScene::of(
            self.shown.round(),
            &whole.record,
            self.ply,
            seat,
            lines,
            &self.judgements,
        ))
    }

    /// What the page shows.
    #[must_use]
    pub fn scene(&self) -> ReplayScene {
        let mut scene = self.shown.scene();
        scene.choosable = CardSet::EMPTY;
        let whole = self.game.as_ref();
        ReplayScene {
            ply: self.ply,
            plies: whole.map_or(0, |whole| whole.record.turns.len()),
            can_go_on: whole.is_some() && scene.score.winners.is_none(),
            is_own: self.of_game().is_some(),
            log: whole.map_or_else(Vec::new, |whole| whole.log.clone()),
            scene: Rc::new(scene),
            review: self.review(),
        }
    }
}

#[cfg(test)]
mod tests;
