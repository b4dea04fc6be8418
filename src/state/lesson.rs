//! A lesson in progress: a game that starts from a position, and the feedback on the last attempt.

mod feedback;
mod lessons;

pub use feedback::Feedback;
pub use lessons::{Goal, LESSONS, TurnPart};

use std::rc::Rc;

use self::feedback::{find, judge};
use self::lessons::Task;
use crate::game::{CardSet, Move, Round, Seed, Setup, Turn};
use crate::state::play::{Adviser, Game, HintState, Scene, Stage, TurnAction, TurnEvent};

/// Maximum number of moves in a search. No lesson asks for a turn this long.
const LONGEST: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Index of the lesson, from 0.
    number: usize,
    /// Index of the task, from 0.
    task: usize,
    game: Game,
    answer: Option<Feedback>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Start the first lesson that isn't completed yet.
    Learn,
    /// Start a lesson, by its index from 0.
    Begin(usize),
    /// Go to the next task.
    Next,
    TryAgain,
    /// Start a first round against a Novice, from this seed.
    FirstRound(Seed),
}

/// The next step of a turn that is right so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemainingStep {
    Play,
    Discard,
    End,
}

/// View model of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonScene {
    /// Index of the lesson, from 0.
    pub number: usize,
    /// Index of the task, from 0.
    pub task: usize,
    /// Number of tasks in the lesson.
    pub tasks: usize,
    /// Feedback on the last attempt.
    pub answer: Option<Feedback>,
    /// The next step, if the current turn is right so far.
    pub left: Option<RemainingStep>,
    pub scene: Rc<Scene>,
}

impl LessonScene {
    /// Returns `true` once the last task is done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.answer == Some(Feedback::Right) && self.task + 1 == self.tasks
    }

    /// Returns `true` if the last finished turn was a pass.
    #[must_use]
    pub fn has_passed(&self) -> bool {
        let last = self.scene.log.last();
        last.is_some_and(|line| line.events == [TurnEvent::Passed])
    }
}

impl Lesson {
    /// Starts a lesson by its index from 0; `None` if there is no such lesson.
    #[must_use]
    pub fn begin(number: usize) -> Option<Self> {
        Self::at(number, 0)
    }

    fn at(number: usize, task: usize) -> Option<Self> {
        let Task { position, .. } = LESSONS.get(number)?.get(task)?;
        let setup: Setup = position.parse().ok()?;
        Some(Self {
            number,
            task,
            game: Game::from_position(Round::try_from(setup).ok()?),
            answer: None,
        })
    }

    /// Index of the lesson, from 0.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    /// Feedback on the last attempt.
    #[must_use]
    pub const fn answer(&self) -> Option<Feedback> {
        self.answer
    }

