//! Walking the tree of turns.

use super::round::Round;
use super::table::Phase;
use super::turn::{Move, Turn};

impl Round {
    /// Every legal turn, with the round after it. None once the round is over.
    #[must_use]
    pub fn turns(&self) -> Vec<(Turn, Self)> {
        let mut turns = Vec::new();
        self.each_turn(&mut |turn, after| turns.push((turn.clone(), after.clone())));
        turns
    }

    /// Calls `visit` with every legal turn and the round after it. From the
    /// middle of a turn it visits the ways to finish it.
    pub fn each_turn(&self, visit: &mut impl FnMut(&Turn, &Self)) {
        self.continue_turn(&mut Turn::default(), visit);
    }

    fn continue_turn(&self, turn: &mut Turn, visit: &mut impl FnMut(&Turn, &Self)) {
        for mv in self.legal_moves() {
            let mut after = self.clone();
            after.play_unchecked(mv);
            match mv {
                Move::End => visit(turn, &after),
                Move::Pass => visit(&Turn::from_iter([mv]), &after),
                _ => {
                    turn.push(mv);
                    after.continue_turn(turn, visit);
                    turn.pop();
                }
            }
        }
    }
}

/// The number of sequences of `depth` legal turns (section 9 of the rules): what
/// the engine is verified by.
#[must_use]
pub fn perft(round: &Round, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    if round.table().phase() == Phase::Over {
        return 0;
    }
    let mut count = 0;
    round.each_turn(&mut |_, after| count += perft(after, depth - 1));
    count
}
