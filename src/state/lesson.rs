//! A lesson under way: a game that starts from a position, and what was said to the last
//! try.

mod course;
mod feedback;

pub use course::{Deed, Goal, LESSONS};
pub use feedback::Feedback;

use std::rc::Rc;

use self::course::Task;
use self::feedback::{find, judge};
use crate::game::{CardSet, Move, Round, Setup, Turn};
use crate::state::play::{Event, Game, Scene, TurnAction};

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
        last.is_some_and(|line| line.events == [Event::Passed])
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
            TurnAction::Play(mv) => self.play(mv),
            TurnAction::EndTurn => self.end_turn(false),
            TurnAction::EndWithoutDraw => self.end_turn(true),
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
    fn play(self, mv: Move) -> Self {
        if let Err(reason) = self.game.view().check(mv) {
            let answer = Some(Feedback::Illegal(mv, reason));
            return Self { answer, ..self };
        }
        let mut played = self.with(|game| game.stage_move(mv));
        if played.goal() == Goal::Lead {
            let turn = played.game.staged();
            played.answer = Some(judge(played.game.round(), &turn, Goal::Lead));
        }
        played
    }

    /// Ends the turn, and says what it was worth. A round that is to be won goes on: the
    /// next player, without a card, passes.
    fn end_turn(self, leaves_draw: bool) -> Self {
        let before = self.game.round().clone();
        let ply = self.game.ply();
        let mut ended = self.with(|game| game.end_turn(leaves_draw));
        let Some(turn) = ended.game.record().turns.get(ply) else {
            return ended;
        };
        ended.answer = Some(judge(&before, turn, ended.goal()));
        if matches!(ended.goal(), Goal::Win(_)) {
            let pass = Turn::from(Move::Pass);
            return ended.with(|game| game.bot_played(ply + 1, pass));
        }
        ended
    }

    /// Gives a hint: a turn that is right, from where one stands or from the start.
    fn hint(self) -> Self {
        let (before, goal) = (self.game.round().clone(), self.goal());
        let is_right = |turn: &Turn| judge(&before, turn, goal) == Feedback::Right;
        let begun = self.game.staged();
        let found = find(self.game.now(), &begun, &is_right);
        let Some(found) = found else {
            // From here there is no way: back to the start, where there is one.
            return match begun.is_empty() {
                true => self,
                false => self.again(Feedback::Behind).hint(),
            };
        };
        let rest = found.moves().iter().copied().skip(begun.moves().len());
        let Ok(rest) = Turn::from_moves(rest) else {
            return self;
        };
        self.with(|game| {
            let ply = game.ply();
            game.ask_for_hint().hinted(ply, &rest)
        })
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
