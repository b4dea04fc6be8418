//! Buttons after a round: next round or new deal, review, share, home.

use yew::prelude::*;

use super::press_guard::PressGuard;
use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceAction, DailyAction, Doubt, GameAction, LevelStep, NavigationAction,
    ReceivedAction, RecentGames, ReplayAction, Scene, SealedScene, Settings, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::correspondence::seal_again;
use crate::ui::shell::{fresh_seed, shortcut};
use crate::ui::widgets::icon;

/// The buttons, in the same order and positions after every round. After a retry, *review* returns to the review it
/// started from.
pub fn way_on(
    loc: Localizer,
    settings: &Settings,
    scene: &Scene,
    is_tried: bool,
    guard: &PressGuard,
    dispatch: &Callback<Action>,
) -> Html {
    let to = |sheet| Action::Navigate(NavigationAction::OpenSheet(sheet));
    let is_onlooker = scene.friends.is_some_and(|friends| friends.is_onlooker);
    if let Some(sealed) = scene.friends.and_then(|friends| friends.sealed) {
        return sealed_way(loc, settings, scene, sealed, dispatch);
    }
    let (key, label, onclick) = first_way(loc, scene, is_onlooker, guard, dispatch);
    let other = |key: &'static str, sign, label, action| {
        html! {
            <button {key} type="button" class="btn" aria-keyshortcuts={shortcut(settings, key)} onclick={on_click(dispatch, action)}>
                { icon(sign) }
                <span>{ label }</span>
            </button>
        }
    };
    let (review, look) = if is_tried {
        (loc.review_again(), ReplayAction::BackToReview)
    } else {
        (loc.review_look_back(), ReplayAction::Open)
    };
    html! {
        <div class="actions" data-rule={scene.view.table().rule().to_string()}>
            <button {key} type="button" class="btn primary" aria-keyshortcuts={shortcut(settings, key)} {onclick}>
                { label }
            </button>
            if !is_onlooker {
                { other("review", "eye", review, Action::Replay(look)) }
                if let (Some(friends), true) = (scene.friends, scene.is_match_over()) {
                    // The result of a friend's turn is known there.
                    if !friends.is_sent {
                        <button type="button" class="btn" onclick={on_rematch(dispatch)}>
                            { icon("retry") }
                            <span>{ loc.friends_rematch() }</span>
                        </button>
                    } else if friends.can_send {
                        { other("send", "share", loc.friends_send_again(), Action::Correspondence(CorrespondenceAction::Send)) }
                    }
                } else if scene.deal.day.is_none() || !scene.is_match_over() {
                    // A daily deal is shared as its result, to which the first button leads.
                    { other("share", "share", loc.share(), to(Sheet::Share)) }
                }
                { other("home", "home", loc.button_home(), Action::Navigate(NavigationAction::Home)) }
            }
        </div>
    }
}

/// Buttons after a round of a sealed game: sending its link comes first, and the review is available once the round is
/// proved.
fn sealed_way(
    loc: Localizer,
    settings: &Settings,
    scene: &Scene,
    sealed: SealedScene,
    dispatch: &Callback<Action>,
) -> Html {
    let is_sent = scene.friends.is_none_or(|friends| friends.is_sent);
    // Nothing is sent before the stored game is checked.
    let has_message = sealed.has_message && scene.score.doubt != Some(Doubt::Checking);
    let send = Action::Correspondence(CorrespondenceAction::Send);
    let next = Action::Game(GameAction::NextRound);
    let again = dispatch.reform(|_: MouseEvent| seal_again());
    let first = match () {
        // The last turn is still being sealed.
        () if !is_sent && !has_message => None,
        () if !is_sent => Some(("send", loc.sealed_send(), on_click(dispatch, send.clone()))),
        () if scene.is_match_over() => Some(("again", loc.friends_rematch(), again)),
        () if sealed.is_next_dealt => {
            Some(("next", loc.button_next_round(), on_click(dispatch, next)))
        }
        () => None,
    };
    let button = |key: &'static str, class: &'static str, sign, label: &'static str, onclick| {
        html! {
            <button {key} type="button" {class} aria-keyshortcuts={shortcut(settings, key)} {onclick}>
                { for Option::map(sign, icon) }
                <span>{ label }</span>
            </button>
        }
    };
    let other = |key, sign, label, action| {
        let onclick = on_click(dispatch, action);
        button(key, "btn", Some(sign), label, onclick)
    };
    let home = Action::Navigate(NavigationAction::Home);
    html! {
        <div class="actions" data-rule={scene.view.table().rule().to_string()}>
            { for first.map(|(key, label, onclick)| button(key, "btn primary", None, label, onclick)) }
            if is_sent && has_message {
                { other("send", "share", loc.friends_send_again(), send) }
            }
            if scene.score.doubt.is_none() {
                { other("review", "eye", loc.review_look_back(), Action::Replay(ReplayAction::Open)) }
            }
            if scene.controls.can_be_shared {
                { other("share", "share", loc.share(), Action::Navigate(NavigationAction::OpenSheet(Sheet::Share))) }
            }
            { other("home", "home", loc.button_home(), home) }
        </div>
    }
}

