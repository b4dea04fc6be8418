//! The walls of the room, in the colour of the rule in force.

use yew::prelude::*;

use crate::game::{Rule, Table};

/// The wall, over the one before it. As on the canvas a new colour comes over the old one, and a wall stays the
/// same element as others come over it.
pub fn walls(table: &Table) -> Html {
    let canvas = table.canvas();
    let depth = canvas.len();
    let rule_at = |depth: usize| {
        let card = depth.checked_sub(1).and_then(|top| canvas.get(top));
        card.map_or(Rule::Red, |card| card.color())
    };
    let depths = depth.saturating_sub(1)..=depth;
    html! {
        { for depths.map(|depth| html! {
            <i key={depth} class="wall" data-rule={rule_at(depth).to_string()} aria-hidden="true" />
        }) }
    }
}
