//! Exact play of Advanced by two players, who know the deck as well.

use std::collections::HashMap;

use super::super::replies::open_replies;
use super::basic::BudgetExhausted;
use crate::game::{CardSet, Round, Rule, Seat, Turn};

/// Search for the winner of a round. With the deck known there is no chance in it: a draw takes the top
/// card.
pub(super) struct AdvancedSearch {
    known: HashMap<Key, bool>,
    /// Number of positions left in the budget.
    left: u64,
}

/// Key of a position between two turns, among those of the same round. The cards of the players and the
/// size of the deck determine where all other cards are.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    turn: Seat,
    rule: Rule,
    deck: usize,
    hands: [CardSet; 2],
    palettes: [CardSet; 2],
}

impl Key {
    /// Returns the key of a round in which two players are in.
    fn of(round: &Round) -> Self {
        let table = round.table();
        let own = table.turn();
        let other = table.seats_in().find(|&seat| seat != own).unwrap_or(own);
        let seats = [own, other];
        Self {
            turn: own,
            rule: table.rule(),
            deck: round.deck().len(),
            hands: seats.map(|seat| round.hand(seat)),
            palettes: seats.map(|seat| table.palette(seat)),
        }
    }
}

impl AdvancedSearch {
    /// Creates a search that gives up after this many positions.
    pub(super) fn new(budget: u64) -> Self {
        Self {
            known: HashMap::new(),
            left: budget,
        }
    }

    /// Adds this many positions to the budget.
    pub(super) const fn allow(&mut self, budget: u64) {
        self.left = budget;
    }

    /// Returns the number of positions left in the budget.
    pub(super) const fn left(&self) -> u64 {
        self.left
    }

    /// Returns `true` if the player to move wins the round, with best play by both.
    pub(super) fn is_won(&mut self, round: &Round) -> Result<bool, BudgetExhausted> {
        let key = Key::of(round);
        if let Some(&is_won) = self.known.get(&key) {
            return Ok(is_won);
        }
        self.left = self.left.checked_sub(1).ok_or(BudgetExhausted)?;
        let mut ends: Vec<Round> = Vec::new();
        round.each_turn(|turn| ends.extend(after(round, turn)));
        // The fewer replies the other player has, the sooner a win is found.
        ends.sort_by_cached_key(open_replies);
        let mut is_won = false;
        for end in ends {
            if self.is_lost_for_next(&end)? {
                is_won = true;
                break;
            }
        }
        self.known.insert(key, is_won);
        Ok(is_won)
    }

    /// Returns `true` if a turn wins the round.
    pub(super) fn wins(&mut self, round: &Round, turn: &Turn) -> Result<bool, BudgetExhausted> {
        match after(round, turn) {
            Some(end) => self.is_lost_for_next(&end),
            None => Ok(false),
        }
    }

    fn is_lost_for_next(&mut self, end: &Round) -> Result<bool, BudgetExhausted> {
        Ok(end.table().winner().is_some() || !self.is_won(end)?)
    }
}

/// Returns the round after a turn, if its player stays in.
fn after(round: &Round, turn: &Turn) -> Option<Round> {
    let mover = round.table().turn();
    let mut after = round.clone();
    after.play_turn(turn).ok()?;
    (!after.table().is_out(mover)).then_some(after)
}
