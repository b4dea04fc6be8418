//! Feedback on a try in a lesson, in place of the turn panel.

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{Action, Feedback, LESSONS, LessonAction, LessonScene, Settings};
use crate::ui::context::{PageContext, use_page};
use crate::ui::shell::{fresh_seed, shortcut};
use crate::ui::table::verdict;
use crate::ui::widgets::use_focus;

#[derive(Clone, PartialEq, Properties)]
pub struct LessonFeedbackProps {
    pub feedback: Feedback,
    pub lesson: Rc<LessonScene>,
    pub settings: Settings,
}

/// The feedback, and the button that continues.
#[component]
pub fn LessonFeedback(props: &LessonFeedbackProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    // The focused card may be gone, or about to go.
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
        <section class="turn-panel" aria-label={title}>
            { verdict(class, Some(sign), title, text) }
            <div class="row">
                <button
                    type="button"
                    class="btn primary"
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
