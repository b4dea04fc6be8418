//! Evaluation of the turns of a duel in many worlds.

use super::basic::BasicSearch;
use super::is_for_points;
use super::player_tables::PlayerTables;
use super::position::Position;
use super::transpositions::{TABLE_SIZE, TranspositionTable};
use crate::game::{Round, Rule, Turn, View};

/// Two players in a round of Basic, the first of them to move. It evaluates turns in one world after
/// another.
pub(in crate::bots) struct Duel {
    own: PlayerTables,
    other: PlayerTables,
    rule: Rule,
    transpositions: TranspositionTable,
}

impl Duel {
    /// Creates a duel from the view of the player to move, if the solver reaches it.
    pub(in crate::bots) fn of(view: &View) -> Option<Self> {
        let table = view.table();
        let is_basic = table.ruleset().actions().is_none() && !is_for_points(table);
        if table.seats_in().count() != 2 || !is_basic {
            return None;
        }
        let own = PlayerTables::new(2, table.palette(view.seat()), view.hand())?;
        Some(Self {
            other: own.clone(),
            own,
            rule: table.rule(),
            transpositions: TranspositionTable::keeping(TABLE_SIZE),
        })
    }

    /// Sets the cards of a world. Returns `None` if there are too many.
    pub(in crate::bots) fn open(&mut self, world: &Round) -> Option<()> {
        let table = world.table();
        let other = table.seats_in().find(|&seat| seat != table.turn())?;
        self.other = PlayerTables::new(2, table.palette(other), world.hand(other))?;
        self.transpositions.clear();
        Some(())
    }

    /// Returns whether a turn wins in this world, and the number of positions searched. Returns `None` if
    /// `budget` of them are too few.
    pub(in crate::bots) fn is_won_by(&mut self, turn: &Turn, budget: u64) -> Option<(bool, u64)> {
        let sides = [&self.own, &self.other];
        let mut search = BasicSearch::new(sides, &mut self.transpositions, budget);
        let (play, discard) = self.own.cards(turn);
        let start = Position::start(sides, self.rule);
        let is_won = match search.after(start, play, discard) {
            Some(after) => search.is_win(after).ok()?,
            None => false,
        };
        Some((is_won, budget - search.left()))
    }
}
