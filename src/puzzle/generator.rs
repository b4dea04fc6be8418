//! Generator of puzzles: it plays random games until a position is good enough.

use super::grade::Grade;
use super::id::PuzzleId;
use super::vetting::is_good;
use super::{Puzzle, leading_turns};
use crate::bots::solve_unique;
use crate::game::{GameRng, PlayerCount, Round, Ruleset, Seed, Setup, Turn};

/// Generates the puzzle with this id, which takes a fraction of a second up to some seconds.
#[must_use]
pub fn generate(id: PuzzleId) -> Puzzle {
    let mut rng = id.rng();
    loop {
        let mut game = RandomGame::deal(id.players, &mut rng);
        let puzzle = loop {
            if !game.play_on(&mut rng) {
                break None;
            }
            if let Some(puzzle) = candidate(id.grade, &game) {
                break Some(puzzle);
            }
        };
        if let Some(puzzle) = puzzle.filter(is_good) {
            return puzzle;
        }
    }
}

/// A game of random turns.
struct RandomGame {
    round: Round,
    /// Turns that leave the player to move in.
    turns: Vec<Turn>,
}

/// Returns the size of the largest hand in a puzzle for this many players. With larger hands there would be too much to
/// think about.
#[must_use]
pub const fn most_cards(players: PlayerCount) -> usize {
    match players.get() {
        2 => 6,
        3 => 5,
        _ => 4,
    }
}

impl RandomGame {
    fn of(round: Round) -> Self {
        let turns = leading_turns(&round);
        Self { round, turns }
    }

    /// Deals a new round.
    fn deal(players: PlayerCount, rng: &mut GameRng) -> Self {
        let mut part = || rng.below(1 << 20) as u64;
        let entropy = part() << 20 | part();
        let seed = Seed::from_entropy(entropy);
        Self::of(Round::deal(Ruleset::default(), players, seed))
    }

    /// Makes a random turn that leaves the player in; one time in two, only turns with the fewest cards count. Returns
    /// `true` if there was such a turn.
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

/// Returns the position as a puzzle, if exactly one turn wins and the grade fits. It isn't vetted yet.
fn candidate(grade: Grade, RandomGame { round, turns }: &RandomGame) -> Option<Puzzle> {
    let table = round.table();
    let players = table.players();
    let most = players.seats().map(|seat| round.hand(seat).len()).max()?;
    if most > most_cards(players) || !grade.may_fit(players, turns) {
        return None;
    }
    let round = seen_from_mover(round)?.with_open_hands();
    let key = solve_unique(&round).ok()??;
    grade.fits(&key).then_some(Puzzle { round, key })
}

/// Returns the same position with the player to move at the first seat, as [`best_line`](super::best_line) needs it, and
/// without the deck, which plays no part in Basic. Returns `None` in the middle of a turn.
#[must_use]
pub fn seen_from_mover(round: &Round) -> Option<Round> {
    let mut setup: Setup = round.setup()?;
    setup.seats.rotate_left(setup.turn - 1);
    setup.turn = 1;
    setup.deck.clear();
    Round::try_from(setup).ok()
}
