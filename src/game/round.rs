//! A round, with all that is hidden.

use super::card::Card;
use super::card_set::CardSet;
use super::lead_threshold::LeadThreshold;
use super::legality::{IllegalMove, IllegalTurn, Moves};
use super::pile::Pile;
use super::ruleset::{Ruleset, Scoring};
use super::seat::{PlayerCount, Seat};
use super::seed::Seed;
use super::table::{Phase, Table};
use super::transition::DeckChange;
use super::turn::{Move, Turn};
use super::view::View;

/// A round with every card in it: what lies open on the [`Table`], the hands and the deck.
///
/// It comes from a deal, [`Round::deal`], or from a position that somebody wrote down:
/// `Round::try_from` checks a [`Setup`](super::Setup). What may be shown to a player is in
/// the [`View`] of that player's seat.
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
    /// How many cards from the top of the deck all have seen go there.
    pub(super) deck_seen: usize,
    /// The cards in each hand that all know of.
    pub(super) shown: [CardSet; Seat::MAX],
}

/// The size of a dealt hand.
const HAND: usize = 7;

impl PlayerCount {
    /// How many cards it takes to deal to them: a hand of seven and a palette card each.
    /// When fewer are left, no further round begins (section 5).
    #[must_use]
    pub const fn cards_dealt(self) -> usize {
        (HAND + 1) * self.get()
    }
}

impl Round {
    /// Deals the first round of a seed. Each seat in turn gets a hand of seven off the top of
    /// the shuffled cards, then each gets its palette card; the rest is the deck. The seat
    /// after the one with the highest palette card moves first.
    #[must_use]
    pub fn deal(ruleset: Ruleset, players: PlayerCount, seed: Seed) -> Self {
        Self::deal_round(ruleset, players, seed, 0)
    }

    /// Deals the round of a seed that comes after `earlier` others, as if nothing had been
    /// scored in them.
    #[must_use]
    pub fn deal_round(ruleset: Ruleset, players: PlayerCount, seed: Seed, earlier: usize) -> Self {
        Self::deal_later(ruleset, players, seed, earlier, [CardSet::EMPTY; Seat::MAX])
    }

    /// Deals the round after `earlier` others: as [`Round::deal`] with a shuffle of
    /// its own, and without the cards that are in score piles. What else happened
    /// before makes no difference.
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

    /// Deals cards that are in order already, each once and none of those that are `scored`.
    /// If there are too few, hands stay smaller than they should be.
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

    /// The cards that the winner moves from palette to score pile. None before the round is
    /// over, and none in Basic (sections 5 and 6).
    #[must_use]
    pub fn scored_cards(&self) -> CardSet {
        match (self.table.winner(), self.table.ruleset().scoring()) {
            (Some(winner), Scoring::Points) => {
                let palette = self.table.palette(winner);
                self.table.rule().qualifying(palette)
            }
            _ => CardSet::EMPTY,
        }
    }

    /// The score pile of a seat; for the winner of the round with the [spoils](Round::scored_cards).
    #[must_use]
    pub fn pile(&self, seat: Seat) -> CardSet {
        let scored = self.table.scored(seat);
        match self.table.winner() {
            Some(winner) if winner == seat => scored | self.scored_cards(),
            _ => scored,
        }
    }

    /// Who has won the game, if this round is over and the game ends with it. Equal highest
    /// scores share the win (sections 5 and 6).
    #[must_use]
    pub fn game_winners(&self) -> Option<Vec<Seat>> {
        let (ruleset, players) = (self.table.ruleset(), self.table.players());
        let round_winner = self.table.winner()?;
        if ruleset.scoring() == Scoring::Game {
            return Some(vec![round_winner]);
        }
        let points = |seat| self.pile(seat).points();
        let most = players.seats().map(points).max()?;
        let target = ruleset.target().points(players);
        let is_reached = target.is_some_and(|target| most >= target);
        let scored: usize = players.seats().map(|seat| self.pile(seat).len()).sum();
        let runs_short = Card::COUNT - scored < players.cards_dealt();
        let winners = players.seats().filter(|&seat| points(seat) == most);
        (is_reached || runs_short).then(|| winners.collect())
    }

    /// What lies open: palettes, canvas, whose turn it is.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of a seat.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The deck, from the bottom to the top: the last card is drawn first.
    #[must_use]
    pub fn deck(&self) -> &[Card] {
        self.deck.cards()
    }

    /// The same round with all hands open: every [`View`] of it shows them.
    #[must_use]
    pub const fn with_open_hands(mut self) -> Self {
        self.shown = self.hands;
        self
    }

    /// What the player of a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    /// The legal moves of the player to move; none once the round is over.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        self.table.legal_moves(self.hand(self.table.turn))
    }

    /// Makes a move for the player to move.
    ///
    /// # Errors
    ///
    /// If the move is not legal, why not. Then nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.table.check(self.hand(self.table.turn), mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Makes a move that is known to be legal: for search.
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
    /// If one of the moves is not legal, or the turn cannot end after the last one: which
    /// move it is, and why. Then nothing has changed.
    pub fn play_turn(&mut self, turn: &Turn) -> Result<(), IllegalTurn> {
        let mut after = self.clone();
        let mover = after.table.turn;
        let end = (!turn.is_pass()).then_some(Move::End);
        for (index, mv) in turn.moves().iter().copied().chain(end).enumerate() {
            let illegal = |reason| IllegalTurn { index, mv, reason };
            // After a pass it is another's turn, unless the round is over.
            if after.table.turn != mover && after.table.winner().is_none() {
                return Err(illegal(IllegalMove::NotNow));
            }
            after.play(mv).map_err(illegal)?;
        }
        *self = after;
        Ok(())
    }
}
