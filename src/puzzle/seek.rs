//! Looking for a puzzle: deals are played by chance until a position is good enough.

use super::grade::Grade;
use super::id::PuzzleId;
use super::trial::{Trial, Verdict};
use super::{Puzzle, leading_turns};
use crate::bots::solve;
use crate::game::{Generator, Players, Round, Ruleset, Seed, Setup, Turn};

/// The search for the puzzle of a name, in steps.
pub struct Seek {
    players: Players,
    grade: Grade,
    chance: Generator,
    stage: Stage,
}

enum Stage {
    /// A game goes on.
    Playing(Box<Round>),
    /// A position with one winning turn is tried.
    Trying(Box<Trial>),
}

/// The most cards in a hand: with more there is too much to think of.
const fn most_cards(players: Players) -> usize {
    match players.get() {
        2 => 6,
        3 => 5,
        _ => 4,
    }
}

impl Seek {
    /// Begins to look for a puzzle.
    #[must_use]
    pub fn new(id: PuzzleId) -> Self {
        let mut chance = id.generator();
        Self {
            stage: Stage::Playing(Box::new(deal(id.players, &mut chance))),
            players: id.players,
            grade: id.grade,
            chance,
        }
    }

    /// Goes on for a step, which takes about a millisecond or less. Gives the puzzle once it is
    /// found, and from then on.
    pub fn step(&mut self) -> Option<&Puzzle> {
        let next = match &mut self.stage {
            Stage::Playing(round) => match play_on(round, &mut self.chance) {
                true => candidate(self.grade, round).map(|trial| Stage::Trying(Box::new(trial))),
                false => Some(self.deal()),
            },
            Stage::Trying(trial) => match trial.step() {
                Verdict::Poor => Some(self.deal()),
                Verdict::Open | Verdict::Good => None,
            },
        };
        if let Some(next) = next {
            self.stage = next;
        }
        match &self.stage {
            Stage::Trying(trial) => trial.passed(),
            Stage::Playing(_) => None,
        }
    }

    /// Looks on to the end.
    #[must_use]
    pub fn finish(mut self) -> Puzzle {
        loop {
            if let Some(puzzle) = self.step() {
                return puzzle.clone();
            }
        }
    }

    fn deal(&mut self) -> Stage {
        Stage::Playing(Box::new(deal(self.players, &mut self.chance)))
    }
}

/// A fresh deal.
fn deal(players: Players, chance: &mut Generator) -> Round {
    let mut part = || chance.below(1 << 20) as u64;
    let entropy = part() << 20 | part();
    Round::deal(Ruleset::default(), players, Seed::from_entropy(entropy))
}

/// Makes a turn by chance, of those that leave the player in, one time in two of those of them
/// that save cards. Says whether there was one.
fn play_on(round: &mut Round, chance: &mut Generator) -> bool {
    let mut turns = leading_turns(round);
    let fewest = turns.iter().map(|(turn, _)| turn.moves().len()).min();
    if chance.below(2) == 0 {
        turns.retain(|(turn, _)| Some(turn.moves().len()) == fewest);
    }
    let any = chance.below(turns.len());
    let Some((_, after)) = turns.into_iter().nth(any) else {
        return false;
    };
    *round = after;
    true
}

/// The trial of a position, if it has one winning turn and is of this grade so far.
fn candidate(grade: Grade, round: &Round) -> Option<Trial> {
    let table = round.table();
    let players = table.players();
    let most = players.seats().map(|seat| round.hand(seat).len()).max()?;
    if most > most_cards(players) || !grade.turns(players).contains(&leading_turns(round).len()) {
        return None;
    }
    let round = seen_from_mover(round)?;
    let keys: Vec<Turn> = solve(&round).ok()?;
    match keys.as_slice() {
        [key] if grade.fits(&round, key) => Some(Trial::new(Puzzle {
            key: key.clone(),
            round,
        })),
        _ => None,
    }
}

/// The same position with the player to move at the first seat, all hands open and no deck,
/// which plays no part.
fn seen_from_mover(round: &Round) -> Option<Round> {
    let mut setup: Setup = round.setup()?;
    setup.seats.rotate_left(setup.turn - 1);
    setup.turn = 1;
    setup.deck.clear();
    Some(Round::try_from(setup).ok()?.with_open_hands())
}
