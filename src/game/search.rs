//! Enumeration of legal turns.

use super::card::Card;
use super::card_set::CardSet;
use super::round::Round;
use super::ruleset::TurnOrder;
use super::table::{Phase, Table};
use super::turn::{Move, Turn};

impl Round {
    /// Every legal turn of the player to move, with the round after it; empty once the round is
    /// over.
    #[must_use]
    pub fn turns(&self) -> Vec<(Turn, Self)> {
        let mut turns = Vec::new();
        self.each_turn(|turn| turns.push((turn.clone(), self.after(turn))));
        turns
    }

    /// Calls `visit` with every legal turn of the player to move; in the middle of a turn, with
    /// every way to finish it.
    pub fn each_turn(&self, visit: impl FnMut(&Turn)) {
        let turn = Turn::default();
        Walk { turn, visit }.go_on(self);
    }

    /// Returns the round after a turn that is known to be legal.
    fn after(&self, turn: &Turn) -> Self {
        let mut after = self.clone();
        for &mv in turn.moves() {
            after.play_unchecked(mv);
        }
        if !turn.is_pass() {
            after.play_unchecked(Move::End);
        }
        after
    }
}

/// Number of sequences of `depth` legal turns from a round on, known as perft in computer chess.
/// Engines are verified by comparing it (section 9).
///
/// ```
/// use red7::game::{Round, Setup, perft};
///
/// let setup: Setup = "1.3 - - 2 R7O5/B6/- O7/O2/-".parse()?;
/// let round = Round::try_from(setup)?;
/// assert_eq!(perft(&round, 1), round.turns().len() as u64);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn perft(round: &Round, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    round.each_turn(|turn| {
        count += if depth == 1 {
            1
        } else {
            perft(&round.after(turn), depth - 1)
        };
    });
    count
}

/// Depth-first walk through all turns of one player.
///
/// It also tries moves that make it impossible to meet a required lead: no turn ever ends after
/// them. It applies only the moves that it has to, because the hand and the palette alone determine
/// how a turn can be finished after its plays.
struct Walk<V> {
    /// Moves made up to this point of the walk.
    turn: Turn,
    visit: V,
}

impl<V: FnMut(&Turn)> Walk<V> {
    /// Visits all turns that continue from here.
    fn go_on(&mut self, round: &Round) {
        let table = &round.table;
        let hand = round.hand(table.turn);
        if table.phase == Phase::Played {
            return self.finish(table, hand, table.palette(table.turn));
        }
        table.find_move(hand, |mv| {
            match mv {
                Move::End => self.end(table, table.palette(table.turn)),
                _ => {
                    self.turn.push_legal(mv);
                    self.make(round, mv);
                    self.turn.pop();
                }
            }
            false
        });
    }

    /// Visits all turns that continue with this move.
    fn make(&mut self, round: &Round, mv: Move) {
        let table = &round.table;
        let hand = round.hand(table.turn);
        let palette = table.palette(table.turn);
        match mv {
            Move::Pass => (self.visit)(&self.turn),
            Move::Play(card) if !table.discarded && table.action(card).is_none() => {
                self.finish(table, hand.without(card), palette.with(card));
            }
            Move::ToCanvas(card)
                if table.phase == Phase::Start && table.ruleset.order() == TurnOrder::PlayFirst =>
            {
                self.end_after_discard(table, card, palette);
            }
            _ => {
                let mut after = round.clone();
                after.play_unchecked(mv);
                self.go_on(&after);
            }
        }
    }

    /// Visits all turns that finish after these plays: with a discard, and without.
    fn finish(&mut self, table: &Table, hand: CardSet, palette: CardSet) {
        for card in table.challenge.discards(palette, hand) {
            self.turn.push_legal(Move::ToCanvas(card));
            self.end_after_discard(table, card, palette);
            self.turn.pop();
        }
        self.end(table, palette);
    }

    /// Visits the turn that ends here, if it may end.
    fn end(&mut self, table: &Table, palette: CardSet) {
        if !table.must_stay || table.challenge.is_met(table.rule(), palette) {
            (self.visit)(&self.turn);
        }
    }

    /// Visits the turns that end with the discard just made, and with a draw if it earns one.
    fn end_after_discard(&mut self, table: &Table, card: Card, palette: CardSet) {
        if table.earns_draw(card, palette) {
            self.turn.push_legal(Move::Draw);
            (self.visit)(&self.turn);
            self.turn.pop();
        }
        (self.visit)(&self.turn);
    }
}
