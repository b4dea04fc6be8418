//! How long each moment stays while opponents move, and how the person goes on to the next.

use super::Game;
use crate::state::lineup::PlayerKind;
use crate::state::play::playback::Playback;
use crate::state::settings::Pace;

/// How long a turn is shown in quick succession, in milliseconds: what is left takes about 200.
const QUICK: u32 = 60;

/// How long the table rests after the person's own turn if it then waits for the person, in milliseconds.
const REST: u32 = 1300;

impl Game {
    /// How the turns of opponents follow one another.
    #[must_use]
    pub const fn flow(&self) -> Playback {
        self.flow
    }

    /// Holds the moment that is shown, while an opponent is to move.
    #[must_use]
    pub fn pause(self) -> Self {
        self.flowing(Playback::Paused)
    }

    /// Goes on from there, with the next turn at once.
    #[must_use]
    pub fn resume(self) -> Self {
        self.flowing(Playback::Timed).show_next()
    }

    /// Lets the opponents make what turns are left in quick succession.
    #[must_use]
    pub fn hurry(self) -> Self {
        self.flowing(Playback::FastForward)
    }

    fn flowing(mut self, flow: Playback) -> Self {
        if self.bot_to_move().is_some() {
            self.flow = flow;
        }
        self
    }

    /// Lets the next turn of an opponent come at once, however the others follow.
    #[must_use]
    pub fn show_next(mut self) -> Self {
        self.asked_on = Some(self.ply());
        self
    }

    /// How long the moment that is shown stays before the next turn of an opponent, in milliseconds; `None` if the
    /// person has to ask for that. After the person's own turn, of which there is nothing to tell, half as long.
    #[must_use]
    pub fn wait(&self, pace: Pace) -> Option<u32> {
        let millis = pace.millis();
        match self.flow {
            _ if self.recall.is_some() => None,
            _ if self.asked_on == Some(self.ply()) => Some(0),
            Playback::Paused => None,
            Playback::FastForward => Some(millis.map_or(QUICK, |millis| millis.min(QUICK))),
            Playback::Timed if self.has_told() => millis,
            Playback::Timed => Some(millis.unwrap_or(REST) / 2),
        }
    }

    /// Whether the moment that is shown comes of an opponent's turn.
    fn has_told(&self) -> bool {
        let last = self.log.last();
        last.is_some_and(|line| {
            line.round == self.round_number() && self.lineup.at(line.seat) != PlayerKind::Human
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::state::play::scene::Stage;

    /// After the person's first turn, against three.
    fn answered() -> Game {
        let mut game = Game::dealt("h111", "1.3", "red7game");
        while game.stage() != Stage::Idle {
            game = game.after_a_turn(Level::Novice);
        }
        game.after_a_turn(Level::Novice)
    }

    #[test]
    fn a_turn_is_shown_as_long_as_the_pace_says_and_the_own_one_half_as_long() {
        let own = answered();
        let told = own.clone().after_a_turn(Level::Novice);
        for (pace, first, next) in [
            (Pace::Calm, Some(1300), Some(2600)),
            (Pace::Brisk, Some(650), Some(1300)),
            (Pace::Instant, Some(0), Some(0)),
            (Pace::Steps, Some(650), None),
        ] {
            assert_eq!((own.wait(pace), told.wait(pace)), (first, next), "{pace:?}");
        }
    }

    #[test]
    fn a_pause_lets_nothing_through_but_what_is_asked_for() {
        let held = answered().pause();
        assert_eq!(
            (held.flow(), held.wait(Pace::Brisk)),
            (Playback::Paused, None)
        );
        let next = held.clone().show_next();
        assert_eq!(next.wait(Pace::Brisk), Some(0));
        // After that one turn it is held as before.
        let shown = next.after_a_turn(Level::Novice);
        assert_eq!(
            (shown.flow(), shown.wait(Pace::Brisk)),
            (Playback::Paused, None)
        );
        let resumed = shown.resume();
        assert_eq!(resumed.wait(Pace::Brisk), Some(0));
        let flowing = resumed.after_a_turn(Level::Novice);
        assert_eq!(flowing.wait(Pace::Brisk), Some(1300));
    }

    #[test]
    fn a_pause_holds_the_turn_that_ends_a_round_and_the_next_round_flows() {
        let mut game = Game::dealt("h11", "1.3a", "red7game");
        while game.bot_to_move().is_some() {
            game = game.after_a_turn(Level::Novice);
        }
        game = game.resign().pause();
        while !game.is_round_over() {
            game = game.after_a_turn(Level::Novice);
        }
        assert_eq!(game.flow(), Playback::Paused);
        assert_eq!(game.next_round().flow(), Playback::Timed);
    }

    #[test]
    fn step_by_step_waits_for_each_turn_and_the_last_one_hands_over() {
        let mut game = answered().after_a_turn(Level::Novice);
        let mut asked = 0;
        while game.bot_to_move().is_some() {
            assert_eq!(game.wait(Pace::Steps), None);
            game = game.show_next();
            assert_eq!(game.wait(Pace::Steps), Some(0));
            game = game.after_a_turn(Level::Novice);
            asked += 1;
        }
        assert_eq!(asked, 2);
        assert!(matches!(game.stage(), Stage::Idle | Stage::Over(_)));
    }

    #[test]
    fn my_turn_runs_what_is_left_and_no_further() {
        let mut game = answered().pause().hurry();
        let mut millis = 0;
        while game.bot_to_move().is_some() {
            millis += game.wait(Pace::Steps).expect("a time");
            game = game.after_a_turn(Level::Novice);
        }
        assert!((100..=200).contains(&millis), "{millis}");
        assert_eq!(game.flow(), Playback::Timed);
        // In the person's own turn there is nothing to hold.
        assert_eq!(game.clone().pause(), game);
    }
}
