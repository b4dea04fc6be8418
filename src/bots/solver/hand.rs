//! Sets of the cards that a player held at the start of a search.

/// A set: bit *n* stands for card *n*. A single card is such a set, too.
pub(super) type HandBits = u16;

/// Number of cards that a set has room for. A table with an entry for each set needs no bounds checks.
pub(super) const BITS: usize = HandBits::BITS as usize;

/// Size of the largest hand with any number of players.
pub(super) const MAX_HAND: usize = 10;

/// All cards of the largest hand.
pub(super) const ALL_CARDS: HandBits = (1 << MAX_HAND) - 1;

/// Returns the size of the largest hand with this number of players. The key of a position has no room for more.
pub(super) const fn largest_hand(players: usize) -> usize {
    match players {
        2 => MAX_HAND,
        3 => 9,
        _ => 7,
    }
}

/// Returns the number of a card.
pub(super) const fn number(card: HandBits) -> usize {
    card.trailing_zeros() as usize % BITS
}

/// Returns the lowest card of a set; the empty set for the empty set.
pub(super) const fn lowest(cards: HandBits) -> HandBits {
    cards & cards.wrapping_neg()
}

/// Returns each card of a set.
pub(super) fn each(mut cards: HandBits) -> impl Iterator<Item = HandBits> {
    std::iter::from_fn(move || {
        let card = lowest(cards);
        cards &= !card;
        (card != 0).then_some(card)
    })
}
