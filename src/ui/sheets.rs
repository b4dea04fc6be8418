//! What each kind of sheet shows.

mod data;
mod how_to;
mod settings;
mod share;
mod statistics;

#[cfg(test)]
pub use data::{DataStep, Doomed, all};
#[cfg(test)]
pub use statistics::counted;

use std::rc::Rc;

use yew::prelude::*;

use self::data::Data;
use self::how_to::how_to;
use self::settings::settings;
use self::share::Share;
use self::statistics::StatisticsSheet;
use crate::state::{self, Action, GameAction, GameLink, Navigation, Scene, Screen, Sheet};
use crate::ui::app::Scenes;
use crate::ui::home::DailyDeals;
use crate::ui::lesson::lessons;
use crate::ui::puzzle::{puzzle_address, puzzles};
use crate::ui::replay::{replay_log, review};
use crate::ui::shell::{SheetDialog, all_keys, sheet_shortcut};
use crate::ui::table::{WhatIf, log, scores};
use crate::ui::widgets::Device;
use crate::words::Words;

/// The sheet of a kind, with what it shows now; nothing where there is nothing to show.
pub fn open_sheet(
    words: Words,
    kind: Sheet,
    app: &state::App,
    scenes: &Scenes,
    device: &Device,
    dispatch: &Callback<Action>,
) -> Html {
    let scene = scenes.on_table(app).map(Rc::as_ref);
    let is_at_table = app.screen != Screen::Home;
    let replay = scenes.replay.as_ref();
    let (title, content) = match (kind, scene) {
        (Sheet::HowTo, _) => (words.how_to(), how_to_play(words, app, scene, dispatch)),
        (Sheet::Settings, _) => {
            let content = settings(
                words,
                app.settings,
                is_at_table,
                shared(app).is_some(),
                dispatch,
            );
            (words.settings(), content)
        }
        (Sheet::Keys, _) => (words.keys(), all_keys(words)),
        (Sheet::Lessons, _) => {
            let current = app.lesson().map(|lesson| lesson.number());
            let content = lessons(words, app.settings.learned, current, dispatch);
            (words.learn_list(), content)
        }
        (Sheet::Puzzles, _) => (
            words.puzzles(),
            puzzles(words, &app.puzzles, app.today, dispatch),
        ),
        (Sheet::Share, _) if app.sitting().is_some() => {
            let puzzle = app.sitting().map(|sitting| &sitting.attempt);
            (words.share(), puzzle_address(words, puzzle, device))
        }
        (Sheet::WhatIf, Some(scene)) => (
            words.what_if_title(),
            html! { <WhatIf {words} view={scene.view.clone()} /> },
        ),
        (Sheet::Log, Some(scene)) => match replay {
            Some(replay) => (words.turns(), replay_log(words, replay, dispatch)),
            None => (words.turns(), log(words, &scene.log, false, None)),
        },
        (Sheet::Review, _) => match replay {
            Some(replay) => {
                let turns = replay_log(words, replay, dispatch);
                let content = html! { <>{ review(words, replay, dispatch) }<h3>{ words.turns() }</h3>{ turns }</> };
                (words.review(), content)
            }
            None => return Html::default(),
        },
        (Sheet::Scores, Some(scene)) => (words.scores_title(), scores(words, &scene.score, false)),
        (Sheet::Share, _) => match shared(app) {
            Some(game) => {
                let is_moment = app.replay().is_some();
                (
                    words.share(),
                    html! { <Share {words} {game} {is_moment} device={device.clone()} /> },
                )
            }
            None => return Html::default(),
        },
        (Sheet::Daily, _) => (
            words.daily(),
            html! {
                <DailyDeals
                    {words}
                    daily={app.daily.clone()}
                    today={app.today}
                    device={device.clone()}
                    dispatch={dispatch.clone()}
                />
            },
        ),
        (Sheet::Statistics, _) => {
            let statistics = app.statistics.clone();
            (
                words.statistics(),
                html! { <StatisticsSheet {words} {statistics} /> },
            )
        }
        (Sheet::Data, _) => (words.data(), html! { <Data {words} /> }),
        (Sheet::Replace, _) => (words.replace_title(), replace(words, dispatch)),
        (Sheet::WhatIf | Sheet::Log | Sheet::Scores, None) => return Html::default(),
    };
    let keys = sheet_shortcut(&app.settings, kind);
    html! {
        <SheetDialog key={kind as u8} {words} {title} {keys} dispatch={dispatch.clone()}>{ content }</SheetDialog>
    }
}

/// The game that can be shared: the one on the table, the one that is looked at, or the one of the form.
fn shared(app: &state::App) -> Option<GameLink> {
    match &app.screen {
        Screen::Table(_) => app.game().map(|game| game.link()),
        Screen::Replay(replay) => replay.so_far(),
        Screen::Home => app.form(),
        Screen::Lesson(_) | Screen::Puzzle(_) => None,
    }
}

/// The question before a game under way is given up.
fn replace(words: Words, dispatch: &Callback<Action>) -> Html {
    let on = |action: Action| dispatch.reform(move |_: MouseEvent| action.clone());
    html! {
        <div class="asks">
            <p>{ words.replace_says() }</p>
            <div class="row">
                <button type="button" class="btn" onclick={on(Action::Navigate(Navigation::Close))}>{ words.replace_keep() }</button>
                <button type="button" class="btn go out" onclick={on(Action::Game(GameAction::Replace))}>{ words.replace_go() }</button>
            </div>
        </div>
    }
}

/// The rules of the game on the table, else those of the form.
fn how_to_play(
    words: Words,
    app: &state::App,
    scene: Option<&Scene>,
    dispatch: &Callback<Action>,
) -> Html {
    match scene {
        Some(scene) => {
            let table = scene.view.table();
            how_to(words, table.ruleset(), table.players(), dispatch)
        }
        None => how_to(
            words,
            &app.settings.terms.ruleset(),
            app.settings.terms.players,
            dispatch,
        ),
    }
}