/// The primary button: its key, label and effect.
fn first_way(
    loc: Localizer,
    scene: &Scene,
    is_onlooker: bool,
    guard: &PressGuard,
    dispatch: &Callback<Action>,
) -> (&'static str, &'static str, Callback<MouseEvent>) {
    let on = |action| on_click(dispatch, action);
    let is_over = scene.is_match_over();
    if let (Some(day), true) = (scene.deal.day, is_over) {
        let result = Action::Daily(DailyAction::Show(day));
        let label = if day.is_week() {
            loc.weekly_see_result()
        } else {
            loc.daily_see_result()
        };
        ("result", label, on(result))
    } else if is_over && scene.attempt.is_answer {
        let compare = Action::Received(ReceivedAction::Compare);
        ("compare", loc.button_compare(), on(compare))
    } else if is_onlooker {
        let home = Action::Navigate(NavigationAction::Home);
        ("home", loc.button_home(), on(home))
    } else if let (Some(friends), true) = (scene.friends, is_over) {
        if friends.is_sent {
            (
                "again",
                loc.friends_rematch(),
                guard.over(on_rematch(dispatch)),
            )
        } else {
            let send = Action::Correspondence(CorrespondenceAction::Send);
            ("send", loc.friends_send_result(), on(send))
        }
    } else if is_over {
        let again = |_: MouseEvent| Action::Game(GameAction::PlayAgain(fresh_seed()));
        (
            "again",
            loc.button_again(),
            guard.over(dispatch.reform(again)),
        )
    } else {
        let next = Action::Game(GameAction::NextRound);
        ("next", loc.button_next_round(), on(next))
    }
}

/// Starts another game with the same friends.
fn on_rematch(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    dispatch
        .reform(|_: MouseEvent| Action::Correspondence(CorrespondenceAction::Rematch(fresh_seed())))
}

/// Button to replay the same deal, if the game is a single round that may be played again.
pub fn same_deal(loc: Localizer, scene: &Scene, dispatch: &Callback<Action>) -> Option<Html> {
    let is_one_round = scene.is_match_over() && scene.score.results.len() == 1;
    if scene.deal.day.is_some() || scene.friends.is_some() || !is_one_round {
        return None;
    }
    Some(html! {
        <button type="button" class="btn small" onclick={on_click(dispatch, Action::Game(GameAction::SameDeal))}>
            { loc.button_same_deal() }
        </button>
    })
}

/// Button to play on against opponents of the next level up or down, if that is offered after the match.
pub fn level_step(
    loc: Localizer,
    scene: &Scene,
    recent: &RecentGames,
    dispatch: &Callback<Action>,
) -> Option<Html> {
    let is_plain = scene.is_match_over() && scene.deal.day.is_none() && !scene.attempt.is_answer;
    let step = LevelStep::after(&scene.players.lineup, recent).filter(|_| is_plain);
    let LevelStep { is_up, lineup } = step?;
    let others = lineup.others().into_iter();
    let others: Vec<&str> = others.map(|player| loc.player(player)).collect();
    // Said once if it is the level of all.
    let is_one = others.iter().all(|level| Some(level) == others.first());
    let named = if is_one { 1 } else { others.len() };
    let opponents = loc.facts(others.into_iter().take(named));
    let label = if is_up {
        loc.step_up(&opponents)
    } else {
        loc.step_down(&opponents)
    };
    let play = dispatch.reform(move |_: MouseEvent| {
        Action::Game(GameAction::PlayAgainst(lineup.clone(), fresh_seed()))
    });
    Some(html! { <button type="button" class="btn small" onclick={play}>{ label }</button> })
}
