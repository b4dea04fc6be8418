//! Result of a turn that was tried again.

use yew::prelude::*;

use super::on_learn;
use crate::i18n::Localizer;
use crate::state::{
    Action, LearnAction, LearnAnswer, LearnScene, LearnStage, ReplayAction, Settings,
};
use crate::ui::context::on_click;
use crate::ui::shell::shortcut;
use crate::ui::table::verdict;
use crate::ui::widgets::sentence;

/// The panel in place of the turn panel: what the turn is worth, and the buttons to go on.
pub fn answer(
    loc: Localizer,
    learn: &LearnScene,
    button: NodeRef,
    settings: &Settings,
    on: &Callback<LearnAction>,
    dispatch: &Callback<Action>,
) -> Html {
    let title = loc.moment_result(&learn.stage);
    let (class, sign, text) = match &learn.stage {
        LearnStage::Open | LearnStage::Judging => {
            let text = html! { <p>{ loc.moments_judging_text() }</p> };
            ("calm", "clock", text)
        }
        LearnStage::Right(answer) => {
            let helped = answer.is_told && learn.moment().result != Some(true);
            let text = html! {
                <>
                    { holds(loc, learn, answer) }
                    if helped {
                        <p class="muted">{ loc.moments_helped() }</p>
                    }
                </>
            };
            ("good", "check", text)
        }
        LearnStage::Wrong(answer) => {
            let text = html! { <p>{ loc.moment_missed(answer) }</p> };
            ("bad", "cross", text)
        }
        LearnStage::Shown(answer) => (
            "calm",
            "eye",
            html! {
                <>
                    <p class="did">{ sentence(loc, &loc.turn_told(&answer.events)) }{ "." }</p>
                    { holds(loc, learn, answer) }
                </>
            },
        ),
    };
    let keys = shortcut(settings, "next");
    let primary = |action: Callback<MouseEvent>, name: &'static str| {
        html! {
            <button key={name} type="button" class="btn primary" ref={button} aria-keyshortcuts={keys} onclick={action}>
                { name }
            </button>
        }
    };
    let review = ReplayAction::ShowTurn(learn.moment().line.ply);
    let review = on_click(dispatch, Action::Replay(review));
    let buttons = match (&learn.stage, learn.next) {
        (LearnStage::Open | LearnStage::Judging, _) => Html::default(),
        (LearnStage::Wrong(_), _) => html! {
            <>
                <button type="button" class="btn" onclick={on_learn(on, LearnAction::ShowAnswer)}>{ loc.moments_show() }</button>
                { primary(on_learn(on, LearnAction::TryAgain), loc.puzzle_again()) }
            </>
        },
        (LearnStage::Right(_) | LearnStage::Shown(_), Some(next)) => html! {
            <>
                <button type="button" class="btn" onclick={review}>{ loc.review_story_back() }</button>
                { primary(on_learn(on, LearnAction::GoTo(next)), loc.moments_next()) }
            </>
        },
        (LearnStage::Right(_) | LearnStage::Shown(_), None) => {
            primary(review, loc.review_story_back())
        }
    };
    html! {
        <section class="turn-panel" aria-label={title}>
            { verdict(class, Some(sign), title, text) }
            <div class="row">{ buttons }</div>
        </section>
    }
}

/// Why a turn is better, and the chances with it and with the one made in the game.
fn holds(loc: Localizer, learn: &LearnScene, answer: &LearnAnswer) -> Html {
    let reasons = loc.reasons(&answer.why, true);
    let none = answer.why.is_empty().then(|| loc.no_reason(&answer.now));
    html! {
        <>
            { for end(loc, learn).map(|says| html! { <p class="done">{ says }</p> }) }
            <p>{ sentence(loc, &loc.moment_odds(answer)) }</p>
            <p>{ for reasons.map(|reason| html! { <>{ sentence(loc, &reason) }{ loc.sentence_gap() }</> }) }{ none }</p>
        </>
    }
}

/// After the last turn, how many were found without help. Under an answer that is shown it would not be true of all.
fn end(loc: Localizer, learn: &LearnScene) -> Option<String> {
    let (found, count) = (learn.solved(), learn.moments.len());
    let is_shown = matches!(learn.stage, LearnStage::Shown(_));
    match found == count {
        _ if learn.next.is_some() => None,
        true => (!is_shown).then(|| loc.moments_all().to_owned()),
        false => Some(loc.moments_found(count, found)),
    }
}
