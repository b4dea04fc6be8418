//! Weights by which [`outlook`](super::outlook) rates a position after a turn, learned from solved deals. To learn them again:
//!
//! ```sh
//! cargo run --profile bench --no-default-features --example lab -- values --deals 12000 --seed 1
//! ```

use super::outlook::Weights;

/// For [`Casual2`](super::Casual2), which looks at nothing but the cards in its hand.
#[rustfmt::skip]
pub(super) const CASUAL_2: Weights = [
    0, // replies
    0, // replies by a play
    0, // replies by a discard
    0, // replies by both
    0, // own turns of two cards
    0, // own discards
    0, // own plays under any rule
    659, // cards in hand
    0, // cards in hand, as a logarithm
    0, // an empty hand
    0, // a single card in hand
    90, // a 1 in hand
    6, // a 2 in hand
    6, // a 3 in hand
    40, // a 4 in hand
    60, // a 5 in hand
    -41, // a 6 in hand
    -162, // a 7 in hand
    -55, // a red card in hand
    -32, // an orange card in hand
    -28, // a yellow card in hand
    -13, // a green card in hand
    5, // a blue card in hand
    18, // an indigo card in hand
    104, // a violet card in hand
    0, // a 1 in the palette
    0, // a 2 in the palette
    0, // a 3 in the palette
    0, // a 4 in the palette
    0, // a 5 in the palette
    0, // a 6 in the palette
    0, // a 7 in the palette
    0, // a red card in the palette
    0, // an orange card in the palette
    0, // a yellow card in the palette
    0, // a green card in the palette
    0, // a blue card in the palette
    0, // an indigo card in the palette
    0, // a violet card in the palette
];

/// For [`Skilled2`](super::Skilled2).
#[rustfmt::skip]
pub(super) const SKILLED_2: Weights = [
    -554, // replies
    -91, // replies by a play
    56, // replies by a discard
    237, // replies by both
    251, // own turns of two cards
    91, // own discards
    -86, // own plays under any rule
    1084, // cards in hand
    -507, // cards in hand, as a logarithm
    -1450, // an empty hand
    783, // a single card in hand
    -78, // a 1 in hand
    30, // a 2 in hand
    14, // a 3 in hand
    -34, // a 4 in hand
    -80, // a 5 in hand
    104, // a 6 in hand
    43, // a 7 in hand
    245, // a red card in hand
    -42, // an orange card in hand
    -69, // a yellow card in hand
    13, // a green card in hand
    -108, // a blue card in hand
    -84, // an indigo card in hand
    45, // a violet card in hand
    262, // a 1 in the palette
    527, // a 2 in the palette
    503, // a 3 in the palette
    426, // a 4 in the palette
    313, // a 5 in the palette
    566, // a 6 in the palette
    379, // a 7 in the palette
    599, // a red card in the palette
    366, // an orange card in the palette
    370, // a yellow card in the palette
    469, // a green card in the palette
    359, // a blue card in the palette
    347, // an indigo card in the palette
    467, // a violet card in the palette
];
