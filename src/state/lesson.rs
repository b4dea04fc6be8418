//! A lesson under way: a game that starts from a position, and what was said to the last
//! try.

mod feedback;
mod lessons;

pub use feedback::Feedback;
pub use lessons::{Goal, LESSONS, TurnPart};

use std::rc::Rc;

use self::feedback::{find, judge};
use self::lessons::Task;
use crate::game::{CardSet, Move, Round, Seed, Setup, Turn};
use crate::state::play::{Adviser, Game, HintState, Scene, Stage, TurnAction, TurnEvent};

/// More moves than any turn has that a lesson asks for.
const LONGEST: usize = 4;

/// A lesson under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its number, from 0.
    number: usize,
    /// The number of the task, from 0.
    task: usize,
    game: Game,
    answer: Option<Feedback>,
}

/// What can be done about lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Begin the first lesson that is not learned yet.
    Learn,
    /// Begin a lesson, by its number from 0.
    Begin(usize),
    /// The next task.
    Next,
    /// Another try at the same task.
    TryAgain,
    /// A first round against a novice, from this seed.
    FirstRound(Seed),
}

/// What is left to do in a turn that has begun as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemainingStep {
    /// To play a card.
    Play,
    /// To discard one.
    Discard,
    /// To end the turn.
    End,
}

/// What the page shows of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonScene {
    /// The number of the lesson, from 0.
    pub number: usize,
    /// The number of its task, from 0.
    pub task: usize,
    /// How many tasks it has.
    pub tasks: usize,
    /// What there is to say to the last try.
    pub answer: Option<Feedback>,
    /// What is left to do, if the turn under way is right so far.
    pub left: Option<RemainingStep>,
    /// The table.
    pub scene: Rc<Scene>,
}

impl LessonScene {
    /// Whether the lesson is learned: its last task is done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.answer == Some(Feedback::Right) && self.task + 1 == self.tasks
    }

    /// Whether the last finished turn was a pass.
    #[must_use]
    pub fn has_passed(&self) -> bool {
        let last = self.scene.log.last();
        last.is_some_and(|line| line.events == [TurnEvent::Passed])
    }
}

impl Lesson {
    /// Begins a lesson, if there is one of that number (from 0).
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

    /// Its number, from 0.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    /// What was said to the last try.
    #[must_use]
    pub const fn answer(&self) -> Option<Feedback> {
        self.answer
    }

    /// Whether its last task is done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.answer == Some(Feedback::Right) && Self::at(self.number, self.task + 1).is_none()
    }

    /// What the page shows.
    #[must_use]
    pub fn scene(&self) -> LessonScene {
        let mut scene = self.game.scene();
        if self.answer.is_some() {
            scene.choosable = CardSet::EMPTY;
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

    /// The lesson after something was done in the person's turn. While there is an answer, it waits
    /// for the next task or another try.
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

    /// Makes a move, or says why it is not allowed.
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

    /// Ends the turn, and says what it was worth. A round that is to be won goes on: the
    /// next player, without a card, passes.
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

    /// The shortest turn that is right and goes on from here, if there is one of at most so many
    /// moves.
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

    /// How many moves the shortest turn has that does what is asked.
    fn shortest(&self) -> usize {
        let start = Self::at(self.number, self.task);
        let way = start.and_then(|start| start.way(LONGEST));
        way.map_or(LONGEST, |turn| turn.moves().len())
    }

    /// What is left to do, if the turn under way is right so far. A turn that is to end without
    /// leading is never as one would have it.
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
            // The button that ends the turn takes a draw that was earned.
            Some(Move::Draw | Move::Pass | Move::End) | None => RemainingStep::End,
        })
    }

    /// Gives a hint: the shortest turn that is right, so that it asks for no more than the task.
    /// Where the moves made so far are not part of one that is as short, it starts anew.
    fn hint(self) -> Self {
        let begun = self.game.staged();
        let Some(found) = self.way(self.shortest()) else {
            return match begun.is_empty() {
                true => self,
                false => self.again(Feedback::Behind).hint(),
            };
        };
        let rest = found.moves().iter().copied().skip(begun.moves().len());
        let Ok(rest) = Turn::from_moves(rest) else {
            return self;
        };
        self.with(|game| game.ask_for_hint().hinted(&rest, Adviser::Lesson))
    }

    /// The next task, or the next lesson, once this one is done.
    #[must_use]
    pub fn next(self) -> Self {
        if self.answer != Some(Feedback::Right) {
            return self;
        }
        Self::at(self.number, self.task + 1)
            .or_else(|| Self::begin(self.number + 1))
            .unwrap_or(self)
    }

    /// Another try, after an answer.
    #[must_use]
    pub fn try_again(self) -> Self {
        match self.answer {
            Some(answer) => self.again(answer),
            None => self,
        }
    }

    /// Another try: a move that was not allowed has changed nothing, so the turn goes on.
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

    /// A lesson in which a card was put down, and then a move was refused.
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
