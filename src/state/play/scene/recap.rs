//! Recap of the others' turns since the player's last turn.

use super::Scene;
use crate::game::Seat;
use crate::state::play::log::{LogLine, since_own};

/// Another player's part since the player's last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecapItem<'a> {
    /// The player's turn, the last one if there were several.
    Turn(&'a LogLine),
    /// No turn yet: the player is to move.
    IsNext,
    /// No turn yet: others move before.
    IsLater,
    /// No turn: the player was out before.
    WasOut,
}

impl Scene {
    /// An item for each of the others, in the order of turns.
    #[must_use]
    pub fn recap(&self) -> Vec<(Seat, RecapItem<'_>)> {
        let (own, table) = (self.view.seat(), self.view.table());
        let lines = since_own(&self.log, self.score.round, own);
        let seats: Vec<Seat> = table.players().seats().collect();
        let (before, after) = seats.split_at(own.index());
        let others = after.iter().skip(1).chain(before).copied();
        let done = others.map(|seat| {
            let turn = lines.iter().rev().find(|line| line.seat == seat);
            let done = match turn {
                Some(line) => RecapItem::Turn(line),
                None if table.is_out(seat) => RecapItem::WasOut,
                None if table.turn() == seat => RecapItem::IsNext,
                None => RecapItem::IsLater,
            };
            (seat, done)
        });
        done.collect()
    }

    /// The last turn of another since the player's last turn; the page narrates it.
    #[must_use]
    pub fn narrated_turn(&self) -> Option<&LogLine> {
        since_own(&self.log, self.score.round, self.view.seat()).last()
    }

    /// The turn that the table shows: that of the instant replay, else the narrated one.
    #[must_use]
    pub fn shown_turn(&self) -> Option<&LogLine> {
        let Some(moment) = &self.instant_replay else {
            return self.narrated_turn();
        };
        let ply = moment.ply + usize::from(moment.is_before);
        self.log.iter().find(|line| line.ply == ply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::state::Game;
    use crate::state::play::scene::Stage;

    /// The items as text: a ply for a turn, `-` for next, `.` for later, `x` for out before.
    fn told(scene: &Scene) -> String {
        let done = scene.recap().into_iter().map(|(seat, done)| {
            let sign = match done {
                RecapItem::Turn(line) => format!("{}", line.ply),
                RecapItem::IsNext => "-".to_owned(),
                RecapItem::IsLater => ".".to_owned(),
                RecapItem::WasOut => "x".to_owned(),
            };
            format!("{}:{sign}", seat.index())
        });
        done.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn recap_fills_while_others_move_and_stays_in_the_players_turn() {
        let mut game = Game::dealt("h333", "1.3", "recalled");
        let mut rounds = Vec::new();
        while rounds.len() < 12 {
            rounds.push((game.stage(), game.ply(), told(&game.scene())));
            game = game.after_a_turn(Level::Skilled).next_round();
        }
        let own = rounds.iter().position(|(stage, ..)| *stage == Stage::Idle);
        let own = own.expect("a turn of the player");
        let ply = rounds[own].1;
        let expected = [
            "1:- 2:. 3:.".to_owned(),
            format!("1:{} 2:- 3:.", ply + 2),
            format!("1:{} 2:{} 3:-", ply + 2, ply + 3),
            format!("1:{} 2:{} 3:{}", ply + 2, ply + 3, ply + 4),
        ];
        let shown: Vec<_> = rounds[own + 1..own + 5].iter().map(|it| &it.2).collect();
        assert_eq!(shown, expected.iter().collect::<Vec<_>>());
        assert_eq!(rounds[own + 4].0, Stage::Idle);
    }

    #[test]
    fn player_goes_out_with_one_turn_and_was_out_after_it() {
        let mut was_out = 0;
        for seed in ["recalled", "red7game", "ac000007"] {
            let mut game = Game::dealt("h111", "1.3", seed);
            while !game.is_round_over() {
                let scene = game.scene();
                for (seat, done) in scene.recap() {
                    let is_out = scene.view.table().is_out(seat);
                    match done {
                        RecapItem::Turn(line) => assert_eq!(line.out, is_out),
                        RecapItem::WasOut => {
                            was_out += 1;
                            assert!(is_out);
                        }
                        RecapItem::IsNext | RecapItem::IsLater => assert!(!is_out),
                    }
                }
                let last = scene
                    .log
                    .last()
                    .filter(|line| line.seat != scene.view.seat());
                assert_eq!(scene.narrated_turn(), last);
                game = game.after_a_turn(Level::Skilled);
            }
        }
        assert!(was_out > 0);
    }
}
