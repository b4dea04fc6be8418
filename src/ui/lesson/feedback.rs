//! What is said to a try in a lesson, in the place of the buttons of a turn.

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{Action, Feedback, LESSONS, LessonAction, LessonScene, Settings};
use crate::ui::context::{PageContext, use_page};
use crate::ui::shell::{fresh_seed, shortcut};
use crate::ui::table::verdict;
use crate::ui::widgets::use_focus;

/// What [`Reply`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct LessonFeedbackProps {
    /// What is said.
    pub feedback: Feedback,
    /// The lesson.
    pub lesson: Rc<LessonScene>,
    /// The settings.
    pub settings: Settings,
}

/// The answer, and the one button that leads on.
#[component]
pub fn LessonFeedback(props: &LessonFeedbackProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    // The card that had the focus may be gone, or be about to go.
    let button = use_focus(());
    let lesson = &props.lesson;
    let is_right = props.feedback == Feedback::Right;
    let (class, sign) = if is_right {
        ("good", "check")
    } else {
        ("bad", "warn")
    };
    let is_last = lesson.number + 1 == LESSONS.len();
    let (label, action): (_, fn() -> LessonAction) = match (is_right, lesson.is_over()) {
        (false, _) => (loc.learn_again(), || LessonAction::TryAgain),
        (true, false) => (loc.learn_next_task(), || LessonAction::Next),
        (true, true) if is_last => {
            let deal = || LessonAction::FirstRound(fresh_seed());
            (loc.learn_first_round(), deal)
        }
        (true, true) => (loc.learn_after(), || LessonAction::Next),
    };
    let title = loc.answer_title(props.feedback);
    let text = html! { <p>{ loc.answer(props.feedback, lesson) }</p> };
    html! {
        <section class="act" aria-label={title}>
            { verdict(class, Some(sign), title, text) }
            <div class="row">
                <button
                    type="button"
                    class="btn go"
                    ref={button}
                    aria-keyshortcuts={shortcut(&props.settings, "next")}
                    onclick={dispatch.reform(move |_: MouseEvent| Action::Lesson(action()))}
                >
                    { label }
                </button>
            </div>
        </section>
    }
}
