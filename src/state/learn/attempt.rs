//! An attempt at a turn that was made before: the position with the player to move, and the turn tried.

use crate::bots::{Estimate, FairJudgement, Reason};
use crate::game::{Record, Turn};
use crate::state::lineup::Lineup;
use crate::state::play::{Adviser, Game, HintState, Scene, TurnAction, TurnEvent, planned_events};
use crate::state::replay::{arguments, is_turn_open};

/// The position before the last turn of a record, with the moves that the player makes instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LearnAttempt {
    /// The position.
    start: Game,
    /// The position with the moves of the attempt.
    game: Game,
    tried: Option<Turn>,
    /// Judgement of `tried`, once known.
    judgement: Option<FairJudgement>,
    /// `true` once the answer is shown.
    is_shown: bool,
    /// `true` if a hint or the answer has revealed a part of the better turn.
    pub is_told: bool,
}

/// What the player can do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnStage {
    /// Make a turn.
    Open,
    /// Wait until the turn is judged.
    Judging,
    /// Go on: the turn isn't clearly worse than the best.
    Right(LearnAnswer),
    /// Try again.
    Wrong(LearnAnswer),
    /// Go on: the better turn is shown.
    Shown(LearnAnswer),
}

/// A turn and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnAnswer {
    pub events: Vec<TurnEvent>,
    /// Its chance to win.
    pub now: Estimate,
    /// The chance of the turn that was made in the game.
    pub then: Estimate,
    /// The chance of a Master's turn.
    pub best: Estimate,
    /// Arguments for the turn, by what the player knows.
    pub why: Vec<Reason>,
    /// Argument against a turn that isn't right, by what the player knows.
    pub against: Option<Reason>,
    /// `true` if a Master would make it.
    pub is_best: bool,
    /// `true` if a Master's turn is clearly better.
    pub is_behind: bool,
    /// `true` if it is the turn that was made in the game.
    pub is_same: bool,
    /// `true` if the player went out with it, although it won in some deals: by a card that was drawn.
    pub is_out_by_draw: bool,
    /// `true` if the player went out with it for lack of the lead, and would have whatever had been drawn.
    pub is_out_in_any_case: bool,
    /// `true` if a part of the better turn had been revealed before.
    pub is_told: bool,
}

impl LearnAnswer {
    /// Returns `true` if the turn is notably better than the one that was made in the game.
    #[must_use]
    pub fn is_gain(&self) -> bool {
        !self.is_out_by_draw
            && self.now.chance() >= self.then.chance() + u32::from(Estimate::NOTABLE)
    }
}

/// Part of the loss of the turn made in the game that another turn may leave, one in so many.
const LOSS_LEFT: i64 = 4;

/// Returns `true` if a turn isn't clearly worse than the best, or wins back most of what the turn made in the game, which
/// `known` judges, gave away.
fn is_right(fair: &FairJudgement, known: &FairJudgement) -> bool {
    !fair.is_worse() || fair.loss() * LOSS_LEFT <= known.loss()
}

impl LearnAttempt {
    /// Sets the position up; `None` if there is none with a human player to move.
    pub fn new(lineup: &Lineup, record: &Record) -> Option<Self> {
        let before = record.until(record.turns.len().checked_sub(1)?);
        let start = Game::new(0, lineup.clone(), before).ok()?;
        let start = start.next_round().take_device();
        start.bot_to_move().is_none().then(|| Self {
            game: start.clone(),
            start,
            tried: None,
            judgement: None,
            is_shown: false,
            is_told: false,
        })
    }

    /// Applies an action of the player. `known` is the judgement of the turn that was made in the game.
    pub fn after(self, action: TurnAction, known: Option<&FairJudgement>) -> Self {
        if self.tried.is_some() || self.is_shown {
            return self;
        }
        match action {
            // Needs no confirmation, because the turn can be tried again.
            TurnAction::AskToLeave | TurnAction::EndTurn => self.end_turn(false),
            TurnAction::EndWithoutDraw => self.end_turn(true),
            TurnAction::AskForHint => self.hint(known),
            TurnAction::Choose(_)
            | TurnAction::TakeUp(_)
            | TurnAction::PutBack
            | TurnAction::Make(_)
            | TurnAction::Undo
            | TurnAction::AskToPass => self.with(|game| game.after(action)),
        }
    }

    fn with(self, change: impl FnOnce(Game) -> Game) -> Self {
        Self {
            game: change(self.game),
            ..self
        }
    }

    fn end_turn(self, leaves_draw: bool) -> Self {
        let ply = self.start.ply();
        let mut ended = self.with(|game| game.end_turn(leaves_draw));
        ended.tried = ended.game.record().turns.get(ply).cloned();
        ended
    }

    /// Reveals the better turn step by step, from its start.
    fn hint(mut self, known: Option<&FairJudgement>) -> Self {
        self.is_told = true;
        if self.game.hint() != &HintState::None {
            return self.with(Game::ask_for_hint);
        }
        self.game = self.start.clone().ask_for_hint();
        self.advised(known)
    }

