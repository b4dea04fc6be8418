//! Turn of a friend at another device: the player sends the game, then waits.

use yew::prelude::*;

use crate::game::Seat;
use crate::state::{Action, CorrespondenceAction, GameAction, NavigationAction, SealedRefusal};
use crate::ui::correspondence::refused_cards;
use crate::ui::table::turn_panel::{TurnPanelView, button, verdict};
use crate::ui::widgets::icon;

/// The friend the game is sent to or waits for, with the buttons to send it.
pub fn elsewhere(act: &TurnPanelView<'_>, seat: Seat) -> Html {
    let loc = act.loc;
    let Some(friends) = &act.scene.friends else {
        return Html::default();
    };
    if friends.is_onlooker {
        let text = html! { <p>{ loc.friends_looking_on_description(seat) }</p> };
        let take = act.on(Action::Correspondence(CorrespondenceAction::Join(
            String::new(),
        )));
        return html! {
            <>
                { verdict("calm", None, loc.friends_looking_on(), text) }
                <div class="row">
                    { home(act) }
                    { button(act, "take", "half", take, html! { loc.friends_take_seat(seat) }) }
                </div>
            </>
        };
    }
    let view = &act.scene.view;
    let has_drawn = act
        .scene
        .players
        .you
        .is_some_and(|you| view.hand().len() < view.hand_size(you));
    if friends.sealed.is_some_and(|sealed| !sealed.has_message) {
        let text = html! { <p>{ loc.part_coming() }</p> };
        return html! {
            <>
                { verdict("calm", None, loc.sealed_sealing(), text) }
                <div class="row">{ home(act) }</div>
            </>
        };
    }
    let refusal = friends.sealed.and_then(|sealed| sealed.refusal);
    let last = act.scene.log.last();
    let is_first = last.is_none_or(|line| line.round < act.scene.score.round);
    let send = match friends.is_invitation {
        true => loc.friends_send_invitation(),
        false => loc.friends_send(),
    };
    let (title, says, label) = match friends.is_sent {
        false if is_first => (
            loc.friends_ready(seat),
            loc.sealed_dealt(seat),
            match friends.sealed {
                Some(_) => loc.sealed_send(),
                None => send,
            },
        ),
        _ if has_drawn && friends.is_sent => (
            loc.friends_waits(seat),
            loc.sealed_drawn().to_owned(),
            loc.friends_send_again(),
        ),
        true => (
            loc.friends_waits(seat),
            match friends.can_send {
                true => loc.friends_waits_description(),
                false => loc.friends_waits_for_link(),
            }
            .to_owned(),
            loc.friends_send_again(),
        ),
        false => (
            loc.friends_ready(seat),
            loc.friends_ready_description(seat),
            send,
        ),
    };
    let says = refusal.map_or(says, |refusal| refused_cards(loc, refusal, seat));
    let title = match refusal {
        Some(SealedRefusal::Proved(_)) => loc.friends_over().to_owned(),
        _ => title,
    };
    let class = if friends.is_sent { "half" } else { "primary" };
    html! {
        <>
            { verdict("calm", None, &title, html! { <p>{ says }</p> }) }
            <div class="row">
                { home(act) }
                if act.scene.controls.can_take_back {
                    { button(act, "take-back", "tool", act.on(Action::Game(GameAction::TakeBack)), html! {
                        <>{ icon("undo") }<span>{ loc.button_take_back() }</span></>
                    }) }
                }
                if friends.can_send {
                    { button(act, "send", class, act.on(Action::Correspondence(CorrespondenceAction::Send)), html! {
                        <>{ icon("share") }{ label }</>
                    }) }
                }
            </div>
        </>
    }
}

fn home(act: &TurnPanelView<'_>) -> Html {
    button(
        act,
        "home",
        "tool leave",
        act.on(Action::Navigate(NavigationAction::Home)),
        html! { <>{ icon("back") }<span class="sr">{ act.loc.button_home() }</span></> },
    )
}
