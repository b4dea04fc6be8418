//! Form for the next game: players and rules.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::game::{Edition, PlayerCount, Ruleset, Seat, Target};
use crate::state::document::{LoadError, unreadable};
use crate::state::lineup::{Lineup, PlayerKind};

/// Company for which the form arranges a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Opponents alone.
    Opponents,
    /// At least one friend at another device.
    Friends,
    /// Several people at this device, and no friend elsewhere.
    Device,
}

impl Company {
    pub const ALL: [Self; 3] = [Self::Opponents, Self::Friends, Self::Device];
}

/// Values of the new game form, without the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGameForm {
    pub players: PlayerCount,
    /// Players at the seats after the first. Seats beyond the number of players keep theirs for when the number grows
    /// again.
    pub others: [PlayerKind; Seat::MAX - 1],
    /// Level of the first opponent when there last was one at the table.
    level: Level,
    /// Edition of the rules, changed by [`NewGameForm::set_edition`].
    edition: Edition,
    /// `true` for Advanced, `false` for Basic.
    pub is_advanced: bool,
    /// `true` to play with Actions.
    pub has_actions: bool,
    /// End of an Advanced game; kept while Basic is chosen.
    pub target: Target,
}

impl Default for NewGameForm {
    /// Values for a new user: one Novice opponent, and Novices at any seats added later.
    fn default() -> Self {
        Self {
            players: PlayerCount::TWO,
            others: [PlayerKind::Bot(Level::Novice); Seat::MAX - 1],
            level: Level::Novice,
            edition: Edition::V1_3,
            is_advanced: false,
            has_actions: false,
            target: Target::Points,
        }
    }
}

impl NewGameForm {
    #[must_use]
    pub fn lineup(&self) -> Lineup {
        Lineup::new(self.players, self.others)
    }

    /// Sets the players, opponents as new games have them. Seats beyond their number keep theirs.
    pub fn set_lineup(&mut self, lineup: &Lineup) {
        self.players = lineup.players();
        for (place, player) in self.others.iter_mut().zip(lineup.others()) {
            *place = player.offered();
        }
        self.level = self.usual_level();
    }

    /// Sets the number of players. Opponents who are added have the level that all the others share.
    pub fn set_players(&mut self, players: PlayerCount) {
        let (present, level) = (self.players.get() - 1, self.common_level());
        self.players = players;
        for place in self.others.iter_mut().skip(present) {
            if let (PlayerKind::Bot(own), Some(level)) = (place, level) {
                *own = level;
            }
        }
        self.level = self.usual_level();
    }

    /// Sets the player at a seat after the first. These seats are numbered from 0.
    pub fn set_other(&mut self, number: usize, player: PlayerKind) {
        if let Some(place) = self.others.get_mut(number) {
            *place = player;
        }
        self.level = self.usual_level();
    }

    /// Company at the table of the form.
    #[must_use]
    pub fn company(&self) -> Company {
        let lineup = self.lineup();
        if lineup.has_friends() {
            Company::Friends
        } else if lineup.is_shared() {
            Company::Device
        } else {
            Company::Opponents
        }
    }

    /// Rearranges the table for other company: for two players, or with an opponent in each person's place. A table
    /// that has this company already stays as it is.
    pub fn set_company(&mut self, company: Company) {
        if company == self.company() {
            return;
        }
        let second = match company {
            Company::Opponents => {
                self.replace(|player| player.level().is_none());
                return;
            }
            Company::Friends => PlayerKind::Friend,
            Company::Device => PlayerKind::Human,
        };
        self.players = PlayerCount::TWO;
        self.set_other(0, second);
    }

