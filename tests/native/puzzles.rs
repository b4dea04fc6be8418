//! Puzzles: each has exactly one winning turn, verified by the tests' own search, and lines that hold.

use red7::game::{GameRng, Move, Round, Seed, Turn};
use red7::puzzle::{Grade, Puzzle, PuzzleId, SOLVER, best_line, generate};

use crate::brute_force::exact::ExactSolver;
use crate::brute_force::{small, winning_turns};
use crate::common::{parse, text};

/// Number of puzzles of each kind whose solution is checked. `PUZZLES=1000` sets another number.
fn count(by_default: u64) -> u64 {
    let asked = std::env::var("PUZZLES").ok();
    asked.map_or(by_default, |text| parse(&text))
}

/// A numbered puzzle.
fn puzzle(players: usize, grade: Grade, number: u64) -> (PuzzleId, Puzzle) {
    let seed = Seed::from_entropy(number * 7_919);
    let id: PuzzleId = parse(&format!("{players}{}-{seed}", grade.letter()));
    (id, generate(id))
}

/// Puzzles for a number of players, the same number of each grade.
fn puzzles(players: usize, count: u64) -> impl Iterator<Item = (PuzzleId, Puzzle)> {
    let of_all = move |number| Grade::ALL.map(|grade| puzzle(players, grade, number));
    (0..count).flat_map(of_all)
}

fn each_has_one_solution(players: usize, grade: Grade) {
    for number in 0..count(150) {
        let (id, Puzzle { round, key }) = puzzle(players, grade, number);
        let table = round.table();
        assert_eq!(table.players().get(), players, "{id}");
        assert_eq!(table.seats_in().count(), players, "{id}");
        assert_eq!(table.turn(), SOLVER, "{id}");
        let mut exact = ExactSolver::new(&round);
        assert_eq!(exact.winning_turns(), [key], "{id}: {}", text(&round));
        assert!(exact.leading_turns().len() >= 8, "{id}: {}", text(&round));
    }
}

/// A separate test for each kind, so that they run in parallel.
macro_rules! each_has_one_solution {
    ($($name:ident: $players:literal, $grade:ident;)*) => {$(
        #[test]
        fn $name() {
            each_has_one_solution($players, Grade::$grade);
        }
    )*};
}

each_has_one_solution! {
    each_easy_one_for_two_has_one_solution: 2, Easy;
    each_medium_one_for_two_has_one_solution: 2, Medium;
    each_hard_one_for_two_has_one_solution: 2, Hard;
    each_easy_one_for_three_has_one_solution: 3, Easy;
    each_medium_one_for_three_has_one_solution: 3, Medium;
    each_hard_one_for_three_has_one_solution: 3, Hard;
    each_easy_one_for_four_has_one_solution: 4, Easy;
    each_medium_one_for_four_has_one_solution: 4, Medium;
    each_hard_one_for_four_has_one_solution: 4, Hard;
}

/// Validates the fast search against the simplest one, which uses the rules themselves.
#[test]
fn the_quick_search_finds_what_the_plainest_does() {
    let mut rng = GameRng::new(77);
    for (players, hand, positions) in [(2, 4, 300), (3, 3, 200), (4, 2, 200)] {
        let (mut won, mut lost) = (0, 0);
        while won + lost < positions {
            let round = small(&mut rng, "1.3", players, hand);
            if round.table().seats_in().count() < players {
                continue;
            }
            let mut exact = ExactSolver::new(&round);
            let texts = |turns: Vec<Turn>| {
                let mut texts: Vec<String> = turns.iter().map(Turn::to_string).collect();
                texts.sort();
                texts
            };
            let leading = leading(&round).into_iter().map(|(turn, _)| turn).collect();
            assert_eq!(
                texts(exact.leading_turns()),
                texts(leading),
                "{}",
                text(&round)
            );
            let winning = texts(exact.winning_turns());
            assert_eq!(winning, winning_turns(&round), "{}", text(&round));
            *(if winning.is_empty() {
                &mut lost
            } else {
                &mut won
            }) += 1;
        }
        assert!(won.min(lost) * 10 > positions, "{won} and {lost}");
    }
}

/// The turns that leave the player to move in.
fn leading(round: &Round) -> Vec<(Turn, Round)> {
    let mover = round.table().turn();
    let mut turns = round.turns();
    turns.retain(|(_, after)| !after.table().is_out(mover));
    turns
}

