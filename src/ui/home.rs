//! The start page.

mod daily;
mod new_game;

pub use new_game::NewGameProps;

use std::rc::Rc;

use yew::prelude::*;

use self::daily::Week;
use self::new_game::NewGame;
use crate::game::{Card, Color, Scoring, Value};
use crate::state::{
    Action, Daily, Day, Glance, Learned, LessonAction, Navigation, Place, PuzzleBook, Scene, Sheet,
    Statistics, Theme,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::friends::FriendGames;
use crate::ui::widgets::{
    IconButton, brand, face, icon, lying, sound_switch, suit, theme_switch, tile,
};
use crate::words::Words;

/// What [`HomeScreen`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct HomeScreenProps {
    /// In which colours the page is shown.
    pub theme: Theme,
    /// Whether there is sound.
    pub has_sound: bool,
    /// The game at each place, if there is one.
    pub scenes: [Option<Rc<Scene>>; Place::FIXED.len()],
    /// The games with friends.
    pub friends: Vec<(Place, Glance)>,
    /// What came of the deals of the days.
    pub daily: Rc<Daily>,
    /// The day it is.
    pub today: Day,
    /// The form for a new game.
    pub form: NewGameProps,
    /// How far the visitor has come.
    pub progress: VisitorProgress,
}

/// How far a visitor has come.
#[derive(Clone, PartialEq)]
pub struct VisitorProgress {
    /// Which lessons are learned.
    pub learned: Learned,
    /// With puzzles.
    pub puzzles: PuzzleBook,
    /// What was counted of all rounds.
    pub statistics: Rc<Statistics>,
}

/// The start page: what the game is, and how to begin.
#[component]
pub fn HomeScreen(props: &HomeScreenProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    let scene_at = |place: Place| props.scenes.get(place.number()?)?.as_ref();
    let last = [Place::Free, Place::Shared, Place::Sent].into_iter();
    let last = last.filter_map(|place| Some((place, scene_at(place)?)));
    let is_begun = scene_at(Place::Daily).is_some_and(|scene| scene.day == Some(props.today));
    let settings = Action::Navigate(Navigation::Open(Sheet::Settings));
    html! {
        <div class="page">
            <header class="bar">
                <span class="brand" role="img" aria-label="Red7">{ brand() }</span>
                <nav aria-label={words.start_menu()}>
                    { theme_switch(words, props.theme, &dispatch) }
                    { sound_switch(words, props.has_sound, &dispatch) }
                    { IconButton::new(words.settings(), "gear").sends(settings, &dispatch) }
                </nav>
            </header>
            <main class="home">
                { hero(words, props.progress.learned, &dispatch) }
                if last.clone().next().is_some() || !props.friends.is_empty() {
                    <div class="last">
                        { for last.map(|(place, scene)| {
                            last_game(words.to(scene.you), place, scene, &dispatch)
                        }) }
                        if !props.friends.is_empty() {
                            <FriendGames games={props.friends.clone()} />
                        }
                    </div>
                }
                <Week daily={props.daily.clone()} today={props.today} {is_begun} />
                <NewGame ..props.form.clone() />
                { more(words, props, &dispatch) }
            </main>
            <footer class="foot">
                <span>{ words.start_private() }</span>
                <span>{ words.start_legal() }</span>
            </footer>
        </div>
    }
}

/// What the game is; and the way to the first lesson, until one is learned.
fn hero(words: Words, learned: Learned, dispatch: &Callback<Action>) -> Html {
    let learn = on_click(dispatch, Action::Lesson(LessonAction::Learn));
    html! {
        <section class="hero">
            <div>
                <h1>{ words.start_title() }</h1>
                <p>{ words.start_says() }</p>
                if learned.is_empty() {
                    <button type="button" class="btn" onclick={learn}>
                        { icon("learn") }
                        { words.learn() }
                    </button>
                }
            </div>
            <div class="spread" aria-hidden="true">{ for spread() }</div>
        </section>
    }
}

/// The ways to all else than a game, each with what there is to say of it.
fn more(words: Words, props: &HomeScreenProps, dispatch: &Callback<Action>) -> Html {
    let VisitorProgress {
        learned,
        puzzles,
        statistics,
    } = &props.progress;
    let learn = Action::Lesson(LessonAction::Learn);
    let open = |sheet| on_click(dispatch, Action::Navigate(Navigation::Open(sheet)));
    let rules = words.rules_in_force(&props.form.terms.ruleset());
    html! {
        <aside class="side2" aria-label={words.start_more()}>
            if !learned.is_empty() {
                { tile(words.learn(), &words.learned(learned.len()), "learn", on_click(dispatch, learn)) }
            }
            { tile(words.puzzles(), &words.puzzles_so_far(puzzles), "puzzle", open(Sheet::Puzzles)) }
            { tile(words.how_to(), &rules, "help", open(Sheet::HowTo)) }
            if !statistics.is_empty() {
                { tile(
                    words.statistics(),
                    &words.rounds_so_far(statistics),
                    "stats",
                    open(Sheet::Statistics),
                ) }
            }
        </aside>
    }
}

/// Seven cards, one of each colour and value, spread out.
fn spread() -> impl Iterator<Item = Html> {
    let cards = Color::ALL.into_iter().zip(Value::ALL);
    (-3..).zip(cards).map(|(place, (color, value))| {
        html! {
            <div class={classes!("card", suit(color))} style={format!("--i:{place}")}>
                { face(Card::new(color, value)) }
            </div>
        }
    })
}

/// The game under way, to go on with; or the one that is over, to look at.
fn last_game(words: Words, place: Place, scene: &Scene, dispatch: &Callback<Action>) -> Html {
    let table = scene.view.table();
    let rule = table.rule();
    let scoring = table.ruleset().scoring();
    let to_move = words.left_at(scene.stage);
    let state = match scoring {
        _ if scene.is_match_over() => words.last_game().to_owned(),
        Scoring::Game => {
            let turn = words.last_turn(scene.log.len() + 1);
            format!("{turn} · {to_move}")
        }
        Scoring::Points => {
            let standings = words.standings(&scene.score);
            let round = words.round(scene.score.round);
            format!("{round} · {to_move} · {standings}")
        }
    };
    let title = match (&scene.score.winners, scoring) {
        (Some(winners), Scoring::Points) => words.match_result(winners),
        (Some(winners), Scoring::Game) => winners
            .first()
            .map_or_else(String::new, |&winner| words.wins(winner, scoring)),
        (None, _) => words.rule_title(rule),
    };
    html! {
        <section class={classes!("cont", "paintbox", suit(rule))} aria-label={words.last_label()}>
            <i class={classes!("paint", suit(rule))}><b /></i>
            if let Some(&top) = table.canvas().last() {
                { lying(words, top, Classes::new()) }
            }
            <div>
                <h2>{ title }</h2>
                <p>{ state }</p>
            </div>
            <button
                type="button"
                class="btn"
                onclick={on_click(dispatch, Action::Navigate(Navigation::Continue(place)))}
            >
                if scene.is_match_over() {
                    { words.last_look() }
                } else {
                    { icon("play") }
                    { words.last_continue() }
                }
            </button>
        </section>
    }
}
