//! What lies open on the table, and what the player to move may do with it.
//!
//! Legality depends on nothing that is hidden but the hand of the player to move.
//! So [`Round`](super::Round), which knows all, and [`View`](super::View), which
//! knows what one seat knows, ask the same code here.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::card::{Card, Value};
use super::card_set::CardSet;
use super::pile::Pile;
use super::rule::{Rule, Standing};
use super::ruleset::{
    ActionRules, DiscardBonus, RecycleCanvas, RecycleDeck, RecycleSource, Ruleset, TakeLimit,
    TurnOrder,
};
use super::seat::{Players, Seat};
use super::turn::Move;

/// The legal moves of a moment. 49 cards can go to two places at most.
pub type Moves = ArrayVec<Move, 128>;

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nothing was done yet.
    Start,
    /// A 1 was played: its player takes a card out of another palette.
    Take,
    /// This 7 was played: its player moves a card out of the own palette.
    Recycle(Card),
    /// A 5 was played: its player plays another card.
    PlayAgain,
    /// A card was played and its actions are done: a discard may follow.
    Played,
    /// A card was discarded, and one may still be played.
    Discarded,
    /// The discard has earned a draw.
    MayDraw,
    /// Nothing is left but to end the turn.
    Done,
    /// The round is over; the turn stays with its winner.
    Over,
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The round has ended.
    #[error("the round is over")]
    Over,
    /// The card is not where the move takes it from.
    #[error("{0} is not there to be moved")]
    NotThere(Card),
    /// The move does not belong here: its kind has had its place in this turn,
    /// an action is to be done first, or there is nothing to draw.
    #[error("that is not possible at this point of the turn")]
    NotNow,
    /// A discard, or a card put on the canvas by a 7, must leave its player winning.
    #[error("{leader:?} would be winning under that rule")]
    NotWinning {
        /// Who would be winning then, if anyone.
        leader: Option<Seat>,
    },
    /// The discard is lower than the number of cards in the palette.
    #[error("{card} is lower than the number of cards in the palette, {palette}")]
    TooLow {
        /// The card.
        card: Card,
        /// The number of cards in the palette.
        palette: usize,
    },
    /// The table does not allow this card for the action.
    #[error("the action may not take {0}")]
    NotForAction(Card),
    /// After it no way would be left to end the turn winning, and a card of this
    /// turn demands that.
    #[error("no way would be left to stay in the round")]
    CannotStay,
}

/// What a move does to the deck, which does not lie open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeckChange {
    /// Nothing.
    None,
    /// Its top card goes to the hand of the player to move.
    Draw,
    /// This card is put on top of it.
    Put(Card),
}

/// The open part of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) ruleset: Ruleset,
    pub(super) players: Players,
    pub(super) palettes: [CardSet; Seat::MAX],
    pub(super) scored: [CardSet; Seat::MAX],
    pub(super) out: [bool; Seat::MAX],
    pub(super) canvas: Pile,
    pub(super) deck_size: usize,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// A card went from hand to canvas in this turn.
    pub(super) discarded: bool,
    /// A card of this turn demands that it ends with its player winning.
    pub(super) must_stay: bool,
}

impl Table {
    /// The rules of the round.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The palette of a seat, also of one that is out.
    #[must_use]
    pub const fn palette(&self, seat: Seat) -> CardSet {
        self.palettes[seat.index()]
    }

    /// The score pile of a seat.
    #[must_use]
    pub const fn scored(&self, seat: Seat) -> CardSet {
        self.scored[seat.index()]
    }

