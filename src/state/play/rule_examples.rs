//! Worked examples of the seven rules, for the page that tells them.

use crate::game::{CardSet, Rule};

/// Two palettes for each rule, in the order of [`Rule::ALL`]: the first leads.
const PALETTES: [(&str, &str); 7] = [
    // A tie of numbers falls to the colour.
    ("G3O7", "V7B6"),
    // As many of one number: the higher one counts.
    ("R5I5Y1", "O4B4V7"),
    ("G1G4G5", "R6R7B7"),
    ("Y2B4V6", "R4O6G7"),
    ("R1G3V2", "B7B6Y5"),
    // The colours of a run do not matter.
    ("V2R3B4", "Y6O7G7"),
    // As many below 4: the highest of them counts.
    ("R3V1O6", "G3I2B7"),
];

/// Two palettes of which the first leads under a rule.
#[must_use]
pub fn example(rule: Rule) -> [CardSet; 2] {
    let (first, second) = PALETTES[rule.index()];
    [first, second].map(|cards| cards.parse().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_palette_leads() {
        for rule in Rule::ALL {
            let palettes = example(rule);
            assert_eq!(palettes.map(CardSet::len)[0], palettes[1].len(), "{rule}");
            let [first, second] = palettes.map(|cards| rule.standing(cards));
            assert!(first > second && second.is_some(), "{rule}");
        }
    }
}
