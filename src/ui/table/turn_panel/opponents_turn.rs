//! Opponents' turns, shown one by one as they are made.

use yew::prelude::*;

use crate::state::{Action, GameAction, LogLine, Pace, PlaybackMode};
use crate::ui::shell::shortcut;
use crate::ui::table::turn_panel::{TurnPanelView, button, verdict};
use crate::ui::widgets::{Mood, character, icon, sentence};

/// The last turn, and the playback controls.
pub fn telling(act: &TurnPanelView<'_>) -> Html {
    let (loc, view) = (act.loc, &act.scene.view);
    let mut others = view.table().seats_in().filter(|&seat| seat != view.seat());
    // Players without cards can only go out.
    let is_won = others.all(|seat| view.hand_size(seat) == 0);
    let skip = if is_won {
        loc.button_finish()
    } else {
        loc.button_my_turn()
    };
    html! {
        <>
            { details(act) }
            { controls(act, "my-turn", skip) }
        </>
    }
}

/// The same for a player who is out, while the others play on.
pub fn looking_on(act: &TurnPanelView<'_>) -> Html {
    let loc = act.loc;
    let told = match act.told.shown_turn() {
        Some(_) => details(act),
        None => {
            let text = html! { <p>{ loc.out_description() }</p> };
            verdict("calm", None, loc.out_title(), text)
        }
    };
    html! {
        <>
            { told }
            { controls(act, "finish", loc.button_finish()) }
        </>
    }
}

/// The last turn as a sentence, beside its player's character, or, before the first turn, who is thinking. A player
/// without cards has nothing to think about. Keyed by turn and by paint progress: an updated text would count as a
/// layout shift.
pub fn details(act: &TurnPanelView<'_>) -> Html {
    let (loc, scene) = (act.loc, act.told);
    let to_move = scene.view.table().turn();
    let (seat, ply, text) = match scene.shown_turn() {
        Some(line) if act.is_painted => (line.seat, line.ply, loc.narrate(line)),
        Some(line) => (line.seat, line.ply, loc.narrate_without_lead(line)),
        None if scene.view.hand_size(to_move) == 0 => (to_move, 0, loc.tell_no_cards(to_move)),
        // The own turn has ended, but its last card hasn't landed.
        None if to_move == scene.view.seat() => (to_move, 0, loc.turn_yours().into()),
        None => (to_move, 0, loc.tell_thinking(to_move)),
    };
    // If the paint only adds the leader to the text, the text doesn't fade in again.
    let paints = scene.shown_turn().is_some_and(LogLine::paints);
    let is_added = (act.is_painted && paints).then_some("added");
    html! {
        <div key={format!("{ply} {}", act.is_painted)} class={classes!("tell", is_added)}>
            { character(loc, seat, Mood::at(scene, seat)) }
            <p>{ sentence(loc, &text) }</p>
        </div>
    }
}

/// Playback controls: pause, next turn, fast forward.
fn controls(act: &TurnPanelView<'_>, rest: &'static str, rest_says: &'static str) -> Html {
    let loc = act.loc;
    let is_held = act.scene.flow == PlaybackMode::Paused;
    let (name, sign, action) = if is_held {
        (loc.button_resume(), "play", GameAction::Resume)
    } else {
        (loc.button_pause(), "pause", GameAction::Pause)
    };
    let is_long = (rest == "finish").then_some("long");
    // In step mode there is nothing to pause.
    let can_pause = act.settings.pace != Some(Pace::Steps);
    html! {
        <div class="row controls">
            if can_pause {
                <button
                    key="pause"
                    type="button"
                    class="btn tool"
                    aria-label={name}
                    onclick={act.on(Action::Game(action))}
                >
                    { icon(sign) }
                </button>
            }
            { button(act, "show-next", "next", act.on(Action::Game(GameAction::NextTurn)), html! {
                <><span>{ loc.button_show_next() }</span>{ " " }<kbd aria-hidden="true">{ "→" }</kbd></>
            }) }
            { button(act, rest, classes!("run", is_long), act.on(Action::Game(GameAction::FastForward)), html! {
                <>
                    <span>{ rest_says }</span>
                    { " " }
                    if shortcut(act.settings, rest).is_some() {
                        <kbd aria-hidden="true">{ loc.key_space() }</kbd>
                    }
                </>
            }) }
        </div>
    }
}
