//! Whole turns that are taken back.

use super::{Game, GameMode};
use crate::state::lineup::PlayerKind;
use crate::state::play::log::LogLine;

impl Game {
    /// How many turns the person took back.
    #[must_use]
    pub const fn taken_back(&self) -> usize {
        self.taken_back
    }

    /// The same game, in which so many turns were taken back before.
    #[must_use]
    pub(crate) const fn with_take_backs(mut self, taken_back: usize) -> Self {
        self.taken_back = taken_back;
        self
    }

    /// The same game, tried once more from this moment on: so many turns of the person were taken back for that. After the
    /// last turn of a round that is the first moment of the next.
    #[must_use]
    pub(in crate::state) fn as_retry(self, taken_back: usize) -> Self {
        let game = self.next_round();
        let here = game.ply();
        game.with_take_backs(taken_back).with_retry_from(Some(here))
    }

    /// The same game, tried once more from after so many turns on, if that is told; not from a moment that has yet to
    /// come.
    #[must_use]
    pub(in crate::state) fn with_retry_from(mut self, plies: Option<usize>) -> Self {
        let here = self.ply();
        self.tried_from = plies.filter(|&plies| plies <= here);
        self
    }

    /// After how many turns it is tried once more, if it is.
    #[must_use]
    pub const fn retry_from(&self) -> Option<usize> {
        self.tried_from
    }

    /// How many turns there were before the last one of the person in this round, if it can be taken back:
    /// in the person's turn, by a person alone at the device, and not in the deal of a day. With friends it is
    /// agreed on, and a turn that was sent stays.
    pub(in crate::state) fn last_own_turn(&self) -> Option<usize> {
        let is_time = self.is_persons_turn() || self.friend_to_move().is_some();
        let earliest = match &self.kind {
            GameMode::Solo => 0,
            GameMode::Correspondence(friends) if friends.agreed.take_backs => {
                friends.sent.unwrap_or_default()
            }
            GameMode::Correspondence(_) | GameMode::Daily(_) | GameMode::Sealed(_) => return None,
        };
        if !is_time || self.lineup.is_shared() {
            return None;
        }
        let own = self.seat();
        let mut lines = self.log.iter().rev();
        let line = lines.find(|line| line.seat == own)?;
        let before = line.ply - 1;
        (line.round == self.round_number() && before >= earliest).then_some(before)
    }

    /// Goes back to before the person's last turn, and marks the game.
    #[must_use]
    pub fn take_back(self) -> Self {
        let back = self
            .last_own_turn()
            .and_then(|plies| self.back_to(plies, 1));
        back.unwrap_or(self)
    }

    /// How many turns there were before this round, if it can be started again: not in the deal of a day, not with
    /// friends, and not before something was done.
    pub(in crate::state) fn round_start(&self) -> Option<usize> {
        let earlier = |line: &&LogLine| line.round < self.round_number();
        let plies = self.log.iter().take_while(earlier).count();
        let is_begun = plies < self.ply() || !self.staged.is_empty();
        let can_start_again = match self.kind {
            GameMode::Solo => is_begun && !self.is_match_over(),
            GameMode::Daily(_) | GameMode::Correspondence(_) | GameMode::Sealed(_) => false,
        };
        can_start_again.then_some(plies)
    }

    /// Deals this round again, and marks the game.
    #[must_use]
    pub fn restart_round(self) -> Self {
        let again = self.round_start().and_then(|plies| {
            let persons = |line: &&LogLine| self.lineup.at(line.seat) == PlayerKind::Human;
            let own_turns = self.log[plies..].iter().filter(persons).count();
            self.back_to(plies, own_turns.max(1))
        });
        again.unwrap_or(self)
    }

    /// The game as it was after so many turns, marked with how many of a person were taken back for that.
    fn back_to(&self, plies: usize, taken_back: usize) -> Option<Self> {
        let game = self.after_plies(plies)?;
        // The first turn of a round comes after its deal.
        let game = match game.round_number() < self.round_number() {
            true => game.next_round(),
            false => game,
        };
        let game = Self {
            next_lineup: self.next_lineup.clone(),
            hinted: self.hinted,
            ..game
        };
        let game = game.with_retry_from(self.tried_from);
        Some(game.with_take_backs(self.taken_back + taken_back))
    }

