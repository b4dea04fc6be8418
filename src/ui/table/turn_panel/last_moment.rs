//! End of a round while the table is still shown: permanently in a lesson, else until the result.

use yew::prelude::*;

use crate::game::Seat;
use crate::state::{Action, EndStep, GameAction, PlaybackMode};
use crate::ui::table::turn_panel::{TurnPanelView, button, verdict};
use crate::ui::widgets::{Mood, character, sentence};

/// The last turn with the winner, and a button to the result, which shows when that comes by itself; in a lesson the winner
/// alone.
pub fn ending(act: &TurnPanelView<'_>, winner: Seat) -> Html {
    let (loc, scene) = (act.loc, act.scene);
    let Some(last) = scene
        .log
        .last()
        .filter(|_| scene.round_end.ending.is_some())
    else {
        let (class, sign) = if loc.is_addressing(winner) {
            ("good", Some("check"))
        } else {
            ("calm", None)
        };
        return verdict(class, sign, &loc.wins_round(winner), Html::default());
    };
    let show = act.on(Action::Game(GameAction::ShowResult));
    let pace = act.settings.pace;
    let is_soon = scene.round_end.ending == Some(EndStep::Fall)
        && scene.flow != PlaybackMode::Paused
        && pace.is_none_or(|pace| pace.millis().is_some());
    let class = classes!("primary", is_soon.then_some("soon"));
    html! {
        <>
            <div class="tell">
                { character(loc, last.seat, Mood::in_round(scene, last.seat)) }
                <p>{ sentence(loc, &loc.narrate_deciding_turn(last)) }{ loc.sentence_gap() }<strong>{ loc.wins_round(winner) }</strong></p>
            </div>
            <div class="row controls">
                { button(act, "result", class, show, html! {
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