    /// Whether a seat is out of the round.
    #[must_use]
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.out[seat.index()]
    }

    /// The seats still in the round, in the order of turns.
    pub fn seats_in(&self) -> impl Iterator<Item = Seat> {
        self.players.seats().filter(|&seat| !self.is_out(seat))
    }

    /// The discards, the oldest first.
    #[must_use]
    pub fn canvas(&self) -> &[Card] {
        self.canvas.cards()
    }

    /// The rule in force: the colour of the top discard, or red.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.canvas.top().map_or(Rule::Red, Card::color)
    }

    /// How many cards the deck has.
    #[must_use]
    pub const fn deck_size(&self) -> usize {
        self.deck_size
    }

    /// The seat to move; once the round is over, its winner.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Where the turn stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has won the round, once it is over.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        (self.phase == Phase::Over).then_some(self.turn)
    }

    /// How a seat stands under a rule; `None` if it is out, or if nothing qualifies.
    #[must_use]
    pub fn standing(&self, seat: Seat, rule: Rule) -> Option<Standing> {
        if self.is_out(seat) {
            return None;
        }
        rule.standing(self.palette(seat))
    }

    /// Who would be winning under a rule, if anyone.
    #[must_use]
    pub fn leader_under(&self, rule: Rule) -> Option<Seat> {
        self.players
            .seats()
            .filter_map(|seat| Some((self.standing(seat, rule)?, seat)))
            .max()
            .map(|(_, seat)| seat)
    }

    /// Who is winning under the rule in force, if anyone.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        self.leader_under(self.rule())
    }

    /// Whether the player to move is winning now.
    #[must_use]
    pub fn is_mover_winning(&self) -> bool {
        self.leader() == Some(self.turn)
    }

    /// The legal moves of the player to move, who holds `hand`.
    #[must_use]
    pub fn legal_moves(&self, hand: CardSet) -> Moves {
        let mut moves = Moves::new();
        let mut offer = |mv| {
            if self.check(hand, mv).is_ok() {
                moves.push(mv);
            }
        };
        match self.phase {
            Phase::Start => {
                hand.iter().map(Move::Play).for_each(&mut offer);
                hand.iter().map(Move::ToCanvas).for_each(&mut offer);
                offer(Move::Pass);
            }
            Phase::Take => self
                .takeable()
                .iter()
                .map(Move::ToDeck)
                .for_each(&mut offer),
            Phase::Recycle(seven) => {
                let cards = self.recyclable(seven);
                cards.iter().map(Move::ToCanvas).for_each(&mut offer);
                cards.iter().map(Move::ToDeck).for_each(&mut offer);
            }
            Phase::PlayAgain => hand.iter().map(Move::Play).for_each(&mut offer),
            Phase::Played => {
                hand.iter().map(Move::ToCanvas).for_each(&mut offer);
                offer(Move::End);
            }
            Phase::Discarded => {
                hand.iter().map(Move::Play).for_each(&mut offer);
                offer(Move::End);
            }
            Phase::MayDraw => {
                offer(Move::Draw);
                offer(Move::End);
            }
            Phase::Done => offer(Move::End),
            Phase::Over => {}
        }
        moves
    }

    /// Whether the player to move, who holds `hand`, may make a move.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn check(&self, hand: CardSet, mv: Move) -> Result<(), IllegalMove> {
        if self.phase == Phase::Over {
            return Err(IllegalMove::Over);
        }
        self.check_step(hand, mv)?;
        let must_stay = match mv {
            Move::Play(card) => self.must_stay_with(card),
            _ => self.must_stay,
        };
        if must_stay && !self.after(hand, mv).can_stay() {
            return Err(IllegalMove::CannotStay);
        }
        Ok(())
    }

    /// Whether a turn in which this card is played next has to end winning.
    fn must_stay_with(&self, card: Card) -> bool {
        let actions = self.ruleset.actions();
        self.must_stay || actions.is_some_and(|actions| actions.demands_staying(card.value()))
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
                if self.ruleset.discard_bonus() == DiscardBonus::Limit && worth(card) < palette {
                    return Err(IllegalMove::TooLow { card, palette });
                }
                self.check_winning(self.leader_under(card.color()))
            }
            (Move::ToCanvas(card), Phase::Recycle(seven)) => {
                self.check_recycle(seven, card)?;
                self.check_recycle_canvas(card)
            }
            (Move::ToDeck(card), Phase::Recycle(seven)) => {
                self.check_recycle(seven, card)?;
                let actions = self.ruleset.actions();
                match actions.map(|actions| actions.recycle_deck) {
                    Some(RecycleDeck::Always) => Ok(()),
                    None | Some(RecycleDeck::Never) => Err(IllegalMove::NotForAction(card)),
                }
            }
            (Move::ToDeck(card), Phase::Take) => {
                let others = self.seats_in().filter(|&seat| seat != self.turn);
                let open = others.fold(CardSet::EMPTY, |all, seat| all | self.palette(seat));
                there(open, card)?;
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

    fn check_winning(&self, leader: Option<Seat>) -> Result<(), IllegalMove> {
        if leader == Some(self.turn) {
            Ok(())
        } else {
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
        if condition == Some(RecycleCanvas::IfWinningAndNotTooLow) && worth(card) < palette {
            return Err(IllegalMove::TooLow { card, palette });
        }
        self.check_winning(after.leader_under(card.color()))
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
            .fold(CardSet::EMPTY, |all, palette| all | palette)
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

    /// Whether some way is left to end the turn winning, for a hand that cannot
    /// grow any more before the turn ends.
    fn can_still_win(&self, hand: CardSet) -> bool {
        match self.phase {
            Phase::Played => {
                self.is_mover_winning()
                    || hand
                        .iter()
                        .any(|card| self.check_step(hand, Move::ToCanvas(card)).is_ok())
            }
            Phase::Take | Phase::Recycle(_) => {
                let mut free = self.clone();
                free.must_stay = false;
                free.legal_moves(hand)
                    .into_iter()
                    .any(|mv| self.after(hand, mv).can_stay())
            }
            _ => self.is_mover_winning(),
        }
    }

    /// The table and the hand after a move that was checked.
    fn after(&self, hand: CardSet, mv: Move) -> Prospect {
        let mut table = self.clone();
        let mut hand = hand;
        if mv == Move::End {
            // Whoever ends the turn stays in if winning now: nothing moves before that.
            table.phase = Phase::Done;
        } else {
            table.apply(&mut hand, mv);
        }
        Prospect { table, hand }
    }

    /// Carries out a move that was checked; the hand is that of the player to
    /// move. A card drawn from the deck is not yet in it.
    pub(super) fn apply(&mut self, hand: &mut CardSet, mv: Move) -> DeckChange {
        let own = self.turn.index();
        match mv {
            Move::Play(card) => {
                self.must_stay = self.must_stay_with(card);
                hand.remove(card);
                self.palettes[own].insert(card);
                return self.start_action(*hand, card);
            }
            Move::ToCanvas(card) if self.palettes[own].remove(card) => {
                self.canvas.push(card);
                self.phase = self.after_play();
            }
            Move::ToCanvas(card) => {
                hand.remove(card);
                let palette = self.palettes[own].len();
                self.canvas.push(card);
                self.discarded = true;
                self.phase = self.after_discard(worth(card) > palette);
            }
            Move::ToDeck(card) => {
                for palette in &mut self.palettes {
                    palette.remove(card);
                }
                self.deck_size += 1;
                self.phase = self.after_play();
                return DeckChange::Put(card);
            }
            Move::Draw => {
                self.deck_size -= 1;
                self.phase = Phase::Done;
                return DeckChange::Draw;
            }
            Move::Pass => self.end_turn(false),
            Move::End => self.end_turn(self.is_mover_winning()),
        }
        DeckChange::None
    }

    /// What a card that was just played to the palette sets going.
    fn start_action(&mut self, hand: CardSet, card: Card) -> DeckChange {
        self.phase = self.after_play();
        if self.ruleset.actions().is_none() {
            return DeckChange::None;
        }
        let begun = match card.value().get() {
            1 => Phase::Take,
            3 if self.deck_size > 0 => {
                self.deck_size -= 1;
                return DeckChange::Draw;
            }
            5 => Phase::PlayAgain,
            7 => Phase::Recycle(card),
            _ => return DeckChange::None,
        };
        let finished = std::mem::replace(&mut self.phase, begun);
        if !self.has_choice(hand) {
            self.phase = finished;
        }
        DeckChange::None
    }

    /// Whether the table allows any choice for the action that has begun,
    /// whatever becomes of its player.
    fn has_choice(&self, hand: CardSet) -> bool {
        match self.phase {
            Phase::Take => !self.takeable().is_empty(),
            Phase::Recycle(seven) => self.recyclable(seven).iter().any(|card| {
                [Move::ToDeck(card), Move::ToCanvas(card)]
                    .into_iter()
                    .any(|mv| self.check_step(hand, mv).is_ok())
            }),
            _ => !self.legal_moves(hand).is_empty(),
        }
    }

    /// The phase after a play with its actions.
    const fn after_play(&self) -> Phase {
        if self.discarded {
            Phase::Done
        } else {
            Phase::Played
        }
    }

    /// The phase after a discard from hand.
    fn after_discard(&self, is_high: bool) -> Phase {
        if self.phase == Phase::Start && self.ruleset.order() == TurnOrder::Either {
            return Phase::Discarded;
        }
        let earns_draw = self.ruleset.discard_bonus() == DiscardBonus::Draw && is_high;
        if earns_draw && self.deck_size > 0 {
            Phase::MayDraw
        } else {
            Phase::Done
        }
    }

    /// Passes the turn on; the player who ends it stays in, or is out.
    fn end_turn(&mut self, stays: bool) {
        self.out[self.turn.index()] |= !stays;
        self.discarded = false;
        self.must_stay = false;
        let mut next = self.players.after(self.turn);
        while self.is_out(next) {
            next = self.players.after(next);
        }
        self.turn = next;
        self.phase = if self.seats_in().count() == 1 {
            Phase::Over
        } else {
            Phase::Start
        };
    }
}

/// A table and the mover's hand as they would be.
struct Prospect {
    table: Table,
    hand: CardSet,
}

impl Prospect {
    fn can_stay(&self) -> bool {
        self.table.can_still_win(self.hand)
    }
}

/// What the value of a card counts when it is measured against a palette.
const fn worth(card: Card) -> usize {
    Value::get(card.value()) as usize
}

fn there(cards: CardSet, card: Card) -> Result<(), IllegalMove> {
    if cards.contains(card) {
        Ok(())
    } else {
        Err(IllegalMove::NotThere(card))
    }
}
