//! The offer to play a game with friends live. Nothing connects before it is accepted.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::client::LiveClient;
use crate::game::Seat;
use crate::live::{Claim, RoomSecret};
use crate::platform::{self, Relay, entropy_bytes};
use crate::state::{
    Action, AppState, Game, LiveInvitation, LiveRoom, LiveRooms, LiveTerms, Notice, NoticeAction,
    Party, change_document,
};
use crate::ui::context::{PageContext, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::store::BrowserStorage;
use crate::ui::widgets::icon;

#[derive(Clone, PartialEq, Properties)]
pub struct OfferProps {
    pub app: AppState,
    pub client: LiveClient,
}

/// Asks once, in a sentence, and opens a room for the game on the screen.
#[component]
pub fn Offer(props: &OfferProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let relays = use_state(|| None::<Vec<Relay>>);
    {
        let relays = relays.setter();
        use_effect_with((), move |()| {
            spawn_local(async move {
                relays.set(Some(platform::relays().await.unwrap_or_default()));
            });
        });
    }
    let game = props.app.game().or_else(|| props.app.sealed_game());
    let terms = game.and_then(|game| terms(game));
    let first = relays.as_ref().and_then(|relays| relays.first().cloned());
    let has_none = relays.as_ref().is_some_and(Vec::is_empty);
    let begin = {
        let (app, client, first) = (props.app.clone(), props.client.clone(), first.clone());
        let terms = terms.clone();
        Callback::from(move |_: MouseEvent| {
            let (Some(relay), Some(terms)) = (&first, terms.clone()) else {
                return;
            };
            if let Err(notice) = open_room(&app, &client, relay.place(), terms) {
                dispatch.emit(Action::Notice(NoticeAction::Tell(notice)));
            }
        })
    };
    if game.is_none() {
        return html! { <p role="status">{ loc.part_coming() }</p> };
    }
    if has_none || terms.is_none() {
        return html! { <p>{ loc.live_not_offered_description() }</p> };
    }
    html! {
        <div class="live share">
            <p>{ loc.live_offer_description() }</p>
            <p class="muted relay">{ icon("link") }<span>{ loc.live_consent() }{ loc.sentence_gap() }{ for first.iter().map(|relay| loc.live_relay(relay.name())) }</span></p>
            <div class="row">
                <button type="button" class="btn primary" aria-disabled={first.is_none().then_some("true")} onclick={begin}>
                    { icon("play") }
                    { loc.live_begin() }
                </button>
            </div>
        </div>
    }
}

/// The game as an invitation, if its host is at this device.
pub fn terms(game: &Game) -> Option<LiveTerms> {
    if let Some(sealed) = game.sealed() {
        if sealed.side.seat != Seat::FIRST {
            return None;
        }
        let host = sealed.names.of(sealed.side.seat).to_owned();
        let ruleset = sealed.side.ruleset;
        return Some(LiveTerms::Sealed { ruleset, host });
    }
    let own = game.correspondence()?.own;
    let mut start = game.correspondence_link()?;
    start.record.turns.clear();
    start.resigned.clear();
    (own == Some(Party::FIRST)).then(|| LiveTerms::Open(Box::new(start)))
}

fn open_room(
    app: &AppState,
    client: &LiveClient,
    relay: u16,
    terms: LiveTerms,
) -> Result<(), Notice> {
    let game = app.game().or_else(|| app.sealed_game());
    let Some(slot) = game.and_then(|game| app.games().slot_of(game.id())) else {
        return Ok(());
    };
    let (secret, claim) = entropy_bytes()
        .and_then(|secret| Ok((secret, entropy_bytes()?)))
        .map_err(|_| Notice::NoEntropy)?;
    let invitation = LiveInvitation {
        relay,
        secret: RoomSecret(secret),
        terms,
    };
    let room = LiveRoom::new(invitation, Claim(claim), app.own_name()).hosted(slot);
    change_document(&BrowserStorage, |rooms: &mut LiveRooms| {
        rooms.put(room.clone());
    })?;
    client.enter(&room);
    Ok(())
}
