//! Finds the winner of a position of Basic with all cards open by trying all turns, fast enough for thousands of
//! puzzles. It shares only the standings of the rules with the solver.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use red7::game::{Card, CardSet, Move, Round, Rule, Ruleset, Seat, Standing, Turn};

/// Maximum number of cards in a hand, and so the number of bits in a key that say where they are.
const MAX_HAND: usize = 6;

/// Some cards of a hand: bit *n* is set for card *n*.
type Cards = usize;

/// Standing of a palette under each rule.
type Standings = [Option<Standing>; Rule::ALL.len()];

/// A search for the result of the player to move, the hero, against all others together.
pub(crate) struct ExactSolver {
    /// In turn order, the hero first.
    players: Vec<PlayerCards>,
    start: Position,
    /// Positions by their [key](ExactSolver::key); `true` if the hero wins.
    known: HashMap<u64, bool, BuildHasherDefault<Mixer>>,
}

/// A player: the cards in hand at the start, and the standings of every palette they can make.
struct PlayerCards {
    hand: Vec<Card>,
    /// Indexed by the set of cards played.
    palettes: Vec<Standings>,
}

/// A position between two turns.
#[derive(Clone, Copy)]
struct Position {
    held: [Cards; Seat::MAX],
    played: [Cards; Seat::MAX],
    out: [bool; Seat::MAX],
    rule: Rule,
    mover: usize,
}

/// A turn that leaves its player in the lead: at most one card played, and at most one discarded.
#[derive(Clone, Copy)]
struct TurnCards {
    play: Option<usize>,
    discard: Option<usize>,
}

impl ExactSolver {
    /// Starts from a position of Basic under the printed rules 1.3 in which no player is out.
    pub(crate) fn new(round: &Round) -> Self {
        let table = round.table();
        assert_eq!(*table.ruleset(), Ruleset::default(), "others differ");
        let count = table.players().get();
        assert_eq!(table.seats_in().count(), count, "somebody is out");
        let mut seats: Vec<Seat> = table.players().seats().collect();
        seats.rotate_left(table.turn().index());
        let players = seats.into_iter();
        let players = players.map(|seat| PlayerCards::new(table.palette(seat), round.hand(seat)));
        let players: Vec<PlayerCards> = players.collect();
        let mut start = Position {
            held: [0; Seat::MAX],
            played: [0; Seat::MAX],
            out: [false; Seat::MAX],
            rule: table.rule(),
            mover: 0,
        };
        for (held, player) in start.held.iter_mut().zip(&players) {
            *held = (1 << player.hand.len()) - 1;
        }
        Self {
            players,
            start,
            known: HashMap::default(),
        }
    }

    /// The turns that leave the hero in the lead.
    pub(crate) fn leading_turns(&self) -> Vec<Turn> {
        let tries = self.tries(self.start).into_iter();
        tries.map(|tried| self.turn(tried)).collect()
    }

    /// The leading turns after which the hero ends as the last player in.
    pub(crate) fn winning_turns(&mut self) -> Vec<Turn> {
        let mut winning = self.tries(self.start);
        winning.retain(|&tried| self.wins(self.after(self.start, tried)));
        winning.into_iter().map(|tried| self.turn(tried)).collect()
    }

    fn turn(&self, TurnCards { play, discard }: TurnCards) -> Turn {
        let hand = &self.players[0].hand;
        let play = play.map(|card| Move::Play(hand[card]));
        let discard = discard.map(|card| Move::ToCanvas(hand[card]));
        Turn::from_moves(play.into_iter().chain(discard)).expect("two moves fit")
    }

    /// Returns `true` if the hero ends as the last player in.
    fn wins(&mut self, position: Position) -> bool {
        if position.out[0] {
            return false;
        }
        if position.out[1..self.players.len()].iter().all(|&out| out) {
            return true;
        }
        let key = self.key(position);
        if let Some(&wins) = self.known.get(&key) {
            return wins;
        }
        let tries = self.tries(position).into_iter();
        let mut after: Vec<Position> = tries.map(|tried| self.after(position, tried)).collect();
        after.push(self.after_going_out(position));
        let mut after = after.into_iter();
        let wins = match position.mover {
            0 => after.any(|after| self.wins(after)),
            _ => after.all(|after| self.wins(after)),
        };
        self.known.insert(key, wins);
        wins
    }

