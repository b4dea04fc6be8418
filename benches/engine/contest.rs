//! Compares the speed of the engine with that of the tests' plain model; both must get the same results.

use std::hint::black_box;
use std::time::{Duration, Instant};

use red7::game::{Card, GameRng, Move, PlayerCount, Round, Ruleset, Seed, Turn};

use crate::model::Position;

/// Number of times each side is timed; the fastest counts.
const PASSES: usize = 3;

/// Prints the ratio between the model's and the engine's time.
pub fn print() {
    println!("\nthe engine against the plain model of the tests, one thread");
    println!("{:<36}{:>12}{:>12}{:>8}", "", "model", "engine", "ratio");
    random_games("1.3", 2, 100);
    random_games("1.3ax", 2, 30);
    random_games("1.3ax", 3, 30);
    perft("1.3", 2, &["benchdat", "red7game", "contest2"]);
    perft("1.3ax", 2, &["benchdat", "dddddddd"]);
    perft("1.3ax", 3, &["benchdat"]);
}

/// Random games of one round from the same deals, each turn chosen from all legal ones.
fn random_games(rules: &str, players: usize, games: u64) {
    let deals = || (0..games).map(|number| deal(rules, players, Seed::from_entropy(number)));
    let rounds: Vec<Round> = deals().collect();
    let positions: Vec<Position> = deals().map(|round| position(&round)).collect();
    compare(
        &format!("{games} random games, {rules}, {players} players"),
        || {
            let mut rng = GameRng::new(games);
            let ends = positions.iter().map(|p| model_game(p, &mut rng));
            ends.collect::<Vec<Position>>()
        },
        || {
            let mut rng = GameRng::new(games);
            let ends = rounds.iter().map(|r| engine_game(r, &mut rng));
            ends.collect::<Vec<Round>>()
        },
        |model, engine| model.write() == text(engine),
    );
}

/// All sequences of three turns from some deals.
fn perft(rules: &str, players: usize, seeds: &[&str]) {
    let deals = || {
        let seeds = seeds.iter().map(|seed| seed.parse().expect("a seed"));
        seeds.map(|seed| deal(rules, players, seed))
    };
    let rounds: Vec<Round> = deals().collect();
    let positions: Vec<Position> = deals().map(|round| position(&round)).collect();
    compare(
        &format!("{} × perft(3), {rules}, {players} players", seeds.len()),
        || positions.iter().map(|p| model_perft(p, 3)).collect(),
        || -> Vec<u64> {
            let rounds = rounds.iter();
            rounds.map(|r| red7::game::perft(black_box(r), 3)).collect()
        },
        |model, engine| model == engine,
    );
}

/// Times both sides alternately, checks that their results agree, and prints a row.
fn compare<M, E>(
    what: &str,
    model: impl Fn() -> Vec<M>,
    engine: impl Fn() -> Vec<E>,
    are_same: impl Fn(&M, &E) -> bool,
) {
    let (mut model_time, mut engine_time) = (Duration::MAX, Duration::MAX);
    for _ in 0..PASSES {
        let (model_result, time) = timed(&model);
        model_time = model_time.min(time);
        // The engine is fast, so its time needs more passes to be as reliable as the model's.
        for _ in 0..PASSES {
            let (engine_result, time) = timed(&engine);
            engine_time = engine_time.min(time);
            let mut pairs = model_result.iter().zip(&engine_result);
            assert!(
                pairs.all(|(model, engine)| are_same(model, engine)),
                "{what}"
            );
        }
    }
    println!(
        "{what:<36}{:>9.2} ms{:>9.2} ms{:>7.0}x",
        milliseconds(model_time),
        milliseconds(engine_time),
        milliseconds(model_time) / milliseconds(engine_time),
    );
}

fn timed<T>(work: impl Fn() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn deal(rules: &str, players: usize, seed: Seed) -> Round {
    let ruleset: Ruleset = rules.parse().expect("rules");
    let players = PlayerCount::new(players).expect("two to four");
    Round::deal(ruleset, players, seed)
}

fn text(round: &Round) -> String {
    round.setup().expect("between two turns").to_string()
}

fn position(round: &Round) -> Position {
    Position::read(&text(round))
}

fn model_perft(position: &Position, depth: usize) -> u64 {
    let turns = position.turns();
    if depth == 1 {
        return turns.len() as u64;
    }
    turns.iter().map(|(_, at)| model_perft(at, depth - 1)).sum()
}

fn model_game(start: &Position, rng: &mut GameRng) -> Position {
    let mut position = start.clone();
    loop {
        let lot = Lot::draw(rng);
        let turns = position.turns().into_iter();
        match turns.max_by_key(|(turn, _)| lot.of_text(turn)) {
            Some((_, after)) => position = after,
            None => return position,
        }
    }
}

fn engine_game(start: &Round, rng: &mut GameRng) -> Round {
    let mut round = start.clone();
    loop {
        let lot = Lot::draw(rng);
        let mut chosen = None;
        round.each_turn(|turn| {
            let number = lot.of_turn(turn);
            if chosen.as_ref().is_none_or(|&(highest, _)| number > highest) {
                chosen = Some((number, turn.clone()));
            }
        });
        match chosen {
            Some((_, turn)) => round.play_turn(&turn).expect("a legal turn"),
            None => return round,
        }
    }
}

/// Chooses a turn independently of the order in which turns are listed: hashes each turn's text form, and the highest
/// hash wins.
struct Lot(u64);

impl Lot {
    fn draw(rng: &mut GameRng) -> Self {
        Self(rng.below(usize::MAX) as u64)
    }

    fn of_text(&self, turn: &str) -> u64 {
        let mut bytes = turn.bytes();
        let mut number = self.0;
        while let Some(letter) = bytes.next() {
            let mut card = || bytes.next().map_or(0, u64::from);
            let parts = match letter {
                b'p' | b'c' | b't' => [u64::from(letter), card(), card()],
                _ => [u64::from(letter), 0, 0],
            };
            number = mix(number, parts);
        }
        number
    }

    fn of_turn(&self, turn: &Turn) -> u64 {
        let card = |letter: u8, card: Card| {
            let number = b'0' + card.value().get();
            [letter.into(), card.color().letter().into(), number.into()]
        };
        turn.moves().iter().fold(self.0, |number, &mv| {
            let parts = match mv {
                Move::Play(played) => card(b'p', played),
                Move::ToCanvas(discarded) => card(b'c', discarded),
                Move::ToDeck(put) => card(b't', put),
                Move::Draw => [b'd'.into(), 0, 0],
                Move::Pass => [b'x'.into(), 0, 0],
                Move::End => return number,
            };
            mix(number, parts)
        })
    }
}

fn mix(number: u64, [letter, color, value]: [u64; 3]) -> u64 {
    let code = letter << 16 | color << 8 | value;
    let mixed = (number ^ code).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 32
}
