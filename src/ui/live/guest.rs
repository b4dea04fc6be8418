//! The page of an invitation to a live game: consent, the way in, and the choice of a chair.

use yew::prelude::*;

use super::client::LiveClient;
use crate::game::{PlayerCount, Seat};
use crate::i18n::Localizer;
use crate::live::{Chair, Claim, Status};
use crate::platform::{self, Timer, entropy_bytes};
use crate::state::{
    Action, Lineup, LiveAction, LiveInvitation, LiveLink, LiveRoom, LiveRooms, LiveSession,
    LiveTerms, NavigationAction, Notice, NoticeAction, Party, PlayerKind, PlayerNames,
    change_document,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::correspondence::Invitation;
use crate::ui::effect::use_effect_with;
use crate::ui::store::BrowserStorage;
use crate::ui::widgets::{all_rules, icon, page_bar, text_button};

/// Time after the relay's first answer by which the letters that it keeps have come, in milliseconds.
const SETTLED: u32 = 700;

#[derive(Clone, PartialEq, Properties)]
pub struct GuestScreenProps {
    pub link: LiveLink,
    pub client: LiveClient,
    /// Number of changes of what the client knows.
    pub revision: u32,
    /// Name of the user on the rest of the page.
    pub own_name: AttrValue,
    /// `true` if the user has done no lesson yet.
    pub is_new: bool,
}

#[component]
pub fn GuestScreen(props: &GuestScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let invitation = props.link.as_str().parse::<LiveInvitation>();
    let content = match &invitation {
        Err(_) => told(loc.live_unreadable(), loc.live_unreadable_description()),
        Ok(invitation) if !platform::offers_live() => {
            not_offered(loc, invitation, &props.own_name, &dispatch)
        }
        Ok(invitation) => {
            html! { <WayIn ..WayInProps { invitation: invitation.clone(), guest: props.clone() } /> }
        }
    };
    html! {
        <div class="page">
            { page_bar(loc, &dispatch) }
            <main class="sent"><section class="box" aria-labelledby="letter">{ all_rules() }{ content }</section></main>
        </div>
    }
}

fn told(title: &'static str, says: &'static str) -> Html {
    html! {
        <>
            <h1 id="letter">{ title }</h1>
            <p>{ says }</p>
        </>
    }
}

/// An open game can be joined by link.
fn not_offered(
    loc: Localizer,
    invitation: &LiveInvitation,
    name: &str,
    dispatch: &Callback<Action>,
) -> Html {
    html! {
        <>
            { told(loc.live_not_offered(), loc.live_not_offered_description()) }
            { for by_link(loc, invitation, name, dispatch) }
        </>
    }
}

/// Button that takes the only seat of a guest without a relay.
fn by_link(
    loc: Localizer,
    invitation: &LiveInvitation,
    name: &str,
    dispatch: &Callback<Action>,
) -> Option<Html> {
    let LiveTerms::Open(start) = &invitation.terms else {
        return None;
    };
    let mut guests = start.seating.guests();
    let (Some(party), None) = (guests.next(), guests.next()) else {
        return None;
    };
    let sit = LiveAction::Sit {
        link: (**start).clone(),
        party,
        name: name.to_owned(),
        is_moving: false,
    };
    let sit = on_click(dispatch, sit.into());
    Some(html! { <div class="actions">{ text_button(None, loc.live_by_link(), sit) }</div> })
}

#[derive(Clone, PartialEq, Properties)]
struct WayInProps {
    invitation: LiveInvitation,
    guest: GuestScreenProps,
}

#[component]
fn WayIn(props: &WayInProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let WayInProps { invitation, guest } = props;
    let GuestScreenProps { client, .. } = guest;
    let is_entered = client.look(|open| open.room().invitation() == invitation) == Some(true);
    use_known_game(props, is_entered, &dispatch);
    let name = use_state(|| guest.own_name.to_string());
    let is_host = use_state(|| false);
    let is_settled = use_settled(client);
    use_only_chair(client, is_entered && is_settled, *is_host);
    if !is_entered {
        let come_in = {
            let (dispatch, props) = (dispatch.clone(), props.clone());
            Callback::from(move |name: String| {
                if let Err(notice) = enter(&props, name) {
                    dispatch.emit(Action::Notice(NoticeAction::Tell(notice)));
                }
            })
        };
        let onsubmit = {
            let name = name.clone();
            come_in.reform(move |event: SubmitEvent| {
                event.prevent_default();
                name.trim().to_owned()
            })
        };
        let as_host = {
            let is_host = is_host.setter();
            come_in.reform(move |name| {
                is_host.set(true);
                name
            })
        };
        return form(loc, props, &name, onsubmit, &as_host, &dispatch);
    }
    let chairs = client.look(|open| (open.room().chair(), open.lost(), open.status()));
    let Some((chair, lost, status)) = chairs else {
        return Html::default();
    };
    let is_sealed = matches!(invitation.terms, LiveTerms::Sealed { .. });
    match chair {
        _ if client.is_away() => no_relay(loc, props, &name, &dispatch),
        Some(_) if is_sealed => told(
            loc.live_waiting_for_host(),
            loc.live_waiting_for_host_description(),
        ),
        None if status == Status::Ready && is_settled => choice(loc, client, lost, is_sealed),
        _ => html! {
            <>
                <h1 id="letter">{ loc.live_connecting() }</h1>
                <p role="status">{ loc.live_connecting_description() }</p>
            </>
        },
    }
}

/// Goes to the game, if this device has a chair in it already.
#[hook]
fn use_known_game(props: &WayInProps, is_entered: bool, dispatch: &Callback<Action>) {
    let slot = props.guest.client.look(|open| open.room().slot()).flatten();
    let slot = slot.filter(|_| is_entered);
    let dispatch = dispatch.clone();
    use_effect_with(slot, move |slot| {
        if let Some(slot) = *slot {
            dispatch.emit(Action::Navigate(NavigationAction::Resume(slot)));
        }
    });
}

/// Returns `true` once the relay has answered and what it keeps has come.
#[hook]
fn use_settled(client: &LiveClient) -> bool {
    let is_ready = client.look(LiveSession::status) == Some(Status::Ready);
    let is_settled = use_state_eq(|| false);
    let settle = is_settled.setter();
    use_effect_with(is_ready, move |&is_ready| {
        let timer = is_ready.then(|| Timer::after(SETTLED, move || settle.set(true)));
        move || drop(timer)
    });
    *is_settled && is_ready
}

/// Takes the first free chair where nobody but the host has come, or the host's at another device of the host: there is
/// nothing to choose.
#[hook]
fn use_only_chair(client: &LiveClient, is_settled: bool, is_host: bool) {
    let client = client.clone();
    use_effect_with(is_settled, move |&is_settled| {
        let chair = client.look(|open| {
            let taken = open.taken_chairs();
            let is_free = open.room().chair().is_none() && open.lost().is_none();
            let chair = if is_host {
                let mut taken = taken.iter().map(|(chair, _)| *chair);
                taken.find(|&chair| chair == Chair::HOST)
            } else {
                // Under the name of the host it may be another device of the host.
                let is_first = taken.iter().all(|(chair, name)| {
                    *chair == Chair::HOST && (name.is_empty() || name != open.room().name())
                });
                open.free_chairs().next().filter(|_| is_first)
            };
            chair.filter(|_| is_free)
        });
        if let Some(chair) = chair.flatten().filter(|_| is_settled) {
            client.change(|open| open.sit(chair));
        }
    });
}

/// Stores the room, and connects.
fn enter(props: &WayInProps, name: String) -> Result<(), Notice> {
    let claim = entropy_bytes().map_err(|_| Notice::NoEntropy)?;
    let room = LiveRoom::new(props.invitation.clone(), Claim(claim), name);
    change_document(&BrowserStorage, |rooms: &mut LiveRooms| {
        rooms.put(room.clone());
    })?;
    props.guest.client.enter(&room);
    Ok(())
}

fn form(
    loc: Localizer,
    props: &WayInProps,
    name: &UseStateHandle<String>,
    onsubmit: Callback<SubmitEvent>,
    as_host: &Callback<String>,
    dispatch: &Callback<Action>,
) -> Html {
    let WayInProps { invitation, guest } = props;
    let rules = loc.rules_in_force(match &invitation.terms {
        LiveTerms::Open(start) => &start.record.ruleset,
        LiveTerms::Sealed { ruleset, .. } => ruleset,
    });
    let (names, lineup, host, seat) = match &invitation.terms {
        LiveTerms::Open(start) => {
            let host = start.seating.seats_of(Party::FIRST).next();
            let mut guests = start.seating.guests();
            let seat = guests
                .next()
                .and_then(|party| start.seating.seats_of(party).next());
            let seat = seat.filter(|_| invitation.chairs().get() == 2);
            (
                start.names,
                start.seating.seen_from(None),
                host.unwrap_or(Seat::FIRST),
                seat,
            )
        }
        LiveTerms::Sealed { host, .. } => {
            let mut names = PlayerNames::NONE;
            names.set(Seat::FIRST, host);
            let lineup = Lineup::new(PlayerCount::TWO, [PlayerKind::Friend; Seat::MAX - 1]);
            (
                names,
                lineup,
                Seat::FIRST,
                Some(PlayerCount::TWO.after(Seat::FIRST)),
            )
        }
    };
    let sealed = matches!(invitation.terms, LiveTerms::Sealed { .. }).then(|| loc.sealed());
    let terms = [Some(loc.live()), Some(&rules), sealed];
    let terms: Vec<&str> = terms.into_iter().flatten().collect();
    // A sealed game stays in its browser.
    let other_device = sealed.is_none().then(|| {
        let name = names.of(host).to_owned();
        let says = that_is_me(loc, Chair::HOST, &name);
        text_button(
            None,
            says,
            as_host.reform(move |_: MouseEvent| name.clone()),
        )
    });
    let page = Invitation {
        loc,
        names,
        lineup,
        host,
        seat,
        terms: terms.join(" · "),
        says: loc.live_invited_description(),
        name,
        join: loc.live_sit(),
        is_joining: false,
        is_new: guest.is_new,
        consent: html! { <p class="muted relay">{ icon("link") }<span>{ loc.live_consent() }</span></p> },
        ways: other_device.unwrap_or_default(),
        notes: Html::default(),
        onsubmit,
        dispatch,
    };
    page.view()
}

fn no_relay(loc: Localizer, props: &WayInProps, name: &str, dispatch: &Callback<Action>) -> Html {
    let client = props.guest.client.clone();
    let again = Callback::from(move |_: MouseEvent| client.wake());
    // Of several chairs only the relay tells which are free.
    let by_link = by_link(loc, &props.invitation, name, dispatch);
    html! {
        <>
            <h1 id="letter">{ loc.live_no_relay() }</h1>
            if by_link.is_some() {
                <p role="status">{ loc.live_no_relay_description() }</p>
            }
            <div class="actions">{ text_button(Some("primary"), loc.live_try_again(), again) }</div>
            { for by_link }
        </>
    }
}

/// The chairs: free ones, and those of players who may go on at this device.
fn choice(loc: Localizer, client: &LiveClient, lost: Option<Chair>, is_sealed: bool) -> Html {
    let chairs = client.look(|open| (open.free_chairs().collect::<Vec<_>>(), open.taken_chairs()));
    let (free, taken) = chairs.unwrap_or_default();
    let sit = |chair: Chair| {
        let client = client.clone();
        Callback::from(move |_: MouseEvent| client.change(|open| open.sit(chair)))
    };
    let title = match lost {
        Some(_) => loc.live_taken(),
        None if free.is_empty() => loc.live_full(),
        None => loc.live_choose(),
    };
    let says = match lost {
        _ if is_sealed => loc.live_full_sealed(),
        Some(_) => loc.live_taken_description(),
        None => loc.live_choose_description(),
    };
    html! {
        <>
            <h1 id="letter">{ title }</h1>
            <p role="status">{ says }</p>
            <div class="actions chairs">
                { for free.iter().take(1).map(|&chair| text_button(Some("primary"), loc.live_free(), sit(chair))) }
                if !is_sealed {
                    { for taken.iter().map(|(chair, name)| {
                        text_button(None, that_is_me(loc, *chair, name), sit(*chair))
                    }) }
                }
            </div>
        </>
    }
}

/// Name of the button by which a player goes on at this device.
fn that_is_me(loc: Localizer, chair: Chair, name: &str) -> String {
    match name {
        "" => loc.live_i_am_unnamed(chair.index() + 1),
        name => loc.live_i_am(name),
    }
}
