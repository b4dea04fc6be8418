//! A round with all its cards, hidden ones included.

use super::card::Card;
use super::card_set::CardSet;
use super::lead_threshold::LeadThreshold;
use super::legality::{IllegalMove, IllegalTurn, Moves};
use super::pile::Pile;
use super::ruleset::Ruleset;
use super::seat::{PlayerCount, Seat};
use super::seed::Seed;
use super::standings::Standings;
use super::table::{Phase, Table};
use super::transition::DeckChange;
use super::turn::{Move, Turn};
use super::view::View;

/// A round with every card: the public [`Table`], the hands and the deck.
///
/// It comes from a deal, [`Round::deal`], or from a position: `Round::try_from` checks a
/// [`Setup`](super::Setup). A player may see only the [`View`] of the player's own seat.
///
/// ```
/// use red7::game::{PlayerCount, Round, Ruleset};
///
/// let mut round = Round::deal(Ruleset::default(), PlayerCount::THREE, "red7game".parse()?);
/// while round.table().winner().is_none() {
///     let moves = round.legal_moves();
///     round.play(moves[0])?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub(super) table: Table,
    pub(super) hands: [CardSet; Seat::MAX],
    pub(super) deck: Pile,
    /// Number of cards on top of the deck that everyone saw go there.
    pub(super) deck_seen: usize,
    /// Cards in each hand that everyone knows.
    pub(super) shown: [CardSet; Seat::MAX],
}

/// Number of cards in a dealt hand.
const HAND: usize = 7;

impl PlayerCount {
    /// Number of cards dealt to these players: a hand of seven and a palette card each. If fewer
    /// are left, no further round begins (section 5).
    #[must_use]
    pub const fn cards_dealt(self) -> usize {
        (HAND + 1) * self.get()
    }
}

impl Round {
    /// Deals the first round of a seed. Each seat in turn gets a hand of seven from the top of the
    /// shuffled cards, then each gets its palette card; the rest is the deck. The seat after the
    /// one with the highest palette card moves first.
    #[must_use]
    pub fn deal(ruleset: Ruleset, players: PlayerCount, seed: Seed) -> Self {
        Self::deal_round(ruleset, players, seed, 0)
    }

    /// Deals the round after `earlier` others, as if no cards had been scored in those.
    #[must_use]
    pub fn deal_round(ruleset: Ruleset, players: PlayerCount, seed: Seed, earlier: usize) -> Self {
        Self::deal_later(ruleset, players, seed, earlier, [CardSet::EMPTY; Seat::MAX])
    }

    /// Deals the round after `earlier` others: as [`Round::deal`], but with a shuffle of its own,
    /// and without the cards in score piles. Nothing else in the earlier rounds matters.
    pub(super) fn deal_later(
        ruleset: Ruleset,
        players: PlayerCount,
        seed: Seed,
        earlier: usize,
        scored: [CardSet; Seat::MAX],
    ) -> Self {
        let away: CardSet = scored.into_iter().collect();
        let mut cards = Card::ALL;
        seed.deal_generator(earlier).shuffle(&mut cards);
        let cards = cards.into_iter().filter(|&card| !away.contains(card));
        Self::deal_cards(ruleset, players, cards, scored)
    }

