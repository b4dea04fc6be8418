//! Compares the solver with a brute-force search through all turns.

use std::collections::HashMap;

use red7::bots::{ForcedResult, SolveError, check_solvable, forced_result, is_won, solve};
use red7::game::{GameRng, Round, Seat, Turn};

use crate::brute_force::exact::ExactSolver;
use crate::brute_force::{small, winning_turns};
use crate::common::{parse, round, text};

/// The compared positions: rules, number of players, maximum hand size, and number of positions.
struct Compared {
    rules: &'static str,
    players: usize,
    hand: usize,
    positions: usize,
}

/// Compares the solver with a plain search on many positions, some won and some lost. Skips positions with fewer than
/// `left` players in.
fn compare_with(compared: &Compared, left: usize, plain: impl Fn(&Round) -> Vec<String>) {
    let Compared {
        rules,
        players,
        hand,
        positions,
    } = *compared;
    let mut rng = GameRng::new(hand as u64);
    let (mut won, mut lost) = (0, 0);
    while won + lost < positions {
        let round = small(&mut rng, rules, players, hand);
        if round.table().seats_in().count() < left {
            continue;
        }
        assert_eq!(check_solvable(&round), Ok(()), "{}", text(&round));
        let turns = sorted(solve(&round).expect("in reach"));
        assert_eq!(is_won(&round), Ok(!turns.is_empty()), "{}", text(&round));
        assert_eq!(turns, plain(&round), "{}", text(&round));
        *(if turns.is_empty() {
            &mut lost
        } else {
            &mut won
        }) += 1;
    }
    assert!(
        won * 10 > positions && lost * 10 > positions,
        "{won} and {lost}"
    );
}

fn sorted(turns: Vec<Turn>) -> Vec<String> {
    let mut texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// Compares with the search that uses the engine's own turns.
fn compare(rules: &'static str, players: usize, hand: usize, positions: usize) {
    let compared = Compared {
        rules,
        players,
        hand,
        positions,
    };
    compare_with(&compared, 2, winning_turns);
}

#[test]
fn duels_are_solved_as_by_trying_all_turns() {
    compare("1.3", 2, 4, 500);
    compare("1.0", 2, 3, 200);
}

#[test]
fn advanced_duels_are_solved_as_by_trying_all_turns() {
    compare("1.3a", 2, 4, 300);
    compare("bgaa", 2, 4, 300);
}

#[test]
fn one_against_two_is_solved_as_by_trying_all_turns() {
    compare("1.3", 3, 3, 500);
}

#[test]
fn one_against_three_is_solved_as_by_trying_all_turns() {
    compare("1.3", 4, 2, 500);
}

/// Compares with the faster plain search, in positions in which no player is out yet.
fn compare_larger(players: usize, hand: usize, positions: usize) {
    let compared = Compared {
        rules: "1.3",
        players,
        hand,
        positions,
    };
    compare_with(&compared, players, |round| {
        sorted(ExactSolver::new(round).winning_turns())
    });
}

#[test]
fn larger_hands_are_solved_as_by_trying_all_turns() {
    compare_larger(2, 6, 600);
    compare_larger(3, 4, 400);
    compare_larger(4, 3, 400);
}

/// Result of a seat against all others, by trying all turns: the winner wins as early, the loser loses as late as
/// possible.
fn plain_fate(
    round: &Round,
    seat: Seat,
    known: &mut HashMap<String, ForcedResult>,
) -> ForcedResult {
    if round.table().is_out(seat) {
        return ForcedResult::Lost(0);
    }
    if round.table().winner().is_some() {
        return ForcedResult::Won(0);
    }
    let key = text(round);
    if let Some(&fate) = known.get(&key) {
        return fate;
    }
    let is_own = round.table().turn() == seat;
    let after = round.turns().into_iter();
    let fates = after.map(|(_, after)| plain_fate(&after, seat, known));
    let for_seat = |fate: &ForcedResult| match *fate {
        ForcedResult::Won(turns) => 1_000 - turns as i32,
        ForcedResult::Lost(turns) => turns as i32 - 1_000,
    };
    let best = if is_own {
        fates.max_by_key(for_seat)
    } else {
        fates.min_by_key(for_seat)
    };
    let fate = match best.expect("a turn") {
        ForcedResult::Won(turns) => ForcedResult::Won(turns + 1),
        ForcedResult::Lost(turns) => ForcedResult::Lost(turns + 1),
    };
    known.insert(key, fate);
    fate
}

#[test]
fn how_long_it_takes_is_known_as_by_trying_all_turns() {
    let mut rng = GameRng::new(11);
    for (players, hand, positions) in [(2, 4, 150), (3, 3, 100), (4, 2, 100)] {
        for _ in 0..positions {
            let round = small(&mut rng, "1.3", players, hand);
            for seat in round.table().seats_in() {
                let mut known = HashMap::new();
                let plain = plain_fate(&round, seat, &mut known);
                assert_eq!(
                    forced_result(&round, seat),
                    Ok(plain),
                    "{seat:?} {}",
                    text(&round)
                );
            }
        }
    }
}

#[test]
fn what_is_out_of_reach_says_so() {
    let mid_turn = {
        let mut round = round("1.3 - - 1 R7G6/Y1/- G4G3/O5/-");
        round.play(parse_move("pR7")).expect("legal");
        round
    };
    assert_eq!(solve(&mid_turn), Err(SolveError::MidTurn));
    assert_eq!(check_solvable(&mid_turn), Err(SolveError::MidTurn));
    for (position, reason) in [
        ("1.3x - - 1 R7G6/Y1/- G4G3/O5/-", SolveError::Actions),
        ("1.3a - - 1 R7/Y1/- G4/O5/- B1/B2/-", SolveError::Advanced),
        ("1.3 - - 1 R7G6/Y1/- xG4G3/O5/-", SolveError::Over),
        (
            "1.3 - - 1 R1R2R3R4R5R6R7O1O2O3O4/Y1/- G4G3/O5/-",
            SolveError::Hand,
        ),
    ] {
        let round = round(position);
        assert_eq!(solve(&round), Err(reason), "{position}");
        assert_eq!(check_solvable(&round), Err(reason), "{position}");
    }
}

fn parse_move(text: &str) -> red7::game::Move {
    parse::<red7::game::Turn>(text).moves()[0]
}
