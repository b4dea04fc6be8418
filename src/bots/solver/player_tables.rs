//! Precomputed tables for one player's cards, which get new numbers.

use super::hand::{BITS, HandBits, largest_hand, number};
use super::strength::{Colors, RuleCounts, Rules, Strength};
use crate::game::{Card, CardSet, Move, Rule, Turn};

/// A player's palette and hand at the start of a search. Without actions a palette only grows by the
/// hand, so the set of cards played identifies it. The tables hold the standings of all palettes that are
/// possible.
#[derive(Clone, Debug)]
pub(super) struct PlayerTables {
    hand: CardSet,
    /// Strengths of the palette, by the set of cards played.
    strengths: Vec<Strength>,
    /// Colour counts, by the set of cards in hand.
    colors: Vec<Colors>,
    /// Cards of the colours in each set of rules.
    of_rules: [HandBits; 1 << Rule::ALL.len()],
    /// Number of each card's colour.
    rules: [u8; BITS],
    /// The same as a 1 in the lane of that rule.
    color_of: [RuleCounts; BITS],
}

impl PlayerTables {
    /// Creates the tables of one of `players` players. Returns `None` if the hand is too large.
    pub(super) fn new(players: usize, palette: CardSet, hand: CardSet) -> Option<Self> {
        if hand.len() > largest_hand(players) {
            return None;
        }
        let mut rules = [0; BITS];
        let mut of_rule = [0; Rule::ALL.len()];
        let mut palettes = vec![palette];
        for (index, card) in hand.iter().enumerate() {
            rules[index] = card.color().index() as u8;
            of_rule[card.color().index()] |= 1 << index;
            palettes.extend_from_within(..);
            let with_card = palettes.len() / 2;
            for palette in &mut palettes[with_card..] {
                palette.insert(card);
            }
        }
        let mut of_rules = [0; 1 << Rule::ALL.len()];
        for set in 1..of_rules.len() {
            let lowest = set.trailing_zeros() as usize;
            of_rules[set] = of_rules[set & (set - 1)] | of_rule[lowest];
        }
        let mut colors = vec![Colors::default()];
        for &rule in &rules[..hand.len()] {
            let with_card: Vec<Colors> = colors.iter().map(|colors| colors.with(rule)).collect();
            colors.extend(with_card);
        }
        Some(Self {
            hand,
            colors,
            strengths: palettes.into_iter().map(Strength::of).collect(),
            of_rules,
            color_of: rules.map(RuleCounts::one),
            rules,
        })
    }

    /// Returns the whole hand.
    pub(super) fn all(&self) -> HandBits {
        (1 << self.hand.len()) - 1
    }

    /// Returns the card that a turn plays, and the card that it discards.
    pub(super) fn cards(&self, turn: &Turn) -> (HandBits, HandBits) {
        let (mut play, mut discard) = (0, 0);
        for &mv in turn.moves() {
            match mv {
                Move::Play(card) => play = self.numbered(card),
                Move::ToCanvas(card) => discard = self.numbered(card),
                Move::ToDeck(_) | Move::Draw | Move::Pass | Move::End => {}
            }
        }
        (play, discard)
    }

    /// Returns the set that holds one card.
    fn numbered(&self, card: Card) -> HandBits {
        match self.hand.iter().position(|own| own == card) {
            Some(number) => 1 << number,
            None => 0,
        }
    }

    /// Returns the standings of the palette after some cards have been played to it.
    pub(super) fn strength(&self, played: HandBits) -> Strength {
        self.strengths[usize::from(played)]
    }

    /// Returns the colours of some cards in hand.
    pub(super) fn colors(&self, hand: HandBits) -> Colors {
        self.colors[usize::from(hand)]
    }

    /// Returns the cards with the colours of some rules.
    pub(super) const fn of_rules(&self, rules: Rules) -> HandBits {
        self.of_rules[rules as usize]
    }

    /// Returns the number of a card's colour.
    pub(super) const fn rule_of(&self, card: HandBits) -> u8 {
        self.rules[number(card)]
    }

    /// Returns a 1 in the lane of a card's colour.
    pub(super) const fn color_of(&self, card: HandBits) -> RuleCounts {
        self.color_of[number(card)]
    }
}
