//! Cards, and who is winning: sections 1 and 2 of the rules.

use std::cmp::Reverse;

/// A colour's letter and a value.
pub(crate) type Card = (char, u8);

/// The colours, that which wins ties first.
const COLORS: &str = "ROYGBIV";

/// What cards are compared by: the value, then how near red the colour is.
fn height(card: Card) -> (u8, Reverse<usize>) {
    let (color, value) = card;
    let place = COLORS.find(color).expect("a colour");
    (value, Reverse(place))
}

/// Sorts cards as they are written: the highest first.
pub(crate) fn sort(cards: &mut [Card]) {
    cards.sort_by_key(|&card| Reverse(height(card)));
}

fn highest(cards: &[Card]) -> Option<Card> {
    cards.iter().copied().max_by_key(|&card| height(card))
}

fn filter(cards: &[Card], keep: impl Fn(Card) -> bool) -> Vec<Card> {
    cards.iter().copied().filter(|&card| keep(card)).collect()
}

/// Section 2: every set of cards that the rule accepts and that has no obvious
/// better one within the same choice.
fn sets(rule: char, palette: &[Card]) -> Vec<Vec<Card>> {
    let of_value = |value| filter(palette, |card| card.1 == value);
    let of_color = |color| filter(palette, |card| card.0 == color);
    match rule {
        'R' => palette.iter().map(|&card| vec![card]).collect(),
        'O' => (1..=7).map(of_value).collect(),
        'Y' => COLORS.chars().map(of_color).collect(),
        'G' => vec![filter(palette, |card| card.1 % 2 == 0)],
        'B' => {
            let colors = COLORS.chars();
            vec![colors.filter_map(|c| highest(&of_color(c))).collect()]
        }
        'I' => {
            let mut runs = Vec::new();
            for low in 1..=7 {
                for high in low..=7 {
                    let run: Option<Vec<Card>> = (low..=high)
                        .map(|value| highest(&of_value(value)))
                        .collect();
                    runs.extend(run);
                }
            }
            runs
        }
        'V' => vec![filter(palette, |card| card.1 < 4)],
        _ => unreachable!("{rule} is no rule"),
    }
}

/// Section 2: the set that counts; empty if nothing qualifies.
pub(crate) fn qualifying(rule: char, palette: &[Card]) -> Vec<Card> {
    let mut best = sets(rule, palette)
        .into_iter()
        .max_by_key(|set| standing(set))
        .unwrap_or_default();
    sort(&mut best);
    best
}

/// More cards, or equally many with the higher top card.
fn standing(set: &[Card]) -> (usize, Option<(u8, Reverse<usize>)>) {
    (set.len(), highest(set).map(height))
}

/// Section 2: who is winning among palettes, from 0; `None` stands for a player who is out.
pub(crate) fn leader(rule: char, palettes: &[Option<Vec<Card>>]) -> Option<usize> {
    let mut leader = None;
    let mut best = standing(&[]);
    for (number, palette) in palettes.iter().enumerate() {
        let Some(palette) = palette else { continue };
        let own = standing(&qualifying(rule, palette));
        if own > best {
            best = own;
            leader = Some(number);
        }
    }
    leader
}
