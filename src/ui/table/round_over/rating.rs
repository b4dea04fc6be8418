//! The change of the player's rating by a round.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{
    Action, FinishedRound, NoticeAction, Rating, RatingStep as Step, change_document,
};
use crate::ui::context::{PageContext, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::shell::now;
use crate::ui::store::BrowserStorage;

#[derive(Clone, PartialEq, Properties)]
pub struct RatingStepProps {
    pub round: FinishedRound,
}

/// Notes a round in the rating, and shows the step, if the round is rated.
#[component]
pub fn RatingStep(props: &RatingStepProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let step = use_state(|| None);
    {
        let step = step.setter();
        use_effect_with(props.round.clone(), move |round| {
            let noted = change_document(&BrowserStorage, |all: &mut Rating| {
                all.note(round, now().day());
                all.step_of(round)
            });
            match noted {
                Ok(noted) => step.set(noted),
                Err(notice) => dispatch.emit(Action::Notice(NoticeAction::Tell(notice))),
            }
        });
    }
    html! { if props.round.is_rated() { { rating_step(loc, *step) } } }
}

/// A step up or down. Its place is kept before it is known; what is said of the first one is longer, and smaller.
pub fn rating_step(loc: Localizer, step: Option<Step>) -> Html {
    let told = step.map(|step| {
        let class = step.change.is_none().then_some("first");
        html! { <span {class}>{ loc.rating_after(step) }</span> }
    });
    html! { <p class="rating-step box" role="status">{ for told }</p> }
}