    /// The same game after its first turns.
    fn after_plies(&self, plies: usize) -> Option<Self> {
        if let GameMode::Correspondence(friends) = &self.kind {
            let mut letter = self.letter()?;
            letter.record.turns.truncate(plies);
            letter.gave_up.retain(|&ply| ply <= plies);
            let game = Self::of_letter(self.id, &letter, friends.own).ok()?;
            return Some(game.sent_at(friends.sent));
        }
        Self::new(self.id, self.lineup.clone(), self.record.until(plies)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::state::play::scene::Stage;

    /// Who plays for the person.
    const LEVEL: Level = Level::Skilled;

    fn game(lineup: &str, rules: &str) -> Game {
        Game::dealt(lineup, rules, "takeback")
    }

    /// The game after the turns of the opponents.
    fn answered(mut game: Game) -> Game {
        while game.bot_to_move().is_some() {
            game = game.after_a_turn(LEVEL);
        }
        game
    }

    #[test]
    fn the_first_turn_of_a_round_is_tried_in_that_round() {
        let mut over = game("h2", "1.3a");
        while !over.is_round_over() {
            over = over.after_a_turn(LEVEL);
        }
        let tried = over.clone().as_retry(1);
        assert_eq!(tried.round_number(), over.round_number() + 1);
        assert!(!tried.is_round_over() && tried.ply() == over.ply());
        let trial = tried.scene().retry.expect("a trial");
        assert_eq!((trial.turn, trial.begins), (1, true));
    }

    #[test]
    fn the_game_is_as_before_but_for_the_mark() {
        let mut taken = 0;
        let mut game = answered(game("h2", "1.3a"));
        assert_eq!(game.clone().take_back(), game);
        for _ in 0..40 {
            let before = game.clone();
            let after = answered(game.after_a_turn(LEVEL));
            let is_same_round = after.round_number() == before.round_number();
            if after.stage() == Stage::Idle && is_same_round {
                let back = after.clone().take_back();
                assert_eq!(back, before.clone().with_take_backs(1));
                taken += 1;
            }
            game = answered(after.next_round());
        }
        assert!(taken > 3, "{taken}");
    }

    #[test]
    fn every_turn_that_was_taken_back_is_counted_and_so_is_a_hint() {
        let asked = answered(Game::dealt("h11", "1.3a", "red7game")).ask_for_hint();
        let hint = asked.question().and_then(|question| question.turn());
        let advised = asked.answered(hint.expect("a hint"));
        assert_eq!(advised.last_hinted(), 1);
        let first = answered(advised.after_a_turn(LEVEL)).take_back();
        let second = answered(first.clone().after_a_turn(LEVEL)).take_back();
        assert_eq!((first.taken_back(), second.taken_back()), (1, 2));
        assert_eq!((first.last_hinted(), second.last_hinted()), (1, 1));
        let again = answered(second.after_a_turn(LEVEL)).restart_round();
        assert_eq!((again.taken_back(), again.last_hinted()), (3, 1));
    }

    #[test]
    fn who_shares_a_device_takes_nothing_back() {
        let mut game = game("hh", "1.3");
        for _ in 0..3 {
            game = game.after_a_turn(LEVEL).take_device();
            assert_eq!(game.clone().take_back(), game);
        }
    }

    #[test]
    fn a_round_that_is_started_again_is_the_same_deal() {
        let mut game = game("h2", "1.3a");
        let mut restarted = 0;
        for _ in 0..30 {
            let start = game.clone();
            assert_eq!(start.clone().restart_round(), start);
            while !game.is_round_over() {
                game = game.after_a_turn(LEVEL);
                let again = game.clone().restart_round();
                if game.is_match_over() {
                    assert!(again == game);
                    break;
                }
                assert!(again.clone().with_take_backs(0) == start.clone().with_take_backs(0));
                assert!(again.taken_back() > game.taken_back());
                restarted += 1;
            }
            game = game.next_round();
        }
        assert!(restarted > 10, "{restarted}");
    }

    #[test]
    fn the_deal_of_a_day_is_not_started_again() {
        let day = "20261121".parse().expect("a day");
        let game = game("h2", "1.3").of_day(day).after_a_turn(LEVEL);
        assert_eq!(game.clone().restart_round(), game);
    }
}
