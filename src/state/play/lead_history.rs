//! Leads of a game, without its cards: the leader after each turn, the rule, and the players who went out.

use std::fmt::{self, Write};
use std::ops::Range;

use super::log::LogLine;
use crate::game::{Color, PlayerCount, Rule, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TurnResult {
    /// The leader after the turn, and the rule.
    lead: Option<(Seat, Rule)>,
    /// The player who went out with the turn.
    out: Option<Seat>,
}

/// The results of all turns, by round. It contains no cards, so it doesn't spoil the deal for its receiver.
///
/// The text form has two characters for each turn, the leader's number and the rule's letter, and two more if a player
/// goes out: `1R2B3Gx2`. A `0` stands for no leader, and a dot separates rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadHistory {
    players: PlayerCount,
    rounds: Vec<Vec<TurnResult>>,
}

/// A player's status after a turn, or after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadCell {
    /// In the round, but not leading.
    Behind,
    Leads(Rule),
    /// Goes out with this turn.
    Out,
    /// Went out earlier.
    Gone,
}

/// A player's course, by turn or by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadHistoryRow {
    pub seat: Seat,
    /// A cell for each turn, or each round.
    pub cells: Vec<LeadCell>,
    /// `true` if the player wins with the last cell.
    pub is_won: bool,
}

impl LeadHistory {
    /// Number of columns that fit beside the names on a narrow phone.
    pub const WIDEST: usize = 22;

    #[must_use]
    pub fn of(log: &[LogLine], players: PlayerCount) -> Self {
        let rounds = log.chunk_by(|line, next| line.round == next.round);
        let turn = |line: &LogLine| TurnResult {
            lead: line.lead,
            out: line.out.then_some(line.seat),
        };
        Self {
            players,
            rounds: rounds
                .map(|round| round.iter().map(turn).collect())
                .collect(),
        }
    }

    /// Reads the text form; `None` if it is invalid for this number of players.
    #[must_use]
    pub fn read(text: &str, players: PlayerCount) -> Option<Self> {
        let seat = |sign: char| {
            let number = sign.to_digit(10)?.checked_sub(1)?;
            players.seats().nth(number as usize)
        };
        let mut rounds = Vec::new();
        for text in text.split('.') {
            let mut round: Vec<TurnResult> = Vec::new();
            let mut signs = text.chars();
            while let Some(sign) = signs.next() {
                match sign {
                    'x' => round.last_mut()?.out = Some(seat(signs.next()?)?),
                    '0' => round.push(TurnResult {
                        lead: None,
                        out: None,
                    }),
                    sign => round.push(TurnResult {
                        lead: Some((seat(sign)?, Color::from_letter(signs.next()?)?)),
                        out: None,
                    }),
                }
            }
            if round.is_empty() {
                return None;
            }
            rounds.push(round);
        }
        Some(Self { players, rounds })
    }

    /// Number of rounds.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// A row for each player, with a cell for each turn of a single round, or for each round of a match.
    #[must_use]
    pub fn rows(&self) -> Vec<LeadHistoryRow> {
        match self.rounds.as_slice() {
            [round] => self.rows_of(round),
            rounds => self.rows_of_match(rounds),
        }
    }

    /// A row for each player, with a cell for each turn of one round. The first round is 0.
    #[must_use]
    pub fn rows_of_round(&self, round: usize) -> Vec<LeadHistoryRow> {
        let round = self.rounds.get(round);
        self.rows_of(round.map_or(&[], Vec::as_slice))
    }

    /// The leader and the rule of each column that has a leader.
    pub fn leads(rows: &[LeadHistoryRow]) -> impl Iterator<Item = (Seat, Rule)> {
        let columns = rows.first().map_or(0, |row| row.cells.len());
        (0..columns).filter_map(move |column| {
            rows.iter().find_map(|row| match row.cells.get(column) {
                Some(&LeadCell::Leads(rule)) => Some((row.seat, rule)),
                _ => None,
            })
        })
    }

    /// Splits columns into parts of about the same width, at most `widest` each.
    #[must_use]
    pub fn folds(columns: usize, widest: usize) -> Vec<Range<usize>> {
        let parts = columns.div_ceil(widest).max(1);
        let width = columns.div_ceil(parts).max(1);
        let starts = (0..columns).step_by(width);
        starts
            .map(|start| start..(start + width).min(columns))
            .collect()
    }

