//! Legal moves of the player to move.
//!
//! Legality depends on no hidden information except the hand of the player to move.
//! [`Round`](super::Round), which has all information, and [`View`](super::View), which has that of
//! one seat, therefore share this code.

use std::fmt;

use arrayvec::ArrayVec;
use thiserror::Error;

use super::action_rules::{ActionRules, RecycleCanvas, RecycleDeck, RecycleSource, TakeLimit};
use super::card::Card;
use super::card_set::CardSet;
use super::rule::Rule;
use super::ruleset::DiscardBonus;
use super::seat::Seat;
use super::table::{Phase, Table};
use super::turn::Move;

/// A list of distinct legal moves. All of them fit: each of 49 cards can go to two places at most.
pub type Moves = ArrayVec<Move, 128>;

/// Reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The round has ended.
    #[error("the round is over")]
    Over,
    /// The card is not where the move takes it from.
    #[error("{0} is not there to be moved")]
    NotThere(Card),
    /// The move is not possible in this phase: it is too late for it in this turn, an action must
    /// be carried out first, no draw was earned, or it is another player's turn.
    #[error("that is not possible at this point of the turn")]
    NotNow,
    /// The player would not be winning after this discard. The same goes for a 7 that puts a card
    /// on the canvas, in editions that require it.
    #[error("{} would be winning under that rule", seat_or_no_one(*leader))]
    NotWinning {
        /// Seat that would be winning then, if any.
        leader: Option<Seat>,
    },
    /// The card is lower than the number of cards in the palette, and the edition does not allow
    /// that.
    #[error("{card} is lower than the number of cards in the palette, {palette}")]
    TooLow {
        /// The card.
        card: Card,
        /// Number of cards in the palette.
        palette: usize,
    },
    /// The action may not move this card, or not to this place, in this edition.
    #[error("the action may not take {0}")]
    NotForAction(Card),
    /// A card played in this turn requires that its player stays in the round
    /// ([`ActionRules::must_stay`]), which would be impossible after this move.
    #[error("no way would be left to stay in the round")]
    CannotStay,
}

fn seat_or_no_one(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "no one".to_owned(), |seat| format!("seat {seat}"))
}

/// Error playing a turn: its first illegal move, and the reason.
///
/// ```
/// use red7::game::{IllegalMove, Round, Setup};
///
/// let setup: Setup = "1.3 - - 1 R7G4/O3/- V1/B4/-".parse()?;
/// let mut round = Round::try_from(setup)?;
/// if let Err(illegal) = round.play_turn(&"pR7pG4".parse()?) {
///     assert_eq!((illegal.index, illegal.reason), (1, IllegalMove::NotNow));
///     let message = "move 2 (pG4): that is not possible at this point of the turn";
///     assert_eq!(illegal.to_string(), message);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub struct IllegalTurn {
    /// Index of the move in [`Turn::moves`](super::Turn::moves), from 0. If every move is legal,
    /// but the turn cannot end after them, it is the number of moves.
    pub index: usize,
    /// The move; [`Move::End`] if the turn cannot end there.
    pub mv: Move,
    /// Reason why the move is illegal.
    #[source]
    pub reason: IllegalMove,
}

impl fmt::Display for IllegalTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mv {
            Move::End => write!(f, "the end of the turn: {}", self.reason),
            mv => write!(f, "move {} ({mv}): {}", self.index + 1, self.reason),
        }
    }
}

impl Table {
    /// Legal moves of the player to move, whose hand is `hand`; empty once the round is over.
    #[must_use]
    pub fn legal_moves(&self, hand: CardSet) -> Moves {
        let mut moves = Moves::new();
        self.find_move(hand, |mv| {
            if self.leaves_a_way(hand, mv) {
                moves.push(mv);
            }
            false
        });
        moves
    }

    /// Returns `true` if there is a legal move for a hand.
    fn has_legal_move(&self, hand: CardSet) -> bool {
        self.find_move(hand, |mv| self.leaves_a_way(hand, mv))
    }

    /// Calls `stop_at` with each legal move, ignoring a required lead, until it returns `true`.
    /// Returns `true` if it did.
    pub(super) fn find_move(&self, hand: CardSet, mut stop_at: impl FnMut(Move) -> bool) -> bool {
        let plays = || hand.iter().map(Move::Play);
        let discards = || self.discards(hand).iter().map(Move::ToCanvas);
        match self.phase {
            Phase::Start => {
                plays().any(&mut stop_at) || discards().any(&mut stop_at) || stop_at(Move::Pass)
            }
            Phase::Take => self.takeable().iter().map(Move::ToDeck).any(stop_at),
            Phase::Recycle(seven) => {
                let cards = self.recyclable(seven).iter();
                let to_canvas = cards
                    .clone()
                    .filter(|&card| self.check_recycle_canvas(card).is_ok());
                let to_deck = cards.filter(|_| self.may_recycle_to_deck());
                to_canvas.map(Move::ToCanvas).any(&mut stop_at)
                    || to_deck.map(Move::ToDeck).any(&mut stop_at)
            }
            Phase::PlayAgain => plays().any(stop_at),
            Phase::Played => discards().any(&mut stop_at) || stop_at(Move::End),
            Phase::Discarded => plays().any(&mut stop_at) || stop_at(Move::End),
            Phase::MayDraw => stop_at(Move::Draw) || stop_at(Move::End),
            Phase::Done => stop_at(Move::End),
            Phase::Over => false,
        }
    }

