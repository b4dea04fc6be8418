//! Exact play of Basic with all cards open.

use arrayvec::ArrayVec;

use super::side::{HandBits, MAX_HAND, Side, largest_hand};
use super::strength::{RuleCounts, Strength};
use crate::game::Rule;

/// A round of Basic between two turns. The players stand in the order of turns, first
/// the hero, who wants to be the last one in, against all others together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position<const N: usize> {
    hands: [HandBits; N],
    played: [HandBits; N],
    /// The number of the rule in force.
    rule: u8,
    mover: u8,
    /// Bit *n*: whether player *n* is out.
    out: u8,
}

/// The most turns that leave a player winning: each play, or none, with each discard, or
/// none.
const MAX_TURNS: usize = (MAX_HAND + 1) * (MAX_HAND + 1);

/// How many results are kept as a rule.
pub(super) const TABLE_SIZE: usize = 1 << 14;

/// A search for the hero's fate.
pub(super) struct BasicSearch<'a, const N: usize> {
    sides: [&'a Side; N],
    /// Results by a hash of the position: its key, with the result in the lowest bit. A
    /// newer result takes the place of an older.
    transpositions: &'a mut TranspositionTable,
    /// How many positions may still be looked at.
    budget: u64,
}

/// The memory of a search, which later searches of the same cards use again.
pub(super) struct TranspositionTable(Vec<u64>);

impl TranspositionTable {
    /// A memory for so many results: a power of two.
    pub(super) fn keeping(results: usize) -> Self {
        Self(vec![0; results])
    }

    /// Forgets all, before other cards are looked at.
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }
}

/// The search was given up, since it takes too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GaveUp;

impl<const N: usize> Position<N> {
    /// The start of a round, in which nothing was played of any hand yet.
    pub(super) fn start(sides: [&Side; N], rule: Rule) -> Self {
        Self {
            hands: sides.map(Side::all),
            played: [0; N],
            rule: rule.index() as u8,
            mover: 0,
            out: 0,
        }
    }

    /// The same with another player to move than the hero.
    pub(super) fn with_mover(self, player: usize) -> Self {
        Self {
            mover: player as u8,
            ..self
        }
    }

    fn is_in(&self, player: usize) -> bool {
        self.out >> player & 1 == 0
    }

    /// Whether the hero is to move.
    pub(super) const fn is_heros_turn(&self) -> bool {
        self.mover == 0
    }

    fn mover(&self) -> usize {
        usize::from(self.mover)
    }

    /// The position after the player to move has come to hold other cards.
    fn after(mut self, hand: HandBits, played: HandBits, rule: u8) -> Self {
        let mover = self.mover();
        self.hands[mover] = hand;
        self.played[mover] = played;
        self.rule = rule;
        self.pass_on();
        self
    }

    /// The position after the player to move went out.
    pub(super) fn without_mover(mut self) -> Self {
        let mover = self.mover();
        self.out |= 1 << mover;
        // Where the cards of the player lie makes no difference any more. A card in two
        // places tells the position from those in which the player is in.
        self.hands[mover] = 1;
        self.played[mover] = 1;
        self.pass_on();
        self
    }

    fn pass_on(&mut self) {
        loop {
            self.mover = (self.mover + 1) % N as u8;
            if self.is_in(self.mover()) {
                return;
            }
        }
    }

    /// Whether the hero alone is left.
    pub(super) fn is_won(&self) -> bool {
        self.out == (1 << N) - 2
    }

    /// A number of its own for each position. It is odd, so it is never 0.
    pub(super) fn key(&self) -> u64 {
        let cards = self.hands.into_iter().chain(self.played);
        let cards = cards.fold(0, |key, cards| key << largest_hand(N) | u64::from(cards));
        cards << 6 | u64::from(self.rule << 3 | self.mover << 1 | 1)
    }
}

