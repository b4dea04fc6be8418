//! Turn panel: the verdict on the current position or turn, and the action buttons.

mod confirm_out;
pub mod destinations;
mod friends_turn;
mod hint;
mod last_moment;
mod opponents_turn;
mod recap;
mod skip_guard;
mod your_turn;

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use self::confirm_out::{leaving, passing};
use self::destinations::destinations;
pub use self::destinations::destinations_status;
use self::friends_turn::elsewhere;
pub use self::hint::{Advice, HINT_PRICE};
use self::hint::{advice, hint};
use self::last_moment::ending;
use self::opponents_turn::{looking_on, telling};
use self::recap::{has_words, since};
use self::skip_guard::{SkipGuard, use_skip_guard};
use self::your_turn::{idle, is_first_turn};
use crate::game::Phase;
use crate::i18n::Localizer;
use crate::state::{
    Action, HintState, LeadStatus, Notice, NoticeAction, RemainingStep, Scene, Settings, Stage,
    TurnAction, is_stuck,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::live_slots::LiveSlots;
use crate::ui::shell::{HAND, shortcut};
use crate::ui::table::board::ShownBeside;
use crate::ui::table::focus::use_focus_here;
use crate::ui::widgets::{icon, sentence};

#[derive(Clone, PartialEq, Properties)]
pub struct TurnPanelProps {
    pub scene: Rc<Scene>,
    /// The last scene whose cards have landed, by which turns are told; by default the same.
    #[prop_or_default]
    pub told: Option<Rc<Scene>>,
    pub settings: Settings,
    /// The lesson's feedback on the turn, in a lesson.
    #[prop_or_default]
    pub coach: Option<Coach>,
    /// What to do, instead of what has happened: a title and a text.
    #[prop_or_default]
    pub task: Option<(String, Html)>,
    /// Price of a hint, shown beside its button.
    #[prop_or_default]
    pub hint_price: Option<&'static str>,
    /// `true` if the canvas shows the rule in force, so its paint animation is over.
    #[prop_or(true)]
    pub is_painted: bool,
    /// `true` in the first game of a user who has not taken the lessons.
    #[prop_or_default]
    pub is_newcomer: bool,
    /// `true` if each card was tried and none leads on its own.
    #[prop_or_default]
    pub has_tried_all: bool,
    /// `true` while the opponent's last turn is still shown.
    #[prop_or_default]
    pub tells_last: bool,
    /// Parts of the page that show live play.
    #[prop_or_default]
    pub live: Option<Rc<LiveSlots>>,
    /// Set when the panel receives the focus, which announces its name.
    #[prop_or_default]
    pub is_named: Rc<RefCell<bool>>,
}

/// A lesson's feedback on the current turn.
#[derive(Clone, Copy, PartialEq)]
pub struct Coach {
    /// Next step to take, if the turn is right so far.
    pub left: Option<RemainingStep>,
}

/// Shared input of the panel's parts.
pub struct TurnPanelView<'a> {
    pub loc: Localizer,
    pub dispatch: &'a Callback<Action>,
    pub scene: &'a Scene,
    /// The last scene whose cards have landed, by which turns are told.
    pub told: &'a Scene,
    pub settings: &'a Settings,
    /// The lesson's feedback on the turn, in a lesson.
    pub coach: Option<Coach>,
    /// What to do, instead of what has happened: a title and a text.
    pub task: Option<&'a (String, Html)>,
    /// Price of a hint, shown beside its button.
    pub hint_price: Option<&'static str>,
    /// `true` if the canvas shows the rule in force, so its paint animation is over.
    pub is_painted: bool,
    /// `true` in the first turn of a user who has not taken the lessons.
    pub is_first_turn: bool,
    /// `true` if each card was tried and none leads on its own.
    pub has_tried_all: bool,
    /// `true` while the opponent's last turn is still shown.
    pub tells_last: bool,
    /// `true` in a live game, whose turns need no link.
    pub is_live: bool,
    /// Guards the buttons that appear where opponents' turns could be skipped.
    pub guard: SkipGuard,
}

