//! Looking for a puzzle: deals are played by chance until a position is good enough.

use super::grade::Grade;
use super::id::PuzzleId;
use super::vetting::{PuzzleVetting, VettingResult};
use super::{Puzzle, leading_turns};
use crate::bots::solve_unique;
use crate::game::{GameRng, PlayerCount, Round, Ruleset, Seed, Setup, Turn};

/// The search for the puzzle with a name, step by step.
pub struct PuzzleGenerator {
    players: PlayerCount,
    grade: Grade,
    rng: GameRng,
    phase: GeneratorPhase,
}

enum GeneratorPhase {
    /// A game goes on.
    Playing(Box<RandomGame>),
    /// A position with one winning turn is tried.
    Trying(Box<PuzzleVetting>),
}

/// A game that is played by chance.
struct RandomGame {
    round: Round,
    /// The turns that leave the player to move in.
    turns: Vec<Turn>,
}

/// The most cards that a hand has in a puzzle for this many players. With more there would
/// be too much to think about.
#[must_use]
pub const fn most_cards(players: PlayerCount) -> usize {
    match players.get() {
        2 => 6,
        3 => 5,
        _ => 4,
    }
}

impl PuzzleGenerator {
    /// Begins to look for the puzzle with this name.
    #[must_use]
    pub fn new(id: PuzzleId) -> Self {
        let mut rng = id.rng();
        Self {
            phase: GeneratorPhase::Playing(Box::new(RandomGame::deal(id.players, &mut rng))),
            players: id.players,
            grade: id.grade,
            rng,
        }
    }

    /// Goes on for one step. Returns the puzzle once it is found, and from then on.
    pub fn step(&mut self) -> Option<&Puzzle> {
        let next = match &mut self.phase {
            GeneratorPhase::Playing(game) => match game.play_on(&mut self.rng) {
                true => {
                    candidate(self.grade, game).map(|trial| GeneratorPhase::Trying(Box::new(trial)))
                }
                false => Some(self.deal()),
            },
            GeneratorPhase::Trying(trial) => match trial.step() {
                VettingResult::Poor => Some(self.deal()),
                VettingResult::Open | VettingResult::Good => None,
            },
        };
        if let Some(next) = next {
            self.phase = next;
        }
        match &self.phase {
            GeneratorPhase::Trying(trial) => trial.passed(),
            GeneratorPhase::Playing(_) => None,
        }
    }

    /// Goes on to the end, and returns the puzzle.
    #[must_use]
    pub fn finish(mut self) -> Puzzle {
        loop {
            if let Some(puzzle) = self.step() {
                return puzzle.clone();
            }
        }
    }

    fn deal(&mut self) -> GeneratorPhase {
        GeneratorPhase::Playing(Box::new(RandomGame::deal(self.players, &mut self.rng)))
    }
}

impl RandomGame {
    fn of(round: Round) -> Self {
        let turns = leading_turns(&round);
        Self { round, turns }
    }

    /// A fresh deal.
    fn deal(players: PlayerCount, rng: &mut GameRng) -> Self {
        let mut part = || rng.below(1 << 20) as u64;
        let entropy = part() << 20 | part();
        let seed = Seed::from_entropy(entropy);
        Self::of(Round::deal(Ruleset::default(), players, seed))
    }

    /// Makes a turn by chance, of those that leave the player in, one time in two of those of
    /// them that save cards. Says whether there was one.
    fn play_on(&mut self, rng: &mut GameRng) -> bool {
        let fewest = self.turns.iter().map(|turn| turn.moves().len()).min();
        if rng.below(2) == 0 {
            self.turns.retain(|turn| Some(turn.moves().len()) == fewest);
        }
        let Some(turn) = self.turns.get(rng.below(self.turns.len())) else {
            return false;
        };
        let mut after = self.round.clone();
        let is_made = after.play_turn(turn).is_ok();
        *self = Self::of(after);
        is_made
    }
}

/// The trial of a position, if it has one winning turn and is of this grade so far.
fn candidate(grade: Grade, RandomGame { round, turns }: &RandomGame) -> Option<PuzzleVetting> {
    let table = round.table();
    let players = table.players();
    let most = players.seats().map(|seat| round.hand(seat).len()).max()?;
    if most > most_cards(players) || !grade.may_fit(players, turns) {
        return None;
    }
    let round = seen_from_mover(round)?.with_open_hands();
    let key = solve_unique(&round).ok()??;
    grade
        .fits(&key)
        .then(|| PuzzleVetting::new(Puzzle { round, key }))
}

/// The same position with the player to move at the first seat, as
/// [`BestLine`](super::BestLine) wants it, and without a deck, which plays no part in Basic.
/// `None` in the middle of a turn.
#[must_use]
pub fn seen_from_mover(round: &Round) -> Option<Round> {
    let mut setup: Setup = round.setup()?;
    setup.seats.rotate_left(setup.turn - 1);
    setup.turn = 1;
    setup.deck.clear();
    Round::try_from(setup).ok()
}
