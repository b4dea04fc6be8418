//! Solution of a position with all cards open: the winner, the winning turns, and the line that follows.

use crate::bots::{SolveError, check_solvable};
use crate::engine::{EngineReply, EngineRequest};
use crate::game::{Round, Scoring, Seat, Turn};
use crate::puzzle::{most_cards, seen_from_mover};
use crate::state::play::{Game, TurnEvent, planned_events};

/// Progress on the solution of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::state) struct Solution {
    round: Round,
    phase: SolutionPhase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum SolutionPhase {
    OutOfReach(SolveError),
    /// The user hasn't asked for the solution.
    Open,
    /// The solver tries one turn after another.
    Trying {
        /// Number of turns to try.
        count: usize,
        /// Turns not tried yet, the next one last.
        open: Vec<Turn>,
        /// Winning turns found so far.
        winning: Vec<Turn>,
    },
    /// The winning turns are known.
    Known {
        winning: Vec<Turn>,
        /// The line if all play as well as possible; `None` while it isn't known.
        line: Option<Vec<Turn>>,
    },
}

/// View model of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolutionScene {
    OutOfReach(SolveError),
    NotStarted,
    /// Number of turns tried, and number of turns to try.
    Trying(usize, usize),
    /// The seat to move, its winning turns, and `true` if the line that follows can be found.
    Known(Seat, Vec<Vec<TurnEvent>>, bool),
}

impl Solution {
    /// Creates the solution of a position, not started yet; `None` if the round is over.
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

    /// The position.
    pub(in crate::state) const fn round(&self) -> &Round {
        &self.round
    }

    /// Starts solving, if that is possible and not done yet.
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

    /// Stops solving.
    pub(in crate::state) fn given_up(self) -> Self {
        match self.phase {
            SolutionPhase::Trying { .. } => Self {
                phase: SolutionPhase::Open,
                ..self
            },
            _ => self,
        }
    }

    /// The engine request that the solution waits for, if any.
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

    /// Returns `true` if the line that follows can be found: not in Advanced, nor with large hands.
    fn has_line(&self) -> bool {
        let table = self.round.table();
        let mut seats = table.seats_in();
        let most = most_cards(table.players());
        table.ruleset().scoring() == Scoring::Game
            && seats.all(|seat| self.round.hand(seat).len() <= most)
    }

    /// Applies the reply to that request.
    pub(in crate::state) fn answered(mut self, answer: EngineReply) -> Self {
        match (&mut self.phase, answer) {
            (SolutionPhase::Trying { open, winning, .. }, EngineReply::Wins(Some(wins))) => {
                winning.extend(open.pop().filter(|_| wins));
            }
            (SolutionPhase::Trying { .. }, EngineReply::Wins(None)) => {
                self.phase = SolutionPhase::OutOfReach(SolveError::TooLarge);
            }
            (SolutionPhase::Known { line, .. }, EngineReply::Line(found)) => *line = Some(found),
            // Not a reply to the request.
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

    /// Ends the search once all turns have been tried.
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

    /// The line that follows, once known.
    pub(in crate::state) fn line(&self) -> Option<&[Turn]> {
        match &self.phase {
            SolutionPhase::Known { line, .. } => line.as_deref(),
            _ => None,
        }
    }

    /// The position after this many turns of the line.
    pub(in crate::state) fn shown(&self, turns: usize) -> Game {
        let line = self.line().unwrap_or_default().iter().take(turns);
        let start = Game::from_position(self.round.clone());
        line.fold(start, |game, turn| game.played(turn.clone()))
    }

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

/// Turns that keep the player to move in, the last one first; no other turn can win.
fn leading_turns(round: &Round) -> Vec<Turn> {
    let mover = round.table().turn();
    let turns = round.turns().into_iter().rev();
    let leading = turns.filter(|(_, after)| !after.table().is_out(mover));
    leading.map(|(turn, _)| turn).collect()
}
