//! Paint that sweeps over the whole page: the winner's rule, or after a match all colours.

use yew::prelude::*;

use crate::game::{Color, Seat};
use crate::state::Scene;
use crate::ui::table::board::{celebrates, is_human};
use crate::ui::widgets::{glyph, suit};

/// Number of passes of the brush with the winner's rule.
const PASSES: usize = 3;

/// Passes of the brush: from the left if a player at this device has won, else from the right. Only a picture: the
/// result names the rule and the winner.
pub fn sweep(scene: &Scene, winner: Seat) -> Html {
    let rule = scene.view.table().rule();
    let is_match = scene.ends_match();
    let (passes, is_own) = if is_match {
        (Color::ALL.len(), celebrates(scene))
    } else {
        (PASSES, is_human(scene, winner))
    };
    let color = |nth: usize| if is_match { Color::ALL[nth] } else { rule };
    let kind = is_match.then_some("of-match");
    let side = (!is_own).then_some("theirs");
    html! {
        <div key="sweep" class={classes!("sweep", suit(rule), kind, side)} aria-hidden="true">
            { for (0..passes).map(|nth| html! {
                <i class={suit(color(nth))} style={format!("--nth:{nth}")}><b /></i>
            }) }
            if !is_match {
                { glyph(format!("p{rule}"), "sign") }
            }
        </div>
    }
}
