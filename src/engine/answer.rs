//! Replies to requests: the work of the engine.

use super::reply::EngineReply;
use super::request::EngineRequest;
use super::rounds::{current_round, round_before};
use crate::bots::{Level, SolveError, is_winning_turn, review_in_deals, review_turn};
use crate::game::{Move, Record, Round, Turn};
use crate::puzzle::{best_line, generate};

/// The level that gives hints.
const ADVISER: Level = Level::Master;

impl EngineRequest {
    /// Returns the reply, which takes up to some seconds.
    ///
    /// Returns `None` if the record, the position or a turn in the request is illegal, or if the game is over.
    #[must_use]
    pub fn answer(&self) -> Option<EngineReply> {
        Some(match self {
            Self::Turn(level, record) => EngineReply::Turn(bot_turn(*level, record)?),
            Self::Hint(begun, record) => EngineReply::Turn(hint(begun, record)?),
            Self::Review { ply, record, deals } => {
                let round = round_before(record, *ply)?;
                let index = ply.checked_sub(1)?;
                let made = record.turns.get(index)?;
                round.clone().play_turn(made).ok()?;
                let seed = record.seed.bot_seed(index);
                EngineReply::Judgement(match *deals {
                    Some(deals) => review_in_deals(&round, made, seed, deals),
                    None => review_turn(&round, made, seed),
                })
            }
            Self::Puzzle(id) => EngineReply::Puzzle(Box::new(generate(*id))),
            Self::Line(setup) => {
                let round = Round::try_from(setup.clone()).ok()?;
                EngineReply::Line(best_line(round))
            }
            Self::Wins(setup, turn) => {
                let round = Round::try_from(setup.clone()).ok()?;
                round.clone().play_turn(turn).ok()?;
                EngineReply::Wins(match is_winning_turn(&round, turn) {
                    Ok(wins) => Some(wins),
                    Err(SolveError::TooLarge) => None,
                    Err(_) => return None,
                })
            }
        })
    }

    /// Returns the turn, or the rest of one, if the request is for one and has a reply.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        match self.answer()? {
            EngineReply::Turn(turn) => Some(turn),
            EngineReply::Judgement(_)
            | EngineReply::Puzzle(_)
            | EngineReply::Line(_)
            | EngineReply::Wins(_) => None,
        }
    }
}

/// Returns an opponent's next turn. Whenever it draws a card, it chooses again with that card in view.
fn bot_turn(level: Level, record: &Record) -> Option<Turn> {
    let mut round = current_round(record, &Turn::default())?;
    let seed = record.seed.bot_seed(record.turns.len());
    let mut turn = Turn::default();
    while choose(level, seed, &mut round, &mut turn) {}
    Some(turn)
}

/// Returns the rest of a turn, up to the first card drawn.
fn hint(begun: &Turn, record: &Record) -> Option<Turn> {
    let mut round = current_round(record, begun)?;
    let seed = record.seed.bot_seed(record.turns.len());
    let mut turn = Turn::default();
    choose(ADVISER, seed, &mut round, &mut turn);
    Some(turn)
}

/// Plays what a bot chooses, which sees only the view of the seat to move. If it ever chose an illegal move, it would
/// pass, so that the game goes on. Returns `true` if the bot has drawn a card and must choose again.
fn choose(level: Level, seed: u64, round: &mut Round, turn: &mut Turn) -> bool {
    let choice = level.choose(&round.view(round.table().turn()), seed);
    for &mv in choice.turn().moves() {
        if round.play(mv).is_err() || turn.push(mv).is_err() {
            *turn = Turn::from(Move::Pass);
            return false;
        }
    }
    choice.awaits_card()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn illegal_requests_get_no_reply() {
        for text in [
            "turn novice 1.3 2 red7game pV1.pV1",
            "turn novice 1.3 2 red7game x",
            "review 0 1.3 2 red7game x",
            "review 2 1.3 2 red7game x",
            "review 1 1.3 2 red7game pV1.pV1",
            "review 3 1.3 2 red7game x.x.x",
            "line 1.3 - - 1 R7/R7/- -/-/-",
            "wins pR7 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
            "wins pR6 1.3x - - 1 R6V2/Y1/- B4B3/O5/-",
        ] {
            let request: EngineRequest = text.parse().expect(text);
            assert_eq!(request.answer(), None, "{text}");
        }
    }

    #[test]
    fn a_hint_continues_the_moves_made() {
        let hint = |begun: &str| {
            let request: EngineRequest = format!("hint {begun} 1.3 2 red7game -").parse().ok()?;
            request.turn()
        };
        let turn = hint("-").expect("a hint");
        let first = Turn::from(turn.moves()[0]);
        let rest = hint(&first.to_string()).expect("the rest");
        let record = format!("1.3 2 red7game {first}{rest}");
        let record: Record = record.parse().expect("a record");
        assert!(record.replay(usize::MAX).is_ok(), "{record}");
    }

    #[test]
    fn a_hint_stops_at_a_drawn_card() {
        // In some of these deals a 3 is played, which draws.
        let mut draws = 0;
        for number in 0..8 {
            let mut record: Record = format!("1.3ax 2 seed{number:04} -")
                .parse()
                .expect("a record");
            for _ in 0..4 {
                let hint = EngineRequest::Hint(Turn::default(), record.clone()).turn();
                let Some(turn) = EngineRequest::Turn(Level::Master, record.clone()).turn() else {
                    break;
                };
                let hint = hint.expect("a hint wherever there is a turn");
                assert!(turn.moves().starts_with(hint.moves()), "{hint} of {turn}");
                draws += usize::from(hint != turn);
                record.turns.push(turn);
            }
        }
        assert!(draws > 0);
    }
}
