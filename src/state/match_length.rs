//! Usual length of a match for points.

use crate::game::{PlayerCount, Target};

/// Usual number of turns of each player in a match that ends in this way, to the next ten: the middle of 120 matches of
/// v1.3 between opponents of today's Skilled, half of them with Actions. `lab play 4000 -` plays rows such as
/// `skilled-2<TAB>1.3axt 2 len00000 -`.
#[must_use]
pub const fn usual_turns(target: Target, players: PlayerCount) -> usize {
    match (target, players.get()) {
        (Target::Points, 2 | 3) => 40,
        (Target::Points, _) => 30,
        (Target::None, 2) => 80,
        (Target::None, 3) => 50,
        (Target::None, _) => 30,
    }
}
