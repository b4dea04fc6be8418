//! The turn that a player puts together. It is gone when the turn ends.

use crate::game::{Card, CardSet, Move, Phase, Round, Seat, Turn};

/// The unfinished turn of a player at this device.
///
/// Its methods take the round after all finished turns as `base`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The legal moves made so far, each with the round after it.
    staged: Vec<(Move, Round)>,
    intent: Intent,
}

/// The player's next step, announced but not done yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Intent {
    #[default]
    None,
    /// Put this card somewhere.
    Put(Card),
    /// Pass, once the player confirms it.
    Pass,
    /// End the turn and go out, once the player confirms it.
    GoOut,
}

impl Draft {
    pub const fn is_empty(&self) -> bool {
        self.staged.is_empty()
    }

    pub const fn intent(&self) -> Intent {
        self.intent
    }

    /// The moves made so far.
    pub fn turn(&self) -> Turn {
        // They are legal, so they fit.
        Turn::from_moves(self.staged.iter().map(|&(mv, _)| mv)).unwrap_or_default()
    }

    /// The round after the moves made so far.
    pub fn round<'a>(&'a self, base: &'a Round) -> &'a Round {
        self.staged.last().map_or(base, |(_, round)| round)
    }

    /// Returns `true` if the last move can be undone. A move that drew a card can't, because the player has seen it.
    pub fn can_undo(&self, base: &Round) -> bool {
        let Some(((_, after), earlier)) = self.staged.split_last() else {
            return false;
        };
        let before = earlier.last().map_or(base, |(_, round)| round);
        after.deck().len() >= before.deck().len()
    }

    /// The cards that a player can choose now. Some of them may have no legal destination.
    pub fn choosable(&self, base: &Round, own: Seat) -> CardSet {
        let round = self.round(base);
        let table = round.table();
        match table.phase() {
            Phase::Start | Phase::Played | Phase::Discarded | Phase::PlayAgain => round.hand(own),
            Phase::Recycle(_) => table.palette(own),
            Phase::Take => table
                .seats_in()
                .filter(|&seat| seat != own)
                .fold(CardSet::EMPTY, |all, seat| all | table.palette(seat)),
            Phase::MayDraw | Phase::Done | Phase::Over => CardSet::EMPTY,
        }
    }

    /// The turn to play if the player ends it now: the moves made so far with an earned draw, or a confirmed pass.
    pub fn finished(&self, base: &Round, leaves_draw: bool) -> Turn {
        let mut turn = match self.intent {
            Intent::Pass => Turn::from(Move::Pass),
            Intent::None | Intent::Put(_) | Intent::GoOut => self.turn(),
        };
        if self.round(base).table().phase() == Phase::MayDraw && !leaves_draw {
            // The draw is legal, so it fits.
            let _ = turn.push(Move::Draw);
        }
        turn
    }

    pub const fn set_intent(&mut self, intent: Intent) {
        self.intent = intent;
    }

    /// Adds a move and returns `true`, if it is legal and doesn't end the turn.
    pub fn stage(&mut self, mv: Move, base: &Round) -> bool {
        let mut round = self.round(base).clone();
        let ends = matches!(mv, Move::End | Move::Pass);
        if ends || round.play(mv).is_err() {
            return false;
        }
        self.staged.push((mv, round));
        self.intent = Intent::None;
        true
    }

    /// Removes the last move and returns `true`, if it can be undone.
    pub fn undo(&mut self, base: &Round) -> bool {
        let can_undo = self.can_undo(base);
        if can_undo {
            self.staged.pop();
        }
        can_undo
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
