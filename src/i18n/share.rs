//! A finished game in two lines, for somebody who gets it in a message.

use super::Localizer;
use super::daily::{led, sign};
use crate::game::{Color, Edition, Rule, Ruleset, Seat};
use crate::state::{LeadHistory, PlayerKind, Scene};

impl Localizer {
    /// The result, then the game with its score, and the rules under which the player addressed led or won rounds. It speaks
    /// for that player, if there is one. `None` until the result of the game is certain.
    #[must_use]
    pub fn told_to_others(self, scene: &Scene) -> Option<String> {
        let score = &scene.score;
        let winners = score.winners.as_ref().filter(|_| score.doubt.is_none())?;
        let ruleset = scene.view.table().ruleset();
        let players = scene.players.lineup.players();
        // Friends have their own view of who won: between them a player with a name is called by it.
        let is_named = |seat| self.for_others().given_name(seat).is_some();
        let is_between = scene.friends.is_some();
        let own = players.seats().find(|&seat| self.is_addressing(seat));
        let own = own.filter(|&own| !(is_between && is_named(own)));
        let course = LeadHistory::of(&scene.log, players);
        let signs = own.map_or_else(String::new, |own| self.course_signs(&course, own));
        let (title, facts) = if ruleset.is_advanced() {
            let rounds = match signs.is_empty() || course.rounds() == 1 {
                true => self.picture_rounds(score.results.len()),
                false => format!("{} {signs}", self.daily_rounds_won()),
            };
            let title = self.told_title(scene, winners, own);
            (title, vec![self.told_score(scene, own), rounds])
        } else {
            let led = (!signs.is_empty()).then(|| self.share_led(&signs));
            let title = self.told_title_of_round(scene, winners, own);
            (title, Vec::from_iter(led))
        };
        let game = ["Red7".to_owned(), self.told_game(ruleset)];
        let game: Vec<String> = game.into_iter().chain(facts).collect();
        Some([title, game.join(" · ")].join("\n"))
    }

    /// The winner and the others, or the winner to whom the player who tells lost.
    fn told_title(self, scene: &Scene, winners: &[Seat], own: Option<Seat>) -> String {
        let Some(own) = own else {
            return self.picture_title(scene, winners);
        };
        let rivals = scene.players.lineup.players().seats();
        let rivals = rivals.filter(|&seat| seat != own);
        if winners == [own] {
            return self.picture_won(&self.with_levels(scene, rivals.collect()), own);
        }
        let others = rivals.filter(|seat| winners.contains(seat)).collect();
        let others = self.with_levels(scene, others);
        match winners.contains(&own) {
            true => self.picture_shared_with(&others),
            false => self.share_lost(&others),
        }
    }

    /// The same, with the number of turns of the player who tells, else of the winner.
    fn told_title_of_round(self, scene: &Scene, winners: &[Seat], own: Option<Seat>) -> String {
        let title = self.told_title(scene, winners, own);
        let counted = own.or_else(|| winners.first().copied());
        let lines = scene.log.iter();
        let turns = lines.filter(|line| Some(line.seat) == counted).count();
        match counted.is_some_and(|seat| winners.contains(&seat)) {
            true => self.share_in_turns(&title, turns),
            false => self.share_after_turns(&title, turns),
        }
    }

    /// Names of players, with their level, said once if all are opponents of the same: "Sienna and Umber (Skilled)".
    fn with_levels(self, scene: &Scene, seats: Vec<Seat>) -> String {
        let level = |seat: Seat| match scene.players.lineup.at(seat) {
            PlayerKind::Bot(level) => Some(self.level(level)),
            PlayerKind::Human | PlayerKind::Friend => None,
        };
        let name = |seat: Seat| self.for_others().name(seat);
        let first = seats.first().and_then(|&seat| level(seat));
        match first.filter(|_| seats.iter().all(|&seat| level(seat) == first)) {
            Some(level) => {
                let names = self.listed(seats.into_iter().map(name)).plain(self);
                self.daily_player(&names, level)
            }
            None => {
                let names = seats.into_iter().map(|seat| match level(seat) {
                    Some(level) => self.daily_player(&name(seat), level),
                    None => name(seat),
                });
                self.listed(names).plain(self)
            }
        }
    }

    /// The score of a match, best first: "Me 92, Sienna 59".
    fn told_score(self, scene: &Scene, own: Option<Seat>) -> String {
        let standings = scene.score.standings().into_iter();
        let score = |(points, who)| {
            let name = match own == Some(who) {
                true => self.daily_me().to_owned(),
                false => self.for_others().name(who),
            };
            format!("{name} {points}")
        };
        self.facts(standings.map(score))
    }

    /// Squares for the rules under which a player led, each once as long as it lasted; or won rounds of a match. The black
    /// one, which would look like a loss, is explained.
    fn course_signs(self, course: &LeadHistory, own: Seat) -> String {
        let mut rules: Vec<Rule> = led(course, own).collect();
        if course.rounds() == 1 {
            rules.dedup();
        }
        let signs = rules.iter().map(|&rule| sign(rule, false)).collect();
        if !rules.contains(&Color::Indigo) {
            return signs;
        }
        let black = sign(Color::Indigo, false);
        self.aside(&format!("{black} {}", self.color(Color::Indigo)), &signs)
    }

    /// The game in the words of the form. The edition is named only where it isn't the usual one.
    #[must_use]
    pub fn told_game(self, ruleset: &Ruleset) -> String {
        match ruleset.edition() {
            Edition::V1_3 => self.kind_of_game(ruleset),
            _ => self.rules_in_force(ruleset),
        }
    }
}
