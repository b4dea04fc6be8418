//! Recap of the opponents' turns since the player's last: a row for each, which replays the turn.

use yew::prelude::*;

use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{
    Action, GameAction, HintState, LogLine, NavigationAction, RecapItem, Scene, Sheet, Stage,
    TurnEvent,
};
use crate::ui::table::turn_panel::TurnPanelView;
use crate::ui::widgets::{IconButton, Mood, character, glyph, icon, inline_card, sentence};

/// Maximum number of events in a turn shown as a sentence.
const WORDED: usize = 2;

/// Returns `true` if a small screen shows the turn as a sentence; a longer turn is shown only as icons, at once.
pub fn has_words(line: &LogLine) -> bool {
    line.events.len() <= WORDED
}

/// Returns `true` if the recap shows the opponents' turns, so the verdict needn't.
pub fn is_listed(act: &TurnPanelView<'_>) -> bool {
    let scene = act.scene;
    scene.turn.stage == Stage::Idle
        && scene.narrated_turn().is_some()
        && scene.turn.hint == HintState::None
        && !scene.view.hand().is_empty()
        && !act.has_tried_all
        && !act.tells_last
        && scene.attempt.retry.is_none_or(|trial| !trial.begins)
        && !act.is_turn_coming()
        && !act.is_first_turn
}

/// The turn that the panel tells in a sentence, so the recap needn't: while opponents move, and at the start of the
/// player's turn until it is listed. A loss is told instead of it, and a long turn only as icons.
pub fn told_in_words<'a>(act: &TurnPanelView<'a>) -> Option<&'a LogLine> {
    let scene = act.scene;
    if scene.instant_replay.is_some() {
        return None;
    }
    match scene.turn.stage {
        Stage::OpponentsTurn(_) | Stage::Out(_) => act.told.shown_turn(),
        Stage::Idle if act.is_turn_coming() => act.told.shown_turn(),
        // Something else is said there.
        Stage::Idle if act.task.is_some() || act.is_to_explain() => None,
        Stage::Idle if scene.turn.hint == HintState::None && !is_listed(act) => {
            let losses = act.loc.losses(&scene.log, scene.view.seat());
            let turn = scene.narrated_turn();
            turn.filter(|line| losses.is_empty() && has_words(line))
        }
        _ => None,
    }
}

/// The recap. It fills while opponents move, and makes way for a chosen card's destinations where both don't fit. On
/// the smallest screens it replaces the verdict. Its classes select these layouts.
pub fn since(act: &TurnPanelView<'_>) -> Html {
    let (loc, scene) = (act.loc, act.scene);
    let done = act.told.recap();
    let plies = || {
        done.iter().filter_map(|(_, done)| match done {
            RecapItem::Turn(line) => Some(line.ply),
            RecapItem::IsNext | RecapItem::IsLater | RecapItem::WasOut => None,
        })
    };
    let (is_now, is_telling) = match scene.turn.stage {
        Stage::OpponentsTurn(_) | Stage::Out(_) => (false, true),
        Stage::HandingOver(_) | Stage::Over(_) => return Html::default(),
        _ if act.is_turn_coming() => (false, true),
        _ if plies().next().is_none() => return Html::default(),
        // The panel still shows the last of these turns.
        _ => (is_listed(act), act.tells_last),
    };
    let replay = plies().min().zip(plies().max()).map(|(from, to)| {
        let action = Action::Game(GameAction::ReplayTurns(from, to));
        html! {
            <button type="button" class="btn link" onclick={act.on(action)}>
                { icon("retry") }
                { loc.since_replay() }
            </button>
        }
    });
    let told_alone = told_alone(scene, &done);
    html! {
        <div
            class={classes!("recap", is_now.then_some("now"), is_telling.then_some("fills"))}
            role="group"
            aria-label={loc.since()}
        >
            <div class="list">
                <header><h2>{ loc.since() }</h2>{ for signs_help(act, None) }{ replay }</header>
                <ul class={classes!(told_alone.map(|_| "alone"))}>
                    { for done.iter().map(|&(seat, done)| recap_row(act, seat, done, told_alone)) }
                </ul>
            </div>
        </div>
    }
}

/// Button that opens the key of the signs of actions, in a game with Actions. The recap has no room for it on a small
/// screen, where it stands in the row of buttons.
pub fn signs_help(act: &TurnPanelView<'_>, class: Option<&'static str>) -> Option<Html> {
    act.scene.view.table().ruleset().actions()?;
    let open = Action::Navigate(NavigationAction::OpenSheet(Sheet::Actions));
    let button = IconButton::new(act.loc.form_actions_help(), "help").class(class);
    Some(button.sends(open, act.dispatch))
}

