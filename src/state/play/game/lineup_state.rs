//! Players of a game, and which of them holds the device.

use crate::bots::Level;
use crate::game::Seat;
use crate::state::lineup::{Lineup, PlayerKind};

/// Methods take the seat to move as `to_move`: the player to move decides from where the table is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineupState {
    lineup: Lineup,
    /// The lineup from the next round on, if it changes.
    next: Option<Lineup>,
    /// The player who holds the device; `None` if several share it and none of them has taken it yet.
    holder: Option<Seat>,
}

impl LineupState {
    pub fn new(lineup: Lineup) -> Self {
        let first = lineup.persons().next();
        Self {
            holder: first.filter(|_| !lineup.is_shared()),
            lineup,
            next: None,
        }
    }

    pub const fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// The lineup from the next round on, or of the next game.
    pub fn next_lineup(&self) -> &Lineup {
        self.next.as_ref().unwrap_or(&self.lineup)
    }

    /// The level of the opponent to move, if one is.
    pub fn bot(&self, to_move: Option<Seat>) -> Option<Level> {
        match self.lineup.at(to_move?) {
            PlayerKind::Bot(level) => Some(level),
            PlayerKind::Human | PlayerKind::Friend => None,
        }
    }

    /// The friend at another device to move, if one is.
    pub fn friend(&self, to_move: Option<Seat>) -> Option<Seat> {
        to_move.filter(|&seat| self.lineup.at(seat) == PlayerKind::Friend)
    }

    /// The player at this device to move, if one is.
    pub fn human(&self, to_move: Option<Seat>) -> Option<Seat> {
        to_move.filter(|&seat| self.lineup.at(seat) == PlayerKind::Human)
    }

    /// The seat from which the table is seen: that of the player at this device to move, else of the holder.
    pub fn seat(&self, to_move: Option<Seat>) -> Seat {
        let seat = self.human(to_move).or(self.holder);
        seat.or_else(|| self.lineup.persons().next())
            .unwrap_or(Seat::FIRST)
    }

    /// Returns `true` if the player of that seat has yet to take the device; the hand stays hidden until then.
    pub fn is_covered(&self, to_move: Option<Seat>) -> bool {
        self.holder != Some(self.seat(to_move))
    }

    pub fn set_next_lineup(&mut self, lineup: Lineup) {
        self.next = Some(lineup).filter(|lineup| *lineup != self.lineup);
    }

    /// Replaces the lineup by the next one. All players have looked at the result, so none of them holds a shared device.
    pub fn begin_round(&mut self) {
        self.put_down_device();
        if let Some(lineup) = self.next.take() {
            self.lineup = lineup;
        }
    }

    /// Hands the device to the player at this device to move, if one is.
    pub fn take_device(&mut self, to_move: Option<Seat>) {
        if let Some(seat) = self.human(to_move) {
            self.holder = Some(seat);
        }
    }

    /// Leaves a shared device without a holder.
    pub fn put_down_device(&mut self) {
        if self.lineup.is_shared() {
            self.holder = None;
        }
    }
}
