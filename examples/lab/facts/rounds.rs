//! Whole rounds, in which the same player plays all seats.

use red7::game::{Color, Round};

use super::super::contestant::Player;
use super::deal::{Deal, draw};
use super::ledger::{Answers, Ledger};
use super::table::Table;

/// Plays a round with one player at all seats.
pub fn count(
    deal: &Deal,
    purpose: u64,
    player: &mut Player,
    answers: &mut Answers,
) -> Result<(), String> {
    let name = &player.to_string();
    let mut rng = deal.rng(purpose);
    let mut round = deal.round().clone();
    let players = deal.players().get();
    let mut turns = 0;
    // Players out at their own first turn.
    let mut unlucky = vec![false; players];
    let winner = loop {
        let table = round.table();
        if let Some(winner) = table.winner() {
            break winner;
        }
        let mover = table.turn();
        let (turn, _) = player.play(&round, draw(&mut rng))?;
        round
            .play_turn(&turn)
            .map_err(|illegal| format!("{name}: {turn}: {illegal}"))?;
        if turns < players && round.table().is_out(mover) {
            unlucky[turns] = true;
        }
        turns += 1;
    };
    let place = (winner.index() + players - deal.mover().index()) % players;
    for (seat, is_out_at_once) in unlucky.into_iter().enumerate() {
        answers.ask(&wins(name, seat), seat == place);
        answers.ask(&out_at_once(name, seat), is_out_at_once);
    }
    answers.measure(&length(name), turns);
    answers.ask(&empty(name), round.hand(winner).is_empty());
    count_rule(name, &round, answers);
    Ok(())
}

fn count_rule(name: &str, round: &Round, answers: &mut Answers) {
    for color in Color::ALL {
        answers.ask(&last_rule(name, color), color == round.table().rule());
    }
}

fn wins(name: &str, place: usize) -> String {
    format!("rounds: {name}: wins in place {place}")
}

fn out_at_once(name: &str, place: usize) -> String {
    format!("rounds: {name}: out at once in place {place}")
}

fn length(name: &str) -> String {
    format!("rounds: {name}: turns")
}

fn empty(name: &str) -> String {
    format!("rounds: {name}: winner's hand empty")
}

fn last_rule(name: &str, color: Color) -> String {
    format!("rounds: {name}: last rule {}", color.letter())
}

pub fn tables(name: &str, players: usize, ledger: &Ledger) -> Vec<Table> {
    let percent = |question: &str| ledger.share(question).percent();
    let places = ["first", "second", "third", "fourth"];
    let places = || places.into_iter().take(players).enumerate();
    let mut seats = Table::new(format!("Rounds of `{name}` at all seats"), "%");
    for (place, ordinal) in places() {
        seats = seats.row(
            format!("the {ordinal} to move wins"),
            percent(&wins(name, place)),
        );
    }
    for (place, ordinal) in places() {
        let label = format!("the {ordinal} to move is out with the first turn");
        seats = seats.row(label, percent(&out_at_once(name, place)));
    }
    seats = seats.row(
        "the winner's hand is empty at the end",
        percent(&empty(name)),
    );
    let length = ledger.distribution(&length(name));
    let mut lengths = Table::new(
        format!("Length of rounds of `{name}`"),
        "turns of all players",
    )
    .row("mean", length.mean())
    .row("median", length.median());
    for (turns, share) in length.shares() {
        lengths = lengths.row(format!("{turns} turns, % of rounds"), share.percent());
    }
    let rules = Color::ALL
        .into_iter()
        .map(|color| (color.letter().to_string(), percent(&last_rule(name, color))));
    let rules =
        Table::new(format!("Rule at the end of rounds of `{name}`"), "%").ranked(rules.collect());
    vec![seats, lengths, rules]
}
