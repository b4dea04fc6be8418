//! What one seat knows of a round (section 8).

use super::card::Card;
use super::card_set::CardSet;
use super::legality::{IllegalMove, Moves};
use super::round::Round;
use super::seat::Seat;
use super::table::Table;
use super::transition::DeckChange;
use super::turn::Move;

/// A round as one player sees it: the open table, the player's own hand, how many cards the
/// others hold, and which of the hidden cards everyone has seen (section 8).
///
/// There is no [`Round`] in it, so whoever gets a view cannot peek. Still it can list the
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

    /// The same view without the player's hand: what everyone knows.
    #[must_use]
    pub fn covered(mut self) -> Self {
        self.hand = CardSet::EMPTY;
        self
    }

    /// The same view before the player has looked at some cards in hand: they count, but are
    /// not known.
    #[must_use]
    pub fn without_unseen(mut self, cards: CardSet) -> Self {
        self.hand = self.hand - cards;
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

    /// The player's own hand.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// How many cards a seat has in hand.
    #[must_use]
    pub const fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat.index()]
    }

    /// The cards in the hand of a seat that everyone has seen go there.
    #[must_use]
    pub const fn shown(&self, seat: Seat) -> CardSet {
        self.shown[seat.index()]
    }

    /// The cards on top of the deck that everyone has seen go there, the top card last.
    #[must_use]
    pub fn deck_top(&self) -> &[Card] {
        &self.deck_top
    }

    /// Whether the player of this view is to move.
    #[must_use]
    pub fn is_to_move(&self) -> bool {
        self.table.turn() == self.seat && self.table.winner().is_none()
    }

    /// The legal moves of the player of this view; none if another player is to move.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        if self.is_to_move() {
            self.table.legal_moves(self.hand)
        } else {
            Moves::new()
        }
    }

    /// Checks whether the player of this view may make a move.
    ///
    /// # Errors
    ///
    /// If the move is not legal, why not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_to_move() {
            self.table.check(self.hand, mv)
        } else {
            Err(IllegalMove::NotNow)
        }
    }

    /// The view after a move of its own player. A card drawn from the deck stays unknown,
    /// unless everyone had seen it go there: [`View::hand_size`] counts it, but it is not in
    /// [`View::hand`].
    ///
    /// # Errors
    ///
    /// If the move is not legal, why not.
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

    /// The cards that this player cannot place: they do not lie open, are not in the
    /// player's hand, and not everyone has seen where they went. They are in the other
    /// hands, in the deck, or not part of the round.
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
    /// A round that would look like this to the player. The [unknown](View::unknown) cards
    /// are dealt in the order given: first to the hands, until each has its size, then to the
    /// deck, from the bottom up. Cards that are left over do not take part; if there are too
    /// few, hands or deck stay smaller than they are.
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
    /// The view of the player to move in a position, for the tests of other layers.
    pub(crate) fn of_position(text: &str) -> Self {
        let setup: super::Setup = text.parse().expect(text);
        let round = Round::try_from(setup).expect(text);
        round.view(round.table().turn())
    }
}
