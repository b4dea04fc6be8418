//! Points, rounds, and how a match ends.

use super::{listed, name, verb};
use crate::game::Seat;
use crate::state::Score;

/// Points with their unit.
pub fn points(points: u32) -> String {
    match points {
        1 => "1 point".to_owned(),
        _ => format!("{points} points"),
    }
}

/// The unit behind a number of points, short.
pub fn points_unit(points: u32) -> &'static str {
    if points == 1 { "pt" } else { "pts" }
}

/// What ends a match.
pub fn target(target: Option<u32>) -> String {
    match target {
        Some(target) => format!("to {target} points"),
        None => "until the cards run short".to_owned(),
    }
}

/// What the winner of a round that is over has won: "+17 points".
pub fn round_result(score: &Score) -> String {
    match score.results.last() {
        Some(result) => format!("+{}", points(result.spoils.points())),
        None => String::new(),
    }
}

/// How the match stands, the best first: "You 17, Umber 9".
pub fn standings(score: &Score) -> String {
    let mut seats: Vec<(u32, Seat)> = (0..)
        .zip(&score.piles)
        .filter_map(|(index, pile)| Some((pile.points(), Seat::new(index)?)))
        .collect();
    seats.sort_unstable_by_key(|&(points, _)| std::cmp::Reverse(points));
    let seats: Vec<String> = seats
        .into_iter()
        .map(|(points, seat)| format!("{} {points}", name(seat)))
        .collect();
    seats.join(", ")
}

/// Who has won the match.
pub fn match_result(winners: &[Seat]) -> String {
    match winners {
        [winner] => format!(
            "{} {} the match",
            name(*winner),
            verb(*winner, "win", "wins")
        ),
        _ => {
            let names: Vec<String> = winners.iter().map(|&seat| name(seat).to_owned()).collect();
            format!("{} share the match", listed(&names))
        }
    }
}

/// Why the match is over.
pub fn why_over(score: &Score) -> String {
    let most = score.piles.iter().map(|pile| pile.points()).max();
    match score.target {
        Some(target) if most >= Some(target) => format!("{target} points are reached."),
        _ => "The cards left are too few for another deal.".to_owned(),
    }
}

/// The name of a round.
pub fn round(number: usize) -> String {
    format!("Round {number}")
}

/// How far a match has come, and what ends it.
pub fn played_to(score: &Score) -> String {
    format!("Round {}, played {}.", score.round, target(score.target))
}

/// How many cards lie in score piles.
pub fn out_of_the_deal(cards: usize) -> String {
    match cards {
        0 => "All 49 cards are dealt or in the deck.".to_owned(),
        1 => "1 card is out of the deals to come.".to_owned(),
        _ => format!("{cards} cards are out of the deals to come."),
    }
}
