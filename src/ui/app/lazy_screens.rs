//! The screens of the lazy chunk.

use yew::prelude::*;

use super::change;
use super::view_context::ViewContext;
use crate::state::{Day, Screen};
use crate::ui::correspondence::{IncomingLinkScreen, SealedLobbyScreen};
use crate::ui::daily::DailyScreen;
use crate::ui::home::InstallOffer;
use crate::ui::learn::{LearnOffer, LearnScreen};
use crate::ui::lesson::LessonScreen;
use crate::ui::live::{LiveKeeper, LivePage};
use crate::ui::puzzle::{PuzzleScreen, RushClock};
use crate::ui::replay::{ReplayScreen, SummaryScreen, reviewers};
use crate::ui::sheets::GalleryKeeper;

/// Renders the current screen, if it belongs to the lazy chunk.
pub fn lazy_screen(room: &ViewContext<'_>) -> Html {
    let (app, scenes) = (room.app, room.scenes);
    let settings = app.effective_settings();
    let is_new = settings.learned.is_empty();
    match app.screen() {
        Screen::Lesson(_) => html! {
            { for scenes.lesson.iter().map(|lesson| html! {
                <LessonScreen lesson={lesson.clone()} {settings} />
            }) }
        },
        Screen::Replay(replay) if replay.is_learning() => {
            let (replay, today, has_update) = (replay.clone(), app.today(), app.has_update());
            let has_sheet = app.sheet().is_some();
            html! { <LearnScreen {replay} {settings} {today} {has_update} {has_sheet} /> }
        }
        Screen::Replay(replay) => html! {
            { for scenes.replay.iter().map(|scene| match scene.summary {
                Some(_) => html! {
                    <SummaryScreen replay={scene.clone()} whole={replay.clone()} {settings} />
                },
                None => html! { <ReplayScreen replay={scene.clone()} {settings} /> },
            }) }
        },
        Screen::Puzzle(session) => html! {
            { for scenes.puzzle.iter().map(|puzzle| html! {
                <PuzzleScreen
                    puzzle={puzzle.clone()}
                    session={session.clone()}
                    progress={*app.puzzles()}
                    {settings}
                    engine={room.engine.0}
                    try_again={room.engine.1.clone()}
                />
            }) }
        },
        &Screen::Daily(day) => daily(room, day),
        Screen::IncomingLink(opened) => {
            let own_name = app.own_name();
            let (link, kind, slot) = (opened.link.clone(), opened.kind, opened.slot);
            html! { <IncomingLinkScreen {link} {kind} {slot} {own_name} {is_new} /> }
        }
        Screen::Sealed(visit) => {
            let own_name = app.own_name();
            let (visit, game) = (visit.clone(), app.sealed_game().cloned());
            let (is_joining, is_elsewhere) = (app.is_joining(), app.is_open_elsewhere());
            html! { <SealedLobbyScreen {visit} {game} {is_joining} {is_elsewhere} {own_name} {is_new} live={room.live.cloned()} /> }
        }
        Screen::Live(link) => {
            let follower = room.follower.borrow();
            let live = follower.as_ref();
            live.map_or_else(Html::default, |live| live.screen(app, link))
        }
        Screen::Home | Screen::Table(_) | Screen::Received(_) => Html::default(),
    }
}

/// Renders what works or appears beside whatever is on the screen.
pub fn beside(room: &ViewContext<'_>) -> Html {
    let app = room.app;
    let today = app.today();
    html! {
        <>
            { reviewers(app, room.dispatch) }
            <RushClock session={app.puzzle_session().cloned()} dispatch={room.dispatch.clone()} />
            <LiveKeeper app={app.clone()} page={live_page(room)} />
            <GalleryKeeper recent={app.recent().clone()} friends={app.finished_with_friends()} {today} />
            if *app.screen() == Screen::Home {
                <div class="home-offers">
                    <LearnOffer {today} />
                    if app.may_offer_install() {
                        <InstallOffer />
                    }
                </div>
            }
        </>
    }
}

/// The page as live play uses it.
fn live_page(room: &ViewContext<'_>) -> LivePage {
    let app = {
        let store = room.store.clone();
        // A copy of the handle keeps no earlier states.
        Callback::from(move |()| store.clone().0.clone())
    };
    let store = room.store.dispatcher();
    let save = {
        let (session, app) = (room.session.clone(), app.clone());
        let dispatch = store.to_callback();
        Callback::from(move |()| session.save(&app.emit(()), &dispatch))
    };
    let redraw = room.redraw.clone();
    LivePage {
        follower: room.follower.clone(),
        app,
        change: Callback::from(move |action| change(&store, action)),
        save,
        redraw: Callback::from(move |()| redraw.force_update()),
    }
}

fn daily(room: &ViewContext<'_>, day: Day) -> Html {
    let app = room.app;
    html! {
        <DailyScreen
            key={day.to_string()}
            {day}
            now={app.now()}
            daily={app.daily().clone()}
            begun={app.days_under_way()}
            is_new={app.is_new_player()}
            can_review={app.daily_game(day).is_some()}
            device={room.device.clone()}
        />
    }
}
