//! An attempt at a puzzle: a game that starts from its position, the turn tried, and the line that follows.

use std::rc::Rc;

use crate::engine::EngineRequest;
use crate::game::{CardSet, Round, Turn};
use crate::puzzle::{Puzzle, PuzzleId};
use crate::state::play::{
    Adviser, Game, HintState, LeadStatus, LogLine, Scene, Stage, Step, TurnAction,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAttempt {
    id: PuzzleId,
    /// `None` while the puzzle is being generated.
    board: Option<LoadedPuzzle>,
    first: Option<FirstTry>,
}

/// The first try at a puzzle, the only one that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstTry {
    Right,
    Missed,
    /// A hint came before it, which counts as a miss.
    Hinted,
}

/// A generated puzzle in play.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LoadedPuzzle {
    puzzle: Puzzle,
    game: Game,
    tried: Option<TriedTurn>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct TriedTurn {
    turn: Turn,
    /// The turns that follow; `None` while the search runs.
    line: Option<Vec<Turn>>,
    /// Number of turns of `line` on screen.
    shown: usize,
}

/// Outcome of the attempted turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is the turn that wins.
    Right,
    /// Another turn wins; this one loses in the end.
    Wrong,
    /// The turn ended without the lead.
    Out,
}

/// View model of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleScene {
    pub id: PuzzleId,
    /// `None` while the puzzle is being generated.
    pub scene: Option<Rc<Scene>>,
    pub outcome: Option<Outcome>,
    /// Number of turns that follow the try, if known.
    pub follow: Option<usize>,
    /// Number of these turns on screen.
    pub shown: usize,
    /// `true` if a hint has revealed part of the key, so the puzzle no longer counts as solved.
    pub is_told: bool,
}

impl PuzzleScene {
    /// Returns `true` while the player has done nothing in the puzzle.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        let scene = self.scene.as_ref().filter(|_| self.outcome.is_none());
        scene.is_some_and(|scene| {
            scene.turn.stage == Stage::Idle && scene.turn.hint == HintState::None
        })
    }
}

impl PuzzleAttempt {
    /// Creates an attempt at a puzzle that isn't generated yet.
    #[must_use]
    pub const fn new(id: PuzzleId) -> Self {
        Self {
            id,
            board: None,
            first: None,
        }
    }

    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// `true` if the first try was right, `false` if it was wrong or a hint came before it; `None` until then.
    #[must_use]
    pub fn first(&self) -> Option<bool> {
        self.first.map(|first| first == FirstTry::Right)
    }

    /// The first try, once there was one, or a hint before it.
    #[must_use]
    pub const fn first_try(&self) -> Option<FirstTry> {
        self.first
    }

    /// Rule, leader and runner-up before the first turn; `None` until the puzzle is generated.
    #[must_use]
    pub fn verdict(&self) -> Option<LeadStatus> {
        let board = self.board.as_ref()?;
        Some(LeadStatus::of(board.puzzle.round.table()))
    }

    /// The engine request that the attempt waits for, if any.
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        let Some(board) = &self.board else {
            return Some(EngineRequest::Puzzle(self.id));
        };
        match &board.tried {
            Some(TriedTurn {
                turn, line: None, ..
            }) => Some(EngineRequest::Line(
                after(&board.puzzle.round, turn)?.setup()?,
            )),
            _ => None,
        }
    }

    #[must_use]
    pub fn scene(&self) -> PuzzleScene {
        let board = self.board.as_ref();
        let tried = board.and_then(|board| board.tried.as_ref());
        PuzzleScene {
            id: self.id,
            scene: board.map(|board| Rc::new(board.scene())),
            outcome: self.outcome(),
            follow: tried.and_then(|tried| Some(tried.line.as_ref()?.len())),
            shown: tried.map_or(0, |tried| tried.shown),
            is_told: board.is_some_and(LoadedPuzzle::is_told),
        }
    }

    /// Applies an action of the player.
    #[must_use]
    pub fn after(self, action: TurnAction) -> Self {
        self.with(|board| board.after(action))
    }

    #[must_use]
    pub fn try_again(self) -> Self {
        self.with(LoadedPuzzle::try_again)
    }

    /// Takes a step along the line that follows the try.
    #[must_use]
    pub fn stepped(self, step: Step) -> Self {
        self.with(|board| board.stepped(step))
    }

    fn with(mut self, change: impl FnOnce(LoadedPuzzle) -> LoadedPuzzle) -> Self {
        if let Some(board) = self.board.take() {
            let board = change(board);
            let outcome = board.outcome().map(|outcome| match outcome {
                Outcome::Right => FirstTry::Right,
                Outcome::Wrong | Outcome::Out => FirstTry::Missed,
            });
            // A turn revealed by a hint doesn't count as found.
            let told = board.is_told().then_some(FirstTry::Hinted);
            self.first = self.first.or(told).or(outcome);
            self.board = Some(board);
        }
        self
    }

    /// Returns `true` once the puzzle is generated.
    #[must_use]
    pub(super) const fn is_loaded(&self) -> bool {
        self.board.is_some()
    }

    /// Starts the attempt at `puzzle`, which has just been generated.
    pub(super) fn load(&mut self, puzzle: Puzzle) {
        self.board = Some(LoadedPuzzle::new(puzzle));
    }

    /// Stores the line that follows the try.
    pub fn continued(&mut self, line: Vec<Turn>) {
        if let Some(tried) = self.board.as_mut().and_then(|board| board.tried.as_mut()) {
            tried.line = Some(line);
        }
    }

    /// Outcome of the attempted turn; `None` before the try.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.as_ref().and_then(LoadedPuzzle::outcome)
    }

    /// The turn that replies to the try, once known.
    #[must_use]
    pub fn reply(&self) -> Option<LogLine> {
        let board = self.board.clone()?;
        board.tried.as_ref()?.line.as_ref()?.first()?;
        let answered = board.stepped(Step::First).stepped(Step::Next);
        answered.game.scene().log.pop()
    }
}

