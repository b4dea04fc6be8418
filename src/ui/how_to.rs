//! The rules in force.

use yew::prelude::*;

use super::art::{dab, glyph, icon};
use crate::game::{Players, Ruleset};
use crate::state::Action;
use crate::words::{Item, Section, Sign, Words};

/// All rules of a game of so many players, and the way to the lessons.
pub fn how_to(
    words: Words,
    ruleset: &Ruleset,
    players: Players,
    dispatch: &Callback<Action>,
) -> Html {
    let sections = words.rules_page(ruleset, players);
    let learn = dispatch.reform(|_: MouseEvent| Action::Learn);
    html! {
        <div class="howto">
            <p class="muted">{ words.rules_in_force(ruleset) }</p>
            <button type="button" class="btn" onclick={learn}>
                { icon("learn") }
                { words.learn_rules() }
            </button>
            { for sections.iter().map(|part| section(words, part)) }
        </div>
    }
}

fn section(words: Words, section: &Section) -> Html {
    html! {
        <>
            <h3>{ section.title }</h3>
            <p>{ &section.says }</p>
            if !section.items.is_empty() {
                <ul class="items">{ for section.items.iter().map(|part| item(words, part)) }</ul>
            }
        </>
    }
}

fn item(words: Words, item: &Item) -> Html {
    let sign = match item.sign {
        Sign::Rule(rule) => dab(words, rule),
        Sign::Value(value) => html! {
            <span class="dab plain">{ glyph(format!("n{value}"), "") }</span>
        },
    };
    html! {
        <li>
            { sign }
            <b>{ &item.name }</b>
            <span>{ &item.says }</span>
        </li>
    }
}