    /// Deals cards in the given order; they are distinct, and none of them is `scored`. If there
    /// are too few, hands stay too small.
    pub(crate) fn deal_cards(
        ruleset: Ruleset,
        players: PlayerCount,
        cards: impl DoubleEndedIterator<Item = Card>,
        scored: [CardSet; Seat::MAX],
    ) -> Self {
        let mut next = cards;
        let mut hands = [CardSet::EMPTY; Seat::MAX];
        let mut palettes = [CardSet::EMPTY; Seat::MAX];
        for seat in players.seats() {
            hands[seat.index()] = next.by_ref().take(HAND).collect();
        }
        for seat in players.seats() {
            palettes[seat.index()] = next.by_ref().take(1).collect();
        }
        let deck: Pile = next.rev().collect();
        let leader = players
            .seats()
            .max_by_key(|seat| palettes[seat.index()].highest())
            .unwrap_or(Seat::FIRST);
        let turn = players.after(leader);
        let others = players.seats().filter(|&seat| seat != turn);
        let table = Table {
            ruleset,
            players,
            palettes,
            standings: palettes.map(Standings::of),
            scored,
            out: [false; Seat::MAX],
            canvas: Pile::EMPTY,
            deck_size: deck.len(),
            turn,
            phase: Phase::Start,
            challenge: LeadThreshold::of(
                others.map(|seat| palettes[seat.index()]),
                ruleset.discard_bonus(),
            ),
            discarded: false,
            must_stay: false,
        };
        Self {
            table,
            hands,
            deck,
            deck_seen: 0,
            shown: [CardSet::EMPTY; Seat::MAX],
        }
    }

    /// Cards that the winner moves from palette to score pile: see [`Table::scored_cards`].
    #[must_use]
    pub fn scored_cards(&self) -> CardSet {
        self.table.scored_cards()
    }

    /// Score pile of a seat, with what its player has just won: see [`Table::pile`].
    #[must_use]
    pub fn pile(&self, seat: Seat) -> CardSet {
        self.table.pile(seat)
    }

    /// Winners of the game: see [`Table::game_winners`].
    #[must_use]
    pub fn game_winners(&self) -> Option<Vec<Seat>> {
        self.table.game_winners()
    }

    /// Public state: palettes, canvas, the seat to move.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Hand of a seat.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Cards of the deck, from the bottom to the top: the last card is drawn first.
    #[must_use]
    pub fn deck(&self) -> &[Card] {
        self.deck.cards()
    }

    /// Returns this round with all hands open: every [`View`] of it shows them.
    #[must_use]
    pub const fn with_open_hands(mut self) -> Self {
        self.shown = self.hands;
        self
    }

    /// Information that the player of a seat has.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    /// Legal moves of the player to move; empty once the round is over.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        self.table.legal_moves(self.hand(self.table.turn))
    }

    /// Makes a move for the player to move.
    ///
    /// # Errors
    ///
    /// If the move is illegal, the reason; the round is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.table.check(self.hand(self.table.turn), mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Makes a move that is known to be legal, for searches.
    pub(super) fn play_unchecked(&mut self, mv: Move) {
        let mover = self.table.turn.index();
        let change = self.table.apply(&mut self.hands[mover], mv);
        match change {
            DeckChange::None => {}
            DeckChange::Put(card) => {
                self.deck.push(card);
                self.deck_seen += 1;
            }
            DeckChange::Draw => {
                if let Some(card) = self.deck.pop() {
                    self.hands[mover].insert(card);
                    if self.deck_seen > 0 {
                        self.deck_seen -= 1;
                        self.shown[mover].insert(card);
                    }
                }
            }
        }
        self.shown[mover] = self.shown[mover] & self.hands[mover];
    }

    /// Makes all moves of a turn for the player to move, and ends the turn.
    ///
    /// # Errors
    ///
    /// If a move is illegal, or the turn cannot end after the last one: that move, and the reason.
    /// The round is then unchanged.
    pub fn play_turn(&mut self, turn: &Turn) -> Result<(), IllegalTurn> {
        let mut after = self.clone();
        let mover = after.table.turn;
        let end = (!turn.is_pass()).then_some(Move::End);
        for (index, mv) in turn.moves().iter().copied().chain(end).enumerate() {
            let illegal = |reason| IllegalTurn { index, mv, reason };
            // After a pass another player is to move, unless the round is over.
            if after.table.turn != mover && after.table.winner().is_none() {
                return Err(illegal(IllegalMove::NotNow));
            }
            after.play(mv).map_err(illegal)?;
        }
        *self = after;
        Ok(())
    }
}
