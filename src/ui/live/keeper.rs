//! The component that keeps the room of this page open, and shows it in the places that the page has for it.

use yew::prelude::*;

use super::client::LiveClient;
use super::guest::GuestScreen;
use super::offer::{Offer, terms};
use super::panel::FriendsTurn;
use super::reactions::shown_reaction;
use super::room_sheet::room_sheet;
use crate::i18n::Localizer;
use crate::live::Status;
use crate::platform::{self, RepeatingTimer, Timer};
use crate::state::{
    Action, AppState, LiveRooms, LiveSession, LiveTable, LiveView, NavigationAction, Presence,
    Screen, SealedLink, SealedLobby, Sheet, change_document,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::live_slots::LiveSlots;
use crate::ui::store::BrowserStorage;
use crate::ui::widgets::DeviceCapabilities;

/// Time for which a friend's reaction is shown, in milliseconds.
const REACTION_SHOWN: u32 = 4_000;

/// Time between looks at how long friends have been away, in milliseconds.
const LOOK: u32 = 10_000;

#[derive(Clone, PartialEq, Properties)]
pub struct LiveKeeperProps {
    pub app: AppState,
    pub device: DeviceCapabilities,
    /// Takes the parts of the page that show live play.
    pub show: Callback<LiveSlots>,
}

/// Keeps the room of the game or the invitation on the screen open, and draws nothing but a friend's reaction.
#[component]
pub fn LiveKeeper(props: &LiveKeeperProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let app = &props.app;
    let redraw = use_force_update();
    let client = {
        let dispatch = dispatch.clone();
        use_memo((), move |()| {
            LiveClient::new(dispatch, Callback::from(move |()| redraw.force_update()))
        })
    };
    let message = app.sealed_message();
    let may_deliver = use_state_eq(|| true);
    let table = table_of(app, message.as_ref(), *may_deliver);
    use_room_of_screen(app, &client);
    use_sync(app, &client, &may_deliver);
    use_fading_reactions(&client);
    use_wake(&client);
    let open = client.look(|session| {
        let is_shown = match app.screen() {
            Screen::Live(link) => session.room().invitation().link().as_ref() == Some(link),
            _ => table.shown.is_some() && table.shown == session.room().slot(),
        };
        (LiveView::of(session, table), is_shown)
    });
    let view = open.as_ref().filter(|(_, is_shown)| *is_shown);
    let view = view.map(|(view, _)| view.clone());
    use_title(loc, app, view.is_some());
    let friends = props.clone();
    let slots = slots(loc, &friends, &client, view.as_ref(), &dispatch);
    {
        let show = props.show.clone();
        let was_shown = use_mut_ref(|| false);
        use_effect(move || {
            let is_shown = slots != LiveSlots::default();
            if was_shown.replace(is_shown) || is_shown {
                show.emit(slots);
            }
        });
    }
    let announced = view.as_ref().map(|view| announced(named(loc, app), view));
    html! {
        <>
            if let Some(announced) = announced {
                <p class="sr" role="status">{ announced }</p>
            }
            { for view.iter().filter_map(|view| rematch(named(loc, app), view, &dispatch)) }
            if !app.settings().hides_signs {
                { for view.iter().filter_map(|view| shown_reaction(named(loc, app), &client, view)) }
            }
        </>
    }
}

/// Tells that a friend has dealt again, with the way there.
fn rematch(loc: Localizer, view: &LiveView, dispatch: &Callback<Action>) -> Option<Html> {
    let open = view.rematch.clone()?;
    let who = view.friends.iter().find_map(|friend| friend.seat)?;
    Some(html! {
        <div class="live-rematch" role="status">
            <span>{ loc.live_rematch(who) }</span>
            <button type="button" class="btn primary" onclick={on_click(dispatch, open)}>{ loc.live_play() }</button>
        </div>
    })
}

/// The localizer with the names of the game on the screen.
fn named(loc: Localizer, app: &AppState) -> Localizer {
    let game = app.game().or_else(|| app.sealed_game());
    let names = game.and_then(|game| Some((game.friend_names()?, game.lineup().only_friend())));
    names.map_or(loc, |(names, friend)| loc.with_friends(names, friend))
}

fn table_of<'a>(
    app: &'a AppState,
    sealed_message: Option<&'a SealedLink>,
    may_deliver: bool,
) -> LiveTable<'a> {
    let sealed = app.sealed_game();
    let shown = match app.screen() {
        Screen::Table(slot) => Some(*slot),
        _ => sealed.and_then(|game| app.games().slot_of(game.id())),
    };
    let is_invited =
        matches!(app.screen(), Screen::Sealed(lobby) if matches!(**lobby, SealedLobby::Invited(_)));
    LiveTable {
        games: app.games(),
        shown,
        sealed_message,
        is_invited,
        may_deliver,
    }
}

