//! The whole page in a state, and the ways to states that are worth a look.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{LazyLock, Mutex};

use yew::prelude::*;

use super::tree::Element;
use crate::bots::Level;
use crate::game::{Move, Turn};
use crate::i18n::Localizer;
use crate::puzzle::PuzzleGenerator;
use crate::state::{
    Action, AppState, Day, EngineReply, EngineRequest, GameAction, LoadedData, Stage, TurnAction,
};
use crate::ui::app::{LoadState, PageView, ViewContext, use_later};
use crate::ui::engine::ModuleStatus;
use crate::ui::scenes::use_scenes;
use crate::ui::tests::rendered;
use crate::ui::widgets::DeviceCapabilities;

/// Loading state of the part of the program that comes after the first cards.
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
    wits: ModuleStatus,
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
    let (here, load_again) = use_later();
    let later = match props.rest {
        Rest::Here => here,
        Rest::Coming => LoadState::Coming,
        Rest::Failed => LoadState::Failed,
        Rest::ComingAgain => LoadState::ComingAgain,
    };
    let room = ViewContext {
        loc: props.loc,
        app: &props.app,
        scenes: &scenes,
        device: &device,
        dispatch: &Callback::noop(),
    };
    let again = Callback::noop();
    let shown = PageView {
        room: &room,
        later,
        load_again: &load_again,
        modules: [(props.wits, &again), (ModuleStatus::Ok, &again)],
    };
    shown.view()
}

/// The page in a state, in English.
pub fn page(app: &AppState) -> Element {
    page_in(Localizer::ENGLISH, app)
}

/// The page in a state.
pub fn page_in(loc: Localizer, app: &AppState) -> Element {
    let app = Rc::new(app.clone());
    rendered(move || html! { <Page {loc} app={app.clone()} /> })
}

/// The page in a state, in English, where what thinks may be missing.
pub fn page_with(wits: ModuleStatus, app: &AppState) -> Element {
    let app = Rc::new(app.clone());
    rendered(move || html! { <Page loc={Localizer::ENGLISH} app={app.clone()} {wits} /> })
}

/// The page in a state, in English, before all of its program is there.
pub fn page_until(rest: Rest, app: &AppState) -> Element {
    let app = Rc::new(app.clone());
    rendered(move || html! { <Page loc={Localizer::ENGLISH} app={app.clone()} {rest} /> })
}

/// A Saturday.
pub fn today() -> Day {
    "20261121".parse().expect("a day")
}

/// The page of a visitor of that day.
pub fn visitor(kept: LoadedData) -> AppState {
    AppState::new("red7game".parse().expect("a seed"), today(), kept)
}

/// The page of a new visitor.
pub fn app() -> AppState {
    visitor(LoadedData::default())
}

/// The page after some actions, one after another.
pub fn after(app: &AppState, actions: impl IntoIterator<Item = Action>) -> AppState {
    let actions = actions.into_iter();
    actions.fold(app.clone(), |app, action| app.reduce(action))
}

/// The page of what an address leads to, past what is said of it first.
pub fn open(address: &str) -> AppState {
    app().led_by(address)
}

/// The page after some moves, as they are written.
pub fn moved(app: &AppState, moves: &str) -> AppState {
    let turn: Turn = moves.parse().expect(moves);
    after(
        app,
        turn.moves()
            .iter()
            .map(|&mv| Action::Turn(TurnAction::Make(mv))),
    )
}

/// The page after one more turn at its table, whoever makes it.
pub fn after_a_turn(app: &AppState) -> AppState {
    let game = app.game().expect("a game");
    if let Some(asked) = app.pending_request() {
        let answer = asked.question.answer().expect("an answer");
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
    match choice.awaits_card() {
        true => moved,
        false => moved.reduce(Action::Turn(TurnAction::EndTurn)),
    }
}

/// The page when its round is over.
pub fn played(mut app: AppState) -> AppState {
    while !app.game().is_some_and(|game| game.is_round_over()) {
        app = after_a_turn(&app);
    }
    app
}

/// What was answered to questions so far: several tests ask the same, and some take thought.
static ANSWERS: LazyLock<Mutex<HashMap<String, String>>> = LazyLock::new(Mutex::default);

/// The answer to a question.
fn answer(question: &EngineRequest) -> EngineReply {
    let text = question.to_string();
    let known = || ANSWERS.lock().expect("answers");
    let said = known().get(&text).cloned();
    if let Some(answer) = said.and_then(|said| EngineReply::read(question, &said)) {
        return answer;
    }
    let answer = question.answer().expect("an answer");
    known().insert(text, answer.to_string());
    answer
}

/// The page once all that it asks is answered: the turns of a round are answered, a puzzle has its line.
pub fn answered(mut app: AppState) -> AppState {
    while let Some(asked) = app.pending_request() {
        let answer = answer(&asked.question);
        let after = app.reduce(Action::EngineReplied(asked, answer));
        assert_ne!(after, app, "nobody waits for the answer");
        app = after;
    }
    app
}

/// A puzzle with the turn that wins it tried, and how that goes on.
pub fn solved(name: &str) -> AppState {
    let app = answered(open(&format!("1/q/{name}")));
    let key = PuzzleGenerator::new(name.parse().expect("a name"))
        .finish()
        .key;
    let tried = moved(&app, &key.to_string());
    answered(tried.reduce(Action::Turn(TurnAction::EndTurn)))
}
