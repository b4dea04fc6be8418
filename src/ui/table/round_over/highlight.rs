//! Highlight of a round: its winner's best turn, or the turn that decided it.

use yew::prelude::*;

use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Action, Highlight, KeyMoment, ReplayAction, RoundSummary, Scene};
use crate::ui::context::on_click;
use crate::ui::widgets::{icon, sentence};

/// The highlight, once the review has analysed all turns of that player. Of a match of several rounds that is over, it is
/// said that it is about the last one.
pub fn best(
    loc: Localizer,
    highlight: &Highlight,
    scene: &Scene,
    dispatch: &Callback<Action>,
) -> Html {
    let last = scene.score.results.len();
    let of_match = (scene.is_match_over() && last > 1).then(|| loc.round(last));
    html! {
        <section class="best box" aria-label={loc.review()}>
            { for of_match.map(|round| html! { <p class="muted">{ round }</p> }) }
            { match &highlight.summary {
                RoundSummary::Analysing(done, count) => html! {
                    <p class="muted">{ loc.review_progress(*count, *done) }</p>
                },
                RoundSummary::KeyMoment(moment) => details(loc, highlight.seat, moment, dispatch),
                RoundSummary::NoKeyMoment => html! { <p>{ loc.no_mistakes(highlight.seat, highlight.lost_chance) }</p> },
            } }
        </section>
    }
}

/// The turn, the reasons for it or for a better one, and, after a mistake, a button to retry it.
fn details(loc: Localizer, seat: Seat, moment: &KeyMoment, dispatch: &Callback<Action>) -> Html {
    let better = moment
        .better()
        .map(|it| loc.chance_advised(&it.estimate, &it.events));
    let show = Action::Replay(ReplayAction::OpenAt(moment.ply));
    // The reasons address the player who made the turn.
    let mut reasons = loc.reasons(&moment.comparison.why, true);
    let reason = reasons.next().filter(|_| loc.is_addressing(seat));
    let is_to_try = moment.better().is_some() && loc.is_addressing(seat);
    html! {
        <>
            <h2>{ loc.moment(moment) }{ " " }<b class="chance">{ loc.chance_to_win(&moment.comparison.made.estimate) }</b></h2>
            <p>{ sentence(loc, &loc.log_of(&moment.line)) }</p>
            { for better.map(|better| html! { <p>{ sentence(loc, &better) }</p> }) }
            { for reason.map(|reason| html! { <p class="muted">{ sentence(loc, &reason) }</p> }) }
            <div class="row">
                <button type="button" class="btn small" onclick={on_click(dispatch, show)}>
                    { icon("eye") }{ loc.review_on_table() }
                </button>
                if is_to_try {
                    <button type="button" class="btn small" onclick={on_click(dispatch, Action::Replay(ReplayAction::Retry))}>
                        { icon("play") }{ loc.review_try() }
                    </button>
                }
            </div>
        </>
    }
}
