//! The table screen: all seats around the canvas, and the panels beside them.

mod action_key;
mod announcer;
mod board;
mod canvas;
mod card_animation;
mod card_selection;
mod curtain;
mod dragging;
mod feel;
mod focus;
mod hand;
mod instant_replay;
mod landing;
mod last_turn_hold;
mod log;
mod own_seat;
mod paint_progress;
mod palette;
mod panel;
mod round_end;
mod round_over;
mod scores;
mod seat;
mod sound;
mod tried_cards;
mod turn_panel;
mod what_if;

pub use action_key::action_key;
#[cfg(test)]
pub use announcer::{AnnouncedUpTo, tell};
use announcer::{Announcer, turns};
pub use board::{ShownBeside, board, use_board, zones_for_chosen};
pub use card_animation::{FlipRunner, use_motion, use_motion_setting};
#[cfg(test)]
pub use card_selection::{CardPicker, CardSelection};
use curtain::Curtain;
pub use dragging::use_dragging;
pub use feel::{use_haptics, use_wake_lock};
use instant_replay::use_recall;
pub use landing::use_landed;
use last_turn_hold::use_last_turn_hold;
pub use log::{Log, LogLinks, log};
#[cfg(test)]
pub use palette::Palette;
pub use panel::panel;
use round_end::use_round_end;
#[cfg(test)]
pub use round_over::RoundOver;
#[cfg(test)]
pub use round_over::kept_name;
pub use round_over::{RoundOverProps, drawing, ends, shown_picture};
pub use scores::scores;
pub use seat::strength;
pub use sound::use_sound;
#[cfg(test)]
pub use tried_cards::has_tried;
use tried_cards::use_tried_all_cards;
use turn_panel::destinations_status;
pub use turn_panel::{Advice, Coach, HINT_PRICE, TurnPanel, told_beside, verdict};
pub use what_if::{WhatIf, what_if_panel};

use std::rc::Rc;

use yew::prelude::*;

use crate::game::Scoring;
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    Action, EndStep, GameAction, HintState, LeadStatus, LogLine, NavigationAction, ReplayAction,
    Scene, Settings, Sheet, Stage, is_stuck, may_last_card_act,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::live_slots::LiveSlots;
use crate::ui::shell::sheet_shortcut;
use crate::ui::widgets::{IconButton, home_button, icon, sound_switch, suit};

#[derive(Clone, PartialEq, Properties)]
pub struct TableScreenProps {
    pub scene: Rc<Scene>,
    pub settings: Settings,
    /// Content that replaces the table after a round.
    #[prop_or_default]
    pub ends: Html,
    /// Parts of the page that show live play.
    #[prop_or_default]
    pub live: Option<Rc<LiveSlots>>,
    /// `true` in the first game of a user who has not taken the lessons.
    #[prop_or_default]
    pub is_newcomer: bool,
    /// `true` while the user retries a moment of a review; a button leads back to the review.
    #[prop_or_default]
    pub is_tried: bool,
    /// `true` while the user has played few games: the less important buttons are less prominent.
    #[prop_or_default]
    pub is_beginner: bool,
}

