//! The places that the page has for live play, filled.

use std::rc::Rc;

use yew::prelude::*;

use super::client::LiveClient;
use super::guest::GuestScreen;
use super::offer::{Offer, terms};
use super::panel::FriendsTurn;
use super::room_sheet::room_sheet;
use super::table::table_of;
use crate::i18n::Localizer;
use crate::live::Status;
use crate::platform;
use crate::state::{
    Action, AppState, LiveFriend, LiveLink, LiveView, NavigationAction, Presence, Screen, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::live_slots::{LiveFollower, LiveSlots};
use crate::ui::widgets::DeviceCapabilities;

impl LiveFollower for LiveClient {
    fn dispatch(&self, action: Action) {
        self.follow(action);
    }

    fn slots(&self, loc: Localizer, app: &AppState, dispatch: &Callback<Action>) -> Rc<LiveSlots> {
        let loc = named(loc, app);
        if let Some(view) = shown_room(self, app) {
            let client = self.clone();
            return Rc::new(LiveSlots {
                button: button(loc, &view, self, dispatch),
                panel: app.game().and_then(|game| {
                    let panel = FriendsTurn {
                        loc,
                        view: &view,
                        game,
                        is_away: self.is_away(),
                        now: platform::millis(),
                        wake: Callback::from(move |_: MouseEvent| client.wake()),
                        dispatch,
                    };
                    panel.view()
                }),
                is_open: true,
            });
        }
        Rc::new(LiveSlots {
            button: if may_host(app) {
                sheet_button(loc.live_offer_title().to_owned(), "", dispatch)
            } else {
                Html::default()
            },
            ..LiveSlots::default()
        })
    }

    fn sheet(
        &self,
        loc: Localizer,
        app: &AppState,
        device: &DeviceCapabilities,
        dispatch: &Callback<Action>,
    ) -> Html {
        match shown_room(self, app) {
            Some(view) => {
                let loc = named(loc, app);
                room_sheet(loc, &view, self, app.settings(), device, dispatch)
            }
            None if may_host(app) => {
                html! { <Offer app={app.clone()} client={self.clone()} /> }
            }
            None => Html::default(),
        }
    }

    fn screen(&self, app: &AppState, link: &LiveLink) -> Html {
        html! {
            <GuestScreen key={link.as_str().to_owned()} link={link.clone()} client={self.clone()} revision={self.revision()} own_name={app.own_name()} is_new={app.settings().learned.is_empty()} />
        }
    }
}

/// Returns `true` if a live game can be hosted from the game on the screen.
fn may_host(app: &AppState) -> bool {
    let game = app.game().or_else(|| app.sealed_game());
    platform::offers_live() && game.is_some_and(|game| terms(game).is_some())
}

/// The room, if it is that of the game or the invitation on the screen.
pub fn shown_room(client: &LiveClient, app: &AppState) -> Option<LiveView> {
    let message = app.sealed_message();
    let table = table_of(app, message.as_ref(), false);
    let view = client.look(|session| {
        let is_shown = match app.screen() {
            Screen::Live(link) => session.room().invitation().link().as_ref() == Some(link),
            _ => table.shown.is_some() && table.shown == session.room().slot(),
        };
        is_shown.then(|| LiveView::of(session, table))
    });
    view.flatten()
}

/// The localizer with the names of the game on the screen.
pub fn named(loc: Localizer, app: &AppState) -> Localizer {
    let game = app.game().or_else(|| app.sealed_game());
    let names = game.and_then(|game| Some((game.friend_names()?, game.lineup().only_friend())));
    names.map_or(loc, |(names, friend)| loc.with_friends(names, friend))
}

fn open_sheet() -> Action {
    Action::Navigate(NavigationAction::OpenSheet(Sheet::Live))
}

/// The friend who is away, if one is.
fn away(view: &LiveView) -> Option<&LiveFriend> {
    let mut friends = view.friends.iter();
    friends.find(|friend| matches!(friend.presence, Presence::Away { .. } | Presence::Unseen))
}

/// One sentence on the room.
pub fn announced(loc: Localizer, view: &LiveView) -> String {
    let away = away(view).and_then(|friend| friend.seat);
    match view.status {
        Status::Connecting => loc.live_connecting().to_owned(),
        Status::Away => loc.live_no_connection().to_owned(),
        Status::Ready if !view.is_full() => loc.live_waiting().to_owned(),
        Status::Ready => match away {
            Some(seat) => loc.live_some_away(seat),
            None => loc.live_all_here().to_owned(),
        },
    }
}

/// The button above the table: its sign tells whether all are here, its name says it.
fn button(
    loc: Localizer,
    view: &LiveView,
    client: &LiveClient,
    dispatch: &Callback<Action>,
) -> Html {
    let class = match view.status {
        _ if client.is_away() => "live-btn gone",
        Status::Ready if view.is_full() && away(view).is_none() => "live-btn here",
        Status::Ready | Status::Connecting | Status::Away => "live-btn away",
    };
    sheet_button(announced(loc, view), class, dispatch)
}

/// A button that opens the sheet. Its sign, two people, is drawn here: the page needs it nowhere else.
fn sheet_button(name: String, class: &'static str, dispatch: &Callback<Action>) -> Html {
    html! {
        <button
            type="button"
            class={classes!("icon-btn", class)}
            aria-label={name}
            onclick={on_click(dispatch, open_sheet())}
        >
            <svg class="icon" viewBox="0 0 24 24" fill="currentcolor" aria-hidden="true">
                <path d="M8 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0 2c-4 0-7 2-7 5v2h14v-2c0-3-3-5-7-5Zm8.500-2a3.500 3.500 0 1 0-1.800-6.500 6 6 0 0 1-.6 6.100c.7.3 1.500.4 2.400.4Zm.5 2c-.7 0-1.300.1-1.900.2 1.800 1.200 2.900 2.900 2.900 4.800v2h5v-2c0-3-2.500-5-6-5Z" />
            </svg>
        </button>
    }
}
