//! A finished game in a few lines, for somebody who gets it in a message.

use super::Localizer;
use crate::game::Seat;
use crate::state::{LeadHistory, Scene};

impl Localizer {
    /// The winner and the others, the rules of the game, the turns it took, and the rules under which the player addressed led.
    /// `None` until the result of the game is certain.
    #[must_use]
    pub fn told_to_others(self, scene: &Scene) -> Option<String> {
        let score = &scene.score;
        let winners = score.winners.as_ref().filter(|_| score.doubt.is_none())?;
        let ruleset = scene.view.table().ruleset();
        let title = self.picture_title(scene, winners);
        let (title, rounds) = if ruleset.is_advanced() {
            let rounds = self.picture_rounds(score.results.len());
            let title = self.aside(&self.picture_score(scene), &title);
            (title, Some(rounds))
        } else {
            (self.share_in_turns(&title, turns_of(scene, winners)), None)
        };
        let rules = ["Red7".to_owned(), self.rules_in_short(ruleset)];
        let rules: Vec<String> = rules.into_iter().chain(rounds).collect();
        let own = scene.players.lineup.players().seats();
        let own = own.into_iter().find(|&seat| self.is_addressing(seat));
        let course = LeadHistory::of(&scene.log, scene.players.lineup.players());
        let course = own.map(|own| self.course_text(&course, own, false));
        let lines = [title, rules.join(" · ")].into_iter().chain(course);
        let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
        Some(lines.join("\n"))
    }
}

/// Number of turns of the winner in the last round.
fn turns_of(scene: &Scene, winners: &[Seat]) -> usize {
    let lines = scene.log.iter();
    lines
        .filter(|line| line.round == scene.score.round && winners.contains(&line.seat))
        .count()
}