impl TurnPanelView<'_> {
    /// Click handler that dispatches an action.
    pub fn on(&self, action: Action) -> Callback<MouseEvent> {
        on_click(self.dispatch, action)
    }

    /// The same for a button that appears where opponents' turns could be skipped.
    pub fn on_guarded(&self, action: Action) -> Callback<MouseEvent> {
        self.guard.over(self.on(action))
    }

    /// Returns `true` if the first turn is the occasion to say how a turn goes.
    pub fn is_to_explain(&self) -> bool {
        let is_plain = !self.has_tried_all && !self.tells_last;
        self.is_first_turn && is_plain && !is_stuck(&self.scene.view)
    }

    /// Returns `true` while the previous turn is still being animated: its cards fly, or its paint spreads.
    pub fn is_turn_coming(&self) -> bool {
        let scene = self.scene;
        let is_seen = self.is_painted && self.told.log.len() == scene.log.len();
        scene.instant_replay.is_none() && !is_seen && scene.narrated_turn().is_some()
    }
}

/// The verdict and the buttons. The panel has the same size in every stage.
#[component]
pub fn TurnPanel(props: &TurnPanelProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let live = props.live.as_deref();
    let act = TurnPanelView {
        loc,
        dispatch: &dispatch,
        scene: &props.scene,
        told: props.told.as_ref().unwrap_or(&props.scene),
        settings: &props.settings,
        coach: props.coach,
        task: props.task.as_ref(),
        hint_price: props.hint_price,
        is_painted: props.is_painted,
        is_first_turn: props.is_newcomer && is_first_turn(&props.scene),
        has_tried_all: props.has_tried_all,
        tells_last: props.tells_last && has_last_turn_to_tell(loc, &props.scene),
        is_live: live.is_some_and(|live| live.is_open),
        guard: use_skip_guard(props.scene.turn.stage, props.settings.pace),
    };
    let scene = act.scene;
    let goes_on = match scene.turn.stage {
        Stage::Idle => Some(HAND),
        Stage::Acting => Some(".card.can"),
        Stage::OpponentsTurn(_) | Stage::Out(_) => Some(".turn-panel .run"),
        Stage::FriendsTurn(_) | Stage::Over(_) => Some(".turn-panel .primary"),
        Stage::Chosen(_)
        | Stage::Staged
        | Stage::ConfirmingPass
        | Stage::ConfirmingOut
        | Stage::HandingOver(_) => None,
    };
    // The hand of a player who is out can do nothing more, but its cards stay.
    let is_out = matches!(scene.turn.stage, Stage::Out(_));
    let place = use_focus_here(
        (scene.turn.stage, scene.turn.staged.clone()),
        goes_on,
        is_out.then_some(".hand"),
        &props.is_named,
    );
    let label = match scene.turn.stage {
        Stage::OpponentsTurn(_) | Stage::FriendsTurn(_) | Stage::Out(_) | Stage::HandingOver(_) => {
            loc.turn_waiting()
        }
        Stage::Over(_) => loc.round_over(),
        _ => loc.turn_yours(),
    };
    let content = match scene.turn.stage {
        Stage::Idle => idle(&act),
        Stage::Chosen(card) => destinations(&act, card),
        Stage::Acting => acting(&act),
        Stage::Staged => staged(&act),
        Stage::ConfirmingPass => passing(&act),
        Stage::ConfirmingOut => leaving(&act),
        // The curtain hides the table.
        Stage::HandingOver(_) => Html::default(),
        Stage::OpponentsTurn(_) => telling(&act),
        Stage::FriendsTurn(seat) => match live.and_then(|live| live.panel.as_ref()) {
            Some(panel) => panel.clone(),
            None => elsewhere(&act, seat),
        },
        Stage::Out(_) => looking_on(&act),
        Stage::Over(winner) => ending(&act, winner),
    };
    html! {
        <section class="turn-panel" aria-label={label} tabindex="-1" ref={place}>
            <key="since">{ since(&act) }</>
            <key={kind(scene.turn.stage)}>{ content }</>
        </section>
    }
}

