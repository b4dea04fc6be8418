//! Renders the whole page in a given state, and provides ways to reach such states.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{LazyLock, Mutex};

use yew::prelude::*;

use super::tree::Element;
use crate::bots::Level;
use crate::engine::{EngineReply, EngineRequest};
use crate::game::{Move, Turn};
use crate::i18n::Localizer;
use crate::puzzle::generate;
use crate::state::{Action, AppState, Day, GameAction, Language, LoadedData, Stage, TurnAction};
use crate::ui::app::{AppReducer, LoadState, PageView, ViewContext, use_lazy_chunk};
use crate::ui::engine::ModuleStatus;
use crate::ui::scenes::use_scenes;
use crate::ui::store::Session;
use crate::ui::tests::rendered;
use crate::ui::widgets::DeviceCapabilities;

/// Loading state of the lazily loaded chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    #[default]
    Here,
    Coming,
    Failed,
    ComingAgain,
}

#[derive(Clone, PartialEq, Properties)]
struct PageProps {
    loc: Localizer,
    app: Rc<AppState>,
    #[prop_or_default]
    engine_status: ModuleStatus,
    #[prop_or_default]
    rest: Rest,
}

#[component]
fn Page(props: &PageProps) -> Html {
    let scenes = use_scenes(&props.app);
    let device = DeviceCapabilities {
        address: "https://r7.test/".into(),
        can_share: true,
        has_haptics: true,
    };
    let (here, load_again) = use_lazy_chunk(Language::ENGLISH, Callback::noop());
    let lazy = match props.rest {
        Rest::Here => here,
        Rest::Coming => LoadState::Coming,
        Rest::Failed => LoadState::Failed,
        Rest::ComingAgain => LoadState::ComingAgain,
    };
    let again = Callback::noop();
    let session = Rc::new(Session::without_store((*props.app).clone()));
    let store = use_reducer_eq(|| AppReducer(session.app.clone()));
    let redraw = use_force_update();
    let room = ViewContext {
        loc: props.loc,
        app: &props.app,
        scenes: &scenes,
        device: &device,
        dispatch: &Callback::noop(),
        engine: (props.engine_status, &again),
        live: None,
        follower: &Rc::default(),
        store: &store,
        session: &session,
        redraw: &redraw,
        catch_up: &again,
    };
    let shown = PageView {
        room: &room,
        lazy,
        load_again: &load_again,
        sealed: (ModuleStatus::Ok, &again),
    };
    shown.view()
}

/// The page, in English.
pub fn page(app: &AppState) -> Element {
    page_in(Localizer::ENGLISH, app)
}

pub fn page_in(loc: Localizer, app: &AppState) -> Element {
    let app = Rc::new(app.clone());
    rendered(move || html! { <Page {loc} app={app.clone()} /> })
}

/// The page, in English, with the given status of the engine module.
pub fn page_with(engine_status: ModuleStatus, app: &AppState) -> Element {
    let app = Rc::new(app.clone());
    rendered(move || html! { <Page loc={Localizer::ENGLISH} app={app.clone()} {engine_status} /> })
}

/// The page, in English, with the given loading state of the lazy chunk.
pub fn page_until(rest: Rest, app: &AppState) -> Element {
    let app = Rc::new(app.clone());
    rendered(move || html! { <Page loc={Localizer::ENGLISH} app={app.clone()} {rest} /> })
}

/// A Saturday.
pub fn today() -> Day {
    "20261121".parse().expect("a day")
}

/// State of a user on that day, with the given stored data.
pub fn visitor(kept: LoadedData) -> AppState {
    AppState::new("red7game".parse().expect("a seed"), today(), kept)
}

/// State of a new user.
pub fn app() -> AppState {
    visitor(LoadedData::default())
}

/// Applies some actions, one after another.
pub fn after(app: &AppState, actions: impl IntoIterator<Item = Action>) -> AppState {
    let actions = actions.into_iter();
    actions.fold(app.clone(), |app, action| app.reduce(action))
}

/// Opens a link: a deal is started, a game is shown at its end or at the linked moment.
pub fn open(address: &str) -> AppState {
    app().led_by(address)
}

/// Makes some moves, given in their text form.
pub fn moved(app: &AppState, moves: &str) -> AppState {
    let turn: Turn = moves.parse().expect(moves);
    after(
        app,
        turn.moves()
            .iter()
            .map(|&mv| Action::Turn(TurnAction::Make(mv))),
    )
}

/// Plays one more turn at the table, for any player.
pub fn after_a_turn(app: &AppState) -> AppState {
    let game = app.game().expect("a game");
    if let Some(asked) = app.next_request() {
        let answer = asked.request.answer().expect("an answer");
        return app.reduce(Action::EngineReplied(asked, answer));
    }
    if let Stage::HandingOver(_) = game.stage() {
        return app.reduce(Action::Game(GameAction::TakeDevice));
    }
    let choice = Level::Casual.choose(&game.view(), 0);
    let moves = choice.turn().moves().iter();
    let moved = after(
        app,
        moves.map(|&mv| match mv {
            Move::Pass => Action::Turn(TurnAction::AskToPass),
            _ => Action::Turn(TurnAction::Make(mv)),
        }),
    );
    if choice.awaits_card() {
        moved
    } else {
        moved.reduce(Action::Turn(TurnAction::EndTurn))
    }
}

/// Plays until the round is over, and its result is shown.
pub fn played(mut app: AppState) -> AppState {
    while !app.game().is_some_and(|game| game.is_round_over()) {
        app = after_a_turn(&app);
    }
    app.reduce(Action::Game(GameAction::ShowResult))
}

/// Cached replies of the engine: several tests ask the same, and some requests take long.
static ANSWERS: LazyLock<Mutex<HashMap<String, String>>> = LazyLock::new(Mutex::default);

/// Reply to a request.
fn answer(question: &EngineRequest) -> EngineReply {
    let text = question.to_string();
    let known = || ANSWERS.lock().expect("answers");
    let said = known().get(&text).cloned();
    if let Some(answer) = said.and_then(|said| EngineReply::parse(question, &said)) {
        return answer;
    }
    let answer = question.answer().expect("an answer");
    known().insert(text, answer.to_string());
    answer
}

/// Answers all engine requests: afterwards the turns of a round are reviewed, and a puzzle has its line.
pub fn answered(mut app: AppState) -> AppState {
    while let Some(asked) = app.next_request() {
        let answer = answer(&asked.request);
        let after = app.reduce(Action::EngineReplied(asked, answer));
        assert_ne!(after, app, "nobody waits for the answer");
        app = after;
    }
    app
}

/// A puzzle after its winning turn, with the line that follows.
pub fn solved(name: &str) -> AppState {
    let app = answered(open(&format!("1/q/{name}")));
    let key = generate(name.parse().expect("a name")).key;
    let tried = moved(&app, &key.to_string());
    answered(tried.reduce(Action::Turn(TurnAction::EndTurn)))
}
