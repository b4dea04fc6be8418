//! Turns that are shown once more on the table.

use std::rc::Rc;

use super::Game;
use crate::state::play::log::since_own;
use crate::state::play::scene::{ReplayFrame, Scene};

/// Turns that are shown once more, from the moment before the first of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InstantReplay {
    /// The moment that is shown: after so many turns.
    ply: usize,
    /// The one before the first of the turns.
    first: usize,
    /// The last one.
    last: usize,
}

impl Game {
    /// Shows turns once more, from one to another: those that others have made since the person's last one.
    #[must_use]
    pub fn recall(mut self, from: usize, to: usize) -> Self {
        let own = self.seat();
        let lines = since_own(&self.log, self.round_number(), own);
        let has = |ply| lines.iter().any(|line| line.ply == ply);
        if has(from) && has(to) && from <= to && !self.is_round_over() {
            self.recall = Some(InstantReplay {
                ply: from - 1,
                first: from - 1,
                last: to,
            });
        }
        self
    }

    /// Goes on from the moment that is shown once more: to the next, or back to the game.
    #[must_use]
    pub fn recall_on(mut self) -> Self {
        self.recall = self.recall.filter(|recall| recall.ply < recall.last);
        if let Some(recall) = &mut self.recall {
            recall.ply += 1;
        }
        self
    }

    /// Goes back to the game.
    #[must_use]
    pub fn recall_no_more(mut self) -> Self {
        self.recall = None;
        self
    }

    /// The moment that is shown once more, as the person saw it then: `now` is the scene of the game.
    pub(super) fn recalled(&self, now: &Scene) -> Option<ReplayFrame> {
        let recall = self.recall?;
        let record = self.record.until(recall.ply);
        // All turns were made.
        let then = Self::new(self.id, self.lineup.clone(), record).ok()?;
        let then = match then.round_number() < self.round_number() {
            true => then.next_round(),
            false => then,
        };
        let view = then.full_round().view(self.seat());
        let seats = view.table().players().seats();
        let scene = Scene {
            out_since: seats.map(|seat| then.out_since(seat)).collect(),
            view: match self.you() {
                Some(_) => view,
                None => view.covered(),
            },
            ..now.clone()
        };
        Some(ReplayFrame {
            ply: recall.ply,
            is_before: recall.ply == recall.first,
            scene: Rc::new(scene),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::state::play::scene::Stage;
    use crate::state::settings::Pace;

    /// A moment of the person's turn in which all three others have made theirs.
    fn mine(lineup: &str, rules: &str) -> Game {
        let mut game = Game::dealt(lineup, rules, "recalled");
        while game.ply() < 4 || game.stage() != Stage::Idle {
            game = game.after_a_turn(Level::Skilled).next_round();
        }
        game
    }

    #[test]
    fn a_turn_is_shown_from_the_moment_before_it_and_then_the_game_goes_on() {
        let game = mine("h333", "1.3");
        let ply = game.ply() - 1;
        let shown = |game: &Game| {
            let moment = game.scene().instant_replay?;
            Some((moment.ply, moment.is_before))
        };
        let before = game.clone().recall(ply, ply);
        assert_eq!(shown(&before), Some((ply - 1, true)));
        let after = before.clone().recall_on();
        assert_eq!(shown(&after), Some((ply, false)));
        assert_eq!(after.recall_on(), game);
        assert_eq!(before.recall_no_more(), game);
    }

    #[test]
    fn each_moment_is_as_the_person_saw_it_then() {
        for (lineup, rules) in [("h333", "1.3"), ("h22", "1.3ax"), ("hh2", "1.0ax")] {
            let mut game = Game::dealt(lineup, rules, "recalled");
            // After each number of turns of the round, from 0 on.
            let mut seen = vec![game.clone()];
            let is_mine = |game: &Game| matches!(game.stage(), Stage::Idle | Stage::HandingOver(_));
            while game.ply() < 6 || !is_mine(&game) || game.scene().narrated_turn().is_none() {
                game = game.after_a_turn(Level::Skilled);
                if game.is_round_over() {
                    game = game.next_round();
                    seen = Vec::new();
                }
                seen.push(game.clone());
            }
            let game = game.take_device();
            let first = since_own(&game.log, game.round_number(), game.seat())[0].ply;
            let mut shown = game.clone().recall(first, game.ply());
            for then in seen.iter().filter(|then| then.ply() >= first - 1) {
                let moment = shown.scene().instant_replay.expect("a moment");
                assert_eq!(moment.ply, then.ply());
                assert_eq!(moment.scene.view, then.full_round().view(game.seat()));
                shown = shown.recall_on();
            }
            assert_eq!(shown, game);
        }
    }

    #[test]
    fn meanwhile_nothing_else_comes_and_what_is_not_there_is_not_shown() {
        let game = mine("h333", "1.3");
        for (from, to) in [(0, 1), (1, game.ply() + 1), (2, 1)] {
            assert_eq!(game.clone().recall(from, to), game);
        }
        let waiting = game
            .after_a_turn(Level::Skilled)
            .after_a_turn(Level::Skilled);
        let ply = waiting.ply();
        assert_eq!(waiting.recall(ply, ply).wait(Pace::Brisk), None);
    }
}
