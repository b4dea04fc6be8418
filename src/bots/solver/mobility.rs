//! Mobility: number of turns by which the next player can stay in.

use super::hand::{HandBits, each};
use super::player_tables::PlayerTables;
use super::position::Position;
use super::strength::{Colors, RuleCounts, Strength, StrengthToBeat};

/// Opponents of the player to move: the next player, with the data for that player's mobility, and all
/// others.
pub(super) struct Opponents<'a> {
    next: &'a PlayerTables,
    hand: HandBits,
    played: HandBits,
    colors: Colors,
    palette: Strength,
    /// The best strength of all other opponents; `None` in a duel.
    others: Option<Strength>,
}

/// Mobility of a player in reply to a palette: the number of turns that leave that player winning. Plays
/// without a discard count twice: they cost one card, and keep the rule.
pub(super) struct Mobility {
    /// Number of turns that end with a discard.
    with_discard: u32,
    /// Number of plays without a discard, under each rule.
    plays: RuleCounts,
}

impl<'a> Opponents<'a> {
    /// Returns the opponents of the player to move.
    pub(super) fn of<const N: usize>(sides: [&'a PlayerTables; N], position: &Position<N>) -> Self {
        let next = position.next();
        let strength = |player: usize| sides[player].strength(position.played(player));
        let others = if position.is_duel() {
            None
        } else {
            (0..N)
                .filter(|&other| other != position.mover() && other != next)
                .filter(|&other| position.is_in(other))
                .map(strength)
                .reduce(Strength::max)
        };
        Self {
            next: sides[next],
            hand: position.hand(next),
            played: position.played(next),
            colors: sides[next].colors(position.hand(next)),
            palette: strength(next),
            others,
        }
    }

    /// Returns what the player to move has to beat.
    pub(super) fn to_beat(&self) -> StrengthToBeat {
        self.best_with(self.palette).bar()
    }

    /// Returns the mobility of the next player if the player to move has this palette.
    // Called for almost every palette that the search looks at.
    #[inline(always)]
    pub(super) fn mobility(&self, palette: Strength) -> Mobility {
        let to_beat = self.best_with(palette).bar();
        let mut plays = RuleCounts::default();
        let mut impossible = RuleCounts::default();
        for play in each(self.hand) {
            let won = self.next.strength(self.played | play).beats(to_beat);
            plays += won;
            // The card just played can't be discarded.
            impossible += won & self.next.color_of(play);
        }
        let mut palettes = plays;
        palettes += self.palette.beats(to_beat);
        Mobility {
            with_discard: palettes.times(self.colors) - impossible.sum(),
            plays,
        }
    }

    /// Returns the better of a palette and those of the others.
    fn best_with(&self, palette: Strength) -> Strength {
        match self.others {
            Some(others) => others.max(palette),
            None => palette,
        }
    }
}

impl Mobility {
    /// Returns the number under a rule; 0 only if the player is bound to go out.
    pub(super) fn under(&self, rule: u8) -> u32 {
        self.with_discard + 2 * self.plays.at(rule)
    }
}
