//! On what terms the next game starts: who plays, and by which rules.

use crate::bots::Level;
use crate::game::{Edition, Players, Ruleset, Seat, Target};

use super::lineup::Lineup;

/// What the form for a new game asks for, but for the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How many play.
    pub players: Players,
    /// The levels of the opponents; those beyond the number of players are kept
    /// for when it is raised again.
    pub levels: [Level; Seat::MAX - 1],
    /// The rules.
    pub ruleset: Ruleset,
}

impl Default for Terms {
    /// The form as a new visitor finds it.
    fn default() -> Self {
        Self {
            players: Players::ALL[1],
            levels: [Level::Skilled, Level::Skilled, Level::Novice],
            ruleset: Ruleset::default(),
        }
    }
}

impl Terms {
    /// Who is to play.
    #[must_use]
    pub fn lineup(&self) -> Lineup {
        Lineup::new(self.players, self.levels)
    }

    /// Sets who is to play. Opponents that do not play keep their levels.
    pub fn set_lineup(&mut self, lineup: &Lineup) {
        self.players = lineup.players();
        for (place, &level) in self.levels.iter_mut().zip(lineup.levels()) {
            *place = level;
        }
    }

    /// Sets the level of an opponent, counted from 0.
    pub fn set_level(&mut self, opponent: usize, level: Level) {
        if let Some(place) = self.levels.get_mut(opponent) {
            *place = level;
        }
    }

    /// Sets the edition, with its own target: where a game ends is part of what the
    /// editions differ in.
    pub fn set_edition(&mut self, edition: Edition) {
        let rules = &self.ruleset;
        self.ruleset = Ruleset::new(edition, rules.is_advanced(), rules.actions().is_some());
    }

    /// Sets Basic or Advanced. Whoever comes from Basic, which has no target, finds
    /// the edition's own.
    pub fn set_advanced(&mut self, advanced: bool) {
        let rules = &self.ruleset;
        if rules.is_advanced() != advanced {
            self.ruleset = Ruleset::new(rules.edition(), advanced, rules.actions().is_some());
        }
    }

    /// Sets whether Actions are in play.
    pub fn set_actions(&mut self, actions: bool) {
        let rules = &self.ruleset;
        self.ruleset =
            Ruleset::new(rules.edition(), rules.is_advanced(), actions).with_target(rules.target());
    }

    /// Sets when a game for points ends.
    pub fn set_target(&mut self, target: Target) {
        self.ruleset = self.ruleset.with_target(target);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_leaves_the_others_alone() {
        let mut terms = Terms::default();
        terms.set_advanced(true);
        terms.set_actions(true);
        terms.set_edition(Edition::Web);
        terms.set_level(0, Level::Novice);
        terms.set_level(3, Level::Novice);
        assert_eq!(terms.ruleset, Ruleset::new(Edition::Web, true, true));
        let levels = [Level::Novice, Level::Skilled, Level::Novice];
        assert_eq!(terms.levels, levels);
        terms.set_advanced(false);
        terms.set_actions(false);
        assert_eq!(terms.ruleset, Ruleset::new(Edition::Web, false, false));
    }

    #[test]
    fn a_target_stays_as_long_as_the_edition() {
        let mut terms = Terms::default();
        terms.set_advanced(true);
        terms.set_target(Target::Points);
        terms.set_actions(true);
        terms.set_advanced(true);
        assert_eq!(terms.ruleset.target(), Target::Points);
        terms.set_advanced(false);
        terms.set_advanced(true);
        assert_eq!(terms.ruleset.target(), Target::None);
        terms.set_edition(Edition::Web);
        assert_eq!(terms.ruleset.target(), Target::None);
        terms.set_edition(Edition::V1_0);
        assert_eq!(terms.ruleset.target(), Target::Points);
    }
}
