//! Statistics as a document for the browser's storage.

use serde::{Deserialize, Serialize};

use super::deals::{Deal, DealKey, Deals, SeatResult};
use super::totals::share_of;
use super::{Outcomes, Statistics, TableTotals, Totals, in_order, own_target};
use crate::game::{Ruleset, Seat};
use crate::state::document::Document;
use crate::state::document::DocumentKind;
use crate::state::document::{LoadError, VERSION, read, to_json, unreadable};
use crate::state::lineup::{Lineup, PlayerKind};

/// Missing fields are 0 or empty.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct StatisticsDocument {
    version: u32,
    tables: Vec<TableDocument>,
    /// Current number of rounds won in a row.
    streak: u32,
    longest: u32,
    /// Most recent deals, the newest last: `RULES SEATS SEED RESULT,RESULT`. SEATS is the player followed by the others
    /// in turn order. A RESULT is the player's seat and the winner's seat, from 1, then turns and points, separated by
    /// dots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deals: Vec<String>,
}

/// Rounds under the same rules against the same opponents.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct TableDocument {
    rules: String,
    /// The player, then the opponents from the weakest to the strongest.
    seats: String,
    rounds: u32,
    turns: u32,
    points: u32,
    matches: u32,
    matches_won: u32,
    /// Number of rounds won with hints, included in the rounds won.
    #[serde(skip_serializing_if = "is_default")]
    won_with_hints: u32,
    /// Rounds won by the rule in force at the end, from red to violet.
    by_rule: [u32; 7],
    /// All rounds and those won by the rule in force at the end, and without and with hints, since these are counted.
    #[serde(skip_serializing_if = "is_default")]
    ends: [[u32; 2]; 7],
    #[serde(skip_serializing_if = "is_default")]
    hints: [[u32; 2]; 2],
}

fn is_default<T: Default + PartialEq>(counts: &T) -> bool {
    *counts == T::default()
}

impl Document for Statistics {
    const KIND: DocumentKind = DocumentKind::Statistics;
    const NAME: &'static str = "statistics";