    /// The turns that leave the player to move in the lead, those with a single card first.
    fn tries(&self, position: Position) -> Vec<TurnCards> {
        let mover = position.mover;
        let player = &self.players[mover];
        let (held, played) = (position.held[mover], position.played[mover]);
        let to_beat = self.to_beat(position);
        let leads = |played: Cards, rule: Rule| {
            player.palettes[played][rule.index()] > to_beat[rule.index()]
        };
        let mut tries = Vec::new();
        for play in std::iter::once(None).chain(each(held).map(Some)) {
            let (held, played) = match play {
                Some(card) => (held & !(1 << card), played | 1 << card),
                None => (held, played),
            };
            if play.is_some() && leads(played, position.rule) {
                let discard = None;
                tries.push(TurnCards { play, discard });
            }
            let discards = each(held).filter(|&card| leads(played, player.hand[card].color()));
            let discards = discards.map(Some);
            tries.extend(discards.map(|discard| TurnCards { play, discard }));
        }
        tries.sort_by_key(|tried| tried.play.is_some() && tried.discard.is_some());
        tries
    }

    /// Best standings of the opponents, which the player to move must beat.
    fn to_beat(&self, position: Position) -> Standings {
        let mut best = Standings::default();
        for (number, other) in self.players.iter().enumerate() {
            if number != position.mover && !position.out[number] {
                let palette = &other.palettes[position.played[number]];
                for (best, standing) in best.iter_mut().zip(palette) {
                    *best = (*best).max(*standing);
                }
            }
        }
        best
    }

    fn after(&self, mut position: Position, TurnCards { play, discard }: TurnCards) -> Position {
        let mover = position.mover;
        if let Some(card) = play {
            position.held[mover] &= !(1 << card);
            position.played[mover] |= 1 << card;
        }
        if let Some(card) = discard {
            position.held[mover] &= !(1 << card);
            position.rule = self.players[mover].hand[card].color();
        }
        self.pass_on(position)
    }

    /// All ways of going out lead to the same position: only a leading turn may discard, so the rule is unchanged, and
    /// the cards of a player who is out no longer matter.
    fn after_going_out(&self, mut position: Position) -> Position {
        let mover = position.mover;
        position.out[mover] = true;
        position.held[mover] = 0;
        position.played[mover] = 0;
        self.pass_on(position)
    }

    fn pass_on(&self, mut position: Position) -> Position {
        let count = self.players.len();
        let mut later = (1..=count).map(|step| (position.mover + step) % count);
        let next = later.find(|&player| !position.out[player]);
        position.mover = next.expect("somebody is in");
        position
    }

    /// Unique number of a position.
    fn key(&self, position: Position) -> u64 {
        let mut key = position.rule.index() << 2 | position.mover;
        for player in 0..self.players.len() {
            key = key << MAX_HAND | position.held[player];
            key = key << MAX_HAND | position.played[player];
            key = key << 1 | usize::from(position.out[player]);
        }
        key as u64
    }
}

impl PlayerCards {
    fn new(palette: CardSet, hand: CardSet) -> Self {
        let hand: Vec<Card> = hand.iter().collect();
        assert!(hand.len() <= MAX_HAND, "too many cards in a hand");
        let palettes = (0..1 << hand.len()).map(|played| {
            let played = each(played).map(|card| hand[card]);
            let palette = played.chain(palette.iter()).collect();
            Rule::ALL.map(|rule| rule.standing(palette))
        });
        Self {
            palettes: palettes.collect(),
            hand,
        }
    }
}

/// Indexes of some cards.
fn each(cards: Cards) -> impl Iterator<Item = usize> {
    (0..MAX_HAND).filter(move |card| cards >> card & 1 == 1)
}

/// Mixes the bits of a key; faster than the default hasher of a map.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, _: &[u8]) {
        unreachable!("a key is a number");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
