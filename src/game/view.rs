//! What one seat knows of a round (section 8 of the rules).

use super::card::Card;
use super::card_set::CardSet;
use super::legality::{IllegalMove, Moves};
use super::round::Round;
use super::seat::Seat;
use super::table::Table;
use super::transition::DeckChange;
use super::turn::Move;

/// A round as one player sees it. It holds no [`Round`], so whoever gets a view
/// cannot peek.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    table: Table,
    seat: Seat,
    hand: CardSet,
    hand_sizes: [usize; Seat::MAX],
    shown: [CardSet; Seat::MAX],
    deck_top: Vec<Card>,
}

impl View {
    pub(super) fn of(round: &Round, seat: Seat) -> Self {
        let unseen = round.deck().len() - round.deck_seen;
        Self {
            table: round.table.clone(),
            seat,
            hand: round.hand(seat),
            hand_sizes: round.hands.map(CardSet::len),
            shown: round.shown,
            deck_top: round.deck()[unseen..].to_vec(),
        }
    }

    /// What all know of what this player knows: the hand is not seen.
    #[must_use]
    pub fn covered(mut self) -> Self {
        self.hand = CardSet::EMPTY;
        self
    }

    /// What lies open for all.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The own hand.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// How many cards a seat holds.
    #[must_use]
    pub const fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat.index()]
    }

    /// The cards in a hand that all know of.
    #[must_use]
    pub const fn shown(&self, seat: Seat) -> CardSet {
        self.shown[seat.index()]
    }

    /// The cards on top of the deck that all know of, the topmost last.
    #[must_use]
    pub fn deck_top(&self) -> &[Card] {
        &self.deck_top
    }

    /// Whether the player of this view is to move.
    #[must_use]
    pub fn is_to_move(&self) -> bool {
        self.table.turn() == self.seat && self.table.winner().is_none()
    }

    /// The moves that the player of this view may make now; none if another is to move.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        if self.is_to_move() {
            self.table.legal_moves(self.hand)
        } else {
            Moves::new()
        }
    }

    /// Whether the player of this view may make a move now.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_to_move() {
            self.table.check(self.hand, mv)
        } else {
            Err(IllegalMove::NotNow)
        }
    }

    /// The view after a legal move of its own player. A card drawn from the deck
    /// that not all have seen stays unknown: the hand counts it, but does not show it.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    pub fn after(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.check(mv)?;
        let mut after = self.clone();
        let own = self.seat.index();
        let change = after.table.apply(&mut after.hand, mv);
        let kept = self.hand_sizes[own] - (self.hand.len() - after.hand.len());
        after.hand_sizes[own] = kept;
        match change {
            DeckChange::None => {}
            DeckChange::Put(card) => after.deck_top.push(card),
            DeckChange::Draw => {
                after.hand_sizes[own] += 1;
                if let Some(card) = after.deck_top.pop() {
                    after.hand.insert(card);
                    after.shown[own].insert(card);
                }
            }
        }
        after.shown[own] = after.shown[own] & after.hand;
        Ok(after)
    }

    /// The cards whose place this player does not know: those that are neither
    /// open, nor in the own hand, nor shown to all. They lie in the other hands
    /// and in the deck.
    #[must_use]
    pub fn unknown(&self) -> CardSet {
        let table = &self.table;
        let piles: CardSet = table
            .canvas()
            .iter()
            .chain(&self.deck_top)
            .copied()
            .collect();
        let seats = table.players().seats();
        let of_seats: CardSet = seats
            .flat_map(|seat| [table.palette(seat), table.scored(seat), self.shown(seat)])
            .collect();
        CardSet::FULL - piles - of_seats - self.hand
    }
}

impl View {
    /// A round that looks like this to the player: the unknown cards are dealt in the
    /// order given, first to the places in hands that the player does not know, then,
    /// from the bottom, to those in the deck. What is left over takes no part. For all
    /// that the player knows every order is equally likely.
    ///
    /// If there are too few cards, some of those places stay empty.
    #[must_use]
    pub fn world(&self, unknown: &[Card]) -> Round {
        let mut rest = unknown.iter().copied();
        let mut hands = self.shown;
        hands[self.seat.index()] = self.hand;
        for seat in self.table.players().seats() {
            let hand = &mut hands[seat.index()];
            let hidden = self.hand_size(seat).saturating_sub(hand.len());
            *hand = rest.by_ref().take(hidden).fold(*hand, CardSet::with);
        }
        let hidden = self.table.deck_size() - self.deck_top.len();
        let hidden = rest.take(hidden);
        Round {
            table: self.table.clone(),
            hands,
            deck: hidden.chain(self.deck_top.iter().copied()).collect(),
            deck_seen: self.deck_top.len(),
            shown: self.shown,
        }
    }
}

#[cfg(test)]
impl View {
    /// The view of the player to move in a position, for the tests of other layers.
    pub(crate) fn of_position(text: &str) -> Self {
        let setup: super::Setup = text.parse().expect(text);
        let round = Round::try_from(setup).expect(text);
        round.view(round.table().turn())
    }
}
