//! A position that is worked out with all cards open: who wins, by which turns, and how it goes on.

use crate::bots::{SolveError, check_solvable};
use crate::game::{Round, Scoring, Seat, Turn};
use crate::puzzle::{most_cards, seen_from_mover};
use crate::state::engine::{EngineReply, EngineRequest};
use crate::state::play::{Game, TurnEvent, planned_events};

/// How far a position is worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::state) struct Solution {
    round: Round,
    phase: SolutionPhase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum SolutionPhase {
    /// It cannot be.
    OutOfReach(SolveError),
    /// It was not asked for.
    Open,
    /// Turn after turn is tried.
    Trying {
        /// How many turns there are to be tried.
        count: usize,
        /// Those still to be tried, the next one last.
        open: Vec<Turn>,
        /// Those that win.
        winning: Vec<Turn>,
    },
    /// It is known which turns win.
    Known {
        winning: Vec<Turn>,
        /// How it goes on if all play as well as can be; nothing while that is not known.
        line: Option<Vec<Turn>>,
    },
}

/// What the page shows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolutionScene {
    /// It cannot be worked out.
    OutOfReach(SolveError),
    /// It can be asked for.
    NotStarted,
    /// So many turns were tried, of so many.
    Trying(usize, usize),
    /// The player of the seat wins by each of these turns, or by none; and whether it can be told
    /// how it goes on.
    Known(Seat, Vec<Vec<TurnEvent>>, bool),
}

impl Solution {
    /// A position that was not worked out yet; nothing if it is over.
    pub(in crate::state) fn of(round: &Round) -> Option<Self> {
        let phase = match check_solvable(round) {
            Ok(()) => SolutionPhase::Open,
            Err(SolveError::Over) => return None,
            Err(reason) => SolutionPhase::OutOfReach(reason),
        };
        Some(Self {
            round: round.clone(),
            phase,
        })
    }

    /// The same, being worked out.
    pub(in crate::state) fn begun(self) -> Self {
        if self.phase != SolutionPhase::Open {
            return self;
        }
        let open = leading_turns(&self.round);
        let begun = Self {
            phase: SolutionPhase::Trying {
                count: open.len(),
                open,
                winning: Vec::new(),
            },
            ..self
        };
        begun.once_known()
    }

    /// The same, if it is not wanted any more.
    pub(in crate::state) fn given_up(self) -> Self {
        match self.phase {
            SolutionPhase::Trying { .. } => Self {
                phase: SolutionPhase::Open,
                ..self
            },
            _ => self,
        }
    }

    /// What there is to be thought about.
    pub(in crate::state) fn question(&self) -> Option<EngineRequest> {
        match &self.phase {
            SolutionPhase::Trying { open, .. } => Some(EngineRequest::Wins(
                self.round.setup()?,
                open.last()?.clone(),
            )),
            SolutionPhase::Known { line: None, .. } if self.has_line() => {
                Some(EngineRequest::Line(seen_from_mover(&self.round)?.setup()?))
            }
            _ => None,
        }
    }

    /// Whether it can be told how it goes on: not in Advanced, nor with large hands.
    fn has_line(&self) -> bool {
        let table = self.round.table();
        let mut seats = table.seats_in();
        let most = most_cards(table.players());
        table.ruleset().scoring() == Scoring::Game
            && seats.all(|seat| self.round.hand(seat).len() <= most)
    }

    /// Takes the answer to that.
    pub(in crate::state) fn answered(mut self, answer: EngineReply) -> Self {
        match (&mut self.phase, answer) {
            (SolutionPhase::Trying { open, winning, .. }, EngineReply::Wins(Some(wins))) => {
                winning.extend(open.pop().filter(|_| wins));
            }
            (SolutionPhase::Trying { .. }, EngineReply::Wins(None)) => {
                self.phase = SolutionPhase::OutOfReach(SolveError::TooLarge);
            }
            (SolutionPhase::Known { line, .. }, EngineReply::Line(found)) => *line = Some(found),
            // Nothing of the kind was asked.
            (
                SolutionPhase::Trying { .. }
                | SolutionPhase::Known { .. }
                | SolutionPhase::Open
                | SolutionPhase::OutOfReach(_),
                EngineReply::Turn(_)
                | EngineReply::Judgement(_)
                | EngineReply::Puzzle(_)
                | EngineReply::Line(_)
                | EngineReply::Wins(_),
            ) => {}
        }
        self.once_known()
    }

    /// The same; known, if all turns were tried.
    fn once_known(mut self) -> Self {
        if let SolutionPhase::Trying { open, winning, .. } = &mut self.phase
            && open.is_empty()
        {
            self.phase = SolutionPhase::Known {
                winning: std::mem::take(winning),
                line: None,
            };
        }
        self
    }

    /// How it goes on, once that is known.
    pub(in crate::state) fn line(&self) -> Option<&[Turn]> {
        match &self.phase {
            SolutionPhase::Known { line, .. } => line.as_deref(),
            _ => None,
        }
    }

    /// The position after so many turns of the line.
    pub(in crate::state) fn shown(&self, turns: usize) -> Game {
        let line = self.line().unwrap_or_default().iter().take(turns);
        let start = Game::from_position(self.round.clone());
        line.fold(start, |game, turn| game.played(turn.clone()))
    }

    /// What the page shows.
    pub(in crate::state) fn scene(&self) -> SolutionScene {
        match &self.phase {
            SolutionPhase::OutOfReach(reason) => SolutionScene::OutOfReach(*reason),
            SolutionPhase::Open => SolutionScene::NotStarted,
            SolutionPhase::Trying { count, open, .. } => {
                SolutionScene::Trying(count - open.len(), *count)
            }
            SolutionPhase::Known { winning, .. } => {
                let winning = winning.iter().map(|turn| planned_events(&self.round, turn));
                let who = self.round.table().turn();
                SolutionScene::Known(who, winning.collect(), self.has_line())
            }
        }
    }
}

/// The turns that leave the player to move in, the last one first: no other can win.
fn leading_turns(round: &Round) -> Vec<Turn> {
    let mover = round.table().turn();
    let turns = round.turns().into_iter().rev();
    let leading = turns.filter(|(_, after)| !after.table().is_out(mover));
    leading.map(|(turn, _)| turn).collect()
}
