//! What editions of the rules differ in, as plain data.
//!
//! | field | `1.3` | `web` | `bga` | `1.0` | rules |
//! |---|---|---|---|---|---|
//! | [`TurnOrder`] | play first | play first | play first | either | 4 |
//! | [`DiscardBonus`] (Advanced) | draw | draw | draw | limit | 5 |
//! | [`Scoring`] (Advanced) | points | points | points | points | 5 |
//! | [`Target`] (Advanced), the default | none | none | points | points | 5 |
//!
//! What actions may do stands with [`ActionRules`].

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::action_rules::ActionRules;
use super::seat::Players;

/// The source that a set of rules follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The printed rules, v1.3, 2016: the default.
    V1_3,
    /// The first printed rules, v1.0.
    V1_0,
    /// The help page of Board Game Arena.
    Bga,
    /// A "how to play" page of the web.
    Web,
}

impl Edition {
    /// All four.
    pub const ALL: [Self; 4] = [Self::V1_3, Self::V1_0, Self::Bga, Self::Web];

    /// The short name: `1.3`, `1.0`, `bga`, `web`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1_3 => "1.3",
            Self::V1_0 => "1.0",
            Self::Bga => "bga",
            Self::Web => "web",
        }
    }
}

/// Which of play and discard comes first in a turn with both (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnOrder {
    /// Play, then discard.
    PlayFirst,
    /// In either order.
    Either,
}

/// What the value of a discard means, measured against the number of cards in
/// the palette at that moment (section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiscardBonus {
    /// Nothing: Basic.
    None,
    /// A higher one earns a draw, if one likes.
    Draw,
    /// A lower one is not allowed.
    Limit,
}

/// What the winner of a round gets (sections 5 and 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// The game: it is one round.
    Game,
    /// The qualifying set, each card worth its value in points.
    Points,
}

/// When a game for points ends (section 5), if the cards do not run short before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Only when the cards run short.
    None,
    /// When a player has 40 points (2 players), 35 (3), 30 (4).
    Points,
}

impl Target {
    /// The points that end a game of so many players.
    #[must_use]
    pub const fn points(self, players: Players) -> Option<u32> {
        match (self, players.get()) {
            (Self::None, _) => None,
            (Self::Points, 2) => Some(40),
            (Self::Points, 3) => Some(35),
            (Self::Points, _) => Some(30),
        }
    }
}

/// An edition with its two options, and what follows from them, point by point.
///
/// The engine asks for the fields, never for the edition.
///
/// The text form is the edition, `a` for Advanced, `x` for Actions, and, where the
/// [`Target`] is not the edition's own, `t` for points or `u` for none (unlimited).
/// This last letter is an addition of ours to section 9 of the rules.
///
/// ```
/// use red7::game::{Ruleset, Target};
///
/// let rules: Ruleset = "1.0ax".parse()?;
/// assert!(rules.is_advanced() && rules.actions().is_some());
/// assert_eq!(rules.to_string(), "1.0ax");
/// assert_eq!(rules.with_target(Target::None).to_string(), "1.0axu");
/// # Ok::<(), red7::game::ParseRulesetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    edition: Edition,
    advanced: bool,
    order: TurnOrder,
    discard_bonus: DiscardBonus,
    scoring: Scoring,
    target: Target,
    actions: Option<ActionRules>,
}

impl Default for Ruleset {
    /// v1.3 Basic without Actions.
    fn default() -> Self {
        Self::new(Edition::V1_3, false, false)
    }
}

impl Ruleset {
    /// An edition, Basic or Advanced, with or without Actions.
    #[must_use]
    pub const fn new(edition: Edition, advanced: bool, actions: bool) -> Self {
        let order = match edition {
            Edition::V1_0 => TurnOrder::Either,
            Edition::V1_3 | Edition::Bga | Edition::Web => TurnOrder::PlayFirst,
        };
        let discard_bonus = match (advanced, edition) {
            (false, _) => DiscardBonus::None,
            (true, Edition::V1_0) => DiscardBonus::Limit,
            (true, Edition::V1_3 | Edition::Bga | Edition::Web) => DiscardBonus::Draw,
        };
        Self {
            edition,
            advanced,
            order,
            discard_bonus,
            scoring: if advanced {
                Scoring::Points
            } else {
                Scoring::Game
            },
            target: match (advanced, edition) {
                (false, _) | (true, Edition::V1_3 | Edition::Web) => Target::None,
                (true, Edition::V1_0 | Edition::Bga) => Target::Points,
            },
            actions: if actions {
                Some(ActionRules::of(edition, advanced))
            } else {
                None
            },
        }
    }

