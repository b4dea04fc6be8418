//! The rules in force.

use yew::prelude::*;

use super::art::{dab, glyph};
use super::words::rules::{self, Item, Paragraph, Section, Sign};
use crate::game::{Players, Ruleset};

/// All rules of a game of so many players.
pub fn how_to(ruleset: &Ruleset, players: Players) -> Html {
    let sections = rules::sections(ruleset, players);
    html! {
        <div class="howto">
            <p class="muted">{ rules::rules_in_force(ruleset) }</p>
            { for sections.iter().map(section) }
        </div>
    }
}

fn section(section: &Section) -> Html {
    html! {
        <>
            <h3>{ section.title }</h3>
            <p>{ joined(&section.says) }</p>
            if !section.items.is_empty() {
                <ul class="items">{ for section.items.iter().map(item) }</ul>
            }
        </>
    }
}

fn item(item: &Item) -> Html {
    let sign = match item.sign {
        Sign::Rule(rule) => dab(rule),
        Sign::Value(value) => html! {
            <span class="dab plain">{ glyph(format!("n{value}"), "") }</span>
        },
    };
    html! {
        <li>
            { sign }
            <b>{ item.name }</b>
            <span>{ joined(&item.says) }</span>
        </li>
    }
}

fn joined(says: &Paragraph) -> String {
    says.join(" ")
}
