//! Giving up a round.

use super::{Game, Intent};

impl Game {
    /// Whether the person can give up the round: in their own turn.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        self.is_persons_turn()
    }

    /// Passes, whatever was put together, and lets the opponents finish the round at once.
    #[must_use]
    pub fn resign(mut self) -> Self {
        if !self.can_resign() {
            return self;
        }
        self.staged.clear();
        self.intent = Intent::Pass;
        self.end_turn(false).hurry()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::{Move, Seat, Turn};
    use crate::state::play::game::Playback;

    #[test]
    fn who_gives_up_is_out_whatever_was_put_together() {
        let game = Game::dealt("h22", "1.3", "giveitup");
        assert_eq!(game.clone().after_others().resign().rounds_over(), 0);
        let game = game.after_others();
        let card = game.view().hand().highest().expect("a card");
        let resigned = game.clone().stage_move(Move::Play(card)).resign();
        assert_eq!(resigned, game.resign());
        assert_eq!(
            resigned.record().turns.last(),
            Some(&Turn::from(Move::Pass))
        );
        assert!(resigned.table().is_out(Seat::FIRST));
        assert_eq!(resigned.flow(), Playback::FastForward);
        let mut over = resigned;
        while !over.is_round_over() {
            over = over.after_a_turn(Level::Novice);
        }
        assert_ne!(over.table().winner(), Some(Seat::FIRST));
    }

    #[test]
    fn who_is_not_to_move_waits_with_giving_up() {
        let game = Game::dealt("h2", "1.3", "giveitup").after_others();
        let waiting = game.after_a_turn(Level::Skilled);
        if waiting.bot_to_move().is_some() {
            assert_eq!(waiting.clone().resign(), waiting);
        }
    }

    impl Game {
        /// The game after the turns of the opponents.
        fn after_others(mut self) -> Self {
            while self.bot_to_move().is_some() {
                self = self.after_a_turn(Level::Novice);
            }
            self
        }
    }
}
