//! End of a round while the table is still shown: permanently in a lesson, else during the result delay.

use yew::prelude::*;

use crate::game::Seat;
use crate::ui::table::turn_panel::{TurnPanelView, button, verdict};
use crate::ui::widgets::sentence;

/// The winner, the deciding turn, and a button to the result.
pub fn ending(act: &TurnPanelView<'_>, winner: Seat) -> Html {
    let loc = act.loc;
    let (class, sign) = if loc.is_addressing(winner) {
        ("good", Some("check"))
    } else {
        ("calm", None)
    };
    let scoring = act.scene.view.table().ruleset().scoring();
    let title = loc.wins(winner, scoring);
    let Some(on_result) = act.on_result else {
        return verdict(class, sign, &title, Html::default());
    };
    let last = act
        .scene
        .log
        .last()
        .map(|line| loc.narrate_deciding_turn(line));
    let text = html! { <p>{ for last.map(|last| sentence(loc, &last)) }</p> };
    html! {
        <>
            { verdict(class, sign, &title, text) }
            <div class="row controls">
                { button(act, "result", "primary", on_result.reform(|_| ()), html! {
                    <>
                        { loc.button_result() }
                        if !act.settings.letter_keys_off {
                            { " " }<kbd aria-hidden="true">{ loc.key_space() }</kbd>
                        }
                    </>
                }) }
            </div>
        </>
    }
}
