//! Sounds.

use crate::game::{CardSet, Color, Seat, Value};
use crate::state::lineup::PlayerKind;
use crate::state::play::playback::EndStep;
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
    /// A player at this device won the round, or the match if it is over; or an onlooker sees who did.
    Win,
    /// No player at this device won.
    Loss,
}

impl SoundCue {
    /// The events between two scenes of one round; empty for other scenes.
    #[must_use]
    pub fn between(before: &Scene, after: &Scene) -> Vec<Self> {
        let is_same_round = before.deal.seed == after.deal.seed
            && before.score.round == after.score.round
            && before.log.len() <= after.log.len();
        if !is_same_round {
            return Vec::new();
        }
        let (old, new) = (before.view.table(), after.view.table());
        let result = |scene: &Scene| {
            scene
                .view
                .table()
                .winner()
                .filter(|_| scene.round_end.ending.is_none())
        };
        if let Some(winner) = result(after) {
            return match result(before) {
                None => vec![Self::of_result(after, winner)],
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
        if seats().any(|seat| after.shows_out(seat) && !before.shows_out(seat)) {
            cues.push(Self::Out);
        }
        if after.round_end.ending == Some(EndStep::Sweep)
            && before.round_end.ending != after.round_end.ending
        {
            cues.push(Self::Rule(new.rule()));
        }
        let waits = |scene: &Scene| matches!(scene.turn.stage, Stage::OpponentsTurn(_));
        if waits(before) && !waits(after) && after.turn.stage == Stage::Idle {
            cues.push(Self::Turn);
        }
        cues
    }

    fn of_result(scene: &Scene, winner: Seat) -> Self {
        let is_human = |seat| scene.players.lineup.at(seat) == PlayerKind::Human;
        let mut seats = scene.view.table().players().seats();
        let last = [winner];
        let winners = scene.score.winners.as_deref().unwrap_or(&last);
        if winners.iter().copied().any(is_human) || !seats.any(is_human) {
            Self::Win
        } else {
            Self::Loss
        }
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
            if new.winner().is_none() {
                let has_changed = old.canvas().len() < new.canvas().len();
                assert_eq!(cues.contains(&SoundCue::Rule(new.rule())), has_changed);
                let is_out = after.log.last().is_some_and(|line| line.out);
                assert_eq!(cues.contains(&SoundCue::Out), is_out);
                assert_eq!(
                    cues.contains(&SoundCue::Turn),
                    after.turn.stage == Stage::Idle
                );
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

    /// The card lands, its paint spreads, the page turns, the brush sweeps, and the scale goes up or down.
    #[test]
    fn the_end_of_a_round_is_heard_step_by_step() {
        for (lineup, result) in [("h3", SoundCue::Win), ("3h", SoundCue::Loss)] {
            let turns = "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4";
            let mut game = Game::dealt(lineup, "1.3", "seed0001");
            for turn in turns.split('.') {
                game = game.played(turn.parse().expect(turn));
            }
            let mut before = game.scene();
            game = game.after_a_turn(Level::Novice);
            let mut heard = Vec::new();
            loop {
                let after = game.scene();
                heard.push(SoundCue::between(&before, &after));
                if !game.is_ending() {
                    break;
                }
                game = game.next_end_step();
                before = after;
            }
            let rule = SoundCue::Rule(game.view().table().rule());
            assert_eq!(heard, [vec![SoundCue::Out], vec![rule], vec![result]]);
        }
    }

    /// Whoever has most points has won a match, however its last round went.
    #[test]
    fn the_end_of_a_match_sounds_like_its_winner() {
        let mut heard = Vec::new();
        let mut number = 0;
        while heard.len() < 2 && number < 40 {
            let mut game = Game::dealt("h3", "1.3a", &format!("winner{number:02}"));
            while game.winners().is_none() {
                game = match game.is_round_over() {
                    true => game.show_result().next_round(),
                    false => game.after_a_turn(Level::Casual),
                };
            }
            let before = game.scene();
            let after = game.show_result().scene();
            let winners = after.score.winners.as_deref().expect("winners");
            let last = after.view.table().winner().expect("a winner");
            let cues = SoundCue::between(&before, &after);
            if !winners.contains(&last) && !heard.contains(&cues) {
                let is_won = winners.contains(&Seat::FIRST);
                let result = if is_won {
                    SoundCue::Win
                } else {
                    SoundCue::Loss
                };
                assert_eq!(cues, [result]);
                heard.push(cues);
            }
            number += 1;
        }
        assert_eq!(heard.len(), 2);
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