    /// The edition, for naming it to people.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Whether it is the Advanced game.
    #[must_use]
    pub const fn is_advanced(&self) -> bool {
        self.advanced
    }

    /// Which of play and discard comes first.
    #[must_use]
    pub const fn order(&self) -> TurnOrder {
        self.order
    }

    /// What the value of a discard means.
    #[must_use]
    pub const fn discard_bonus(&self) -> DiscardBonus {
        self.discard_bonus
    }

    /// What the winner of a round gets.
    #[must_use]
    pub const fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// When a game for points ends: as the edition says, or as
    /// [`Ruleset::with_target`] has it. A game that is one round has none.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// The same rules with or without a target. Basic rules have none and stay as
    /// they are.
    #[must_use]
    pub const fn with_target(mut self, target: Target) -> Self {
        if self.advanced {
            self.target = target;
        }
        self
    }

    /// What actions may do; `None` if they are not in play.
    #[must_use]
    pub const fn actions(&self) -> Option<&ActionRules> {
        self.actions.as_ref()
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.edition.name())?;
        f.write_str(if self.advanced { "a" } else { "" })?;
        f.write_str(if self.actions.is_some() { "x" } else { "" })?;
        let default = Self::new(self.edition, self.advanced, self.actions.is_some());
        f.write_str(match self.target {
            target if target == default.target => "",
            Target::Points => "t",
            Target::None => "u",
        })
    }
}

/// Why a text names no rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseRulesetError {
    /// It starts with no edition.
    #[error("rules start with an edition: 1.3, 1.0, bga or web")]
    Edition,
    /// After the edition comes something else than the options.
    #[error(
        "after the edition come only a (Advanced), x (Actions), and t or u (target), in this order"
    )]
    Options,
    /// The target that is asked for is the edition's own, or the rules are Basic.
    #[error("t adds a target and u takes it away, in Advanced only, where the edition differs")]
    Target,
}

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (edition, options) = Edition::ALL
            .into_iter()
            .find_map(|edition| Some((edition, text.strip_prefix(edition.name())?)))
            .ok_or(ParseRulesetError::Edition)?;
        let (advanced, options) = strip_letter(options, 'a');
        let (actions, options) = strip_letter(options, 'x');
        let default = Self::new(edition, advanced, actions);
        let target = match options {
            "" => return Ok(default),
            "t" => Target::Points,
            "u" => Target::None,
            _ => return Err(ParseRulesetError::Options),
        };
        let rules = default.with_target(target);
        if rules == default {
            return Err(ParseRulesetError::Target);
        }
        Ok(rules)
    }
}

/// Whether a text starts with a letter, and what comes after it.
fn strip_letter(text: &str, letter: char) -> (bool, &str) {
    match text.strip_prefix(letter) {
        Some(rest) => (true, rest),
        None => (false, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_give_the_rules_back() {
        for edition in Edition::ALL {
            for (advanced, actions) in [(false, false), (true, false), (false, true), (true, true)]
            {
                for target in [Target::None, Target::Points] {
                    let rules = Ruleset::new(edition, advanced, actions).with_target(target);
                    assert_eq!(rules.to_string().parse(), Ok(rules));
                }
            }
        }
    }

    #[test]
    fn only_another_target_is_written() {
        for (edition, advanced, target, name) in [
            (Edition::V1_3, true, Target::Points, "1.3at"),
            (Edition::V1_3, true, Target::None, "1.3a"),
            (Edition::Bga, true, Target::Points, "bgaa"),
            (Edition::Bga, true, Target::None, "bgaau"),
            (Edition::Web, false, Target::Points, "web"),
            (Edition::V1_0, false, Target::Points, "1.0"),
        ] {
            let rules = Ruleset::new(edition, advanced, false).with_target(target);
            assert_eq!(rules.to_string(), name);
        }
    }

    #[test]
    fn bad_names_say_what_is_wrong() {
        for text in ["", "2.0", "1.", "13", "BGA", " 1.3"] {
            assert_eq!(
                text.parse::<Ruleset>(),
                Err(ParseRulesetError::Edition),
                "{text:?}"
            );
        }
        for text in ["1.3xa", "1.3aa", "web ", "bgaX", "1.0é"] {
            assert_eq!(
                text.parse::<Ruleset>(),
                Err(ParseRulesetError::Options),
                "{text:?}"
            );
        }
        for text in ["1.3t", "1.0u", "1.3au", "bgaaxt"] {
            assert_eq!(
                text.parse::<Ruleset>(),
                Err(ParseRulesetError::Target),
                "{text:?}"
            );
        }
    }
}
