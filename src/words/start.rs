//! The start page: what there is to play, and what was played.

use super::Words;
use crate::game::{Ruleset, Seat};
use crate::state::{Lineup, RecentGame};

impl Words {
    /// A table in one line: "3 players · Skilled, Skilled · v1.3 Basic".
    #[must_use]
    pub fn table_in_short(self, lineup: &Lineup, rules: &Ruleset) -> String {
        let players = self.daily_players(lineup.players().get());
        let opponents = lineup.others().iter().map(|&player| self.player(player));
        let edition = self.edition(rules.edition());
        let game = self.play_rules(edition, &self.kind_of_game(rules));
        format!("{players} · {} · {game}", self.facts(opponents))
    }

    /// How a game ended: "Won", or who won where several people played.
    #[must_use]
    pub fn recent_end(self, game: &RecentGame) -> String {
        let mut persons = game.link().lineup.persons();
        let winners = game.winners();
        match (persons.next(), persons.next(), winners) {
            (Some(you), None, _) if winners.contains(&you) => self.recent_won().to_owned(),
            (Some(_), None, _) => self.recent_lost().to_owned(),
            (_, _, &[winner]) => self.recent_won_by(winner),
            _ => {
                let names = winners.iter().map(|&who: &Seat| self.name(who));
                self.share_match(&self.listed(names).plain(self))
            }
        }
    }

    /// When it ended, and at which table.
    #[must_use]
    pub fn recent_in_short(self, game: &RecentGame) -> String {
        let link = game.link();
        let table = self.table_in_short(&link.lineup, &link.record.ruleset);
        format!("{} · {table}", self.date_of(game.day()))
    }
}
