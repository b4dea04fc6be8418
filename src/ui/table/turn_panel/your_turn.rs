//! Start of the player's turn: recent events and the player's options.

use yew::prelude::*;

use super::hint::{HINT_PRICE, advice, hint};
use super::opponents_turn::details;
use super::recap::{signs_help, told_in_words};
use super::{TurnPanelView, button, verdict};
use crate::game::View;
use crate::i18n::Localizer;
use crate::state::{Action, GameAction, LeadStatus, Scene, TurnAction, is_stuck};
use crate::ui::widgets::{icon, sentence};

/// Returns `true` if the player has made no turn yet.
pub fn is_first_turn(scene: &Scene) -> bool {
    let own = scene.view.seat();
    scene.log.iter().all(|line| line.seat != own)
}

/// The turn shown, during an instant replay.
fn looking_back(act: &TurnPanelView<'_>) -> Option<Html> {
    let loc = act.loc;
    act.scene.instant_replay.as_ref()?;
    let line = act.scene.shown_turn()?;
    let text = html! { <p>{ sentence(loc, &loc.log_of(line)) }</p> };
    Some(verdict(
        "calm",
        Some("eye"),
        &loc.since_again_title(line.seat),
        text,
    ))
}

/// Recent events: the last opponent's turn until the recap shows it, then how the player stands against the leader. If
/// opponents took cards from the player, those losses are shown instead. A long turn is left to the recap.
fn happened(act: &TurnPanelView<'_>) -> Html {
    let (loc, view) = (act.loc, &act.scene.view);
    let losses = loc.losses(&act.scene.log, view.seat());
    let told = told_in_words(act);
    let next = match (view.hand().len(), told) {
        (0, _) => loc.turn_empty_hand().to_owned(),
        _ if is_stuck(view) => loc.turn_stuck().to_owned(),
        (count, _) if act.has_tried_all => loc.turn_none_leads(count),
        (_, None) => loc.turn_choose().to_owned(),
        (_, Some(_)) => String::new(),
    };
    // On small screens the canvas shows the leader.
    let is_short = told.is_none() || !(act.tells_last || view.hand().is_empty());
    let told = match told {
        Some(line) => sentence(loc, &loc.log_of(line)),
        None => behind(loc, view),
    };
    html! {
        <>
            if !losses.is_empty() {
                <p class="losses">{ for losses.iter().map(|loss| html! { <>{ sentence(loc, loss) }{ loc.sentence_gap() }</> }) }</p>
            }
            <p><span class={is_short.then_some("who-leads")}>{ told }{ loc.sentence_gap() }</span>{ next }</p>
        </>
    }
}

/// The leader, and the player's standing against it.
fn behind(loc: Localizer, view: &View) -> Html {
    let leads = loc.why_another_leads(&LeadStatus::of(view.table()), view.seat());
    let has = loc.has_against(view.table(), view.seat());
    html! {
        <>
            <span class="leader">{ sentence(loc, &leads) }{ loc.sentence_gap() }</span>
            { for has.map(|has| html! { <span class="own-lead">{ sentence(loc, &has) }</span> }) }
        </>
    }
}

/// In a game by link: that the first turn is the player's, and its link is sent.
fn begins(act: &TurnPanelView<'_>) -> Option<&'static str> {
    let is_by_link = act
        .scene
        .friends
        .is_some_and(|friends| !friends.is_onlooker);
    (is_by_link && !act.is_live && act.scene.log.is_empty()).then(|| act.loc.friends_you_begin())
}

/// Stage in which the player chooses a card, asks for a hint, or passes.
pub fn idle(act: &TurnPanelView<'_>) -> Html {
    let loc = act.loc;
    // In a game with friends the players agree on it.
    let may_take_back = act.settings.may_take_back || act.scene.friends.is_some();
    let is_stuck = is_stuck(&act.scene.view);
    let begins = begins(act).map(|says| html! { <p class="begins">{ says }</p> });
    let text = match act.scene.attempt.retry {
        Some(trial) if trial.begins => html! { <p>{ loc.trial_begins(trial.turn) }</p> },
        _ if act.is_to_explain() => {
            html! { <><p class="primer">{ loc.turn_primer() }</p>{ for begins }</> }
        }
        _ => html! {
            <>
                { happened(act) }
                { for begins }
                { for act.hint_price.map(|price| html! { <p id={HINT_PRICE} class="price">{ price }</p> }) }
            </>
        },
    };
    let is_practice = act.scene.is_practice() || act.scene.attempt.retry.is_some();
    let besides = [
        is_practice.then(|| loc.practice()),
        is_stuck.then(|| loc.turn_stuck_short()),
    ];
    let title = [loc.turn_yours()]
        .into_iter()
        .chain(besides.into_iter().flatten());
    let title = title.collect::<Vec<_>>().join(" · ");
    let said = match act.is_turn_coming() {
        // Whose turn it is appears together with the rule that applies to the turn.
        true => details(act),
        false => {
            let yours = match act.task {
                Some((title, text)) => verdict("calm", None, title, text.clone()),
                None => verdict("calm", None, &title, text),
            };
            looking_back(act).or_else(|| advice(act)).unwrap_or(yours)
        }
    };
    html! {
        <>
            { said }
            <div class="row open">
                if may_take_back && act.scene.controls.can_take_back {
                    { button(act, "take-back", "tool", act.on(Action::Game(GameAction::TakeBack)), html! {
                        <>{ icon("undo") }<span>{ loc.button_take_back() }</span></>
                    }) }
                }
                { hint(act) }
                { button(act, "ask", "tool", act.on_guarded(Action::Turn(TurnAction::AskToPass)), html! {
                    <>{ icon("pass") }<span>{ loc.button_pass() }</span></>
                }) }
                { for signs_help(act, Some("signs-help")) }
            </div>
        </>
    }
}
