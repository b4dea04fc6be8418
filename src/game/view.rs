//! The information that one seat has about a round (section 8).

use super::card::Card;
use super::card_set::CardSet;
use super::legality::{IllegalMove, Moves};
use super::round::Round;
use super::seat::Seat;
use super::table::Table;
use super::transition::DeckChange;
use super::turn::Move;

/// A round as one player sees it: the public table, the player's own hand, the number of cards in
/// the other hands, and the hidden cards that everyone has seen (section 8).
///
/// It contains no [`Round`], so code that has only a view cannot peek. A view can still list the
/// player's legal moves and look ahead:
///
/// ```
/// use red7::game::{PlayerCount, Round, Ruleset};
///
/// let round = Round::deal(Ruleset::default(), PlayerCount::TWO, "red7game".parse()?);
/// let view = round.view(round.table().turn());
/// for mv in view.legal_moves() {
///     let after = view.after(mv)?;
///     if after.is_to_move() && after.table().is_mover_winning() {
///         println!("{mv} would leave you winning");
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// Returns this view without the player's hand: public information only.
    #[must_use]
    pub fn covered(mut self) -> Self {
        self.hand = CardSet::EMPTY;
        self
    }

    /// Returns this view as it was before the player looked at these cards in hand:
    /// [`View::hand_size`] counts them, but they are unknown.
    #[must_use]
    pub fn without_unseen(mut self, cards: CardSet) -> Self {
        self.hand = self.hand - cards;
        self
    }

    /// Public state of the round.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Seat of the player whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Hand of this player.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// Number of cards in the hand of a seat.
    #[must_use]
    pub const fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat.index()]
    }

    /// Cards in the hand of a seat that everyone saw go there.
    #[must_use]
    pub const fn shown(&self, seat: Seat) -> CardSet {
        self.shown[seat.index()]
    }

    /// Cards on top of the deck that everyone saw go there, the top card last.
    #[must_use]
    pub fn deck_top(&self) -> &[Card] {
        &self.deck_top
    }

    /// Returns `true` if the player of this view is to move.
    #[must_use]
    pub fn is_to_move(&self) -> bool {
        self.table.turn() == self.seat && self.table.winner().is_none()
    }

    /// Legal moves of the player of this view; empty if another player is to move.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        if self.is_to_move() {
            self.table.legal_moves(self.hand)
        } else {
            Moves::new()
        }
    }

    /// Checks whether a move of this player is legal.
    ///
    /// # Errors
    ///
    /// If the move is illegal, the reason.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_to_move() {
            self.table.check(self.hand, mv)
        } else {
            Err(IllegalMove::NotNow)
        }
    }

    /// Returns the view after a move of its own player. A card drawn from the deck stays unknown,
    /// unless everyone had seen it go there: [`View::hand_size`] counts it, but it is not in
    /// [`View::hand`].
    ///
    /// # Errors
    ///
    /// If the move is illegal, the reason.
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

    /// Cards whose place this player does not know: they are not on the table or in the player's
    /// hand, and not everyone has seen where they went. They are in the other hands, in the deck,
    /// or not part of the round.
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
    /// Returns a determinization of this view: a round that would look like this to the player. The
    /// [unknown](View::unknown) cards are dealt in the order given: first to the hands, until each
    /// has its size, then to the deck, from the bottom up. Cards left over do not take part; if
    /// there are too few, hands or the deck stay too small.
    ///
    /// To the player, every order of the unknown cards is equally likely:
    /// [`Worlds`](crate::bots::Worlds) draws such rounds at random.
    #[must_use]
    pub fn determinize(&self, unknown: &[Card]) -> Round {
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
    /// View of the player to move in a position, for the tests of other layers.
    pub(crate) fn of_position(text: &str) -> Self {
        let setup: super::Setup = text.parse().expect(text);
        let round = Round::try_from(setup).expect(text);
        round.view(round.table().turn())
    }
}