/// The round after a turn and the best play of all sides that follows, and that line.
fn played_out(round: &Round, turn: &Turn) -> (Round, Vec<Turn>) {
    let mut after = round.clone();
    after.play_turn(turn).expect("legal");
    let line = best_line(after.clone());
    for turn in &line {
        after.play_turn(turn).expect("legal");
    }
    (after, line)
}

#[test]
fn the_proof_wins_and_every_refutation_has_the_solver_out() {
    for players in 2..=4 {
        for (id, Puzzle { round, key }) in puzzles(players, 3) {
            for (turn, _) in leading(&round) {
                let (end, line) = played_out(&round, &turn);
                let is_won = end.table().winner() == Some(SOLVER);
                assert_eq!(is_won, turn == key, "{id}: {turn}");
                assert_eq!(end.table().is_out(SOLVER), turn != key, "{id}: {turn}");
                assert!(
                    turn != key || line.len() > players,
                    "{id}: {turn} wins at once"
                );
            }
        }
    }
}

/// In a line between two players, a player passes exactly if no turn leads.
#[test]
fn in_a_duel_nobody_goes_out_who_need_not() {
    for (id, Puzzle { round, .. }) in puzzles(2, 3) {
        for (turn, mut after) in leading(&round) {
            for turn in best_line(after.clone()) {
                let must_pass = leading(&after).is_empty();
                assert_eq!(turn == Turn::from(Move::Pass), must_pass, "{id}");
                after.play_turn(&turn).expect("legal");
            }
            assert!(after.table().winner().is_some(), "{id}: {turn}");
        }
    }
}

#[test]
fn wrong_turns_are_worth_a_thought() {
    for (id, Puzzle { round, key }) in puzzles(2, 10) {
        let wrong: Vec<usize> = leading(&round)
            .into_iter()
            .filter(|(turn, _)| *turn != key)
            .map(|(turn, _)| played_out(&round, &turn).1.len())
            .collect();
        // The opponent's turn, then the solver goes out.
        let at_once = wrong.iter().filter(|&&turns| turns <= 2).count();
        assert!(at_once * 2 <= wrong.len(), "{id}: {wrong:?}");
        assert!(wrong.iter().any(|&turns| turns >= 4), "{id}: {wrong:?}");
    }
}

#[test]
fn grades_say_what_it_takes() {
    for (id, Puzzle { round, key }) in puzzles(2, 10) {
        let turns = leading(&round);
        let thrifty = turns.iter().filter(|(turn, _)| turn.moves().len() == 1);
        let thrifty = thrifty.count();
        match id.grade {
            Grade::Easy => assert!(key.moves().len() == 1 && (2..=3).contains(&thrifty), "{id}"),
            Grade::Medium => assert!(key.moves().len() == 1 && thrifty > 3, "{id}"),
            Grade::Hard => assert!(key.moves().len() == 2 && thrifty > 0, "{id}"),
        }
    }
}

/// A puzzle's name must always lead to the same puzzle, because players share names.
#[test]
fn names_keep_their_puzzles() {
    for (name, position, key) in [
        (
            "2e-red7game",
            "1.3 G5B7O4V3 - 1 Y5R4V2V1/I7V7/- R7Y4O1B1/V4R1/-",
            "pV2",
        ),
        (
            "2m-red7game",
            "1.3 B1I2V5 - 1 R4O3Y3/O6Y5G5Y4/- R7G7G4/I6O5R2/-",
            "pY3",
        ),
        (
            "2h-red7game",
            "1.3 B4R1 - 1 B6G4V4O3B2/G5Y3/- G7V6I5G3Y2/O5Y5/-",
            "pG4cV4",
        ),
        (
            "3h-red7game",
            "1.3 V1G4R5G1 - 1 B6B4Y3B1I1/O7R2/- I7O5V5V2/I4B2/- Y7V7O4V4Y1/O6Y6/-",
            "pB6cY3",
        ),
        (
            "4m-red7game",
            "1.3 I5B7B5I2Y1B3I4 - 1 R6V4R1/R7B4R3/- Y5Y4G3/B6O5V3/- G5O4R2/I7I6V2/- G6R5V5Y3/G7V7O6/-",
            "pR6",
        ),
    ] {
        let puzzle = generate(parse(name));
        assert_eq!(
            (
                text(&puzzle.round).as_str(),
                puzzle.key.to_string().as_str()
            ),
            (position, key),
            "{name}"
        );
    }
}