/// Enters the room of the game or the invitation that the screen shows, if the player has agreed to play in it.
#[hook]
fn use_room_of_screen(app: &AppState, client: &LiveClient) {
    let table = table_of(app, None, false);
    let link = match app.screen() {
        Screen::Live(link) => Some(link.clone()),
        _ => None,
    };
    let client = client.clone();
    use_effect_with((table.shown, link), move |(slot, link)| {
        // A problem is told when there is something to store.
        let rooms = change_document(&BrowserStorage, |rooms: &mut LiveRooms| rooms.clone());
        let rooms = rooms.unwrap_or_default();
        let of_game = slot.and_then(|slot| rooms.of_game(slot));
        let of_link = || rooms.of_link(link.as_ref()?);
        if let Some(room) = of_game.or_else(of_link) {
            client.enter(room);
        }
    });
}

/// Catches up with the games after each change of them or of the session. Several turns are shown one after the other.
#[hook]
fn use_sync(app: &AppState, client: &LiveClient, may_deliver: &UseStateHandle<bool>) {
    let (app, client, may_deliver) = (app.clone(), client.clone(), may_deliver.clone());
    let hold = use_mut_ref(|| None::<Timer>);
    use_effect(move || {
        let message = app.sealed_message();
        let table = table_of(&app, message.as_ref(), *may_deliver);
        if client.sync(table) && *may_deliver {
            may_deliver.set(false);
            let open = may_deliver.setter();
            let millis = app.live_pace();
            hold.replace(Some(Timer::after(millis, move || open.set(true))));
        }
    });
}

/// Takes a friend's reaction away after a while, and looks at how long friends have been away.
#[hook]
fn use_fading_reactions(client: &LiveClient) {
    let reaction = client.look(LiveSession::reaction).flatten();
    let faded = client.clone();
    use_effect_with(reaction, move |reaction| {
        let timer = reaction.map(|_| {
            Timer::after(REACTION_SHOWN, move || {
                faded.change(|session| {
                    session.hide_reaction();
                    Vec::new()
                });
            })
        });
        move || drop(timer)
    });
    let is_open = client.look(|_| ()).is_some();
    let client = client.clone();
    use_effect_with(is_open, move |&is_open| {
        let look = move || client.change(|_| Vec::new());
        let timer = is_open.then(|| RepeatingTimer::every(LOOK, look));
        move || drop(timer)
    });
}

/// Tries at once when the page is seen again or the network is back.
#[hook]
fn use_wake(client: &LiveClient) {
    let client = client.clone();
    use_effect_with((), move |()| {
        let listener = platform::on_return(move || client.wake());
        move || drop(listener)
    });
}

/// Says in the title of a hidden page that it is the player's turn.
#[hook]
fn use_title(loc: Localizer, app: &AppState, is_live: bool) {
    let is_mine = is_live
        && app
            .game()
            .is_some_and(|game| game.friend_to_move().is_none());
    let ply = app.game().map(|game| game.ply());
    let title = loc.live_turn_arrived();
    use_effect_with((is_mine, ply), move |&(is_mine, _)| {
        let title = (is_mine && platform::is_hidden()).then_some(title);
        let held = title.map(platform::hold_title);
        move || drop(held)
    });
}

fn slots(
    loc: Localizer,
    props: &LiveKeeperProps,
    client: &LiveClient,
    view: Option<&LiveView>,
    dispatch: &Callback<Action>,
) -> LiveSlots {
    let app = &props.app;
    let loc = named(loc, app);
    let game = app.game().or_else(|| app.sealed_game());
    let can_host = game.is_some_and(|game| terms(game).is_some());
    let screen = match app.screen() {
        Screen::Live(link) => html! {
            <GuestScreen key={link.as_str().to_owned()} link={link.clone()} client={client.clone()} revision={client.revision()} own_name={app.own_name()} is_new={app.settings().learned.is_empty()} />
        },
        _ => Html::default(),
    };
    match view {
        Some(view) => LiveSlots {
            button: button(loc, view, client, dispatch),
            panel: app.game().and_then(|game| {
                let client = client.clone();
                let panel = FriendsTurn {
                    loc,
                    view,
                    game,
                    is_away: client.is_away(),
                    now: platform::millis(),
                    wake: Callback::from(move |_: MouseEvent| client.wake()),
                    dispatch,
                };
                panel.view()
            }),
            is_open: true,
            sheet: room_sheet(loc, view, client, app.settings(), &props.device, dispatch),
            screen,
        },
        None if can_host && platform::offers_live() => LiveSlots {
            button: sheet_button(loc.live_offer_title().to_owned(), "", dispatch),
            panel: None,
            is_open: false,
            sheet: html! { <Offer app={app.clone()} client={client.clone()} /> },
            screen,
        },
        None => LiveSlots {
            screen,
            ..LiveSlots::default()
        },
    }
}

fn open_sheet() -> Action {
    Action::Navigate(NavigationAction::OpenSheet(Sheet::Live))
}

/// The friend who is away, if one is.
fn away(view: &LiveView) -> Option<&crate::state::LiveFriend> {
    let mut friends = view.friends.iter();
    friends.find(|friend| matches!(friend.presence, Presence::Away { .. } | Presence::Unseen))
}

/// One sentence on the room.
fn announced(loc: Localizer, view: &LiveView) -> String {
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
