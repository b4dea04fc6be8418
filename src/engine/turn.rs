//! The turn that comes next in a game.

use crate::bots::{Level, Thinking};
use crate::game::{Move, Record, Round, Turn};

/// The search for a turn, in steps. Who is asked sees the view of the seat to move and
/// nothing else; whenever an opponent draws a card it is asked again.
pub struct TurnSearch {
    level: Level,
    /// Whether a card that is drawn on the way is looked at.
    looks_past_draws: bool,
    seed: u64,
    thinking: Thinking,
    round: Round,
    /// The moves found so far.
    turn: Turn,
}

impl TurnSearch {
    /// The turn of an opponent. There is none if the record is against the rules, or if its game
    /// is over.
    pub fn of_opponent(level: Level, record: &Record) -> Option<Self> {
        Self::new(level, record, &Turn::default(), true)
    }

    /// The rest of a turn that was begun, up to a card that is drawn.
    pub fn of_hint(level: Level, begun: &Turn, record: &Record) -> Option<Self> {
        Self::new(level, record, begun, false)
    }

    fn new(level: Level, record: &Record, begun: &Turn, looks_past_draws: bool) -> Option<Self> {
        let mut game = record.replay(usize::MAX).ok()?;
        game.next_round();
        let mut round = game.round().clone();
        let mover = round.table().turn();
        for &mv in begun.moves() {
            round.play(mv).ok()?;
        }
        if round.table().winner().is_some() || round.table().turn() != mover {
            return None;
        }
        let seed = record.seed.bot_seed(record.turns.len());
        Some(Self {
            level,
            looks_past_draws,
            seed,
            thinking: level.think(&round.view(mover), seed),
            round,
            turn: Turn::default(),
        })
    }

    /// Goes on for a step. Gives the turn once it is found. Should the opponent ever answer
    /// with an illegal move, it passes, so that the game goes on.
    pub fn go_on(&mut self) -> Option<Turn> {
        let choice = self.thinking.step()?.clone();
        for &mv in choice.turn().moves() {
            if self.round.play(mv).is_err() || self.turn.push(mv).is_err() {
                return Some(Turn::from(Move::Pass));
            }
        }
        if !choice.awaits_card() || !self.looks_past_draws {
            return Some(self.turn.clone());
        }
        let view = self.round.view(self.round.table().turn());
        self.thinking = self.level.think(&view, self.seed);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineRequest;

    #[test]
    fn a_hint_goes_on_from_the_moves_made() {
        let hint = |begun: &str| {
            let question: EngineRequest = format!("hint {begun} 1.3 2 red7game -").parse().ok()?;
            question.turn()
        };
        let turn = hint("-").expect("a hint");
        let first = Turn::from(turn.moves()[0]);
        let rest = hint(&first.to_string()).expect("the rest");
        let record = format!("1.3 2 red7game {first}{rest}");
        let record: Record = record.parse().expect("a record");
        assert!(record.replay(usize::MAX).is_ok(), "{record}");
    }

    #[test]
    fn a_hint_does_not_look_at_a_card_that_is_drawn() {
        // In some of these deals a 3 is played, which draws.
        let mut draws = 0;
        for number in 0..40 {
            let mut record: Record = format!("1.3ax 2 seed{number:04} -")
                .parse()
                .expect("a record");
            for _ in 0..4 {
                let hint = EngineRequest::Hint(Turn::default(), record.clone()).turn();
                let Some(turn) = EngineRequest::Turn(Level::Master, record.clone()).turn() else {
                    break;
                };
                let hint = hint.expect("as long as there is a turn");
                assert!(turn.moves().starts_with(hint.moves()), "{hint} of {turn}");
                draws += usize::from(hint != turn);
                record.turns.push(turn);
            }
        }
        assert!(draws > 0);
    }
}
