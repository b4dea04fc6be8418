//! How often the deal decides: the first of two players plays each deal from every seat.

use super::super::contestant::Player;
use super::deal::{Deal, draw};
use super::ledger::{Answers, Ledger};
use super::table::Table;

/// Plays a deal once for each seat of the first player, with the last one in all other seats.
pub fn count(
    deal: &Deal,
    purpose: u64,
    players: &mut [Player],
    answers: &mut Answers,
) -> Result<(), String> {
    let seats = deal.players();
    let others = players.len() - 1;
    let mut wins = 0;
    for own in seats.seats() {
        let mut rng = deal.rng(purpose);
        let mut round = deal.round().clone();
        while round.table().winner().is_none() {
            let number = if round.table().turn() == own {
                0
            } else {
                others
            };
            let (turn, _) = players[number].play(&round, draw(&mut rng))?;
            let refused = |illegal| format!("{}: {turn}: {illegal}", players[number]);
            round.play_turn(&turn).map_err(refused)?;
        }
        wins += usize::from(round.table().winner() == Some(own));
    }
    answers.measure(WINS, wins);
    Ok(())
}

const WINS: &str = "luck: seats won from";

pub fn tables(names: &[String], players: usize, ledger: &Ledger) -> Vec<Table> {
    let (first, others) = (&names[0], &names[names.len() - 1]);
    let title = format!("`{first}` once in each seat of a deal, `{others}` in all others");
    let mut table = Table::new(title, "% of deals");
    for (seats, share) in ledger.distribution(WINS).shares() {
        let label = match seats as usize {
            0 => "wins from no seat".to_owned(),
            all if all == players => "wins from every seat".to_owned(),
            some => format!("wins from {some} of {players} seats"),
        };
        table = table.row(label, share.percent());
    }
    vec![table]
}
