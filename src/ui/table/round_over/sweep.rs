//! The winner's rule as paint that sweeps over the whole page.

use yew::prelude::*;

use crate::game::Seat;
use crate::state::Scene;
use crate::ui::table::board::is_human;
use crate::ui::widgets::{glyph, suit};

/// Three passes of the brush: from the left if a player at this device has won, else from the right. Only a picture: the
/// result names the rule and the winner.
pub fn sweep(scene: &Scene, winner: Seat) -> Html {
    let rule = scene.view.table().rule();
    let side = (!is_human(scene, winner)).then_some("theirs");
    html! {
        <div key="sweep" class={classes!("sweep", suit(rule), side)} aria-hidden="true">
            { for (0..3).map(|nth| html! { <i style={format!("--nth:{nth}")}><b /></i> }) }
            { glyph(format!("p{rule}"), "sign") }
        </div>
    }
}
