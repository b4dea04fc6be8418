//! Sets of the cards that a player held at the start of a search.

/// A set of them: bit *n* stands for card *n*. A card alone is given as such a set, too.
pub(super) type HandBits = u16;

/// How many cards a set has room for. A table of so many entries needs no check of bounds.
pub(super) const BITS: usize = HandBits::BITS as usize;

/// The largest hand with any number of players.
pub(super) const MAX_HAND: usize = 10;

/// All cards of the largest hand.
pub(super) const ALL_CARDS: HandBits = (1 << MAX_HAND) - 1;

/// The largest hand with a number of players: so that a position of the search has a key.
pub(super) const fn largest_hand(players: usize) -> usize {
    match players {
        2 => MAX_HAND,
        3 => 9,
        _ => 7,
    }
}

/// The number of a card.
pub(super) const fn number(card: HandBits) -> usize {
    card.trailing_zeros() as usize % BITS
}

/// The lowest card of a set; none of none.
pub(super) const fn lowest(cards: HandBits) -> HandBits {
    cards & cards.wrapping_neg()
}

/// Each card of a set.
pub(super) fn each(mut cards: HandBits) -> impl Iterator<Item = HandBits> {
    std::iter::from_fn(move || {
        let card = lowest(cards);
        cards &= !card;
        (card != 0).then_some(card)
    })
}