/// The table, the top bar and the side panels.
#[component]
pub fn TableScreen(props: &TableScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    use_dragging(&dispatch);
    let scene = &props.scene;
    let shown = use_recall(scene, &dispatch);
    let remembered = use_board();
    let painted = remembered.painted.count(shown.view.table());
    let is_painted = remembered.painted.is_all(shown.view.table());
    let (told, landing) = use_landed(&shown);
    let sight = (shown.clone(), painted, told.log.len());
    let before = use_motion(&sight);
    let is_telling = matches!(scene.turn.stage, Stage::OpponentsTurn(_) | Stage::Out(_));
    let table = scene.view.table();
    let verdict = LeadStatus::of(table);
    let has_tried_all = use_tried_all_cards(scene) && !may_last_card_act(&scene.view);
    let tells_last = use_last_turn_hold(scene, props.settings.pace);
    let step = use_round_end(scene, props.settings.pace, &dispatch);
    let is_ended = table.winner().is_some() && step.is_none();
    // After a round the board is shown only until its result.
    let beside = match table.winner() {
        Some(_) => ShownBeside::Winner,
        None => told_beside(scene),
    };
    let next = use_callback(dispatch.clone(), |(), dispatch| {
        dispatch.emit(Action::Game(GameAction::NextTurn));
    });
    use_tap(is_telling.then_some(next));
    let is_named = use_mut_ref(|| false);
    let news = loc.status_text(scene, &verdict, props.settings.asks_before_drawing);
    let more = match scene.turn.stage {
        Stage::Chosen(card) => destinations_status(loc, &scene.view, card),
        Stage::Idle if is_stuck(&scene.view) => loc.turn_stuck().to_owned(),
        // A hint says more.
        _ if has_tried_all && scene.turn.hint == HintState::None => {
            loc.turn_none_leads(scene.view.hand().len())
        }
        _ => String::new(),
    };
    let news = if more.is_empty() {
        news
    } else {
        loc.sentences(&[&news, &more])
    };
    // The result is announced with its page.
    let news = if step.is_some() { String::new() } else { news };
    let opens = loc.turn_start_status(scene);
    let class = classes!("table", is_telling.then_some("telling"));
    let is_swept = use_mut_ref(|| false);
    is_swept.replace_with(|&mut was| step.is_some() || was && is_ended);
    let swept = is_swept.borrow().then_some("swept");
    html! {
        <div class={classes!("app", class_of(scene, is_ended), scene.friends.as_ref().map(|_| "with-friends"))}>
            <FlipRunner {sight} {before} />
            { top(loc, props, is_ended, &dispatch) }
            if is_ended {
                // A separate element from the table; otherwise elements at other positions would count as layout
                // shifts.
                <main key="over" class={classes!("table", "over", swept, scene.ends_match().then_some("ends-match"), suit(table.rule()))}>{ props.ends.clone() }</main>
            } else if let Stage::HandingOver(seat) = scene.turn.stage {
                <main key="curtain" class="table behind">
                    <Curtain scene={scene.clone()} {seat} settings={props.settings} />
                </main>
            } else {
                <main key="table" {class} data-n={(table.players().get() - 1).to_string()}>
                    { board(loc, &shown, told.view.table(), &remembered, turn_seen(scene), beside) }
                    <TurnPanel
                        scene={scene.clone()}
                        told={told.clone()}
                        settings={props.settings}
                        {is_painted}
                        is_newcomer={props.is_newcomer}
                        {has_tried_all}
                        {tells_last}
                        live={props.live.clone()}
                        is_named={is_named.clone()}
                    />
                    { zones_for_chosen(loc, scene) }
                </main>
                { side_panels(loc, &told, &props.settings, &dispatch) }
                if step == Some(EndStep::Sweep) {
                    { props.ends.clone() }
                }
            }
            { turns(loc, scene) }
            { landing }
            <Announcer
                scene={scene.clone()}
                {opens}
                {news}
                {is_named}
            />
        </div>
    }
}

/// Returns the opponent's turn shown on the board: until the player begins a turn, during an instant replay, and at the
/// end of a round.
fn turn_seen(scene: &Scene) -> Option<&LogLine> {
    match scene.turn.stage {
        Stage::Idle | Stage::OpponentsTurn(_) | Stage::Out(_) | Stage::Over(_) => {
            scene.shown_turn()
        }
        _ => scene
            .instant_replay
            .as_ref()
            .and_then(|_| scene.shown_turn()),
    }
}

/// Class for the stages that lay out the whole page differently.
const fn class_of(scene: &Scene, is_ended: bool) -> Option<&'static str> {
    match scene.turn.stage {
        Stage::Over(_) if is_ended => Some("ended"),
        Stage::HandingOver(_) => Some("curtained"),
        _ => None,
    }
}

/// While opponents move, a tap on the canvas shows the next turn.
#[hook]
fn use_tap(next: Option<Callback<()>>) {
    use_effect_with(next, |next| {
        let taps = next.clone();
        let taps = taps.map(|next| platform::on_tap(".canvas", move || next.emit(())));
        move || drop(taps)
    });
}

/// Panels beside a wide table: the *What if* matrix and the log.
fn side_panels(
    loc: Localizer,
    scene: &Rc<Scene>,
    settings: &Settings,
    dispatch: &Callback<Action>,
) -> Html {
    let keys = |sheet| sheet_shortcut(settings, sheet);
    html! {
        <aside class="side">
            { what_if_panel(loc, scene, settings, dispatch) }
            { panel(if scene.log.is_empty() { loc.steps_title() } else { loc.turns() }, None, keys(Sheet::Log), html! {
                <>
                    { action_key(loc, scene.view.table().ruleset()) }
                    <Log lines={scene.log.clone()} />
                </>
            }) }
        </aside>
    }
}

