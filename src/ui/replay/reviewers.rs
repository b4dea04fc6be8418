//! The workers that judge the turns of a review, while there are any to judge.

use yew::prelude::*;

use crate::engine::EngineReply;
use crate::state::{Action, AppState, ReviewQueue};
use crate::ui::context::{PageContext, use_page};
use crate::ui::engine::{JudgedRequest, use_review_workers};
use crate::ui::shell::engine_notice;

#[derive(Clone, PartialEq, Properties)]
pub struct ReviewersProps {
    /// The turns to judge.
    pub queue: Option<ReviewQueue>,
    /// Gets each judgement.
    pub on_judged: Callback<JudgedRequest>,
    /// `true` if a new build of the page can be loaded.
    pub has_update: bool,
}

/// Shows nothing but a problem with the workers.
#[component]
pub fn Reviewers(props: &ReviewersProps) -> Html {
    let PageContext { loc, .. } = use_page();
    let (status, try_again) = use_review_workers(props.queue.clone(), &props.on_judged);
    html! { { for engine_notice(status, &try_again, props.has_update, loc) } }
}

/// Judges the turns of the review on the screen, or of the round that has ended at the table.
pub fn reviewers(app: &AppState, dispatch: &Callback<Action>) -> Html {
    let on_judged = dispatch.reform(|(request, judgement): JudgedRequest| {
        Action::EngineReplied(request, EngineReply::Judgement(judgement))
    });
    let (queue, has_update) = (app.review_queue(), app.has_update());
    html! { <Reviewers {queue} {on_judged} {has_update} /> }
}
