//! What the player to move may do.
//!
//! Legality depends on nothing that is hidden but the hand of the player to move.
//! So [`Round`](super::Round), which knows all, and [`View`](super::View), which
//! knows what one seat knows, ask the same code here.

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

/// A list of legal moves, each once. There is room for all: 49 cards can go to two places
/// at most.
pub type Moves = ArrayVec<Move, 128>;

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The round has ended.
    #[error("the round is over")]
    Over,
    /// The card is not where the move takes it from.
    #[error("{0} is not there to be moved")]
    NotThere(Card),
    /// The move does not belong here: it is too late for it in this turn, an action has
    /// to be carried out first, no draw was earned, or it is another player's turn.
    #[error("that is not possible at this point of the turn")]
    NotNow,
    /// A discard must leave its player winning, and this one would not; the same where a 7
    /// may put a card on the canvas only then.
    #[error("{} would be winning under that rule", seat_or_no_one(*leader))]
    NotWinning {
        /// Who would be winning then, if anyone.
        leader: Option<Seat>,
    },
    /// The card is lower than the number of cards in the palette, in an edition that does
    /// not allow such a discard.
    #[error("{card} is lower than the number of cards in the palette, {palette}")]
    TooLow {
        /// The card.
        card: Card,
        /// The number of cards in the palette.
        palette: usize,
    },
    /// The edition does not allow this card, or this place for it, in the action.
    #[error("the action may not take {0}")]
    NotForAction(Card),
    /// A card played in this turn demands that its player stays in the round
    /// ([`ActionRules::must_stay`]), and after this move that could not be done any more.
    #[error("no way would be left to stay in the round")]
    CannotStay,
}

fn seat_or_no_one(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "no one".to_owned(), |seat| format!("seat {seat}"))
}

/// Why a turn is not legal: which of its moves is the first that is not, and why.
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
    /// The index of the move in [`Turn::moves`](super::Turn::moves), from 0. If every move
    /// is legal, but the turn cannot end after them, it is the number of moves.
    pub index: usize,
    /// The move itself: [`Move::End`] if the turn cannot end there.
    pub mv: Move,
    /// What is wrong with it.
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
    /// The legal moves of the player to move, whose hand is `hand`; none once the round is
    /// over.
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

    /// Whether there is a legal move for a hand.
    fn has_legal_move(&self, hand: CardSet) -> bool {
        self.find_move(hand, |mv| self.leaves_a_way(hand, mv))
    }

    /// Shows `stop_at` the moves that are legal but for the demand to stay in, until it
    /// says yes; whether it did.
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

    /// The cards that may be discarded from hand.
    fn discards(&self, hand: CardSet) -> CardSet {
        self.challenge.discards(self.palette(self.turn), hand)
    }

    /// Checks whether the player to move, whose hand is `hand`, may make a move.
    ///
    /// # Errors
    ///
    /// If the move is not legal, why not.
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

    /// Whether a move that is legal but for the demand to stay in meets that too.
    fn leaves_a_way(&self, hand: CardSet, mv: Move) -> bool {
        let must_stay = match mv {
            Move::Play(card) => self.must_stay_with(card),
            _ => self.must_stay,
        };
        !must_stay || self.can_stay_after(hand, mv)
    }

    /// Whether a turn in which this card is played next has to end winning.
    pub(super) fn must_stay_with(&self, card: Card) -> bool {
        let actions = self.ruleset.actions();
        self.must_stay || actions.is_some_and(|actions| actions.requires_lead(card.value()))
    }

    /// [`Table::check`] without the demand to stay in.
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

    /// Whether the player to move would be winning under a rule.
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

    /// Whether the action of a 7 may put a card of the own palette on the canvas.
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

    /// Whether the action of a 7 may put a card on top of the deck.
    fn may_recycle_to_deck(&self) -> bool {
        let actions = self.ruleset.actions();
        actions.is_some_and(|actions| actions.recycle_deck == RecycleDeck::Always)
    }

    /// The cards that a 1 may take now.
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

    /// The cards that this 7 may move now.
    fn recyclable(&self, seven: Card) -> CardSet {
        let palette = self.palette(self.turn);
        match self.ruleset.actions().map(|actions| actions.recycle) {
            None => CardSet::EMPTY,
            Some(RecycleSource::Any) => palette,
            Some(RecycleSource::Another) => palette.without(seven),
        }
    }

    /// Whether some way is left to end the turn winning after a move that is legal
    /// but for that demand.
    fn can_stay_after(&self, hand: CardSet, mv: Move) -> bool {
        if mv == Move::End {
            // Whoever ends the turn stays in if winning now: nothing moves before that.
            return self.is_mover_winning();
        }
        let (mut table, mut hand) = (self.clone(), hand);
        table.apply(&mut hand, mv);
        table.can_still_win(hand)
    }

    /// Whether some way is left to end a turn winning that has to, for a hand that
    /// cannot grow any more before the turn ends.
    fn can_still_win(&self, hand: CardSet) -> bool {
        match self.phase {
            Phase::Played => self.is_mover_winning() || !self.discards(hand).is_empty(),
            // Only choices that leave a way are legal.
            Phase::Take | Phase::Recycle(_) => self.has_legal_move(hand),
            _ => self.is_mover_winning(),
        }
    }

    /// Whether there is anything to choose for the action that has begun. For a 1 or a
    /// 7 all counts that the table allows, whatever becomes of its player.
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
