//! Examples of the seven rules, for the page that explains them.

use crate::game::{CardSet, Rule};

/// Two palettes for each rule, in the order of [`Rule::ALL`]: the first leads.
const PALETTES: [(&str, &str); 7] = [
    // Equal numbers: the colour decides.
    ("G3O7", "V7B6"),
    // Equally many cards of one number: the higher number wins.
    ("R5I5Y1", "O4B4V7"),
    ("G1G4G5", "R6R7B7"),
    ("Y2B4V6", "R4O6G7"),
    ("R1G3V2", "B7B6Y5"),
    // The colours of a run don't matter.
    ("V2R3B4", "Y6O7G7"),
    // Equally many cards below 4: the highest of them decides.
    ("R3V1O6", "G3I2B7"),
];

/// Two palettes; the first leads under this rule.
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
