//! A round that is over where the table stays, as in a lesson.

use yew::prelude::*;

use crate::game::Seat;
use crate::ui::table::act::{ActView, verdict};

/// Who has won.
pub fn ending(act: &ActView<'_>, winner: Seat) -> Html {
    let (class, sign) = match act.words.is_to(winner) {
        true => ("good", Some("check")),
        false => ("calm", None),
    };
    let scoring = act.scene.view.table().ruleset().scoring();
    verdict(
        class,
        sign,
        &act.words.wins(winner, scoring),
        Html::default(),
    )
}