impl LoadedPuzzle {
    fn new(puzzle: Puzzle) -> Self {
        Self {
            game: Game::from_position(puzzle.round.clone()),
            puzzle,
            tried: None,
        }
    }

    fn is_told(&self) -> bool {
        self.game.hint() != &HintState::None
    }

    fn outcome(&self) -> Option<Outcome> {
        let TriedTurn { turn, .. } = self.tried.as_ref()?;
        let own = self.puzzle.round.table().turn();
        let after = after(&self.puzzle.round, turn)?;
        Some(match after.table().is_out(own) {
            _ if *turn == self.puzzle.key => Outcome::Right,
            true => Outcome::Out,
            false => Outcome::Wrong,
        })
    }

    fn scene(&self) -> Scene {
        let mut scene = self.game.scene();
        if self.tried.is_some() {
            scene.turn.choosable = CardSet::EMPTY;
        }
        let (view, seats) = (&scene.view, scene.view.table().players().seats());
        let hand = |seat| {
            if seat == view.seat() {
                view.hand()
            } else {
                view.shown(seat)
            }
        };
        scene.round_end.open_hands = Some(seats.map(hand).collect());
        scene
    }

    fn after(self, action: TurnAction) -> Self {
        if self.tried.is_some() {
            return self;
        }
        match action {
            // Needs no confirmation, because the puzzle can be tried again.
            TurnAction::AskToLeave | TurnAction::EndTurn | TurnAction::EndWithoutDraw => {
                self.end_turn()
            }
            TurnAction::AskForHint => self.hint(),
            TurnAction::Choose(_)
            | TurnAction::TakeUp(_)
            | TurnAction::PutBack
            | TurnAction::Make(_)
            | TurnAction::Undo
            | TurnAction::AskToPass => self.with(|game| game.after(action)),
        }
    }

    fn try_again(self) -> Self {
        match self.tried {
            Some(_) => Self::new(self.puzzle),
            None => self,
        }
    }

    fn with(self, change: impl FnOnce(Game) -> Game) -> Self {
        Self {
            game: change(self.game),
            ..self
        }
    }

    /// Ends the turn, which makes it the try.
    fn end_turn(self) -> Self {
        let mut ended = self.with(|game| game.end_turn(false));
        let turn = ended.game.record().turns.first().cloned();
        ended.tried = turn.map(|turn| TriedTurn {
            turn,
            line: None,
            shown: 0,
        });
        ended
    }

    /// Reveals the key step by step, from its start.
    fn hint(self) -> Self {
        if self.is_told() {
            return self.with(Game::ask_for_hint);
        }
        let key = self.puzzle.key.clone();
        let game = Game::from_position(self.puzzle.round.clone());
        self.with(|_| game.ask_for_hint().hinted(&key, Adviser::Puzzle))
    }

    /// Takes a step along the line.
    fn stepped(mut self, step: Step) -> Self {
        let Some(tried) = &mut self.tried else {
            return self;
        };
        let line = tried.line.as_deref().unwrap_or_default();
        tried.shown = step.from(tried.shown, line.len());
        let shown = line.iter().take(tried.shown);
        self.game = std::iter::once(&tried.turn).chain(shown).fold(
            Game::from_position(self.puzzle.round.clone()),
            |game, turn| game.played(turn.clone()),
        );
        self
    }
}

/// Returns the round after a turn; `None` if the turn is illegal.
fn after(round: &Round, turn: &Turn) -> Option<Round> {
    let mut after = round.clone();
    after.play_turn(turn).ok()?;
    Some(after)
}
