//! The rules in force as text: descriptions for the new-game form, and the rules page.
//!
//! Each field of a [`Ruleset`] has a method of its own, so that the page describes only rules in force. The edition
//! only gives its name.

use super::Localizer;
use crate::game::{
    ActionKind, ActionRules, DiscardBonus, Edition, PlayerCount, RecycleCanvas, RecycleDeck,
    RecycleSource, Rule, Ruleset, Scoring, TakeLimit, Target, TurnOrder, Value,
};
use crate::state::usual_turns;

/// A section of the rules page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesSection {
    pub title: &'static str,
    pub description: String,
    /// Descriptions of single rules or cards.
    pub items: Vec<RulesItem>,
}

/// The description of one rule or card, with its icon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesItem {
    pub sign: RulesItemIcon,
    pub name: String,
    pub description: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesItemIcon {
    Rule(Rule),
    /// All cards of a value.
    Value(u8),
}

impl Localizer {
    #[must_use]
    pub fn edition(self, edition: Edition) -> &'static str {
        match edition {
            Edition::V1_3 => self.edition_print_3(),
            Edition::V1_0 => self.edition_print_0(),
            Edition::Bga => self.edition_arena(),
            Edition::Web => self.edition_web(),
        }
    }

    /// Differences of an edition, in a sentence.
    #[must_use]
    pub fn edition_description(self, edition: Edition) -> &'static str {
        match edition {
            Edition::V1_3 => self.edition_print_3_description(),
            Edition::V1_0 => self.edition_print_0_description(),
            Edition::Bga => self.edition_arena_description(),
            Edition::Web => self.edition_web_description(),
        }
    }

    #[must_use]
    pub fn game(self, is_advanced: bool) -> &'static str {
        if is_advanced {
            self.game_advanced()
        } else {
            self.game_basic()
        }
    }

    #[must_use]
    pub fn game_description(self, rules: &Ruleset) -> &'static str {
        match (rules.scoring(), rules.discard_bonus()) {
            (Scoring::Game, _) => self.game_basic_description(),
            (Scoring::Points, DiscardBonus::None) => self.game_points_description(),
            (Scoring::Points, DiscardBonus::Draw) => self.game_draw_description(),
            (Scoring::Points, DiscardBonus::Limit) => self.game_limit_description(),
        }
    }

    #[must_use]
    pub fn target(self, target: Target, players: PlayerCount) -> String {
        match target.points(players) {
            Some(points) => self.points(points as usize),
            None => self.target_cards().to_owned(),
        }
    }

    #[must_use]
    pub fn target_description(self, target: Target, players: PlayerCount) -> String {
        let end = match target.points(players) {
            Some(points) => self.end_points(points as usize),
            None => self.end_cards(players.cards_dealt()),
        };
        let length = self.match_length(usual_turns(target, players));
        self.sentences(&[&end, &length])
    }

    /// Description of playing with or without Actions.
    #[must_use]
    pub fn actions_description(self, actions: Option<&ActionRules>) -> &'static str {
        match actions {
            Some(_) => self.actions_on_description(),
            None => self.actions_off_description(),
        }
    }

    /// The rules in a few words: "Rules v1.3, Advanced, with Actions".
    #[must_use]
    pub fn rules_in_force(self, rules: &Ruleset) -> String {
        let edition = self.edition(rules.edition());
        let edition = match rules.edition() {
            Edition::V1_3 | Edition::V1_0 => self.rules_of(edition),
            Edition::Bga | Edition::Web => edition.to_owned(),
        };
        self.facts([edition, self.kind_of_game(rules)])
    }

    /// Kind of game: "Advanced, with Actions".
    #[must_use]
    pub fn kind_of_game(self, rules: &Ruleset) -> String {
        let game = [self.game(rules.is_advanced())].into_iter();
        let actions = rules.actions().map(|_| self.rules_with_actions());
        self.facts(game.chain(actions))
    }

    /// All rules in force.
    #[must_use]
    pub fn rules_page(self, rules: &Ruleset, players: PlayerCount) -> Vec<RulesSection> {
        let section = |title, says: &[&str]| RulesSection {
            title,
            description: self.sentences(says),
            items: Vec::new(),
        };
        let goal = match rules.scoring() {
            Scoring::Game => self.goal_game(),
            Scoring::Points => self.goal_points(),
        };
        let order = match rules.order() {
            TurnOrder::PlayFirst => self.your_turn_play_first(),
            TurnOrder::Either => self.your_turn_any_order(),
        };
        let turn = [self.your_turn_either(), order, self.your_turn_discard()];
        let mut sections = vec![
            section(self.goal_title(), &[self.goal_rules(), goal]),
            section(self.deal_title(), &[self.deal_description()]),
            section(self.your_turn_title(), &turn),
            RulesSection {
                items: self.seven_rules(),
                ..section(self.seven_title(), &[self.seven_description()])
            },
            section(self.higher_title(), &[self.higher_description()]),
        ];
        let discard = match rules.discard_bonus() {
            DiscardBonus::None => None,
            DiscardBonus::Draw => Some(self.discard_draws()),
            DiscardBonus::Limit => Some(self.discard_limited()),
        };
        sections.extend(discard.map(|says| section(self.discard_title(), &[says])));
        if rules.scoring() == Scoring::Points {
            let target = rules.target().points(players);
            let target = target.map(|points| self.end_points(points as usize));
            let (target, cards) = (
                target.unwrap_or_default(),
                self.end_cards(players.cards_dealt()),
            );
            sections.push(section(self.points_title(), &[self.points_description()]));
            sections.push(section(
                self.end_title(),
                &[&target, &cards, self.end_share()],
            ));
        }
        if let Some(actions) = rules.actions() {
            let stay = self.must_stay(actions.must_stay);
            let discard = match rules.order() {
                TurnOrder::PlayFirst => self.actions_then_discard(),
                TurnOrder::Either => self.actions_then_discard_unless(),
            };
            sections.push(RulesSection {
                items: self.each_action(rules.discard_bonus(), actions),
                ..section(self.actions_title(), &[self.actions_act(), discard, &stay])
            });
        }
        sections
    }

    fn seven_rules(self) -> Vec<RulesItem> {
        let item = |rule| RulesItem {
            sign: RulesItemIcon::Rule(rule),
            name: self.color(rule),
            description: self.rule_description(rule),
        };
        Rule::ALL.map(item).into()
    }

    fn must_stay(self, values: &[u8]) -> String {
        if values.is_empty() {
            return String::new();
        }
        let values = self.joined(values.iter().map(ToString::to_string), Self::list_or);
        self.actions_must_stay(&values.plain(self))
    }

    fn each_action(self, bonus: DiscardBonus, actions: &ActionRules) -> Vec<RulesItem> {
        let limit = match actions.take {
            TakeLimit::NotFromFewer => self.take_not_from_fewer(),
            TakeLimit::NotTheOnlyOne => self.take_not_the_only(),
            TakeLimit::Any => self.take_any(),
        };
        let source = match actions.recycle {
            RecycleSource::Any => self.move_any(),
            RecycleSource::Another => self.move_another(),
        };
        let place = match (actions.recycle_canvas, actions.recycle_deck) {
            (RecycleCanvas::Always, RecycleDeck::Never) => self.move_canvas(),
            (RecycleCanvas::Always, RecycleDeck::Always) => self.move_canvas_deck(),
            (RecycleCanvas::IfWinning, RecycleDeck::Never) => self.move_canvas_leading(),
            (RecycleCanvas::IfWinning, RecycleDeck::Always) => self.move_canvas_leading_deck(),
            (RecycleCanvas::IfWinningAndNotTooLow, RecycleDeck::Never) => {
                self.move_canvas_limited()
            }
            (RecycleCanvas::IfWinningAndNotTooLow, RecycleDeck::Always) => {
                self.move_canvas_limited_deck()
            }
        };
        let no_draw = match bonus {
            DiscardBonus::Draw => self.move_no_draw(),
            DiscardBonus::None | DiscardBonus::Limit => "",
        };
        let item = |value: Value| {
            let (name, says): (&str, &[&str]) = match value.action()? {
                ActionKind::Take => (self.take_title(), &[self.take_description(), limit]),
                ActionKind::Draw => (self.draw_title(), &[self.draw_description()]),
                ActionKind::PlayAgain => (self.again_title(), &[self.again_description()]),
                ActionKind::Move => (self.move_title(), &[source, place, no_draw]),
            };
            Some(RulesItem {
                sign: RulesItemIcon::Value(value.get()),
                name: name.to_owned(),
                description: self.sentences(says),
            })
        };
        Value::ALL.into_iter().filter_map(item).collect()
    }
}
