//! The cards of one player, numbered anew, with what can become of them.

use super::hand::{BITS, HandBits, largest_hand, number};
use super::strength::{Colors, RuleCounts, Rules, Strength};
use crate::game::{Card, CardSet, Move, Rule, Turn};

/// A player's palette and hand at the start of a search. Without actions a palette
/// only grows by the hand, so it is told by which cards of the hand were played: the
/// standings of all palettes that can come of it are tabled.
#[derive(Clone, Debug)]
pub(super) struct PlayerTables {
    hand: CardSet,
    /// By the set of cards played.
    strengths: Vec<Strength>,
    /// By the set of cards in hand.
    colors: Vec<Colors>,
    /// The cards of each set of rules' colours.
    of_rules: [HandBits; 1 << Rule::ALL.len()],
    /// The number of each card's colour.
    rules: [u8; BITS],
    /// The same as a 1 in the lane of that rule.
    color_of: [RuleCounts; BITS],
}

impl PlayerTables {
    /// The tables of one of so many players; `None` if the hand is too large.
    pub(super) fn new(players: usize, palette: CardSet, hand: CardSet) -> Option<Self> {
        if hand.len() > largest_hand(players) {
            return None;
        }
        let mut rules = [0; BITS];
        let mut of_rule = [0; Rule::ALL.len()];
        let mut palettes = vec![palette];
        for (place, card) in hand.iter().enumerate() {
            rules[place] = card.color().index() as u8;
            of_rule[card.color().index()] |= 1 << place;
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

    /// The whole hand.
    pub(super) fn all(&self) -> HandBits {
        (1 << self.hand.len()) - 1
    }

    /// The card that a turn plays, and the one that it discards.
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

    /// The set that holds one card.
    fn numbered(&self, card: Card) -> HandBits {
        match self.hand.iter().position(|own| own == card) {
            Some(number) => 1 << number,
            None => 0,
        }
    }

    /// The standings of the palette after some cards were played to it.
    pub(super) fn strength(&self, played: HandBits) -> Strength {
        self.strengths[usize::from(played)]
    }

    /// The colours of some cards in hand.
    pub(super) fn colors(&self, hand: HandBits) -> Colors {
        self.colors[usize::from(hand)]
    }

    /// The cards whose colours are among some rules.
    pub(super) const fn of_rules(&self, rules: Rules) -> HandBits {
        self.of_rules[rules as usize]
    }

    /// The number of a card's colour.
    pub(super) const fn rule_of(&self, card: HandBits) -> u8 {
        self.rules[number(card)]
    }

    /// A 1 for the rule of a card's colour.
    pub(super) const fn color_of(&self, card: HandBits) -> RuleCounts {
        self.color_of[number(card)]
    }
}