    fn write(&self) -> String {
        let table = |TableTotals {
                         ruleset,
                         lineup,
                         sums,
                     }: &TableTotals| TableDocument {
            rules: ruleset.to_string(),
            seats: lineup.to_string(),
            rounds: sums.rounds,
            turns: sums.turns,
            points: sums.points,
            matches: sums.matches,
            matches_won: sums.matches_won,
            won_with_hints: sums.won_with_hints,
            by_rule: sums.by_rule,
            ends: sums.ends.map(Outcomes::pair),
            hints: sums.hints.map(Outcomes::pair),
        };
        to_json(&StatisticsDocument {
            version: VERSION,
            tables: self.tables.iter().map(table).collect(),
            streak: self.streak,
            longest: self.longest,
            deals: self.deals.0.iter().map(save_deal).collect(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: StatisticsDocument = read(text)?;
        let mut tables: Vec<TableTotals> = Vec::new();
        let mut won: u64 = 0;
        for table in &document.tables {
            let table = load_table(table)?;
            let is_same = |other: &TableTotals| {
                other.ruleset == table.ruleset && other.lineup == table.lineup
            };
            if tables.iter().any(is_same) {
                return Err(LoadError::Unreadable);
            }
            won += u64::from(table.sums.won);
            tables.push(table);
        }
        if document.streak > document.longest || u64::from(document.longest) > won {
            return Err(LoadError::Unreadable);
        }
        let deals = document.deals.iter().map(|deal| load_deal(deal));
        let deals: Option<Vec<Deal>> = deals.collect();
        Ok(Self {
            tables,
            streak: document.streak,
            longest: document.longest,
            deals: deals.map(Deals).ok_or(LoadError::Unreadable)?,
        })
    }
}

fn save_deal(Deal { key, results }: &Deal) -> String {
    let results = results.iter().map(|result| {
        let number = |seat: Seat| seat.index() + 1;
        let (seat, winner) = (number(result.seat), number(result.winner));
        format!("{seat}.{winner}.{}.{}", result.turns, result.points)
    });
    let results: Vec<String> = results.collect();
    let results = results.join(",");
    format!("{key} {results}")
}

fn load_deal(deal: &str) -> Option<Deal> {
    let mut words = deal.split(' ');
    let ruleset: Ruleset = words.next()?.parse().ok()?;
    let lineup: Lineup = words.next()?.parse().ok()?;
    let seed = words.next()?.parse().ok()?;
    let results = words.next()?.split(',');
    let results = results.map(|result| load_result(result, &lineup));
    let results: Vec<SeatResult> = results.collect::<Option<_>>()?;
    // The player must come first, and results must be ordered by seat.
    let key = DealKey::of(&ruleset, &lineup, seed)?;
    let is_whole = key.lineup == lineup
        && key.ruleset == ruleset
        && words.next().is_none()
        && results.is_sorted_by(|a, b| a.seat < b.seat);
    is_whole.then_some(Deal { key, results })
}

fn load_result(text: &str, lineup: &Lineup) -> Option<SeatResult> {
    let numbers = text.split('.').map(str::parse);
    let numbers: Vec<u32> = numbers.collect::<Result<_, _>>().ok()?;
    let &[seat, winner, turns, points] = numbers.as_slice() else {
        return None;
    };
    let seat_of = |number: u32| {
        let mut seats = lineup.players().seats();
        seats.find(|seat| seat.index() + 1 == number as usize)
    };
    Some(SeatResult {
        seat: seat_of(seat)?,
        winner: seat_of(winner)?,
        turns,
        points,
    })
}

fn load_table(table: &TableDocument) -> Result<TableTotals, LoadError> {
    let ruleset: Ruleset = table.rules.parse().map_err(unreadable)?;
    let lineup: Lineup = table.seats.parse().map_err(unreadable)?;
    let is_own =
        lineup.at(Seat::FIRST) == PlayerKind::Human && !lineup.is_shared() && !lineup.has_friends();
    let by_rule = table.by_rule.iter();
    let won = by_rule.fold(0, |all: u32, &rounds| all.saturating_add(rounds));
    let sums = Totals {
        rounds: table.rounds,
        won,
        won_with_hints: table.won_with_hints,
        turns: table.turns,
        scored: if ruleset.is_advanced() {
            table.rounds
        } else {
            0
        },
        points: table.points,
        matches: table.matches,
        matches_won: table.matches_won,
        share: share_of(table.rounds, &lineup),
        by_rule: table.by_rule,
        ends: table.ends.map(Outcomes::of_pair),
        hints: table.hints.map(Outcomes::of_pair),
    };
    let ends = Outcomes::sum(&sums.ends);
    let is_possible = |all: &Outcomes| all.won <= all.rounds;
    let adds_up = sums.rounds > 0
        && sums.ends.iter().chain(&sums.hints).all(is_possible)
        && ends == Outcomes::sum(&sums.hints)
        && ends.rounds <= sums.rounds
        && sums
            .ends
            .iter()
            .zip(sums.by_rule)
            .all(|(end, won)| end.won <= won)
        && sums.won <= sums.rounds
        && sums.won_with_hints <= sums.won
        && sums.matches <= sums.scored
        && sums.matches_won <= sums.matches
        && (ruleset.is_advanced() || sums.points == 0);
    if !is_own || !adds_up || lineup != in_order(&lineup) || ruleset != own_target(&ruleset) {
        return Err(LoadError::Unreadable);
    }
    Ok(TableTotals {
        ruleset,
        lineup,
        sums,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Color;
    use crate::state::play::FinishedRound;

    fn statistics() -> Statistics {
        let mut statistics = Statistics::default();
        for (rules, lineup, color) in [
            ("1.3", "h1", Some(Color::Red)),
            ("1.3", "h1", Some(Color::Blue)),
            ("bgaax", "h134", None),
            ("bgaax", "h134", Some(Color::Violet)),
        ] {
            let ruleset: Ruleset = rules.parse().expect("rules");
            let points = if ruleset.is_advanced() { 12 } else { 0 };
            statistics.count(&FinishedRound {
                ruleset,
                lineup: lineup.parse().expect("players"),
                turns: 5,
                winner: Seat::FIRST,
                rule: color.unwrap_or(Color::Orange),
                win: color.map(|_| points),
                had_hints: color == Some(Color::Blue),
                won_match: ruleset.is_advanced().then_some(color.is_some()),
                seed: Some("red7game".parse().expect("a seed")),
                number: 1,
                is_known: false,
            });
        }
        statistics
    }

    #[test]
    fn statistics_come_back_as_they_were() {
        for statistics in [Statistics::default(), statistics()] {
            let text = statistics.write();
            assert_eq!(Statistics::read(&text), Ok(statistics));
        }
        assert_eq!(
            Statistics::read(r#"{"version":1}"#),
            Ok(Statistics::default())
        );
    }

    #[test]
    fn counts_that_cannot_be_are_found_out() {
        let whole = statistics().write();
        for (old, new) in [
            ("\"rules\":\"1.3\"", "\"rules\":\"2.0\""),
            ("\"rules\":\"bgaax\"", "\"rules\":\"bgaaxu\""),
            ("\"seats\":\"h1\"", "\"seats\":\"1h\""),
            ("\"seats\":\"h1\"", "\"seats\":\"hh\""),
            ("\"seats\":\"h134\"", "\"seats\":\"h143\""),
            ("\"rounds\":2", "\"rounds\":0"),
            ("\"rounds\":2", "\"rounds\":1"),
            ("\"rounds\":2", "\"rounds\":-2"),
            ("\"rounds\":2", "\"rounds\":4294967296"),
            ("\"points\":0", "\"points\":3"),
            ("\"matches\":0", "\"matches\":1"),
            ("\"matches\":2", "\"matches\":3"),
            ("\"matches_won\":1", "\"matches_won\":3"),
            ("\"won_with_hints\":1", "\"won_with_hints\":3"),
            ("\"by_rule\":[1,", "\"by_rule\":[4294967295,"),
            ("\"by_rule\":[1,", "\"by_rule\":["),
            ("\"ends\":[[1,1],", "\"ends\":[[1,2],"),
            ("\"ends\":[[1,1],", "\"ends\":[[2,1],"),
            ("\"ends\":[[1,1],[0,0],", "\"ends\":[[0,0],[1,1],"),
            ("\"ends\":[[1,1],", "\"ends\":["),
            ("\"hints\":[[1,1],[1,1]]", "\"hints\":[[2,1],[1,1]]"),
            ("\"hints\":[[1,1],[1,1]]", "\"hints\":[[1,1]]"),
            (
                "\"hints\":[[1,1],[1,1]]",
                "\"hints\":[[4294967295,1],[4294967295,1]]",
            ),
            ("\"streak\":1", "\"streak\":3"),
            ("\"longest\":2", "\"longest\":4"),
            (
                "\"rules\":\"bgaax\",\"seats\":\"h134\"",
                "\"rules\":\"1.3\",\"seats\":\"h1\"",
            ),
            (" red7game 1.1.", " red 1.1."),
            (" red7game 1.1.", " red7game 0.1."),
            (" red7game 1.1.", " red7game 1.3."),
            (" red7game 1.1.", " red7game 1.1.1.1,1.1."),
            (" red7game 1.1.", " red7game 1."),
            ("1.3 h1 red7game", "1.3 1h red7game"),
            ("1.3 h1 red7game", "1.3 hh red7game"),
            ("\"tables\":[", "\"tables\":[[],"),
            ("\"version\":1", "\"version\":0"),
        ] {
            let text = whole.replacen(old, new, 1);
            assert_ne!(text, whole, "{old} is in {whole}");
            let loaded = Statistics::read(&text);
            assert_eq!(loaded, Err(LoadError::Unreadable), "{text}");
        }
        for end in 0..whole.len() {
            assert!(Statistics::read(&whole[..end]).is_err());
        }
    }

    #[test]
    fn a_newer_version_is_told_from_damage() {
        let newer = r#"{"version":2,"tables":{"1.3":[]}}"#;
        assert_eq!(Statistics::read(newer), Err(LoadError::Newer(2)));
    }
}