/// Returns `true` if the panel tells the last turn in words, or what it cost the player, before the recap lists it.
fn has_last_turn_to_tell(loc: Localizer, scene: &Scene) -> bool {
    scene.narrated_turn().is_some_and(has_words)
        || !loc.losses(&scene.log, scene.view.seat()).is_empty()
}

/// Key of a stage's content: different content is a new element, otherwise it would count as a layout shift. Buttons
/// shared by several stages keep the focus.
fn kind(stage: Stage) -> String {
    match stage {
        Stage::Chosen(card) => card.to_string(),
        Stage::Acting | Stage::Staged => "turn".to_owned(),
        Stage::Idle => "idle".to_owned(),
        Stage::ConfirmingPass => "passing".to_owned(),
        Stage::ConfirmingOut => "leaving".to_owned(),
        Stage::HandingOver(_) => "handing over".to_owned(),
        Stage::OpponentsTurn(_) => "waiting".to_owned(),
        Stage::FriendsTurn(_) => "elsewhere".to_owned(),
        Stage::Out(_) => "out".to_owned(),
        Stage::Over(_) => "over".to_owned(),
    }
}

/// A button. Its key distinguishes it from the button at the same position in the next stage, so that a second Enter
/// cannot confirm the question raised by the first.
pub fn button(
    act: &TurnPanelView<'_>,
    key: &'static str,
    class: impl Into<Classes>,
    onclick: Callback<MouseEvent>,
    content: Html,
) -> Html {
    html! {
        <button
            {key}
            type="button"
            class={classes!("btn", class.into())}
            aria-keyshortcuts={shortcut(act.settings, key)}
            {onclick}
        >
            { content }
        </button>
    }
}

/// The disabled button to end the turn.
fn not_yet(act: &TurnPanelView<'_>, label: &'static str) -> Html {
    let keys = shortcut(act.settings, "not-yet");
    html! {
        <button key="not-yet" type="button" class="btn primary" aria-disabled="true" aria-keyshortcuts={keys}>
            { label }
        </button>
    }
}

/// Returns what the verdict already shows: the leader, for an unfinished turn or a confirmation, unless a hint replaces
/// the verdict.
pub fn told_beside(scene: &Scene) -> ShownBeside {
    match scene.turn.stage {
        Stage::Staged if scene.turn.hint == HintState::None => ShownBeside::Leader,
        Stage::ConfirmingPass | Stage::ConfirmingOut => ShownBeside::Leader,
        _ => ShownBeside::Nothing,
    }
}

/// A heading with an icon, and a text below it.
pub fn verdict(class: &'static str, sign: Option<&'static str>, title: &str, text: Html) -> Html {
    html! {
        <div key={title.to_owned()} class={classes!("verdict", class)}>
            <strong>{ for sign.map(icon) }{ " " }{ title }</strong>
            { text }
        </div>
    }
}

/// An action in progress: the player chooses its card on the table.
fn acting(act: &TurnPanelView<'_>) -> Html {
    let loc = act.loc;
    let table = act.scene.view.table();
    let (title, text) = loc.acting(table.phase(), table.ruleset());
    let text = html! {
        <>
            <p>{ text }</p>
            if !act.scene.turn.can_undo {
                <p class="more">{ loc.cannot_undo() }</p>
            }
        </>
    };
    html! {
        <>
            { advice(act).unwrap_or_else(|| verdict("calm", None, title, text)) }
            <div class="row">
                { undo(act) }
                { hint(act) }
                { not_yet(act, loc.button_end()) }
            </div>
        </>
    }
}

/// Button that takes back the last move. If that is impossible it looks disabled, and a press explains why.
fn undo(act: &TurnPanelView<'_>) -> Html {
    let can_undo = act.scene.turn.can_undo;
    let onclick = if can_undo {
        act.on(Action::Turn(TurnAction::Undo))
    } else {
        act.on(Action::Notice(NoticeAction::Tell(Notice::DrawnCard)))
    };
    html! {
        <button
            key="undo"
            type="button"
            class="btn tool"
            aria-disabled={(!can_undo).then_some("true")}
            aria-keyshortcuts={shortcut(act.settings, "undo")}
            {onclick}
        >
            { icon("undo") }
            <span>{ act.loc.button_undo() }</span>
        </button>
    }
}

