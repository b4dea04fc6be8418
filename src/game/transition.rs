//! Effects of moves on the table.

use super::action_rules::ActionKind;
use super::card::Card;
use super::card_set::CardSet;
use super::ruleset::{DiscardBonus, TurnOrder};
use super::standings::Standings;
use super::table::{Phase, Table};
use super::turn::Move;

/// Effect of a move on the deck, which is not part of the public state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeckChange {
    /// No effect.
    None,
    /// The player to move draws the top card.
    Draw,
    /// This card goes on top of the deck.
    Put(Card),
}

impl Table {
    /// Applies a legal move; `hand` is the hand of the player to move. The caller adds a card drawn
    /// from the deck to it.
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
                self.canvas.push(card);
                self.phase = self.after_discard(card);
                self.discarded = true;
            }
            Move::ToDeck(card) => {
                for (palette, standings) in self.palettes.iter_mut().zip(&mut self.standings) {
                    if palette.remove(card) {
                        *standings = Standings::of(*palette);
                    }
                }
                self.challenge = self.compute_lead_threshold(self.turn);
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

    /// Starts the action of a card that was just played to the palette.
    fn start_action(&mut self, hand: CardSet, card: Card) -> DeckChange {
        self.phase = self.after_play();
        let begun = match self.action(card) {
            Some(ActionKind::Take) => Phase::Take,
            Some(ActionKind::Draw) if self.deck_size > 0 => {
                self.deck_size -= 1;
                return DeckChange::Draw;
            }
            Some(ActionKind::PlayAgain) => Phase::PlayAgain,
            Some(ActionKind::Move) => Phase::Recycle(card),
            Some(ActionKind::Draw) | None => return DeckChange::None,
        };
        let finished = std::mem::replace(&mut self.phase, begun);
        if !self.has_choice(hand) {
            self.phase = finished;
        }
        DeckChange::None
    }

    /// Phase after a play and its action.
    const fn after_play(&self) -> Phase {
        if self.discarded {
            Phase::Done
        } else {
            Phase::Played
        }
    }

    /// Phase after a discard from hand.
    fn after_discard(&self, card: Card) -> Phase {
        if self.phase == Phase::Start && self.ruleset.order() == TurnOrder::Either {
            Phase::Discarded
        } else if self.earns_draw(card, self.palette(self.turn)) {
            Phase::MayDraw
        } else {
            Phase::Done
        }
    }

    /// Returns `true` if discarding a card next to this palette earns a draw.
    pub(super) fn earns_draw(&self, card: Card, palette: CardSet) -> bool {
        let is_high = usize::from(card.value().get()) > palette.len();
        is_high && self.ruleset.discard_bonus() == DiscardBonus::Draw && self.deck_size > 0
    }

    /// Action of a card when it is played in this round; `None` if it has no action, and always in
    /// a game without Actions.
    #[must_use]
    pub fn action(&self, card: Card) -> Option<ActionKind> {
        let action = card.value().action();
        action.filter(|_| self.ruleset.actions().is_some())
    }

    /// Ends the turn: its player stays in or goes out, and the next player is to move.
    fn end_turn(&mut self, stays: bool) {
        let mover = self.turn.index();
        self.out[mover] |= !stays;
        self.standings[mover] = Standings::of(self.palettes[mover]);
        self.discarded = false;
        self.must_stay = false;
        let mut next = self.players.after(self.turn);
        while self.is_out(next) {
            next = self.players.after(next);
        }
        self.turn = next;
        self.challenge = self.compute_lead_threshold(next);
        self.phase = if self.seats_in().count() == 1 {
            Phase::Over
        } else {
            Phase::Start
        };
    }
}
