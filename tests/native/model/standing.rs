//! Cards and the leader: sections 1 and 2 of the rules.

use std::cmp::Reverse;

/// The letter of a colour, and a value.
pub(crate) type Card = (char, u8);

/// Colours, from the one that wins all ties down.
const COLORS: &str = "ROYGBIV";

/// Sort key of a card: the value, then how close its colour is to red.
fn height(card: Card) -> (u8, Reverse<usize>) {
    let (color, value) = card;
    let place = COLORS.find(color).expect("a colour");
    (value, Reverse(place))
}

/// Sorts cards as they are written: highest first.
pub(crate) fn sort(cards: &mut [Card]) {
    cards.sort_by_key(|&card| Reverse(height(card)));
}

fn highest(cards: &[Card]) -> Option<Card> {
    cards.iter().copied().max_by_key(|&card| height(card))
}

fn filter(cards: &[Card], keep: impl Fn(Card) -> bool) -> Vec<Card> {
    cards.iter().copied().filter(|&card| keep(card)).collect()
}

/// Section 2: all sets of cards that qualify under the rule, without those obviously worse than another one.
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

/// Section 2: the set that counts; empty if no card qualifies.
pub(crate) fn qualifying(rule: char, palette: &[Card]) -> Vec<Card> {
    let mut best = sets(rule, palette)
        .into_iter()
        .max_by_key(|set| standing(set))
        .unwrap_or_default();
    sort(&mut best);
    best
}

/// Sort key of a set: the number of cards, then the highest card.
fn standing(set: &[Card]) -> (usize, Option<(u8, Reverse<usize>)>) {
    (set.len(), highest(set).map(height))
}

/// Section 2: index (from 0) of the player in the lead; `None` in `palettes` stands for a player who is out.
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
