//! Differences between the editions of the rules, as plain data.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::action_rules::ActionRules;
use super::edition::Edition;
use super::seat::PlayerCount;

/// Order of the play and the discard in a turn that has both (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnOrder {
    /// Play, then discard.
    PlayFirst,
    /// Either order.
    Either,
}

/// Effect of a discard that is higher or lower than the number of cards in the palette at that
/// moment (section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiscardBonus {
    /// No effect. This is Basic.
    None,
    /// After a higher discard the player may draw a card.
    Draw,
    /// A lower discard is not allowed.
    Limit,
}

/// Reward for the winner of a round (sections 5 and 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// The game, as there is only one round. This is Basic.
    Game,
    /// The cards that count, each worth its value in points. This is Advanced.
    Points,
}

/// Number of points that ends a game of Advanced, unless the cards run short first (section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// No number of points: the game goes on until the cards run short.
    None,
    /// 40 points with two players, 35 with three, 30 with four.
    Points,
}

impl Target {
    /// Number of points that ends a game with this many players; `None` without a target.
    #[must_use]
    pub const fn points(self, players: PlayerCount) -> Option<u32> {
        match (self, players.get()) {
            (Self::None, _) => None,
            (Self::Points, 2) => Some(40),
            (Self::Points, 3) => Some(35),
            (Self::Points, _) => Some(30),
        }
    }
}

/// The rules of a game: an edition, Basic or Advanced, with or without Actions, and the details
/// that follow from these choices.
///
/// | | `1.3` | `web` | `bga` | `1.0` |
/// |---|---|---|---|---|
/// | [`order`](Self::order) of play and discard | play first | play first | play first | either |
/// | [`discard_bonus`](Self::discard_bonus) in Advanced | draw | draw | draw | limit |
/// | [`target`](Self::target) in Advanced, unless changed | none | none | points | points |
///
/// The text form is the edition's name, `a` for Advanced, `x` for Actions, and, if the [`Target`]
/// differs from the edition's own, `t` for points or `u` for none.
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
    /// The printed rules v1.3, Basic, without Actions.
    fn default() -> Self {
        Self::new(Edition::V1_3, false, false)
    }
}

impl Ruleset {
    /// Returns the rules of an edition, Basic or Advanced, with or without Actions.
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

    /// The edition, for display only; the other methods describe its effect on the game.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns `true` for the Advanced game.
    #[must_use]
    pub const fn is_advanced(&self) -> bool {
        self.advanced
    }

    /// Order of the play and the discard in a turn that has both.
    #[must_use]
    pub const fn order(&self) -> TurnOrder {
        self.order
    }

    /// Effect of a high or a low discard.
    #[must_use]
    pub const fn discard_bonus(&self) -> DiscardBonus {
        self.discard_bonus
    }

    /// Reward for the winner of a round.
    #[must_use]
    pub const fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// Target that ends the game: the edition's own, or the one set by [`Ruleset::with_target`]. In
    /// Basic it is always [`Target::None`].
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// Returns these rules with another target. Basic has no points, so its rules stay unchanged.
    #[must_use]
    pub const fn with_target(mut self, target: Target) -> Self {
        if self.advanced {
            self.target = target;
        }
        self
    }

    /// Rules for actions; `None` in a game without Actions.
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

/// Error parsing a [`Ruleset`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseRulesetError {
    /// The text does not start with the name of an edition.
    #[error("rules start with an edition: 1.3, 1.0, bga or web")]
    Edition,
    /// The text after the edition is not a valid list of options.
    #[error(
        "after the edition come only a (Advanced), x (Actions), and t or u (target), in this order"
    )]
    Options,
    /// The target is the edition's own, or the game is Basic.
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

/// Removes `letter` from the start of `text`. Returns whether it was there, and the rest of the
/// text.
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
