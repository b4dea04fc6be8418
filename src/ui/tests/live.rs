//! Live games: the panel while a friend is to move, and the sheet of the room.

use std::rc::Rc;

use yew::prelude::*;

use super::looking::{after, after_a_turn, app};
use super::rendered;
use super::tree::Element;
use crate::i18n::Localizer;
use crate::live::{Chair, Status};
use crate::state::{
    Action, AppState, CorrespondenceAction, GameId, GameOptions, LiveFriend, LiveView,
    NewGameAction, PlayerKind, Presence, WaitingFor,
};
use crate::ui::live::{FriendsTurn, LiveClient, LivePage, room_sheet};
use crate::ui::widgets::DeviceCapabilities;

/// A game with a friend who is to move.
fn waiting() -> AppState {
    let actions = [
        Action::NewGame(NewGameAction::Open),
        Action::NewGame(NewGameAction::SetOpponent(0, PlayerKind::Friend)),
        Action::Correspondence(CorrespondenceAction::Begin {
            id: GameId("h3k2m9xq".parse().expect("an id")),
            next: "nextdeal".parse().expect("a seed"),
            agreed: GameOptions::default(),
        }),
    ];
    let mut app = after(&app(), actions);
    while app.game().and_then(|game| game.awaits()) == Some(WaitingFor::You) {
        app = after_a_turn(&app);
    }
    app
}

fn view(status: Status, has_come: bool, presence: Presence) -> LiveView {
    let chair = Chair::new(1).expect("a chair");
    LiveView {
        status,
        friends: vec![LiveFriend {
            chair,
            seat: crate::game::Seat::new(1),
            has_come,
            presence,
        }],
        link: None,
        is_sent: true,
        waits_for: Some(chair),
        rematch: None,
    }
}

/// Title and buttons of the panel.
fn panel(view: LiveView, is_away: bool, now: u64) -> String {
    let app = waiting();
    let shown = rendered(move || {
        let panel = FriendsTurn {
            loc: Localizer::ENGLISH,
            view: &view,
            game: app.game().expect("a game"),
            is_away,
            now,
            wake: Callback::noop(),
            dispatch: &Callback::noop(),
        };
        panel.view().unwrap_or_default()
    });
    let title = shown.only("strong").text();
    let buttons = shown.all("button").into_iter().map(Element::text);
    let parts: Vec<String> = [title].into_iter().chain(buttons).collect();
    parts
        .iter()
        .map(|part| part.trim())
        .collect::<Vec<_>>()
        .join(" | ")
}

#[test]
fn the_panel_says_whom_the_game_waits_for_and_offers_the_link_when_it_helps() {
    let away = Presence::Away { since: 0 };
    let ready = |has_come, presence| view(Status::Ready, has_come, presence);
    for (view, is_away, now, expected) in [
        (
            ready(true, Presence::Here),
            false,
            0,
            "Waiting for Sienna | Home",
        ),
        (
            ready(false, Presence::Unseen),
            false,
            0,
            "Waiting for your friend | Home | Share the link",
        ),
        (
            ready(true, away),
            false,
            29_999,
            "Waiting for Sienna | Home | Share the link",
        ),
        (
            ready(true, away),
            false,
            30_000,
            "Sienna is away | Home | Share the link",
        ),
        (
            ready(true, away),
            false,
            180_000,
            "Sienna is away | Home | Send Sienna the link",
        ),
        (
            view(Status::Connecting, true, Presence::Here),
            false,
            0,
            "Waiting for Sienna | Home",
        ),
        (
            view(Status::Away, true, Presence::Here),
            true,
            0,
            "The relay is gone | Home | Send my turn | Try again",
        ),
    ] {
        assert_eq!(panel(view, is_away, now), expected);
    }
}

#[test]
fn the_sheet_says_by_words_who_is_here() {
    for (view, expected, has_signs) in [
        (view(Status::Ready, true, Presence::Here), "here", true),
        (
            view(Status::Ready, true, Presence::Away { since: 0 }),
            "away",
            true,
        ),
        (
            view(Status::Ready, false, Presence::Unseen),
            "hasn’t come yet",
            false,
        ),
    ] {
        let shown = rendered(move || {
            let page = LivePage {
                follower: Rc::default(),
                app: Callback::from(|()| app()),
                change: Callback::noop(),
                save: Callback::noop(),
                redraw: Callback::noop(),
            };
            let client = LiveClient::new(page, Callback::noop(), Callback::noop());
            let settings = *app().settings();
            let dispatch = Callback::noop();
            let device = DeviceCapabilities {
                address: "https://example.org/".into(),
                can_share: false,
                has_haptics: false,
            };
            room_sheet(
                Localizer::ENGLISH,
                &view,
                &client,
                &settings,
                &device,
                &dispatch,
            )
        });
        let row = shown.only("li").text();
        assert!(row.contains(expected), "{row}");
        assert_eq!(shown.text().contains("Well played"), has_signs);
    }
}
