//! The background of the page, in the colour of the rule in force.

use yew::prelude::*;

use crate::game::Table;

/// The current background on top of the previous one. As on the canvas, a new colour spreads over the old one; each
/// background keeps its key, so its element stays the same when others cover it.
pub fn rule_background(table: &Table) -> Html {
    let before = table.canvas().len().saturating_sub(1);
    let rules = table.rules().enumerate().skip(before);
    html! {
        { for rules.map(|(depth, rule)| html! {
            <i key={depth} class="rule-background" data-rule={rule.to_string()} aria-hidden="true" />
        }) }
    }
}
