//! The sheet of a room: who is here, reactions, the link, and the way out.

use yew::prelude::*;

use super::client::LiveClient;
use super::reactions::reaction_buttons;
use crate::i18n::Localizer;
use crate::live::Status;
use crate::state::{
    Action, BoolSetting, Link, LiveFriend, LiveRooms, LiveView, NavigationAction, Presence,
    Settings, SettingsAction, change_document,
};
use crate::ui::context::on_click;
use crate::ui::store::BrowserStorage;
use crate::ui::widgets::{DeviceCapabilities, LinkBox, Toggle, icon, text_button};

pub fn room_sheet(
    loc: Localizer,
    view: &LiveView,
    client: &LiveClient,
    settings: &Settings,
    device: &DeviceCapabilities,
    dispatch: &Callback<Action>,
) -> Html {
    let says = match view.status {
        _ if client.is_away() => loc.live_away(),
        Status::Ready => loc.live_ready(),
        Status::Connecting | Status::Away => loc.live_connecting(),
    };
    let leave = {
        let (client, dispatch) = (client.clone(), dispatch.clone());
        Callback::from(move |_: MouseEvent| {
            let room = client.look(|session| session.room().clone());
            if let Some(room) = room {
                // The room is left even if it can't be forgotten.
                let _ = change_document(&BrowserStorage, |rooms: &mut LiveRooms| {
                    rooms.remove(&room);
                });
            }
            client.leave();
            dispatch.emit(Action::Navigate(NavigationAction::CloseSheet));
        })
    };
    let rematch = view.rematch.clone().map(|open| {
        let who = view.friends.iter().find_map(|friend| friend.seat);
        let says = who.map(|who| loc.live_rematch(who));
        html! {
            <div class="row">
                <p>{ for says }</p>
                { text_button(Some("primary"), loc.live_play(), on_click(dispatch, open)) }
            </div>
        }
    });
    let hiding = Toggle {
        name: "signs",
        label: loc.live_hide_signs(),
        description: "",
        is_on: settings.hides_signs,
        action: Action::Settings(SettingsAction::Switch(
            BoolSetting::SignsHidden,
            !settings.hides_signs,
        )),
    };
    let mut friends = view.friends.iter();
    let is_all_here = friends.all(|friend| friend.has_come && friend.presence == Presence::Here);
    html! {
        <div class="live share">
            <ul class="players">{ for view.friends.iter().map(|friend| row(loc, friend)) }</ul>
            { for rematch }
            if view.is_full() {
                if !settings.hides_signs {
                    { reaction_buttons(loc, client) }
                }
                { hiding.view(dispatch) }
            }
            if !is_all_here {
                <p>{ loc.live_invite() }</p>
                { for view.link.iter().map(|link| html! {
                    <LinkBox link={Link::Live(link.clone())} device={device.clone()} />
                }) }
            }
            <p class="muted relay">{ icon("link") }<span>{ loc.sentences(&[&loc.stopped(says), loc.live_consent()]) }</span></p>
            <div class="row">
                { text_button(None, loc.live_leave(), leave) }
                <p class="muted">{ loc.live_leave_description() }</p>
            </div>
        </div>
    }
}

/// A friend, and whether that friend is here: told by sign and words.
fn row(loc: Localizer, friend: &LiveFriend) -> Html {
    let (class, says) = match friend.presence {
        _ if !friend.has_come => ("empty", loc.live_not_come()),
        Presence::Here => ("here", loc.live_here()),
        Presence::Away { .. } | Presence::Unseen => ("away", loc.live_away_now()),
    };
    let name = friend.seat.map(|seat| loc.name(seat).to_owned());
    html! {
        <li key={friend.chair.index()} class={classes!("friend", class)}>
            <i class="presence" aria-hidden="true"></i>
            <b>{ for name }</b>
            { " " }
            <span class="muted">{ says }</span>
        </li>
    }
}
