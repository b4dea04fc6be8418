//! The rules in force.

use yew::prelude::*;

use crate::game::{CardSet, PlayerCount, Rule, Ruleset};
use crate::i18n::{Localizer, RulesItem, RulesItemIcon, RulesSection};
use crate::state::{Action, LessonAction, example};
use crate::ui::context::on_click;
use crate::ui::widgets::{glyph, icon, inline_card, rule_icon, sentence};

/// All rules for this number of players, and a button for the lessons. If the sheet opens at a section, its heading
/// gets the focus, which scrolls it into view.
pub fn how_to(
    loc: Localizer,
    ruleset: &Ruleset,
    players: PlayerCount,
    at: Option<&'static str>,
    dispatch: &Callback<Action>,
) -> Html {
    let sections = loc.rules_page(ruleset, players);
    let learn = on_click(dispatch, Action::Lesson(LessonAction::Learn));
    html! {
        <div class="howto">
            <p class="muted">{ loc.rules_in_force(ruleset) }</p>
            <button type="button" class="btn" onclick={learn}>
                { icon("learn") }
                { loc.learn_rules() }
            </button>
            { for sections.iter().map(|part| section(loc, part, at)) }
        </div>
    }
}

fn section(loc: Localizer, section: &RulesSection, at: Option<&'static str>) -> Html {
    let is_here = at == Some(section.title);
    html! {
        <>
            <h3 tabindex={is_here.then_some("-1")} autofocus={is_here}>{ section.title }</h3>
            <p>{ &section.description }</p>
            if !section.items.is_empty() {
                <ul class="items">{ for section.items.iter().map(|part| item(loc, part)) }</ul>
            }
        </>
    }
}

fn item(loc: Localizer, item: &RulesItem) -> Html {
    let sign = match item.sign {
        RulesItemIcon::Rule(rule) => rule_icon(loc, rule),
        RulesItemIcon::Value(value) => html! {
            <span class="rule-icon plain">{ glyph(format!("a{value}"), "") }</span>
        },
    };
    html! {
        <li>
            { sign }
            <b>{ &item.name }</b>
            { " " }
            <span>{ &item.description }</span>
            { for example_of(loc, item.sign) }
        </li>
    }
}

/// An example of a rule: two palettes, the cards that count in each, and the leader.
fn example_of(loc: Localizer, sign: RulesItemIcon) -> Option<Html> {
    let RulesItemIcon::Rule(rule) = sign else {
        return None;
    };
    let [first, second] = example(rule);
    Some(html! {
        <div class="example">
            { palette(loc, rule, first, true) }
            { palette(loc, rule, second, false) }
        </div>
    })
}

fn palette(loc: Localizer, rule: Rule, cards: CardSet, leads: bool) -> Html {
    let counting = rule.qualifying(cards);
    let card = |card| {
        let idle = !counting.contains(card);
        html! { <span class={idle.then_some("idle")}>{ inline_card(loc, card) }</span> }
    };
    let standing = loc.standing_shown(rule, rule.standing(cards));
    html! {
        <p>
            <span class="cards">{ for cards.iter().map(card) }</span>
            <span>{ sentence(loc, &standing) }</span>
            { " " }
            if leads {
                <span class="mark">
                    { icon("lead") }
                    <span class="sr">{ loc.seat_label_leads() }</span>
                </span>
            }
        </p>
    }
}
