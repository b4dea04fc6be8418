//! Puzzles in rows, and the share of them that each level solves.

use red7::bots::Level;
use red7::game::{Round, Seed, write_turns};
use red7::puzzle::{Puzzle, PuzzleId, SOLVER, best_line, generate};

use super::Output;

/// `puzzles KIND COUNT SEED`: a row for each, `NAME<TAB>POSITION<TAB>KEY<TAB>PROOF`.
pub fn puzzles(kind: &str, count: &str, seed: &str) -> Output {
    let lines: Vec<String> = ids(kind, count, seed)?.map(line).collect();
    Ok(lines.join("\n"))
}

fn line(id: PuzzleId) -> String {
    let Puzzle { round, key } = generate(id);
    let position = round.setup().map(|setup| setup.to_string());
    let position = position.unwrap_or_default();
    let mut after = round;
    let proof = match after.play_turn(&key) {
        Ok(()) => best_line(after),
        Err(_) => Vec::new(),
    };
    format!("{id}\t{position}\t{key}\t{}", write_turns(&proof))
}

/// `puzzles KIND COUNT SEED --levels`: the percentage each level solves seeing only its own hand, starting with the
/// Novice, who takes any turn that leads.
pub fn levels(kind: &str, count: &str, seed: &str) -> Output {
    let mut solved = [0; Level::OFFERED.len()];
    let mut asked = 0;
    for id in ids(kind, count, seed)? {
        let Puzzle { round, key } = generate(id);
        let deal = round.setup().ok_or("a turn is under way")?;
        // The same position with the other hands hidden.
        let round = Round::try_from(deal).map_err(|reason| reason.to_string())?;
        let view = round.view(SOLVER);
        for (level, solved) in Level::OFFERED.into_iter().zip(&mut solved) {
            let choice = level.choose(&view, id.seed.bot_seed(0));
            *solved += u32::from(*choice.turn() == key);
        }
        asked += 1;
    }
    let percent = |solved: u32| format!("{:.1}", 100.0 * f64::from(solved) / f64::from(asked));
    let rows = Level::OFFERED.into_iter().zip(solved);
    let rows: Vec<String> = rows
        .map(|(level, solved)| format!("{kind}\t{level}\t{}", percent(solved)))
        .collect();
    Ok(rows.join("\n"))
}

/// Names of `count` puzzles of a kind, derived from a seed.
fn ids(kind: &str, count: &str, seed: &str) -> Result<impl Iterator<Item = PuzzleId>, String> {
    let first: PuzzleId = format!("{kind}-{seed}")
        .parse()
        .map_err(|reason| format!("{kind:?}, {seed:?}: {reason}"))?;
    let count: usize = count
        .parse()
        .map_err(|reason| format!("count {count:?}: {reason}"))?;
    Ok((0..count).map(move |number| PuzzleId {
        seed: Seed::from_entropy(first.seed.bot_seed(number)),
        ..first
    }))
}