impl<'a, const N: usize> BasicSearch<'a, N> {
    pub(super) fn new(
        sides: [&'a Side; N],
        transpositions: &'a mut TranspositionTable,
        budget: u64,
    ) -> Self {
        Self {
            sides,
            transpositions,
            budget,
        }
    }

    /// How many positions may still be looked at.
    pub(super) const fn left(&self) -> u64 {
        self.budget
    }

    /// The position after a turn of one card played, or none, and one discarded, or none, if
    /// it leaves its player winning.
    pub(super) fn after(
        &self,
        position: Position<N>,
        play: HandBits,
        discard: HandBits,
    ) -> Option<Position<N>> {
        let mover = position.mover();
        let after = self.carried_out(position, play, discard);
        let palette = self.sides[mover].strength(after.played[mover]);
        let won = palette.beats(self.to_beat(position, mover)).rules();
        (won >> after.rule & 1 == 1).then_some(after)
    }

    /// The position after one of its [`turns`](Self::turns).
    pub(super) fn chosen(&self, position: Position<N>, turn: RankedTurn) -> Position<N> {
        let (play, discard) = turn.cards();
        self.carried_out(position, play, discard)
    }

    fn carried_out(&self, position: Position<N>, play: HandBits, discard: HandBits) -> Position<N> {
        let mover = position.mover();
        let rule = match discard {
            0 => position.rule,
            _ => self.sides[mover].rule_of(discard),
        };
        position.after(
            position.hands[mover] & !play & !discard,
            position.played[mover] | play,
            rule,
        )
    }

    /// Whether the hero can come to be the last one in, whatever the others do.
    pub(super) fn is_win(&mut self, position: Position<N>) -> Result<bool, GaveUp> {
        if position.is_won() {
            return Ok(true);
        }
        let key = position.key();
        let place = hash(key, self.transpositions.0.len());
        let known = self.transpositions.0[place];
        if known >> 1 == key {
            return Ok(known & 1 == 1);
        }
        self.budget = self.budget.checked_sub(1).ok_or(GaveUp)?;
        let is_win = if position.is_heros_turn() {
            self.hero_wins(position)?
        } else {
            !self.others_win(position)?
        };
        self.transpositions.0[place] = key << 1 | u64::from(is_win);
        Ok(is_win)
    }

    /// Whether the hero, to move, has a winning turn.
    fn hero_wins(&mut self, position: Position<N>) -> Result<bool, GaveUp> {
        let mut turns = self.turns(position);
        while let Some(turn) = take_least(&mut turns) {
            if self.is_win(self.chosen(position, turn))? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether another player, to move, can see to it that the hero goes out.
    fn others_win(&mut self, position: Position<N>) -> Result<bool, GaveUp> {
        let mut turns = self.turns(position);
        while let Some(turn) = take_least(&mut turns) {
            if !self.is_win(self.chosen(position, turn))? {
                return Ok(true);
            }
        }
        // To go out can help the rest, who no longer have to beat that palette.
        Ok(!self.is_win(position.without_mover())?)
    }

    /// All turns that leave the player to move winning, each with the number of such
    /// turns that the next player then has.
    ///
    /// Left out is a discard that keeps the rule: the same without it is never worse.
    pub(super) fn turns(&self, position: Position<N>) -> RankedTurns {
        let mut turns = RankedTurns::new();
        let mover = position.mover();
        let (side, hand, played) = (
            self.sides[mover],
            position.hands[mover],
            position.played[mover],
        );
        let to_beat = self.to_beat(position, mover);
        let stays = 1 << position.rule;
        let mut plays = hand;
        let mut play = 0;
        loop {
            let won = side.strength(played | play).beats(to_beat).rules();
            let changes = if play == 0 { won } else { won & !stays };
            let discards = hand & !play & side.of_rules(changes);
            let may_stop = play != 0 && won & stays != 0;
            if discards != 0 || may_stop {
                let after = position.after(hand & !play, played | play, position.rule);
                let replies = self.replies(after);
                if may_stop {
                    turns.push(RankedTurn::new(replies.under(position.rule), play, 0));
                }
                for discard in single(discards) {
                    let replies = replies.under(side.rule_of(discard));
                    turns.push(RankedTurn::new(replies, play, discard));
                }
            }
            if plays == 0 {
                return turns;
            }
            play = lowest(plays);
            plays &= !play;
        }
    }

    /// How many turns the player to move has that leave it winning, whatever the rule is.
    fn replies(&self, position: Position<N>) -> Replies {
        let mover = position.mover();
        let (side, hand, played) = (
            self.sides[mover],
            position.hands[mover],
            position.played[mover],
        );
        let to_beat = self.to_beat(position, mover);
        let mut plays = RuleCounts::default();
        let mut impossible = 0;
        for play in single(hand) {
            let won = side.strength(played | play).beats(to_beat);
            plays += won;
            // The card just played cannot be discarded.
            impossible += won.at(side.rule_of(play));
        }
        let mut palettes = plays;
        palettes += side.strength(played).beats(to_beat);
        Replies {
            with_discard: palettes.times(side.colors(hand)) - impossible,
            plays,
        }
    }

    /// The best of what the others have.
    fn to_beat(&self, position: Position<N>, player: usize) -> Strength {
        (0..N)
            .filter(|&other| other != player && position.is_in(other))
            .map(|other| self.sides[other].strength(position.played[other]))
            .reduce(Strength::max)
            .unwrap_or_default()
    }
}

/// A number of replies, of which some depend on the rule in force.
struct Replies {
    /// Those that end with a discard.
    with_discard: u32,
    /// Under each rule, single plays.
    plays: RuleCounts,
}

impl Replies {
    fn under(&self, rule: u8) -> u32 {
        self.with_discard + self.plays.at(rule)
    }
}

/// A turn, in 32 bits: the number of replies that it leaves, the card played, the card
/// discarded. So fewer replies are less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RankedTurn(u32);

impl RankedTurn {
    fn new(replies: u32, play: HandBits, discard: HandBits) -> Self {
        Self(replies << 8 | number(play) << 4 | number(discard))
    }

    /// The card played and the card discarded.
    fn cards(self) -> (HandBits, HandBits) {
        (card(self.0 >> 4 & 0xf), card(self.0 & 0xf))
    }
}

/// From 1 on; 0 for none.
fn number(card: HandBits) -> u32 {
    HandBits::BITS - card.leading_zeros()
}

fn card(number: u32) -> HandBits {
    ((1_u32 << number) >> 1) as HandBits
}

pub(super) type RankedTurns = ArrayVec<RankedTurn, MAX_TURNS>;

/// Takes out the turn that leaves the next player the fewest replies.
fn take_least(turns: &mut RankedTurns) -> Option<RankedTurn> {
    let (place, _) = turns.iter().enumerate().min_by_key(|&(_, turn)| turn)?;
    Some(turns.swap_remove(place))
}

const fn lowest(cards: HandBits) -> HandBits {
    cards & cards.wrapping_neg()
}

/// The sets of one card each that make up a set.
fn single(mut cards: HandBits) -> impl Iterator<Item = HandBits> {
    std::iter::from_fn(move || {
        let card = lowest(cards);
        cards &= !card;
        (card != 0).then_some(card)
    })
}

/// The place of a key in a memory of so many places.
const fn hash(key: u64, places: usize) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & (places - 1)
}
