//! Exact play of Basic with all cards open.

use super::hand::{HandBits, each, lowest};
use super::mobility::Opponents;
use super::ordering::{RankedTurn, RankedTurns, take_least};
use super::player_tables::PlayerTables;
use super::position::Position;
use super::strength::{ALL_RULES, Rules};
use super::transpositions::TranspositionTable;

/// Search for the hero's result.
pub(super) struct BasicSearch<'a, const N: usize> {
    sides: [&'a PlayerTables; N],
    transpositions: &'a mut TranspositionTable,
    /// Number of positions left in the budget.
    budget: u64,
}

/// The search was given up because its budget is exhausted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BudgetExhausted;

impl<'a, const N: usize> BasicSearch<'a, N> {
    pub(super) fn new(
        sides: [&'a PlayerTables; N],
        transpositions: &'a mut TranspositionTable,
        budget: u64,
    ) -> Self {
        Self {
            sides,
            transpositions,
            budget,
        }
    }

    /// Returns the number of positions left in the budget.
    pub(super) const fn left(&self) -> u64 {
        self.budget
    }

    /// Returns the position after a turn of at most one card played and at most one discarded, if it leaves
    /// its player winning.
    pub(super) fn after(
        &self,
        position: Position<N>,
        play: HandBits,
        discard: HandBits,
    ) -> Option<Position<N>> {
        let side = self.sides[position.mover()];
        let rule = match discard {
            0 => position.rule(),
            _ => side.rule_of(discard),
        };
        let palette = side.strength(position.played(position.mover()) | play);
        let to_beat = Opponents::of(self.sides, &position).to_beat();
        let won = palette.beats(to_beat).rules();
        (won >> rule & 1 == 1).then(|| position.after(play, discard, rule))
    }

    /// Returns `true` if the hero can be the last one in, whatever the others do.
    pub(super) fn is_win(&mut self, position: Position<N>) -> Result<bool, BudgetExhausted> {
        Ok(position.is_won() || self.is_won_by_mover(position)? == position.is_heros_turn())
    }

    /// Returns `true` if the side to move, the hero or the others, wins.
    fn is_won_by_mover(&mut self, position: Position<N>) -> Result<bool, BudgetExhausted> {
        let key = position.key();
        let known = self.transpositions.get(key);
        if let Some(is_won) = known.under(position.rule()) {
            return Ok(is_won);
        }
        self.budget = self.budget.checked_sub(1).ok_or(BudgetExhausted)?;
        let won = self.search(position)?;
        let known = match won {
            0 => known.with_lost(position.rule()),
            _ => known.with_won(won),
        };
        self.transpositions.set(key, known);
        Ok(won != 0)
    }

    /// Returns the rules under which the side to move is found to win: all if a discard wins, none if the
    /// side loses.
    fn search(&mut self, position: Position<N>) -> Result<Rules, BudgetExhausted> {
        let is_heros = position.is_heros_turn();
        let mut turns = RankedTurns::new();
        self.list_turns(position, &mut turns);
        while let Some(turn) = take_least(&mut turns) {
            let wins =
                is_decisive(position, turn) || self.is_win(chosen(position, turn))? == is_heros;
            if wins {
                return Ok(match turn.discard() {
                    0 => 1 << position.rule(),
                    _ => ALL_RULES,
                });
            }
        }
        // Going out can help the others on the same side, who no longer have to beat that palette.
        let helps = !is_heros && !self.is_win(position.without_mover())?;
        Ok(Rules::from(helps) << position.rule())
    }

    /// Lists all turns that leave the player to move winning, or a single turn that turns out to be decisive.
    /// The list is empty before.
    ///
    /// A discard that keeps the rule is left out: the same turn without it is never worse.
    pub(super) fn list_turns(&self, position: Position<N>, turns: &mut RankedTurns) {
        let mover = position.mover();
        let side = self.sides[mover];
        let (hand, played) = (position.hand(mover), position.played(mover));
        let opponents = Opponents::of(self.sides, &position);
        let to_beat = opponents.to_beat();
        let stays: Rules = 1 << position.rule();
        let mut plays = hand;
        let mut play = 0;
        loop {
            let palette = side.strength(played | play);
            let won = palette.beats(to_beat).rules();
            let may_stop = play != 0 && won & stays != 0;
            let changes = if play == 0 { won } else { won & !stays };
            let discards = hand & !play & side.of_rules(changes);
            if discards != 0 || may_stop {
                let mobility = opponents.mobility(palette);
                let mut is_decided = |discard, rule| {
                    let turn = RankedTurn::new(mobility.under(rule), play, discard, rule);
                    let is_decisive = is_decisive(position, turn);
                    if is_decisive {
                        turns.clear();
                    }
                    turns.push(turn);
                    is_decisive
                };
                if may_stop && is_decided(0, position.rule()) {
                    return;
                }
                for discard in each(discards) {
                    if is_decided(discard, side.rule_of(discard)) {
                        return;
                    }
                }
            }
            if plays == 0 {
                return;
            }
            play = lowest(plays);
            plays &= !play;
        }
    }
}

/// Returns the position after one of its turns, as listed.
pub(super) fn chosen<const N: usize>(position: Position<N>, turn: RankedTurn) -> Position<N> {
    position.after(turn.play(), turn.discard(), turn.rule())
}

/// Returns `true` if a turn wins at once: the only opponent left goes out after it.
fn is_decisive<const N: usize>(position: Position<N>, turn: RankedTurn) -> bool {
    position.is_duel() && !turn.can_be_replied_to()
}