    /// Level of the opponents at the table if they all have the same.
    #[must_use]
    pub fn common_level(&self) -> Option<Level> {
        let lineup = self.lineup();
        let others = lineup.others();
        let mut levels = others.iter().filter_map(PlayerKind::level);
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Level of the first opponent at the table, or when there last was one.
    #[must_use]
    pub fn usual_level(&self) -> Level {
        first_level(&self.lineup()).unwrap_or(self.level)
    }

    /// Puts an opponent of the usual level in the place of each of these players.
    fn replace(&mut self, is_replaced: impl Fn(&PlayerKind) -> bool) {
        let opponent = PlayerKind::Bot(self.usual_level());
        let replaced = self.others.iter_mut().filter(|place| is_replaced(place));
        replaced.for_each(|place| *place = opponent);
        self.level = self.usual_level();
    }

    /// Sets the level of all opponents, at the table and kept for more players.
    pub fn set_level(&mut self, level: Level) {
        self.level = level;
        for place in &mut self.others {
            if let PlayerKind::Bot(own) = place {
                *own = level;
            }
        }
    }

    /// Returns the form with each friend replaced by an opponent of the usual level.
    #[must_use]
    pub(in crate::state) fn without_friends(mut self) -> Self {
        self.replace(|player| *player == PlayerKind::Friend);
        self
    }

    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        Ruleset::new(self.edition, self.is_advanced, self.has_actions).with_target(self.target)
    }

    /// Returns `true` if the game can be sealed: two players at two devices, without Actions, which draw cards within a
    /// turn.
    #[must_use]
    pub fn can_be_sealed(&self) -> bool {
        self.players == PlayerCount::TWO && self.lineup().has_friends() && !self.has_actions
    }

    pub fn set_ruleset(&mut self, ruleset: &Ruleset) {
        self.set_edition(ruleset.edition());
        self.is_advanced = ruleset.is_advanced();
        self.has_actions = ruleset.actions().is_some();
        if self.is_advanced {
            self.target = ruleset.target();
        }
    }

    pub fn set_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.target = Target::Points;
    }
}

/// Level of the first opponent of a lineup, if it has any.
fn first_level(lineup: &Lineup) -> Option<Level> {
    lineup.others().iter().find_map(PlayerKind::level)
}

/// Values of the form in a document. An empty string stands for the default.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct NewGameDocument {
    /// Lineup with friends replaced by humans, so that builds without friends can read it.
    seats: String,
    rules: String,
    /// Lineup with friends; empty if there are none.
    friends: String,
    /// Sign of the usual level, if no opponent at the table has it.
    #[serde(skip_serializing_if = "String::is_empty")]
    level: String,
}

impl From<NewGameForm> for NewGameDocument {
    fn from(terms: NewGameForm) -> Self {
        let lineup = terms.lineup();
        let is_told = first_level(&lineup).is_some() || terms.level == NewGameForm::default().level;
        Self {
            seats: lineup.together().to_string(),
            friends: if lineup.has_friends() {
                lineup.to_string()
            } else {
                String::new()
            },
            rules: terms.ruleset().to_string(),
            level: if is_told {
                String::new()
            } else {
                PlayerKind::Bot(terms.level).sign().to_string()
            },
        }
    }
}

impl TryFrom<NewGameDocument> for NewGameForm {
    type Error = LoadError;