    /// Cards that may be discarded from hand.
    fn discards(&self, hand: CardSet) -> CardSet {
        self.challenge.discards(self.palette(self.turn), hand)
    }

    /// Checks whether a move of the player to move, whose hand is `hand`, is legal.
    ///
    /// # Errors
    ///
    /// If the move is illegal, the reason.
    pub fn check(&self, hand: CardSet, mv: Move) -> Result<(), IllegalMove> {
        if self.phase == Phase::Over {
            return Err(IllegalMove::Over);
        }
        self.check_step(hand, mv)?;
        if self.leaves_a_way(hand, mv) {
            Ok(())
        } else {
            Err(IllegalMove::CannotStay)
        }
    }

    /// Returns `true` if a move that is otherwise legal leaves it possible to meet a required lead.
    fn leaves_a_way(&self, hand: CardSet, mv: Move) -> bool {
        let must_stay = match mv {
            Move::Play(card) => self.must_stay_with(card),
            _ => self.must_stay,
        };
        !must_stay || self.can_stay_after(hand, mv)
    }

    /// Returns `true` if a turn must end winning when this card is played next.
    pub(super) fn must_stay_with(&self, card: Card) -> bool {
        let actions = self.ruleset.actions();
        self.must_stay || actions.is_some_and(|actions| actions.requires_lead(card.value()))
    }

    /// Same as [`Table::check`], but ignores a required lead.
    fn check_step(&self, hand: CardSet, mv: Move) -> Result<(), IllegalMove> {
        match (mv, self.phase) {
            (Move::Play(card), Phase::Start | Phase::PlayAgain | Phase::Discarded) => {
                there(hand, card)
            }
            (Move::ToCanvas(card), Phase::Start | Phase::Played) => {
                there(hand, card)?;
                let palette = self.palette(self.turn).len();
                if self.ruleset.discard_bonus() == DiscardBonus::Limit {
                    not_too_low(card, palette)?;
                }
                self.check_winning(card.color())
            }
            (Move::ToCanvas(card), Phase::Recycle(seven)) => {
                self.check_recycle(seven, card)?;
                self.check_recycle_canvas(card)
            }
            (Move::ToDeck(card), Phase::Recycle(seven)) => {
                self.check_recycle(seven, card)?;
                if self.may_recycle_to_deck() {
                    Ok(())
                } else {
                    Err(IllegalMove::NotForAction(card))
                }
            }
            (Move::ToDeck(card), Phase::Take) => {
                let others = self.seats_in().filter(|&seat| seat != self.turn);
                there(others.map(|seat| self.palette(seat)).collect(), card)?;
                if self.takeable().contains(card) {
                    Ok(())
                } else {
                    Err(IllegalMove::NotForAction(card))
                }
            }
            (Move::Draw, Phase::MayDraw)
            | (Move::Pass, Phase::Start)
            | (Move::End, Phase::Played | Phase::Discarded | Phase::MayDraw | Phase::Done) => {
                Ok(())
            }
            _ => Err(IllegalMove::NotNow),
        }
    }

    /// Checks that the player to move would be winning under a rule.
    fn check_winning(&self, rule: Rule) -> Result<(), IllegalMove> {
        if self.would_mover_win(rule) {
            Ok(())
        } else {
            let leader = self.leader_under(rule);
            Err(IllegalMove::NotWinning { leader })
        }
    }

    fn check_recycle(&self, seven: Card, card: Card) -> Result<(), IllegalMove> {
        there(self.palette(self.turn), card)?;
        if self.recyclable(seven).contains(card) {
            Ok(())
        } else {
            Err(IllegalMove::NotForAction(card))
        }
    }

    /// Checks that the action of a 7 may move this card from the player's own palette to the
    /// canvas.
    fn check_recycle_canvas(&self, card: Card) -> Result<(), IllegalMove> {
        let condition = self.ruleset.actions().map(|actions| actions.recycle_canvas);
        if matches!(condition, None | Some(RecycleCanvas::Always)) {
            return Ok(());
        }
        let mut after = self.clone();
        after.palettes[self.turn.index()].remove(card);
        let palette = after.palette(self.turn).len();
        if condition == Some(RecycleCanvas::IfWinningAndNotTooLow) {
            not_too_low(card, palette)?;
        }
        after.check_winning(card.color())
    }

