//! A lesson: a table with a task, and feedback on each try.

mod feedback;

use std::rc::Rc;

use yew::prelude::*;

use self::feedback::LessonFeedback;
use crate::i18n::Localizer;
use crate::state::{
    Action, CompletedLessons, LESSONS, LessonAction, LessonScene, NavigationAction, Settings, Sheet,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::table::{
    Coach, ShownBeside, TurnPanel, board, told_beside, use_board, use_dragging, zones_for_chosen,
};
use crate::ui::widgets::{IconButton, home_button, icon, sentence, text_button, use_focus};

#[derive(Clone, PartialEq, Properties)]
pub struct LessonScreenProps {
    pub lesson: Rc<LessonScene>,
    pub settings: Settings,
}

/// The screen of a lesson. Each new task gets the focus, so that a screen reader reads it; the arrow keys lead from
/// there to the hand.
#[component]
pub fn LessonScreen(props: &LessonScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    use_dragging(&dispatch);
    let remembered = use_board();
    let lesson = &props.lesson;
    let place = use_focus((lesson.number, lesson.task));
    let scene = &lesson.scene;
    // Draws must work the same way for every learner, whatever the setting.
    let settings = Settings {
        asks_before_drawing: false,
        ..props.settings
    };
    html! {
        <div class="app lesson">
            { top_bar(loc, &dispatch) }
            <main class="table" data-n={(scene.view.table().players().get() - 1).to_string()}>
                <section
                    class="task"
                    tabindex="-1"
                    ref={place}
                    aria-labelledby="task-title"
                    aria-describedby="task-says"
                >
                    { heading(loc, lesson) }
                    <p id="task-says">{ sentence(loc, &loc.learn_task(lesson.number + 1, lesson.task + 1)) }</p>
                </section>
                { board(loc, scene, scene.view.table(), &remembered, None, beside(lesson)) }
                if let Some(feedback) = lesson.answer {
                    <LessonFeedback {feedback} lesson={lesson.clone()} {settings} />
                } else {
                    <TurnPanel
                        scene={scene.clone()}
                        {settings}
                        coach={Coach { left: lesson.left }}
                        is_painted={remembered.painted.is_all(scene.view.table())}
                    />
                }
                { zones_for_chosen(loc, scene) }
            </main>
            <div class="sr" role="status">{ loc.lesson_status(lesson) }</div>
        </div>
    }
}

/// The number of the lesson, and of its task.
fn heading(loc: Localizer, lesson: &LessonScene) -> Html {
    let (number, count) = (lesson.number + 1, LESSONS.len());
    html! {
        <p class="eyebrow" id="task-title">
            <span class="course" aria-hidden="true">
                { for (1..=count).map(|one| html! { <i class={(one <= number).then_some("on")} /> }) }
            </span>
            <span class="ordinal">
                <span aria-hidden="true">{ loc.learn_progress(count, number) }</span>
                <span class="sr">{ loc.learn_number(count, number) }</span>
            </span>
            { " " }
            <b>{ loc.learn_title(number) }</b>
            if lesson.tasks > 1 {
                { " " }
                <span class="ordinal">{ loc.learn_task_number(lesson.tasks, lesson.task + 1) }</span>
            }
        </p>
    }
}

/// Text beside the buttons.
fn beside(lesson: &LessonScene) -> ShownBeside {
    match lesson.left {
        _ if lesson.answer.is_some() => ShownBeside::Leader,
        Some(_) => ShownBeside::Nothing,
        None => told_beside(&lesson.scene),
    }
}

/// Buttons for the list of lessons, help, settings, and to leave.
fn top_bar(loc: Localizer, dispatch: &Callback<Action>) -> Html {
    let way = |action, name: &'static str, sign, class| {
        let button = IconButton::new(name, sign).class(class);
        button.sends(action, dispatch)
    };
    let home = on_click(dispatch, Action::Navigate(NavigationAction::Home));
    html! {
        <header class="top">
            { home_button(loc, dispatch) }
            <nav aria-label={loc.learn()}>
                { way(Action::Navigate(NavigationAction::OpenSheet(Sheet::Lessons)), loc.learn_list(), "log", Some("list")) }
                { way(Action::Navigate(NavigationAction::OpenSheet(Sheet::HowTo)), loc.how_to(), "help", None) }
                { way(Action::Navigate(NavigationAction::OpenSheet(Sheet::Settings)), loc.settings(), "gear", Some("gear")) }
                <button type="button" class="btn flat leave" onclick={home}>{ loc.learn_leave() }</button>
            </nav>
        </header>
    }
}

/// The sheet that lists the lessons and marks the completed ones.
pub fn lessons(
    loc: Localizer,
    learned: CompletedLessons,
    current: Option<usize>,
    dispatch: &Callback<Action>,
) -> Html {
    let row = |number: usize| {
        let onclick = on_click(dispatch, Action::Lesson(LessonAction::Begin(number)));
        html! {
            <li>
                <button
                    type="button"
                    class="btn"
                    aria-current={(current == Some(number)).then_some("step")}
                    {onclick}
                >
                    <span>{ number + 1 }</span>
                    { " " }
                    <b>{ loc.learn_title(number + 1) }</b>
                    if learned.contains(number) {
                        { icon("check") }
                        { " " }
                        <span class="sr">{ loc.learn_learned() }</span>
                    }
                </button>
            </li>
        }
    };
    let open = Action::Navigate(NavigationAction::OpenSheet(Sheet::WhatWins));
    html! {
        <>
            <p class="muted">{ loc.learned(learned.len()) }</p>
            <ol class="lessons">{ for (0..LESSONS.len()).map(row) }</ol>
            { text_button(None, loc.strategy_open(), on_click(dispatch, open)) }
        </>
    }
}