fn staged(act: &TurnPanelView<'_>) -> Html {
    let (loc, scene) = (act.loc, act.scene);
    let view = &scene.view;
    let phase = view.table().phase();
    if scene.must_lead_yet() {
        return must_lead(act);
    }
    let verdict_now = LeadStatus::of(view.table());
    let is_leading = verdict_now.is_led_by(view.seat());
    let asks_for_draw = phase == Phase::MayDraw && act.settings.asks_before_drawing;
    let can_go_on = scene.can_go_on();
    let more = match scene.turn.can_undo {
        _ if asks_for_draw => Some(loc.draw_question()),
        true => loc.what_next(phase, can_go_on, is_leading),
        false => Some(loc.what_next_drawn(phase, can_go_on, is_leading)),
    };
    let (class, sign) = match is_leading {
        true => ("good", "check"),
        // The player can still improve the turn.
        false if can_go_on => ("calm", "warn"),
        false => ("bad", "warn"),
    };
    let title = loc.staged_title(scene, &verdict_now);
    let said = html! {
        <>
            if let Some(idle) = loc.idle_action(scene) {
                <p>{ idle }</p>
            } else if scene.turn.drawn.is_empty() {
                <p>{ sentence(loc, &loc.verdict_reason(&verdict_now, view.seat())) }</p>
            } else {
                <p>{ sentence(loc, &loc.drew_cards(scene.turn.drawn)) }</p>
            }
            if let Some(more) = more {
                <p class="more">{ more }</p>
            }
        </>
    };
    let told = match act.is_painted {
        true => verdict(class, Some(sign), &title, said),
        // The result of the turn appears only once its rule is visible.
        false => {
            let rule = view.table().rule();
            let says = html! { <p>{ loc.rule_description(rule) }</p> };
            verdict("calm", None, &loc.rule_in_force(rule), says)
        }
    };
    let (go, label, end) = match (is_leading, phase) {
        (true, Phase::MayDraw) => ("primary", loc.button_end_draw(), TurnAction::EndTurn),
        (true, _) => ("primary", loc.button_end(), TurnAction::EndTurn),
        (false, _) => ("primary out", loc.button_end_out(), TurnAction::AskToLeave),
    };
    html! {
        <>
            { advice(act).unwrap_or(told) }
            <div class="row">
                { undo(act) }
                if asks_for_draw {
                    { button(act, "leave", "half", act.on(Action::Turn(TurnAction::EndWithoutDraw)), html! { loc.button_end_without() }) }
                } else {
                    { hint(act) }
                }
                if !is_leading && is_half_done(act) {
                    { not_yet(act, loc.button_end()) }
                } else {
                    { button(act, "end", go, act.on(Action::Turn(end)), html! { label }) }
                }
            </div>
        </>
    }
}

/// Returns `true` if a lesson's turn is right so far but unfinished.
fn is_half_done(act: &TurnPanelView<'_>) -> bool {
    let left = act.coach.and_then(|coach| coach.left);
    matches!(left, Some(RemainingStep::Play | RemainingStep::Discard))
}

/// A turn that may not end yet.
fn must_lead(act: &TurnPanelView<'_>) -> Html {
    let loc = act.loc;
    let (title, text) = loc.must_lead();
    let idle = loc.idle_action(act.scene);
    let text = html! { <p>{ for idle.map(|idle| format!("{idle} ")) }{ text }</p> };
    let told = verdict("bad whole", Some("warn"), title, text);
    html! {
        <>
            { advice(act).unwrap_or(told) }
            <div class="row">
                { undo(act) }
                { hint(act) }
                { not_yet(act, loc.button_end()) }
            </div>
        </>
    }
}
