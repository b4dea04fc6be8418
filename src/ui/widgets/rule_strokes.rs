//! Strokes of paint on linen.

use yew::prelude::*;

use super::art::{glyph, suit};
use crate::game::{Color, Rule};

/// A stroke for each rule of the game, from red to violet.
pub fn all_rules() -> Html {
    let strokes = Color::ALL
        .into_iter()
        .zip([true, false].into_iter().cycle());
    painting(strokes)
}

/// Strokes for rules, in order, each painted from the left if its flag is `true`, else from the right.
pub fn painting(strokes: impl IntoIterator<Item = (Rule, bool)>) -> Html {
    let strokes = strokes.into_iter().map(|rule| stroke(rule, None));
    html! { <div class="art" aria-hidden="true">{ for strokes }</div> }
}

/// A stroke for a rule, painted from the left or from the right, as high as others of this height, or in proportion.
pub fn stroke((rule, is_left): (Rule, bool), height: Option<u32>) -> Html {
    let style = height.map(|height| format!("flex-grow:{height}"));
    html! {
        <i class={classes!(suit(rule), is_left.then_some("left"))} {style}><b />{ glyph(format!("p{rule}"), "") }</i>
    }
}