    fn rows_of(&self, round: &[TurnResult]) -> Vec<LeadHistoryRow> {
        let row = |seat| {
            let mut is_gone = false;
            let cells = round.iter().map(|turn| match turn.lead {
                _ if is_gone => LeadCell::Gone,
                _ if turn.out == Some(seat) => {
                    is_gone = true;
                    LeadCell::Out
                }
                Some((leader, rule)) if leader == seat => LeadCell::Leads(rule),
                _ => LeadCell::Behind,
            });
            let cells = cells.collect();
            LeadHistoryRow {
                seat,
                cells,
                is_won: winner(self.players, round) == Some(seat),
            }
        };
        self.players.seats().map(row).collect()
    }

    fn rows_of_match(&self, rounds: &[Vec<TurnResult>]) -> Vec<LeadHistoryRow> {
        let row = |seat| {
            let cells = rounds.iter().map(|round| {
                let rule = round.iter().rev().find_map(|turn| turn.lead);
                match (winner(self.players, round), rule) {
                    (Some(winner), Some((_, rule))) if winner == seat => LeadCell::Leads(rule),
                    _ => LeadCell::Behind,
                }
            });
            LeadHistoryRow {
                seat,
                cells: cells.collect(),
                is_won: false,
            }
        };
        self.players.seats().map(row).collect()
    }
}

/// The last player in the round, once all others are out.
fn winner(players: PlayerCount, round: &[TurnResult]) -> Option<Seat> {
    let is_in = |&seat: &Seat| round.iter().all(|turn| turn.out != Some(seat));
    let mut left = players.seats().filter(is_in);
    let winner = left.next()?;
    left.next().is_none().then_some(winner)
}

impl fmt::Display for LeadHistory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, round) in self.rounds.iter().enumerate() {
            if nth > 0 {
                f.write_char('.')?;
            }
            for turn in round {
                match turn.lead {
                    Some((seat, rule)) => write!(f, "{}{}", seat.index() + 1, rule.letter())?,
                    None => f.write_char('0')?,
                }
                if let Some(seat) = turn.out {
                    write!(f, "x{}", seat.index() + 1)?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(text: &str) -> LeadHistory {
        LeadHistory::read(text, PlayerCount::THREE).expect(text)
    }

    /// A row as text, with a character for each cell.
    fn signs(row: &LeadHistoryRow) -> String {
        let cells = row.cells.iter().map(|cell| match cell {
            LeadCell::Behind => '-',
            LeadCell::Leads(rule) => rule.letter(),
            LeadCell::Out => 'x',
            LeadCell::Gone => ' ',
        });
        let mut signs: String = cells.collect();
        if row.is_won {
            signs.push('!');
        }
        signs
    }

    #[test]
    fn text_form_round_trips() {
        for text in ["3R1R2R", "1R2B3Gx21Gx3", "0x12V", "1R.2Bx1.3G"] {
            assert_eq!(course(text).to_string(), text);
        }
    }

    #[test]
    fn invalid_text_is_rejected() {
        for text in [
            "", ".", "1R.", "R", "1", "1X", "4R", "x1", "1Rx", "1Rx4", "1Rx0", "1r", "1R ",
        ] {
            assert_eq!(
                LeadHistory::read(text, PlayerCount::THREE),
                None,
                "{text:?}"
            );
        }
    }

    #[test]
    fn round_has_a_column_for_each_turn() {
        let rows = course("3R1R2R3V1Bx32Bx21B").rows();
        let rows: Vec<String> = rows.iter().map(signs).collect();
        assert_eq!(rows, ["-R--B-B!", "--R--x ", "R--Vx  "]);
    }

    #[test]
    fn match_has_a_column_for_each_round() {
        let course = course("1R2Rx32Bx1.3Gx13Vx2.1Ox31Ix2");
        let rows: Vec<String> = course.rows().iter().map(signs).collect();
        assert_eq!(rows, ["--I", "B--", "-V-"]);
        let second: Vec<String> = course.rows_of_round(1).iter().map(signs).collect();
        assert_eq!(second, ["x ", "-x", "GV!"]);
        assert_eq!(course.rounds(), 3);
    }

    #[test]
    fn long_rows_fold_evenly() {
        let lengths = |columns| {
            let folds = LeadHistory::folds(columns, LeadHistory::WIDEST).into_iter();
            folds.map(|fold| fold.len()).collect::<Vec<_>>()
        };
        assert_eq!(lengths(17), [17]);
        assert_eq!(lengths(22), [22]);
        assert_eq!(lengths(23), [12, 11]);
        assert_eq!(lengths(45), [15, 15, 15]);
        assert!(lengths(0).is_empty());
    }
}
