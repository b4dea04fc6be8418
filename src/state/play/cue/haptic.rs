//! Vibrations.

use crate::state::lineup::PlayerKind;
use crate::state::play::scene::{Scene, Stage};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HapticCue {
    /// A player at this device chose a card or put it somewhere.
    Light,
    /// A player at this device went out or won.
    Strong,
}

impl HapticCue {
    /// The vibration for the change between two scenes of a game. Only actions of players at this device, and their going
    /// out or winning, cause one.
    #[must_use]
    pub fn between(before: &Scene, after: &Scene) -> Option<Self> {
        let is_person = |seat| after.players.lineup.at(seat) == PlayerKind::Human;
        let (old, new) = (before.view.table(), after.view.table());
        if before.deal.seed != after.deal.seed || before.score.round != after.score.round {
            return None;
        }
        if let Some(winner) = new.winner() {
            let is_new = old.winner().is_none() || before.round_end.ending.is_some();
            let is_shown = is_new && after.round_end.ending.is_none();
            return (is_shown && is_person(winner)).then_some(Self::Strong);
        }
        let mut persons = new.players().seats().filter(|&seat| is_person(seat));
        if persons.any(|seat| new.is_out(seat) && !old.is_out(seat)) {
            return Some(Self::Strong);
        }
        let is_chosen =
            matches!(after.turn.stage, Stage::Chosen(_)) && before.turn.stage != after.turn.stage;
        let is_put = after.turn.staged.moves().len() > before.turn.staged.moves().len();
        (is_chosen || is_put).then_some(Self::Light)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::Move;
    use crate::state::Game;

    #[test]
    fn players_actions_vibrate_lightly() {
        let idle = Game::dealt("h13", "1.3", "red7game");
        let card = idle.view().hand().highest().expect("a card");
        let chosen = idle.clone().choose(card).scene();
        assert_eq!(
            HapticCue::between(&idle.scene(), &chosen),
            Some(HapticCue::Light)
        );
        assert_eq!(HapticCue::between(&chosen, &chosen), None);
        let put = idle.clone().stage_move(Move::Play(card));
        let (before, after) = (idle.scene(), put.scene());
        assert_eq!(HapticCue::between(&before, &after), Some(HapticCue::Light));
        // Undoing a move doesn't vibrate.
        assert_eq!(HapticCue::between(&after, &before), None);
    }

    #[test]
    fn players_end_vibrates_strongly_and_opponents_never_do() {
        for seed in ["red7game", "otherone", "seed0001", "seed0002"] {
            let mut game = Game::dealt("h2", "1.3", seed);
            while !game.is_round_over() {
                let before = game.scene();
                game = game.after_a_turn(Level::Skilled).show_result();
                let after = game.scene();
                let own = after.view.seat();
                let is_out = after.view.table().is_out(own) || after.turn.stage == Stage::Over(own);
                let expected = is_out.then_some(HapticCue::Strong);
                // With two players, the round ends when one goes out.
                let expected = expected.filter(|_| after.view.table().winner() == Some(own));
                assert_eq!(HapticCue::between(&before, &after), expected, "{seed}");
            }
        }
    }
}