    /// Returns `true` if the action of a 7 may put a card on top of the deck.
    fn may_recycle_to_deck(&self) -> bool {
        let actions = self.ruleset.actions();
        actions.is_some_and(|actions| actions.recycle_deck == RecycleDeck::Always)
    }

    /// Cards that a 1 may take now.
    fn takeable(&self) -> CardSet {
        let Some(ActionRules { take, .. }) = self.ruleset.actions() else {
            return CardSet::EMPTY;
        };
        let own = self.palette(self.turn).len();
        self.seats_in()
            .filter(|&seat| seat != self.turn)
            .map(|seat| self.palette(seat))
            .filter(|palette| match take {
                TakeLimit::NotFromFewer => palette.len() >= own,
                TakeLimit::NotTheOnlyOne => palette.len() > 1,
                TakeLimit::Any => true,
            })
            .collect()
    }

    /// Cards that this 7 may move now.
    fn recyclable(&self, seven: Card) -> CardSet {
        let palette = self.palette(self.turn);
        match self.ruleset.actions().map(|actions| actions.recycle) {
            None => CardSet::EMPTY,
            Some(RecycleSource::Any) => palette,
            Some(RecycleSource::Another) => palette.without(seven),
        }
    }

    /// Returns `true` if the turn can still end winning after a move that is otherwise legal.
    fn can_stay_after(&self, hand: CardSet, mv: Move) -> bool {
        if mv == Move::End {
            // Nothing changes before the turn ends, so its player stays in exactly if winning now.
            return self.is_mover_winning();
        }
        let (mut table, mut hand) = (self.clone(), hand);
        table.apply(&mut hand, mv);
        table.can_still_win(hand)
    }

    /// Returns `true` if a turn with a required lead can still end winning. The hand cannot grow
    /// before the turn ends.
    fn can_still_win(&self, hand: CardSet) -> bool {
        match self.phase {
            Phase::Played => self.is_mover_winning() || !self.discards(hand).is_empty(),
            // Legal choices include only those that keep this possible.
            Phase::Take | Phase::Recycle(_) => self.has_legal_move(hand),
            _ => self.is_mover_winning(),
        }
    }

    /// Returns `true` if the action that has begun has a legal choice. For a 1 or a 7, every choice
    /// that the table allows counts, even one after which the player goes out.
    pub(super) fn has_choice(&self, hand: CardSet) -> bool {
        match self.phase {
            Phase::PlayAgain => self.has_legal_move(hand),
            _ => self.find_move(hand, |_| true),
        }
    }
}

fn not_too_low(card: Card, palette: usize) -> Result<(), IllegalMove> {
    if usize::from(card.value().get()) < palette {
        Err(IllegalMove::TooLow { card, palette })
    } else {
        Ok(())
    }
}

fn there(cards: CardSet, card: Card) -> Result<(), IllegalMove> {
    if cards.contains(card) {
        Ok(())
    } else {
        Err(IllegalMove::NotThere(card))
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use crate::game::{Round, Setup};

    #[test]
    fn an_illegal_turn_says_which_move_is_wrong_and_why() {
        for (position, turn, index, message) in [
            (
                "1.3 - - 1 R7/O3/- V1/B4/-",
                "pR6",
                0,
                "move 1 (pR6): R6 is not there to be moved",
            ),
            (
                "1.3 - - 1 R7G4/O3/- V1/B4/-",
                "pR7cG4",
                1,
                "move 2 (cG4): seat 2 would be winning under that rule",
            ),
            (
                "1.3 - - 2 V2/O7/- V1/-/- x-/R1R2R3/-",
                "cV1",
                0,
                "move 1 (cV1): no one would be winning under that rule",
            ),
            (
                "1.3 - - 1 R7/O3/- V1/B4/- G1/G2/-",
                "xd",
                1,
                "move 2 (d): that is not possible at this point of the turn",
            ),
            (
                "1.3x - - 1 R5V1/O3/- V2/B4/-",
                "pR5",
                1,
                "the end of the turn: that is not possible at this point of the turn",
            ),
        ] {
            let setup: Setup = position.parse().expect(position);
            let before = Round::try_from(setup).expect(position);
            let mut round = before.clone();
            let turn = turn.parse().expect(turn);
            let illegal = round.play_turn(&turn).expect_err(position);
            assert_eq!(illegal.index, index, "{turn} in {position}");
            assert_eq!(illegal.to_string(), message, "{turn} in {position}");
            let source = illegal.source().map(ToString::to_string);
            assert_eq!(source, Some(illegal.reason.to_string()));
            assert_eq!(round, before, "{turn} in {position}");
        }
    }
}
