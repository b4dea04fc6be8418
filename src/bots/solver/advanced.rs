//! Exact play of Advanced by two players, with the deck known as well.

use std::collections::HashMap;

use super::super::replies::open_replies;
use super::basic::BudgetExhausted;
use crate::game::{CardSet, Round, Rule, Seat, Turn};

/// A search for who wins a round. With the deck known there is no chance in it: a draw
/// brings the card that lies on top.
pub(super) struct AdvancedSearch {
    known: HashMap<Key, bool>,
    /// How many positions may still be looked at.
    left: u64,
}

/// What tells a position between two turns from others of the same round. Who has which
/// cards, and how many lie in the deck, says where all the others are.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    turn: Seat,
    rule: Rule,
    deck: usize,
    hands: [CardSet; 2],
    palettes: [CardSet; 2],
}

impl Key {
    /// The key of a round in which two players are in.
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
    /// A search that gives up after so many positions.
    pub(super) fn new(budget: u64) -> Self {
        Self {
            known: HashMap::new(),
            left: budget,
        }
    }

    /// Lets it go on for so many positions more.
    pub(super) const fn allow(&mut self, budget: u64) {
        self.left = budget;
    }

    /// How many positions may still be looked at.
    pub(super) const fn left(&self) -> u64 {
        self.left
    }

    /// Whether the player to move wins the round, if both play as well as can be.
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

    /// Whether a turn wins the round.
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

/// The round after a turn, if its player stays in.
fn after(round: &Round, turn: &Turn) -> Option<Round> {
    let mover = round.table().turn();
    let mut after = round.clone();
    after.play_turn(turn).ok()?;
    (!after.table().is_out(mover)).then_some(after)
}
