//! The curtain between two players at one device: shows whose turn it is, and hides both hands.

use std::rc::Rc;

use yew::prelude::*;

use crate::game::Seat;
use crate::state::{Action, GameAction, LeadStatus, Scene, Settings};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::shell::shortcut;
use crate::ui::widgets::{avatar, paint_of, rule_icon, use_lost_focus};

#[derive(Clone, PartialEq, Properties)]
pub struct CurtainProps {
    /// The table behind it.
    pub scene: Rc<Scene>,
    /// The player who takes the device.
    pub seat: Seat,
    pub settings: Settings,
}

/// Replaces the table until the next player has the device.
#[component]
pub fn Curtain(props: &CurtainProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let place = use_lost_focus(props.seat);
    let (scene, seat) = (&*props.scene, props.seat);
    let verdict = LeadStatus::of(scene.view.table());
    let persons = scene.players.lineup.persons().map(|person| {
        let is_next = person == seat;
        let current = is_next.then_some("true");
        html! { <li aria-current={current}>{ loc.name(person) }</li> }
    });
    html! {
        <section class="curtain" style={paint_of(seat)} aria-label={loc.handing_over(seat)} tabindex="-1" ref={place}>
            <span class="strokes" key={seat.index()} aria-hidden="true">{ for (0..3).map(|_| html! { <i /> }) }</span>
            <ul class="persons" aria-label={loc.handing_over_persons()}>{ for persons }</ul>
            <div class="next">
                { avatar(loc, seat) }
                <h1><small>{ loc.handing_over_to() }</small>{ " " }{ loc.name(seat) }</h1>
                <p>{ loc.handing_over_description() }</p>
                <button
                    type="button"
                    class="btn"
                    aria-keyshortcuts={shortcut(&props.settings, "take")}
                    onclick={on_click(&dispatch, Action::Game(GameAction::TakeDevice))}
                >
                    { loc.button_take_device(seat) }
                </button>
                <p class="public">{ rule_icon(loc, verdict.rule) }{ loc.who_leads(&verdict) }</p>
            </div>
        </section>
    }
}