    fn try_from(document: NewGameDocument) -> Result<Self, LoadError> {
        let mut terms = Self::default();
        if !document.seats.is_empty() {
            let lineup: Lineup = document.seats.parse().map_err(unreadable)?;
            // The form always has a human at the first seat.
            if lineup.at(Seat::FIRST) != PlayerKind::Human {
                return Err(LoadError::Unreadable);
            }
            // An older build may have changed the players since, without updating `friends`.
            match document.friends.parse::<Lineup>() {
                Ok(all) if all.together() == lineup => terms.set_lineup(&all),
                _ => terms.set_lineup(&lineup),
            }
        }
        let mut level = document.level.chars().filter_map(PlayerKind::of_sign);
        if let Some(level) = level.find_map(|player| player.offered().level()) {
            terms.level = level;
        }
        if !document.rules.is_empty() {
            terms.set_ruleset(&document.rules.parse().map_err(unreadable)?);
        }
        Ok(terms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advanced() -> NewGameForm {
        NewGameForm {
            is_advanced: true,
            ..NewGameForm::default()
        }
    }

    #[test]
    fn a_new_visitor_finds_the_default_rules() {
        assert_eq!(NewGameForm::default().ruleset(), Ruleset::default());
    }

    #[test]
    fn a_target_is_kept_with_basic_and_preset_with_another_edition() {
        let mut terms = advanced();
        assert_eq!(terms.ruleset().to_string(), "1.3at");
        terms.target = Target::None;
        terms.has_actions = true;
        terms.is_advanced = false;
        assert_eq!(terms.ruleset(), Ruleset::new(Edition::V1_3, false, true));
        terms.is_advanced = true;
        assert_eq!(terms.ruleset().target(), Target::None);
        terms.set_edition(Edition::Web);
        assert_eq!(terms.ruleset().to_string(), "webaxt");
    }

    #[test]
    fn other_company_keeps_the_levels_and_the_same_keeps_the_table() {
        let mut terms = NewGameForm::default();
        terms.set_lineup(&"h665".parse().expect("players"));
        for (company, lineup) in [
            (Company::Opponents, "h665"),
            (Company::Friends, "hf"),
            (Company::Friends, "hf"),
            (Company::Device, "hh"),
            (Company::Opponents, "h6"),
        ] {
            terms.set_company(company);
            assert_eq!(terms.lineup().to_string(), lineup, "{company:?}");
            assert_eq!(terms.company(), company);
        }
        terms.players = PlayerCount::FOUR;
        assert_eq!(terms.lineup().to_string(), "h665");
        terms.set_players(PlayerCount::TWO);
        terms.set_players(PlayerCount::FOUR);
        assert_eq!(terms.lineup().to_string(), "h666");
        terms.set_lineup(&"hfh5".parse().expect("players"));
        assert_eq!(terms.company(), Company::Friends);
        terms.set_company(Company::Opponents);
        assert_eq!(terms.lineup().to_string(), "h555");
    }

    #[test]
    fn the_level_outlasts_games_with_others_and_a_reload() {
        let reloaded =
            |form: NewGameForm| NewGameForm::try_from(NewGameDocument::from(form)).expect("a form");
        let mut form = NewGameForm::default();
        form.set_level(Level::Skilled2);
        let form = reloaded(form);
        for company in [Company::Friends, Company::Device] {
            let mut with = form;
            with.set_company(company);
            let mut after = reloaded(with);
            assert_eq!(after.company(), company);
            assert_eq!(after.without_friends().usual_level(), Level::Skilled2);
            after.set_company(Company::Opponents);
            assert_eq!(after.lineup().to_string(), "h6", "{company:?}");
        }
        let mut friends = form;
        friends.set_company(Company::Friends);
        assert_eq!(friends.without_friends().lineup().to_string(), "h6");
    }

    #[test]
    fn one_level_is_set_for_all_opponents_and_known_if_they_share_it() {
        let mut terms = NewGameForm::default();
        terms.set_lineup(&"hf34".parse().expect("players"));
        assert_eq!(terms.common_level(), None);
        terms.set_level(Level::Casual);
        assert_eq!(terms.lineup().to_string(), "hf22");
        assert_eq!(terms.common_level(), Some(Level::Casual));
        terms.players = PlayerCount::TWO;
        assert_eq!(terms.common_level(), None);
        assert_eq!(terms.usual_level(), Level::Casual);
    }

    #[test]
    fn rules_and_players_can_be_set_at_once() {
        for text in ["1.3", "1.0x", "bgaa", "webaxt", "bgaau"] {
            let ruleset: Ruleset = text.parse().expect(text);
            let mut terms = advanced();
            terms.set_ruleset(&ruleset);
            assert_eq!(terms.ruleset(), ruleset);
        }
        let mut terms = NewGameForm::default();
        terms.set_lineup(&"h1".parse().expect("players"));
        assert_eq!(terms.lineup().to_string(), "h1");
        terms.set_other(3, PlayerKind::Human);
        terms.players = PlayerCount::FOUR;
        assert_eq!(terms.lineup().to_string(), "h111");
    }

    #[test]
    fn an_opponent_of_older_games_is_read_as_the_one_offered_now() {
        let document = NewGameDocument {
            seats: "h234".to_owned(),
            ..NewGameDocument::default()
        };
        let form = NewGameForm::try_from(document).expect("a form");
        assert_eq!(form.lineup().to_string(), "h564");
    }
}