    /// Returns `true` once the last task is done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.answer == Some(Feedback::Right) && Self::at(self.number, self.task + 1).is_none()
    }

    #[must_use]
    pub fn scene(&self) -> LessonScene {
        let mut scene = self.game.scene();
        if self.answer.is_some() {
            scene.turn.choosable = CardSet::EMPTY;
        }
        LessonScene {
            number: self.number,
            task: self.task,
            tasks: LESSONS[self.number].len(),
            answer: self.answer,
            left: self.left(),
            scene: Rc::new(scene),
        }
    }

    /// Applies an action of the player. After feedback, the lesson ignores it: the next task or another attempt comes
    /// first.
    #[must_use]
    pub fn after(self, action: TurnAction) -> Self {
        if self.answer.is_some() {
            return self;
        }
        match action {
            TurnAction::Make(mv) => self.make(mv),
            TurnAction::AskToLeave | TurnAction::EndTurn => self.end_turn(false),
            TurnAction::EndWithoutDraw => self.end_turn(true),
            TurnAction::AskForHint if self.game.hint() != &HintState::None => {
                self.with(Game::ask_for_hint)
            }
            TurnAction::AskForHint => self.hint(),
            TurnAction::Choose(_)
            | TurnAction::TakeUp(_)
            | TurnAction::PutBack
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

    fn goal(&self) -> Goal {
        LESSONS[self.number][self.task].goal
    }

    /// Makes a move, or gives the reason why it is illegal as feedback.
    fn make(self, mv: Move) -> Self {
        if let Err(reason) = self.game.view().check(mv) {
            let answer = Some(Feedback::Illegal(mv, reason));
            return Self { answer, ..self };
        }
        let mut played = self.with(|game| game.stage_move(mv));
        if played.goal() == Goal::Lead {
            let turn = played.game.staged();
            played.answer = Some(judge(played.game.full_round(), &turn, Goal::Lead));
        }
        played
    }

    /// Ends the turn and judges it. In a round that is to be won, the game goes on: the next player, who has no cards,
    /// passes.
    fn end_turn(self, leaves_draw: bool) -> Self {
        let before = self.game.full_round().clone();
        let ply = self.game.ply();
        let mut ended = self.with(|game| game.end_turn(leaves_draw));
        let Some(turn) = ended.game.record().turns.get(ply) else {
            return ended;
        };
        ended.answer = Some(judge(&before, turn, ended.goal()));
        if matches!(ended.goal(), Goal::Win(_)) {
            let pass = Turn::from(Move::Pass);
            return ended.with(|game| game.apply_bot_turn(pass));
        }
        ended
    }

    /// The shortest correct turn that continues the moves made so far, if there is one of at most `most` moves.
    fn way(&self, most: usize) -> Option<Turn> {
        let (before, goal) = (self.game.full_round(), self.goal());
        let is_right = |turn: &Turn| judge(before, turn, goal) == Feedback::Right;
        find(
            self.game.full_round_staged(),
            &self.game.staged(),
            most,
            &is_right,
        )
    }

    /// Number of moves in the shortest correct turn.
    fn shortest(&self) -> usize {
        let start = Self::at(self.number, self.task);
        let way = start.and_then(|start| start.way(LONGEST));
        way.map_or(LONGEST, |turn| turn.moves().len())
    }

    /// The next step, if the current turn is right so far. Always `None` if the goal is to go out.
    fn left(&self) -> Option<RemainingStep> {
        let is_under_way = self.answer.is_none() && self.game.stage() == Stage::Staged;
        if !is_under_way || self.goal() == Goal::GoOut {
            return None;
        }
        let way = self.way(self.shortest() + 1)?;
        let next = way.moves().get(self.game.staged().moves().len());
        Some(match next {
            Some(Move::Play(_)) => RemainingStep::Play,
            Some(Move::ToCanvas(_) | Move::ToDeck(_)) => RemainingStep::Discard,
            // The button that ends the turn also takes an earned draw.
            Some(Move::Draw | Move::Pass | Move::End) | None => RemainingStep::End,
        })
    }

    /// Gives a hint: the shortest correct turn, because it asks for no more than the task. Restarts the turn if the
    /// moves made so far don't begin one that is as short.
    fn hint(self) -> Self {
        let begun = self.game.staged();
        let Some(found) = self.way(self.shortest()) else {
            return if begun.is_empty() {
                self
            } else {
                self.again(Feedback::Behind).hint()
            };
        };
        let rest = found.moves().iter().copied().skip(begun.moves().len());
        let Ok(rest) = Turn::from_moves(rest) else {
            return self;
        };
        self.with(|game| game.ask_for_hint().hinted(&rest, Adviser::Lesson))
    }

    /// Goes to the next task or the next lesson, once this task is done.
    #[must_use]
    pub fn next(self) -> Self {
        if self.answer != Some(Feedback::Right) {
            return self;
        }
        Self::at(self.number, self.task + 1)
            .or_else(|| Self::begin(self.number + 1))
            .unwrap_or(self)
    }

    /// Starts another attempt, after feedback.
    #[must_use]
    pub fn try_again(self) -> Self {
        match self.answer {
            Some(answer) => self.again(answer),
            None => self,
        }
    }

    /// Starts another attempt. An illegal move has changed nothing, so the turn goes on.
    fn again(self, answer: Feedback) -> Self {
        match answer {
            Feedback::Illegal(..) => Self {
                answer: None,
                ..self.with(Game::put_back)
            },
            _ => Self::at(self.number, self.task).unwrap_or(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lesson after a card was played and the next move was refused, if that can happen.
    fn refused(lesson: &Lesson) -> Option<Lesson> {
        let hand = lesson.game.view().hand();
        let put = hand.iter().map(|card| TurnAction::Make(Move::Play(card)));
        let put = put.map(|action| lesson.clone().after(action));
        let mut put = put.filter(|put| put.answer.is_none());
        put.find_map(|put| {
            let discards = hand
                .iter()
                .map(|card| TurnAction::Make(Move::ToCanvas(card)));
            let mut after = discards.map(|action| put.clone().after(action));
            after.find(|after| matches!(after.answer, Some(Feedback::Illegal(..))))
        })
    }

    #[test]
    fn what_was_put_down_before_a_refusal_stays() {
        let refused = (0..LESSONS.len())
            .filter_map(Lesson::begin)
            .filter_map(|lesson| refused(&lesson));
        let again: Vec<Lesson> = refused.map(Lesson::try_again).collect();
        assert!(!again.is_empty());
        for lesson in again {
            assert_eq!(lesson.answer, None);
            assert_eq!(lesson.game.staged().moves().len(), 1);
        }
    }
}
