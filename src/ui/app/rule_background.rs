//! The walls of the room, in the colour of the rule in force.

use yew::prelude::*;

use crate::game::Table;

/// The wall, over the one before it. As on the canvas a new colour comes over the old one, and a wall stays the
/// same element as others come over it.
pub fn rule_background(table: &Table) -> Html {
    let before = table.canvas().len().saturating_sub(1);
    let rules = table.rules().enumerate().skip(before);
    html! {
        { for rules.map(|(depth, rule)| html! {
            <i key={depth} class="wall" data-rule={rule.to_string()} aria-hidden="true" />
        }) }
    }
}
