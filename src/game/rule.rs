//! The seven rules: the cards of a palette that qualify, and the comparison of palettes.

use super::card::{Card, Color};
use super::card_set::CardSet;

/// The rule of a colour: the condition for winning while that colour lies on top of the canvas
/// (section 2).
///
/// | rule | the cards that count |
/// |---|---|
/// | red | the highest one |
/// | orange | those of one value |
/// | yellow | those of one colour |
/// | green | the even ones |
/// | blue | one of each colour |
/// | indigo | a run of consecutive values, one card of each |
/// | violet | those below 4 |
pub type Rule = Color;

/// Strength of a palette under a rule: more cards that count are better; at equal numbers, the
/// higher top card. Standings compare in this order.
///
/// Standings of different players are never equal, since every card exists only once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    // The derived comparison follows the order of the fields.
    count: u8,
    top: Card,
}

impl Standing {
    /// Number of cards that count: at least 1.
    #[must_use]
    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// Highest of the cards that count.
    #[must_use]
    pub const fn top(self) -> Card {
        self.top
    }

    /// Returns a number in the order of the standings; it is never 0.
    pub(crate) const fn number(self) -> u16 {
        (self.count as u16) << 6 | self.top.rank() as u16
    }

    /// Returns a standing with this count and the highest card of a set; `None` if the set is
    /// empty.
    fn new(count: usize, set: CardSet) -> Option<Self> {
        let top = set.highest()?;
        let count = count as u8;
        Some(Self { count, top })
    }
}

/// Cards below 4.
const LOW: CardSet = union([1, 2, 3]);
/// Cards with an even value.
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
    /// Cards of a palette that count under this rule: its qualifying set. If several sets qualify,
    /// it is the one with the most cards, then the one with the highest top card.
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
            Self::Orange => most_of_a_value(palette).1,
            Self::Yellow => most_of_a_color(palette).1,
            Self::Green => palette & EVEN,
            Self::Blue => palette.highest_of_each_color(),
            Self::Indigo => longest_run(palette).1.highest_of_each_value(),
            Self::Violet => palette & LOW,
        }
    }

    /// Standing of a palette under this rule; `None` if none of its cards counts.
    #[must_use]
    pub fn standing(self, palette: CardSet) -> Option<Standing> {
        let (count, set) = match self {
            Self::Red => (1, palette),
            Self::Orange => most_of_a_value(palette),
            Self::Yellow => most_of_a_color(palette),
            Self::Indigo => longest_run(palette),
            Self::Green | Self::Blue | Self::Violet => {
                let set = self.qualifying(palette);
                (set.len(), set)
            }
        };
        Standing::new(count, set)
    }
}

/// Size and cards of the largest group of one value; at equal sizes, the group with the highest
/// value. For an empty palette, the size is meaningless.
fn most_of_a_value(palette: CardSet) -> (usize, CardSet) {
    let mut layer = palette;
    let mut count = 1;
    loop {
        let below = layer - layer.highest_of_each_value();
        if below.is_empty() {
            break;
        }
        layer = below;
        count += 1;
    }
    // One card remains of each value that has the most cards.
    match layer.highest() {
        Some(card) => (count, palette & CardSet::of_value(card.value())),
        None => (0, CardSet::EMPTY),
    }
}

/// Size and cards of the largest group of one colour; at equal sizes, the group with the highest
/// top card.
fn most_of_a_color(palette: CardSet) -> (usize, CardSet) {
    let mut layer = palette;
    let mut count = 1;
    loop {
        let below = layer - layer.highest_of_each_color();
        if below.is_empty() {
            break;
        }
        layer = below;
        count += 1;
    }
    // One card remains, the lowest, of each colour that has the most cards.
    match (palette & layer.whole_colors()).highest() {
        Some(card) => (count, palette & CardSet::of_color(card.color())),
        None => (0, CardSet::EMPTY),
    }
}

/// Length of the longest run of consecutive values, and all cards of these values; at equal
/// lengths, the highest run.
fn longest_run(palette: CardSet) -> (usize, CardSet) {
    // Values that end a run of at least `length` values.
    let mut ends = palette.whole_values();
    let mut length = 1;
    loop {
        let longer = ends & ends.one_higher();
        if longer.is_empty() {
            break;
        }
        ends = longer;
        length += 1;
    }
    match ends.highest() {
        Some(card) => {
            let end = usize::from(card.value().get());
            let run = CardSet::from_value(end + 1 - length) - CardSet::from_value(end + 1);
            (length, palette & run)
        }
        None => (0, CardSet::EMPTY),
    }
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
            let standing = rule.standing(palette.parse().expect("a palette"));
            let set: CardSet = set.parse().expect("cards");
            let expected = set.highest().map(|top| (set.len(), top));
            let found = standing.map(|standing| (standing.count(), standing.top()));
            assert_eq!(found, expected, "{rule} {palette}");
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