/// The turn that a small screen shows as a sentence: that of the only opponent, or the one being replayed. It takes the
/// space of all rows.
fn told_alone<'a>(scene: &'a Scene, done: &[(Seat, RecapItem<'a>)]) -> Option<&'a LogLine> {
    let line = match (&scene.instant_replay, done) {
        (Some(_), _) => scene.shown_turn(),
        (None, [(_, RecapItem::Turn(line))]) => Some(*line),
        (None, _) => None,
    };
    line.filter(|line| has_words(line))
}

/// One opponent's row.
fn recap_row(
    act: &TurnPanelView<'_>,
    seat: Seat,
    done: RecapItem<'_>,
    told_alone: Option<&LogLine>,
) -> Html {
    let (loc, scene) = (act.loc, act.scene);
    let in_words = told_in_words(act).map(|line| line.ply);
    let is_in_words = matches!(done, RecapItem::Turn(line) if in_words == Some(line.ply));
    let told = told_alone.filter(|line| line.seat == seat && !is_in_words);
    let name = loc.name(seat);
    let name = match done {
        RecapItem::Turn(_) if !is_in_words => name,
        RecapItem::Turn(_) | RecapItem::IsNext | RecapItem::IsLater | RecapItem::WasOut => {
            loc.label(&name)
        }
    };
    let content = html! {
        <>
            { character(loc, seat, Mood::at(scene, seat)) }
            <span class="n">{ name.trim_end() }</span>
            { " " }
            if is_in_words {
                <span class="w">{ loc.since_now() }</span>
            } else {
                { event_icons(loc, done) }
            }
            if let Some(line) = told {
                <span class="told">{ sentence(loc, &loc.log_of(line)) }</span>
            }
        </>
    };
    match done {
        RecapItem::Turn(line) => {
            let action = Action::Game(GameAction::ReplayTurns(line.ply, line.ply));
            html! {
                <li key={seat.index()} class={classes!(told.map(|_| "worded"))}>
                    <button
                        type="button"
                        class={classes!("event", is_shown(scene, line).then_some("current"))}
                        aria-label={loc.replay_label(line)}
                        onclick={act.on(action)}
                    >
                        { content }
                    </button>
                </li>
            }
        }
        RecapItem::IsNext | RecapItem::IsLater | RecapItem::WasOut => html! {
            <li key={seat.index()}><span class="event later">{ content }</span></li>
        },
    }
}

/// Returns `true` if the table shows the result of the turn, in a replay or while opponents move.
fn is_shown(scene: &Scene, line: &LogLine) -> bool {
    match &scene.instant_replay {
        Some(moment) => !moment.is_before && moment.ply == line.ply,
        None => {
            let is_telling = matches!(scene.turn.stage, Stage::OpponentsTurn(_) | Stage::Out(_));
            is_telling && scene.narrated_turn() == Some(line)
        }
    }
}

/// A turn's cards as icons, or why there are none.
fn event_icons(loc: Localizer, done: RecapItem<'_>) -> Html {
    match done {
        RecapItem::Turn(line) if line.out => html! { <b>{ loc.seat_out() }</b> },
        RecapItem::Turn(line) => {
            // Keyed by turn: updated elements would count as layout shifts.
            let signs = line.events.iter().map(|&event| sign(loc, event));
            html! { <span key={line.ply} class="did">{ for signs }</span> }
        }
        RecapItem::IsNext => html! { <span class="w">{ loc.since_next() }</span> },
        RecapItem::IsLater => html! { <span class="w">{ loc.since_later() }</span> },
        RecapItem::WasOut => html! { <span class="w">{ loc.seat_out() }</span> },
    }
}

fn sign(loc: Localizer, event: TurnEvent) -> Html {
    let with = |glyph, what| html! { <span class="did">{ glyph }{ what }</span> };
    let to = |what| with(glyph("i-to", "arr"), what);
    match event {
        TurnEvent::Played(card) => inline_card(loc, card),
        TurnEvent::Discarded(card) | TurnEvent::Recycled(card) => to(inline_card(loc, card)),
        TurnEvent::Took(card, _) => with(glyph("a1", "icon"), inline_card(loc, card)),
        TurnEvent::Returned(card) => with(glyph("a7", "icon"), inline_card(loc, card)),
        TurnEvent::Drew(_) => with(glyph("a3", "icon"), icon("deck")),
        TurnEvent::Passed => Html::default(),
    }
}
