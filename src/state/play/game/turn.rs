//! The turn that a person puts together.

use super::{Game, Intent};
use crate::game::{Card, CardSet, Move, Phase, Turn};
use crate::state::play::hint::HintState;
use crate::state::play::log::{TurnEvent, events};

impl Game {
    /// Chooses a card, or puts it back if it is chosen already.
    #[must_use]
    pub fn choose(self, card: Card) -> Self {
        match self.intent {
            Intent::Put(chosen) if chosen == card => self.put_back(),
            _ => self.take_up(card),
        }
    }

    /// Chooses a card.
    #[must_use]
    pub fn take_up(mut self, card: Card) -> Self {
        if self.choosable().contains(card) {
            self.intent = Intent::Put(card);
        }
        self
    }

    /// Puts a chosen card back, and takes back the wish to pass or to go out.
    #[must_use]
    pub fn put_back(mut self) -> Self {
        self.intent = Intent::None;
        self
    }

    /// Makes a move of the person's turn. An illegal one changes nothing.
    #[must_use]
    pub fn stage_move(mut self, mv: Move) -> Self {
        let mut round = self.full_round_staged().clone();
        let ends = matches!(mv, Move::End | Move::Pass);
        if self.is_persons_turn() && !ends && round.play(mv).is_ok() {
            self.staged.push((mv, round));
            self.intent = Intent::None;
            self.hint = HintState::None;
        }
        self
    }

    /// Takes back the last move of the person's turn, if it drew no card.
    #[must_use]
    pub fn undo(mut self) -> Self {
        if self.can_undo() {
            self.staged.pop();
            self.hint = HintState::None;
        }
        self.put_back()
    }

    /// Asks whether the person really wants to pass.
    #[must_use]
    pub fn ask_to_pass(mut self) -> Self {
        if self.is_persons_turn() && self.staged.is_empty() {
            self.intent = Intent::Pass;
        }
        self
    }

    /// Asks whether the person really wants to end a turn by which one goes out. One that leads ends at once.
    #[must_use]
    pub fn ask_to_leave(mut self) -> Self {
        let leads = self.table_now().leader() == Some(self.seat());
        if !self.is_persons_turn() || self.staged.is_empty() {
            return self;
        }
        if leads {
            return self.end_turn(false);
        }
        self.intent = Intent::GoOut;
        self
    }

    /// Ends the person's turn: the moves made so far, or a pass that was confirmed. A
    /// draw that was earned is taken, or left.
    #[must_use]
    pub fn end_turn(mut self, leaves_draw: bool) -> Self {
        let mut turn = match self.intent {
            Intent::Pass => Turn::from(Move::Pass),
            Intent::None | Intent::Put(_) | Intent::GoOut => self.staged(),
        };
        if self.table_now().phase() == Phase::MayDraw && !leaves_draw {
            // It is legal, so there is room for it.
            let _ = turn.push(Move::Draw);
        }
        if self.is_persons_turn() && !turn.is_empty() {
            // A turn that cannot end yet stays as it is.
            if self.play_turn(turn).is_ok() {
                self.pass_for_resigned();
            }
        }
        self
    }

    /// Whether the last move of the person's turn can be taken back: a card that was
    /// drawn has been seen.
    pub(in crate::state) fn can_undo(&self) -> bool {
        let Some(((_, after), earlier)) = self.staged.split_last() else {
            return false;
        };
        let before = earlier.last().map_or(self.full_round(), |(_, round)| round);
        after.deck().len() >= before.deck().len()
    }

    /// The cards that the person has drawn in the turn under way, or, before it has
    /// begun, in the one before.
    pub(in crate::state) fn drawn(&self) -> CardSet {
        let own = self.seat();
        let lines = self.log.iter().rev();
        let mut this_round = lines.take_while(|line| line.round == self.round_number());
        let events = match (self.is_persons_turn(), self.staged.is_empty()) {
            (true, false) => events(self.full_round(), &self.staged(), own),
            _ => match this_round.find(|line| line.seat == own) {
                Some(line) => line.events.clone(),
                None => Vec::new(),
            },
        };
        let drawn = events.into_iter().filter_map(|event| match event {
            TurnEvent::Drew(card) => card,
            _ => None,
        });
        match self.is_covered() {
            true => CardSet::EMPTY,
            false => {
                (drawn.collect::<CardSet>() & self.full_round_staged().hand(own)) - self.unseen()
            }
        }
    }

    /// The cards that the person can choose now. Not each of them can go somewhere.
    pub(in crate::state) fn choosable(&self) -> CardSet {
        let now = self.full_round_staged();
        let (table, own) = (now.table(), self.seat());
        if !self.is_persons_turn() {
            return CardSet::EMPTY;
        }
        match table.phase() {
            Phase::Start | Phase::Played | Phase::Discarded | Phase::PlayAgain => now.hand(own),
            Phase::Recycle(_) => table.palette(own),
            Phase::Take => table
                .seats_in()
                .filter(|&seat| seat != own)
                .fold(CardSet::EMPTY, |all, seat| all | table.palette(seat)),
            Phase::MayDraw | Phase::Done | Phase::Over => CardSet::EMPTY,
        }
    }
}
