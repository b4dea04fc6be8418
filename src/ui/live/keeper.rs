//! The component that keeps the room of this page open, and shows it in the places that the page has for it.

use std::rc::Rc;

use yew::prelude::*;

use super::client::LiveClient;
use super::page::LivePage;
use super::reactions::shown_reaction;
use super::slots::{announced, named, shown_room};
use super::table::table_of;
use crate::i18n::Localizer;
use crate::platform::{self, RepeatingTimer, Timer};
use crate::state::{Action, AppState, LiveRooms, LiveSession, LiveView, Screen, change_document};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::store::BrowserStorage;

/// Time for which a friend's reaction is shown, in milliseconds.
const REACTION_SHOWN: u32 = 4_000;

/// Time between looks at how long friends have been away, in milliseconds.
const LOOK: u32 = 10_000;

#[derive(Clone, PartialEq, Properties)]
pub struct LiveKeeperProps {
    pub app: AppState,
    pub page: LivePage,
}

/// Keeps the room of the game or the invitation on the screen open, and draws nothing but a friend's reaction.
#[component]
pub fn LiveKeeper(props: &LiveKeeperProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let app = &props.app;
    let client = use_client(props, &dispatch);
    use_room_of_screen(app, &client);
    use_fading_reactions(&client);
    use_wake(&client);
    let view = shown_room(&client, app);
    use_title(loc, app, view.is_some());
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

/// The client, which follows the state of the page from here on.
#[hook]
fn use_client(props: &LiveKeeperProps, dispatch: &Callback<Action>) -> Rc<LiveClient> {
    let redraw = use_force_update();
    let client = {
        let (page, dispatch) = (props.page.clone(), dispatch.clone());
        use_memo((), move |()| {
            let redraw_page = page.redraw.clone();
            let on_change = Callback::from(move |()| {
                redraw_page.emit(());
                redraw.force_update();
            });
            LiveClient::new(page, dispatch, on_change)
        })
    };
    let (follower, page) = (client.clone(), props.page.clone());
    let is_shown = !matches!(props.app.screen(), Screen::Home);
    use_effect_with((), move |()| {
        page.follower.replace(Some(follower));
        if is_shown {
            page.redraw.emit(());
        }
    });
    client
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
