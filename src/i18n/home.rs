//! The start page: games to play, and recent games.

use super::Localizer;
use crate::game::{Edition, PlayerCount, Rule, Ruleset, Seat};
use crate::state::{Lineup, RecentGame};

impl Localizer {
    /// Players and rules in one line: "3 players · Skilled, Casual · Basic". Opponents that are all alike are named once, and the
    /// edition only where it isn't the one that everybody gets who chooses none.
    #[must_use]
    pub fn table_in_short(self, lineup: &Lineup, rules: &Ruleset) -> String {
        let players = self.daily_players(lineup.players().get());
        let opponents = lineup.others();
        let is_one = opponents
            .iter()
            .all(|other| Some(other) == opponents.first());
        let named = if is_one { 1 } else { opponents.len() };
        let opponents = opponents.into_iter().take(named);
        let opponents = opponents.map(|player| self.player(player));
        let game = match rules.edition() {
            Edition::V1_3 => self.kind_of_game(rules),
            _ => self.rules_in_short(rules),
        };
        format!("{players} · {} · {game}", self.facts(opponents))
    }

    /// The names of all players but one: "Sienna and Umber".
    #[must_use]
    pub fn others_at(self, players: PlayerCount, own: Seat) -> String {
        let others = players.seats().filter(|&seat| seat != own);
        let names = others.map(|seat| self.name(seat));
        self.listed(names).plain(self)
    }

    /// Edition and kind of game: "v1.3 Basic".
    #[must_use]
    pub fn rules_in_short(self, rules: &Ruleset) -> String {
        let edition = self.edition(rules.edition());
        self.play_rules(edition, &self.kind_of_game(rules))
    }

    /// Result of the player's last round, and the rule it ended under.
    #[must_use]
    pub fn last_round_end(self, is_won: bool, rule: Rule) -> String {
        if is_won {
            self.play_last_won(rule)
        } else {
            self.play_last_lost(rule)
        }
    }

    /// Result of a game for its only player: "Won the match".
    #[must_use]
    pub fn own_end(self, game: &RecentGame, is_won: bool) -> &'static str {
        match (game.link().record.ruleset.is_advanced(), is_won) {
            (false, true) => self.recent_won(),
            (false, false) => self.recent_lost(),
            (true, true) => self.recent_match_won(),
            (true, false) => self.recent_match_lost(),
        }
    }

    /// Result of a game: "Won the round", or the winner's name if several people played; or that it was given up.
    #[must_use]
    pub fn recent_end(self, game: &RecentGame) -> String {
        if game.is_given_up() {
            return self.recent_given_up().to_owned();
        }
        let link = game.link();
        let mut persons = link.lineup.persons();
        let winners = game.winners();
        match (persons.next(), persons.next(), winners) {
            (Some(you), None, _) => self.own_end(game, winners.contains(&you)).to_owned(),
            (_, _, &[winner]) if link.record.ruleset.is_advanced() => {
                self.recent_match_won_by(winner)
            }
            (_, _, &[winner]) => self.recent_won_by(winner),
            _ => {
                let names = winners.iter().map(|&who: &Seat| self.name(who));
                self.share_match(&self.listed(names).plain(self))
            }
        }
    }

    /// Result of a game, and the score of a match: "Lost the match 14–33".
    #[must_use]
    pub fn recent_score(self, game: &RecentGame) -> String {
        let end = self.recent_end(game);
        match game.score() {
            Some((own, best)) => format!("{end} {own}–{best}"),
            None => end,
        }
    }

    /// Date, a practice mark if it was practice, players and rules.
    #[must_use]
    pub fn recent_in_short(self, game: &RecentGame, is_practice: bool) -> String {
        let link = game.link();
        let table = self.table_in_short(&link.lineup, &link.record.ruleset);
        let date = self.date_of(game.day());
        if is_practice {
            format!("{date} · {} · {table}", self.practice())
        } else {
            format!("{date} · {table}")
        }
    }
}
