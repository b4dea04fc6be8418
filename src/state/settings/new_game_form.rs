//! On what terms the next game starts: who plays, and by which rules.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::game::{Edition, PlayerCount, Ruleset, Seat, Target};
use crate::state::document::{LoadError, unreadable};
use crate::state::lineup::{Lineup, PlayerKind};

/// What the form for a new game asks for, but for the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGameForm {
    /// How many play.
    pub players: PlayerCount,
    /// Who sits at the seats after the first; those beyond the number of players are kept
    /// for when it is raised again.
    pub others: [PlayerKind; Seat::MAX - 1],
    /// The edition of the rules; [`NewGameForm::set_edition`] sets another.
    edition: Edition,
    /// Advanced or Basic.
    pub is_advanced: bool,
    /// With or without Actions.
    pub has_actions: bool,
    /// When an Advanced game ends; it is kept for when Basic is chosen in between.
    pub target: Target,
}

impl Default for NewGameForm {
    /// The form as a new visitor finds it.
    fn default() -> Self {
        Self {
            players: PlayerCount::THREE,
            others: [Level::Skilled, Level::Skilled, Level::Novice].map(PlayerKind::Bot),
            edition: Edition::V1_3,
            is_advanced: false,
            has_actions: false,
            target: own_target(Edition::V1_3),
        }
    }
}

impl NewGameForm {
    /// The table of a first round: one opponent, the weakest, and so are those whom one adds.
    #[must_use]
    pub(in crate::state) fn for_newcomer() -> Self {
        Self {
            players: PlayerCount::TWO,
            others: [PlayerKind::Bot(Level::Novice); 3],
            ..Self::default()
        }
    }

    /// Who is to play.
    #[must_use]
    pub fn lineup(&self) -> Lineup {
        Lineup::new(self.players, self.others)
    }

    /// Sets who is to play. Who does not play is kept as well.
    pub fn set_lineup(&mut self, lineup: &Lineup) {
        self.players = lineup.players();
        for (place, &player) in self.others.iter_mut().zip(lineup.others()) {
            *place = player;
        }
    }

    /// Sets who sits at a seat after the first; these are counted from 0.
    pub fn set_other(&mut self, number: usize, player: PlayerKind) {
        if let Some(place) = self.others.get_mut(number) {
            *place = player;
        }
    }

    /// The same, with an opponent at each seat of a friend who is elsewhere.
    #[must_use]
    pub(in crate::state) fn without_friends(mut self) -> Self {
        for (place, bot) in self.others.iter_mut().zip(Self::default().others) {
            if *place == PlayerKind::Friend {
                *place = bot;
            }
        }
        self
    }

    /// The rules.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        Ruleset::new(self.edition, self.is_advanced, self.has_actions).with_target(self.target)
    }

    /// Whether such a game can be sealed: for two at two devices, without Actions, which draw in the middle of turns.
    #[must_use]
    pub fn can_be_sealed(&self) -> bool {
        self.players == PlayerCount::TWO && self.lineup().has_friends() && !self.has_actions
    }

    /// Sets the rules.
    pub fn set_ruleset(&mut self, ruleset: &Ruleset) {
        self.set_edition(ruleset.edition());
        self.is_advanced = ruleset.is_advanced();
        self.has_actions = ruleset.actions().is_some();
        if self.is_advanced {
            self.target = ruleset.target();
        }
    }

    /// Sets the edition, with its own target: where a game ends is part of what the
    /// editions differ in.
    pub fn set_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.target = own_target(edition);
    }
}

/// How terms are written; empty texts are as for a new visitor.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct NewGameDocument {
    /// The players, all persons being here: so builds can read it that know of no friends.
    seats: String,
    rules: String,
    /// The same players, if there are friends elsewhere; else nothing.
    friends: String,
}

impl From<NewGameForm> for NewGameDocument {
    fn from(terms: NewGameForm) -> Self {
        let lineup = terms.lineup();
        Self {
            seats: lineup.together().to_string(),
            friends: match lineup.has_friends() {
                true => lineup.to_string(),
                false => String::new(),
            },
            rules: terms.ruleset().to_string(),
        }
    }
}

impl TryFrom<NewGameDocument> for NewGameForm {
    type Error = LoadError;

    fn try_from(document: NewGameDocument) -> Result<Self, LoadError> {
        let mut terms = Self::default();
        if !document.seats.is_empty() {
            let lineup: Lineup = document.seats.parse().map_err(unreadable)?;
            // The form has a person at the first seat.
            if lineup.at(Seat::FIRST) != PlayerKind::Human {
                return Err(LoadError::Unreadable);
            }
            // An older build may have changed the players since.
            match document.friends.parse::<Lineup>() {
                Ok(all) if all.together() == lineup => terms.set_lineup(&all),
                _ => terms.set_lineup(&lineup),
            }
        }
        if !document.rules.is_empty() {
            terms.set_ruleset(&document.rules.parse().map_err(unreadable)?);
        }
        Ok(terms)
    }
}

/// The target that an edition has unless another is asked for.
const fn own_target(edition: Edition) -> Target {
    Ruleset::new(edition, true, false).target()
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
    fn a_target_stays_as_long_as_the_edition() {
        let mut terms = advanced();
        terms.target = Target::Points;
        terms.has_actions = true;
        terms.is_advanced = false;
        assert_eq!(terms.ruleset(), Ruleset::new(Edition::V1_3, false, true));
        terms.is_advanced = true;
        assert_eq!(terms.ruleset().target(), Target::Points);
        terms.set_edition(Edition::Web);
        assert_eq!(terms.ruleset(), Ruleset::new(Edition::Web, true, true));
        terms.set_edition(Edition::V1_0);
        assert_eq!(terms.ruleset().target(), Target::Points);
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
        assert_eq!(terms.lineup().to_string(), "h131");
    }
}
