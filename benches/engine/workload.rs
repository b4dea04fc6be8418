//! Workloads measured both natively and in WebAssembly.
//!
//! Every function returns a value that depends on all its results and is the same on every platform.

use std::hint::black_box;

use red7::bots::{Level, is_won};
use red7::game::{
    Card, CardSet, GameRng, Match, PlayerCount, Record, Round, Rule, Ruleset, Seed, Turn,
};

/// Tables for random games.
pub const TABLES: [(&str, usize); 4] = [("1.3", 2), ("1.3", 4), ("1.3ax", 2), ("1.3ax", 3)];

/// Tables at which bots are timed: the printed rules, whose actions have the most continuations, and two other
/// editions.
pub const BOT_TABLES: [(&str, usize); 18] = [
    ("1.3", 2),
    ("1.3", 3),
    ("1.3", 4),
    ("1.3a", 2),
    ("1.3a", 3),
    ("1.3a", 4),
    ("1.3x", 2),
    ("1.3x", 3),
    ("1.3x", 4),
    ("1.3ax", 2),
    ("1.3ax", 3),
    ("1.3ax", 4),
    ("1.0ax", 2),
    ("1.0ax", 3),
    ("1.0ax", 4),
    ("bgaax", 2),
    ("bgaax", 3),
    ("bgaax", 4),
];

/// Number of turns timed at each table, for each level.
pub const BOT_TURNS: usize = 400;

/// Number of standings in a pass of [`standings`]: 90 palettes under each rule.
pub const STANDINGS: u64 = 90 * 7;

/// Computes the standings of [`palettes`] under all rules.
pub fn standings(passes: u64) -> u64 {
    let palettes = palettes();
    let mut sum = 0;
    for _ in 0..passes {
        for &palette in &palettes {
            for rule in Rule::ALL {
                if let Some(standing) = black_box(rule).standing(black_box(palette)) {
                    sum += (standing.count() + standing.top().rank()) as u64;
                }
            }
        }
    }
    sum
}

/// Ninety palettes of one to nine cards.
pub fn palettes() -> Vec<CardSet> {
    let mut rng = GameRng::new(90);
    let mut cards = Card::ALL;
    let sizes = (1..=9).cycle().take(90);
    sizes
        .map(|size| {
            rng.shuffle(&mut cards);
            cards.into_iter().take(size).collect()
        })
        .collect()
}

/// Deals rounds and plays them to the end with uniformly random legal moves; returns the number of moves.
pub fn random_games((rules, players): (&str, usize), games: u64) -> u64 {
    let ruleset: Ruleset = rules.parse().expect("rules");
    let players = PlayerCount::new(players).expect("two to four");
    let mut rng = GameRng::new(games);
    let mut moves_made = 0;
    for number in 0..games {
        let deal = Match::deal(ruleset, players, Seed::from_entropy(number));
        let mut round = deal.round().clone();
        while round.table().winner().is_none() {
            let moves = round.legal_moves();
            let choice = moves[rng.below(moves.len())];
            round.play(choice).expect("a legal move");
            moves_made += 1;
        }
    }
    moves_made
}

/// Solves a numbered deal of Basic for two with all cards open; returns `true` if the player to move wins.
pub fn solve_deal(number: u64) -> bool {
    let seed = Seed::from_entropy(number);
    let round = Round::deal(Ruleset::default(), PlayerCount::TWO, seed);
    is_won(&round).expect("in reach")
}

/// Consecutive games with the same level at all seats.
pub struct Games {
    level: Level,
    number: u64,
    record: Record,
}

impl Games {
    /// Starts with the first game's deal.
    pub fn new(level: Level, (rules, players): (&str, usize)) -> Self {
        let ruleset = rules.parse().expect("rules");
        let players = PlayerCount::new(players).expect("two to four");
        let record = Record::new(ruleset, players, Seed::from_entropy(0));
        Self {
            level,
            number: 0,
            record,
        }
    }

    /// Finds the next turn as the page does, by replaying the record first.
    pub fn find(&self) -> Turn {
        let mut game = self.record.replay(usize::MAX).expect("legal turns");
        game.next_round();
        let seed = self.record.seed.bot_seed(self.record.turns.len());
        self.level.whole_turn(game.round(), seed)
    }

    /// Makes that turn; after the last turn of a game, starts the next game.
    pub fn make(&mut self, turn: Turn) {
        self.record.turns.push(turn);
        let game = self.record.replay(usize::MAX).expect("legal turns");
        if game.winners().is_some() {
            self.number += 1;
            self.record.seed = Seed::from_entropy(self.number);
            self.record.turns.clear();
        }
    }
}
