//! Sounds.

use crate::game::{CardSet, Color, Value};
use crate::state::play::scene::{Scene, Stage};

/// An event at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundCue {
    /// A card of this value was added to a palette.
    Card(Value),
    /// This colour became the rule.
    Rule(Color),
    /// The turn of a player at this device began.
    Turn,
    /// A player went out.
    Out,
    /// A player won the round.
    Win,
}

impl SoundCue {
    /// The events between two scenes of one round; empty for other scenes.
    #[must_use]
    pub fn between(before: &Scene, after: &Scene) -> Vec<Self> {
        let is_same_round = before.seed == after.seed
            && before.score.round == after.score.round
            && before.log.len() <= after.log.len();
        if !is_same_round {
            return Vec::new();
        }
        let (old, new) = (before.view.table(), after.view.table());
        if new.winner().is_some() {
            return match old.winner() {
                None => vec![Self::Win],
                Some(_) => Vec::new(),
            };
        }
        let mut cues = Vec::new();
        let seats = || new.players().seats();
        let cards = |of: &dyn Fn(_) -> CardSet| seats().flat_map(of).collect::<CardSet>();
        let played = cards(&|seat| new.palette(seat)) - cards(&|seat| old.palette(seat));
        cues.extend(played.highest().map(|card| Self::Card(card.value())));
        if old.canvas().len() < new.canvas().len() {
            cues.push(Self::Rule(new.rule()));
        }
        if seats().any(|seat| new.is_out(seat) && !old.is_out(seat)) {
            cues.push(Self::Out);
        }
        let waits = |scene: &Scene| matches!(scene.stage, Stage::OpponentsTurn(_));
        if waits(before) && !waits(after) && after.stage == Stage::Idle {
            cues.push(Self::Turn);
        }
        cues
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::Move;
    use crate::state::Game;

    fn deal(seed: &str) -> Game {
        Game::dealt("h13", "1.3", seed)
    }

    #[test]
    fn sounds_match_events() {
        let mut game = deal("red7game");
        let mut heard = Vec::new();
        while game.view().table().winner().is_none() {
            let before = game.scene();
            game = game.after_a_turn(Level::Novice);
            let after = game.scene();
            let cues = SoundCue::between(&before, &after);
            let (old, new) = (before.view.table(), after.view.table());
            if new.winner().is_some() {
                assert_eq!(cues, [SoundCue::Win]);
            } else {
                let has_changed = old.canvas().len() < new.canvas().len();
                assert_eq!(cues.contains(&SoundCue::Rule(new.rule())), has_changed);
                let is_out = after.log.last().is_some_and(|line| line.out);
                assert_eq!(cues.contains(&SoundCue::Out), is_out);
                assert_eq!(cues.contains(&SoundCue::Turn), after.stage == Stage::Idle);
            }
            assert_eq!(SoundCue::between(&after, &after), []);
            heard.extend(cues);
        }
        let is_there = |kind: fn(&SoundCue) -> bool| heard.iter().any(kind);
        assert!(is_there(|cue| matches!(cue, SoundCue::Card(_))));
        assert!(is_there(|cue| matches!(cue, SoundCue::Rule(_))));
        assert!(is_there(|cue| *cue == SoundCue::Turn));
        assert!(is_there(|cue| *cue == SoundCue::Out));
    }

    #[test]
    fn playing_a_card_sounds_and_undoing_it_does_not() {
        let idle = deal("red7game");
        let card = idle.view().hand().highest().expect("a card");
        let played = idle.clone().stage_move(Move::Play(card));
        let (before, after) = (idle.scene(), played.scene());
        assert_eq!(
            SoundCue::between(&before, &after),
            [SoundCue::Card(card.value())]
        );
        assert_eq!(SoundCue::between(&after, &before), []);
        assert_eq!(SoundCue::between(&before, &deal("otherone").scene()), []);
    }
}
