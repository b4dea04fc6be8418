//! Who wins with all cards open and perfect play.

use super::deal::Deal;
use super::ledger::{Answers, Ledger};
use super::table::Table;

const SOLVED: &str = "winner: solved";
const MOVER: &str = "winner: mover";
const HIGHER_FIRST: &str = "winner: higher card if first";
/// Who wins if either player moves first.
const KINDS: [&str; 4] = [
    "winner: the first to move, whoever it is",
    "winner: the second to move, whoever it is",
    "winner: the lower palette card, whoever begins",
    "winner: the higher palette card, whoever begins",
];

pub fn count(deal: &Deal, answers: &mut Answers) {
    let mover_wins = deal.mover_wins();
    answers.ask(SOLVED, mover_wins.is_some());
    let Some(mover_wins) = mover_wins else { return };
    answers.ask(MOVER, mover_wins);
    if deal.players().get() > 2 {
        return;
    }
    if let Some(other_would_win) = deal.other_would_win() {
        answers.ask(HIGHER_FIRST, other_would_win);
        let kind = match (mover_wins, other_would_win) {
            (true, true) => 0,
            (false, false) => 1,
            (true, false) => 2,
            (false, true) => 3,
        };
        answers.choose(&KINDS, kind);
    }
}

pub fn tables(ledger: &Ledger) -> Vec<Table> {
    let percent = |question: &str| ledger.share(question).percent();
    let mut table = Table::new("All cards open, perfect play", "% of deals")
        .row("the solver can tell", percent(SOLVED))
        .row(
            "the first to move wins, against all others together",
            percent(MOVER),
        )
        .row(
            "the higher palette card would win if it moved first",
            percent(HIGHER_FIRST),
        );
    for kind in KINDS {
        let label = kind.trim_start_matches("winner: ");
        table = table.row(format!("the win belongs to {label}"), percent(kind));
    }
    vec![table]
}