fn top(
    loc: Localizer,
    props: &TableScreenProps,
    is_ended: bool,
    dispatch: &Callback<Action>,
) -> Html {
    let on = |action| on_click(dispatch, action);
    let keys = |sheet| sheet_shortcut(&props.settings, sheet);
    let sheet = |sheet, name: &'static str, sign, class| {
        let button = IconButton::new(name, sign).class(class).keys(keys(sheet));
        button.sends(
            Action::Navigate(NavigationAction::OpenSheet(sheet)),
            dispatch,
        )
    };
    let (ruleset, score) = (props.scene.view.table().ruleset(), &props.scene.score);
    let is_over = props.scene.view.table().winner().is_some();
    let is_for_points = ruleset.scoring() == Scoring::Points;
    let rules = loc.rules_in_force(ruleset);
    let kind = [
        is_for_points.then(|| loc.round_and_target(score)),
        Some(rules),
        (!props.scene.deal.is_shuffled).then(|| loc.deal_of(&props.scene.deal.seed)),
    ];
    let is_practice = props.scene.is_practice() && props.scene.attempt.retry.is_none();
    let marks = [
        is_practice.then(|| loc.practice().to_owned()),
        loc.marked(&props.scene),
    ];
    let [kind, marks] = [&kind[..], &marks].map(|said| {
        let said = said.iter().flatten().map(String::as_str);
        said.collect::<Vec<_>>().join(" · ")
    });
    // On a phone, the button's label doesn't fit beside a mark.
    let is_quiet = props.is_beginner || !marks.is_empty();
    html! {
        // The header of a round that is over is a separate element; otherwise its items would count as layout shifts.
        <header key={is_ended.to_string()} class="top">
            <button
                type="button"
                class="btn skip"
                aria-keyshortcuts={keys(Sheet::Keys)}
                onclick={on(Action::Navigate(NavigationAction::OpenSheet(Sheet::Keys)))}
            >
                { loc.keys() }
                if let Some(key) = keys(Sheet::Keys) {
                    <kbd aria-hidden="true" translate="no">{ key }</kbd>
                }
            </button>
            { home_button(loc, dispatch) }
            if props.is_tried {
                <button
                    type="button"
                    class="btn return"
                    aria-label={loc.review_again()}
                    onclick={on(Action::Replay(ReplayAction::BackToReview))}
                >
                    { icon("back") }
                    <span class="whole">{ loc.review_again() }</span>
                    <span class="short">{ loc.review() }</span>
                </button>
            }
            <p class="info">
                // Phones hide the unmarked part.
                <span class="kind">{ kind }{ if marks.is_empty() { "" } else { " · " } }</span>
                { marks }
            </p>
            <nav aria-label={loc.table_signs()}>
                { for props.live.iter().map(|live| live.button.clone()) }
                if !is_ended {
                    <button
                        type="button"
                        class={classes!("btn", "whatif", "only-phone", is_quiet.then_some("quiet"), is_over.then_some("away"))}
                        aria-keyshortcuts={keys(Sheet::WhatIf).filter(|_| !is_over)}
                        onclick={on(Action::Navigate(NavigationAction::OpenSheet(Sheet::WhatIf)))}
                    >
                        { icon("fork") }
                        <span class="lbl">{ loc.what_if_button() }</span>
                    </button>
                }
                if is_for_points {
                    { sheet(Sheet::Scores, loc.scores_title(), "scores", Some("scores-btn")) }
                }
                { sheet(Sheet::Log, loc.turns_so_far(), "log", Some("only-phone")) }
                { sound_switch(loc, props.settings.has_sound, dispatch) }
                if props.scene.controls.can_be_shared {
                    { sheet(Sheet::Share, loc.share(), "share", Some("only-wide")) }
                }
                { sheet(Sheet::HowTo, loc.how_to(), "help", None) }
                { sheet(Sheet::Settings, loc.settings(), "gear", Some("only-wide")) }
                { sheet(Sheet::Menu, loc.table_menu(), "more", None) }
            </nav>
        </header>
    }
}