    /// Gives the hint that the player waits for, as soon as the better turn is known.
    pub fn advised(self, known: Option<&FairJudgement>) -> Self {
        match known {
            Some(fair) => self.with(|game| game.hinted(&fair.recommended.turn, Adviser::Master)),
            None => self,
        }
    }

    /// The record with the turn that is to be judged.
    pub fn question(&self, record: &Record) -> Option<Record> {
        let tried = self.tried.as_ref().filter(|_| self.judgement.is_none())?;
        let mut asked = record.until(self.start.ply());
        asked.turns.push(tried.clone());
        Some(asked)
    }

    pub fn judge(&mut self, judgement: FairJudgement) {
        self.judgement = Some(judgement);
    }

    /// Returns the attempt from its start, but with what was revealed.
    pub fn again(self) -> Self {
        Self {
            game: self.start.clone(),
            tried: None,
            judgement: None,
            is_shown: false,
            ..self
        }
    }

    /// Shows the better turn on the table, as far as it is known.
    pub fn shown(self, known: &FairJudgement) -> Self {
        let turn = &known.recommended.turn;
        let game = self.start.clone();
        Self {
            // A drawn card decides how an open turn goes on.
            game: if is_turn_open(game.full_round(), turn) {
                let moves = turn.moves().iter();
                moves.fold(game, |game, &mv| game.after(TurnAction::Make(mv)))
            } else {
                game.played(turn.clone())
            },
            is_shown: true,
            is_told: true,
            ..self
        }
    }

    /// `true` if the turn was right, `false` if it was wrong or a part of the better turn has been revealed; `None` while
    /// neither is the case. `known` is the judgement of the turn that was made in the game.
    pub fn result(&self, known: Option<&FairJudgement>) -> Option<bool> {
        if self.is_told {
            return Some(false);
        }
        Some(is_right(self.judgement.as_ref()?, known?))
    }

    pub fn stage(&self, known: Option<&FairJudgement>) -> LearnStage {
        match (&self.tried, &self.judgement, known) {
            (_, _, Some(known)) if self.is_shown => {
                LearnStage::Shown(self.answer(&known.recommended, known))
            }
            (None, _, _) => LearnStage::Open,
            (Some(_), Some(fair), Some(known)) => {
                let answer = LearnAnswer {
                    best: fair.recommended.clone(),
                    is_best: fair.is_as_advised(),
                    is_behind: fair.is_worse(),
                    is_same: fair.played.turn == known.played.turn,
                    is_out_by_draw: self.is_out() && fair.played.won > 0,
                    is_out_in_any_case: self.is_out()
                        && fair.played.won == 0
                        && !fair.played.turn.is_pass(),
                    against: Reason::against(
                        &self.start.view(),
                        &fair.played.turn,
                        &fair.recommended.turn,
                    ),
                    ..self.answer(&fair.played, known)
                };
                if is_right(fair, known) {
                    LearnStage::Right(answer)
                } else {
                    LearnStage::Wrong(answer)
                }
            }
            (Some(_), _, _) => LearnStage::Judging,
        }
    }

    fn answer(&self, turn: &Estimate, known: &FairJudgement) -> LearnAnswer {
        let round = self.start.full_round();
        LearnAnswer {
            events: planned_events(round, &turn.turn),
            now: turn.clone(),
            then: known.played.clone(),
            best: known.recommended.clone(),
            why: arguments(&self.start.view(), turn, &known.played),
            against: None,
            is_best: true,
            is_behind: false,
            is_same: false,
            is_out_by_draw: false,
            is_out_in_any_case: false,
            is_told: self.is_told,
        }
    }

    /// Returns `true` if the player went out with the turn that was tried.
    fn is_out(&self) -> bool {
        let mut tried = self.game.log().iter().skip(self.start.ply());
        tried.next().is_some_and(|line| line.out)
    }

    /// The table, without what happened before.
    pub fn scene(&self) -> Scene {
        let mut scene = self.game.scene();
        scene.log.clear();
        scene.controls.can_take_back = false;
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A judgement of a turn that wins in so many of 240 deals, where the best wins in `best`.
    fn judged(won: u32, best: u32) -> FairJudgement {
        let estimate = |turn: &str, won, better| Estimate {
            turn: turn.parse().expect(turn),
            won,
            worlds: 240,
            better,
            worse: 0,
        };
        FairJudgement {
            recommended: estimate("pR7", best, best - won),
            played: estimate("pR6", won, 0),
            others: Vec::new(),
        }
    }

    #[test]
    fn a_turn_that_wins_back_most_of_what_was_given_away_is_right() {
        let known = judged(77, 223);
        assert!(is_right(&judged(216, 223), &known));
        assert!(is_right(&judged(190, 223), &known));
        assert!(!is_right(&judged(180, 223), &known));
        assert!(!is_right(&known, &known));
        // A turn that gave little away isn't right a second time.
        let slip = judged(213, 223);
        assert!(!is_right(&slip, &slip));
        // It is right, but behind the best one all the same.
        assert!(judged(190, 223).is_worse() && !judged(222, 223).is_worse());
    }
}
