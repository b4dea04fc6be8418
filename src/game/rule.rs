//! The seven rules: which cards of a palette qualify, and how they compare.

use super::card::{Card, Color, Value};
use super::card_set::CardSet;

/// The rule of a colour: what it takes to be winning while that colour lies on
/// top of the canvas (section 2 of the rules).
pub type Rule = Color;

/// How good a qualifying set is: more cards are better, then the higher top card.
///
/// Standings of different players are never equal, since their cards differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    // The order of the fields is the order of comparison.
    count: u8,
    top: Card,
}

impl Standing {
    /// How many cards qualify, at least 1.
    #[must_use]
    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// The highest qualifying card.
    #[must_use]
    pub const fn top(self) -> Card {
        self.top
    }

    fn of(set: CardSet) -> Option<Self> {
        let top = set.highest()?;
        let count = set.len() as u8;
        Some(Self { count, top })
    }
}

/// The cards below 4.
const LOW: CardSet = union([1, 2, 3]);
/// The even cards.
const EVEN: CardSet = union([2, 4, 6]);

const fn union(values: [u8; 3]) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut rank = 0;
    while let Some(card) = Card::from_rank(rank) {
        let value = card.value().get();
        if value == values[0] || value == values[1] || value == values[2] {
            set.insert(card);
        }
        rank += 1;
    }
    set
}

impl Rule {
    /// The cards of a palette that count under this rule. Where several sets
    /// would do, it is the one with the most cards, then with the highest top card.
    ///
    /// ```
    /// use red7::game::{CardSet, Rule};
    ///
    /// let palette: CardSet = "G7R5Y5B4V1".parse()?;
    /// assert_eq!(Rule::Orange.qualifying(palette).to_string(), "R5Y5");
    /// assert_eq!(Rule::Indigo.qualifying(palette).to_string(), "R5B4");
    /// # Ok::<(), red7::game::ParseCardsError>(())
    /// ```
    #[must_use]
    pub fn qualifying(self, palette: CardSet) -> CardSet {
        match self {
            Self::Red => palette.highest().into_iter().collect(),
            Self::Orange => best(Value::ALL.map(|v| palette & CardSet::of_value(v))),
            Self::Yellow => best(Color::ALL.map(|c| palette & CardSet::of_color(c))),
            Self::Green => palette & EVEN,
            Self::Blue => Color::ALL
                .into_iter()
                .filter_map(|c| (palette & CardSet::of_color(c)).highest())
                .collect(),
            Self::Indigo => longest_run(palette),
            Self::Violet => palette & LOW,
        }
    }

    /// How good a palette is under this rule; `None` if no card qualifies.
    #[must_use]
    pub fn standing(self, palette: CardSet) -> Option<Standing> {
        Standing::of(self.qualifying(palette))
    }
}

/// The set that stands best; the empty one if all are empty.
fn best<const N: usize>(sets: [CardSet; N]) -> CardSet {
    sets.into_iter()
        .max_by_key(|&set| Standing::of(set))
        .unwrap_or_default()
}

/// The longest run of consecutive values, of each value the highest card; of
/// equally long ones the highest.
fn longest_run(palette: CardSet) -> CardSet {
    let mut longest = CardSet::EMPTY;
    let mut run = CardSet::EMPTY;
    for value in Value::ALL.into_iter().rev() {
        match (palette & CardSet::of_value(value)).highest() {
            Some(card) => run.insert(card),
            None => {
                run = CardSet::EMPTY;
                continue;
            }
        };
        // From the highest value down: an equally long run found later is lower.
        if run.len() > longest.len() {
            longest = run;
        }
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn qualifying(rule: Rule, palette: &str) -> String {
        rule.qualifying(palette.parse().expect("a palette"))
            .to_string()
    }

    #[test]
    fn each_rule_picks_its_set() {
        for (rule, palette, set) in [
            (Rule::Red, "V7R6O6", "V7"),
            (Rule::Orange, "R6Y6O5V5I5", "O5I5V5"),
            (Rule::Orange, "R6Y6O5V5", "R6Y6"),
            (Rule::Yellow, "R6Y6O5Y1R2", "R6R2"),
            (Rule::Green, "R7R6O4V2V1", "R6O4V2"),
            (Rule::Green, "R7R5", "-"),
            (Rule::Blue, "R7R6O4V2V1", "R7O4V2"),
            (Rule::Indigo, "R7O6V6Y4G3B2", "Y4G3B2"),
            (Rule::Indigo, "R7O6V6Y4G3", "R7O6"),
            (Rule::Violet, "R4O3V3V1", "O3V3V1"),
            (Rule::Violet, "R4", "-"),
        ] {
            assert_eq!(qualifying(rule, palette), set, "{rule} {palette}");
        }
    }

    #[test]
    fn an_empty_palette_has_no_standing() {
        for rule in Rule::ALL {
            assert_eq!(rule.qualifying(CardSet::EMPTY), CardSet::EMPTY);
            assert_eq!(rule.standing(CardSet::EMPTY), None);
        }
    }

    #[test]
    fn more_cards_beat_a_higher_top() {
        let standing = |rule: Rule, palette: &str| rule.standing(palette.parse().expect("cards"));
        assert!(standing(Rule::Violet, "V1I1") > standing(Rule::Violet, "R3"));
        assert!(standing(Rule::Violet, "R3V1") > standing(Rule::Violet, "O3R2"));
        assert!(standing(Rule::Violet, "V1") > standing(Rule::Violet, "R7"));
    }
}
