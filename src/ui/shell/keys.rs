//! Keyboard shortcuts. A letter presses the button that declares it, so a key only does what is visible. The arrow keys
//! do the same if a button declares them; otherwise they move along the cards.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform::{self, RowStep};
use crate::state::{Action, Settings, Sheet, TurnAction};
use crate::ui::effect::use_effect_with;

/// The card in hand that Tab reaches.
pub const HAND: &str = ".hand [tabindex=\"0\"]";

/// Entry point of the arrow keys: the cards that an action asks for, else the hand.
const CARDS: &str = ".card.can[tabindex=\"0\"], .hand [tabindex=\"0\"]";

/// The menu of a table, and what the arrow keys reach in it.
const MENU: &str = ".sheet:has(> .menu)";
const MENU_ROWS: &str =
    ".head button, .item:not(label), .switch input, :is(div, [open]) > .field :checked";

/// The buttons of a turn, and their keys. Of several buttons with the same key, only one is ever visible.
const SHORTCUTS: [(&str, &str); 20] = [
    ("palette", "P"),
    ("canvas", "C"),
    ("deck", "D"),
    ("deck-alone", "D C"),
    ("undo", "U"),
    ("hint", "H"),
    ("end", "E"),
    ("not-yet", "E"),
    ("ask", "X"),
    ("pass", "E"),
    ("leave", "E"),
    ("take", "N"),
    ("next", "N"),
    ("again", "N"),
    ("review", "V"),
    ("learn", "L"),
    ("my-turn", "Space"),
    ("finish", "Space"),
    ("result", "Space ArrowRight"),
    ("show-next", "ArrowRight"),
];

/// The keys of a button, for its `aria-keyshortcuts`; only an arrow key if letter keys are off.
pub fn shortcut(settings: &Settings, button: &str) -> Option<&'static str> {
    let (_, keys) = SHORTCUTS.iter().find(|(name, _)| *name == button)?;
    if settings.letter_keys_off {
        keys.split(' ').find(|key| key.starts_with("Arrow"))
    } else {
        Some(keys)
    }
}

/// The key that opens and closes a sheet, or moves to the panel with the same content.
pub fn sheet_shortcut(settings: &Settings, sheet: Sheet) -> Option<&'static str> {
    let key = match sheet {
        Sheet::WhatIf => Some("W"),
        Sheet::Log => Some("L"),
        Sheet::Scores => Some("S"),
        Sheet::Keys => Some("?"),
        Sheet::Review => Some("V"),
        Sheet::Menu => Some("M"),
        Sheet::HowTo
        | Sheet::Discards
        | Sheet::Actions
        | Sheet::Settings
        | Sheet::Lessons
        | Sheet::Puzzles
        | Sheet::Share
        | Sheet::Send
        | Sheet::Replace
        | Sheet::Statistics
        | Sheet::WhatWins
        | Sheet::Data
        | Sheet::Gallery
        | Sheet::Live
        | Sheet::GivenUp => None,
    };
    if_on(settings, key)
}

fn if_on(settings: &Settings, keys: Option<&'static str>) -> Option<&'static str> {
    keys.filter(|_| !settings.letter_keys_off)
}

/// Listens for keys on every screen. A key pressed as soon as a screen appears already finds its buttons.
#[hook]
pub fn use_keys(dispatch: &Callback<Action>) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = platform::on_key(move |event| {
            let key = event.key();
            let step = match key.as_str() {
                "ArrowLeft" | "ArrowUp" => RowStep::Back,
                "ArrowRight" | "ArrowDown" => RowStep::On,
                "Home" => RowStep::First,
                "End" => RowStep::Last,
                "Escape" => {
                    dispatch.emit(Action::Turn(TurnAction::PutBack));
                    return platform::leave(".side", HAND);
                }
                _ => return platform::press_shortcut(event),
            };
            let is_along = || {
                platform::press_step(event)
                    || platform::step(".hand, .opponents, .own-area", "button.card", CARDS, step)
            };
            let is_down = || platform::step(MENU, MENU_ROWS, MENU, step);
            let has_moved = match key.as_str() {
                "ArrowUp" | "ArrowDown" => is_down(),
                "ArrowLeft" | "ArrowRight" => is_along(),
                _ => is_down() || is_along(),
            };
            if has_moved {
                event.prevent_default();
            }
        });
        move || drop(listener)
    });
}

/// The sheet that lists all keys.
pub fn all_keys(loc: Localizer) -> Html {
    let row = |keys: &[(&'static str, &'static str)], says: &'static str| {
        let apart = html! { <span class="sr">{ loc.also("") }</span> };
        let keys = keys.iter().map(key).flat_map(|key| [key, apart.clone()]);
        html! { <div><dt>{ for keys }</dt><dd>{ says }</dd></div> }
    };
    let letter = |letter, says| row(&[(letter, "")], says);
    html! {
        <>
            <dl class="keys">
                { row(&[("←", loc.key_left()), ("→", loc.key_right())], loc.keys_step()) }
                { row(&[("→", loc.key_right())], loc.keys_show_next()) }
                { row(&[(loc.key_home(), ""), (loc.key_end(), "")], loc.keys_ends()) }
                { row(&[(loc.key_enter(), ""), (loc.key_space(), "")], loc.keys_choose()) }
                { row(&[(loc.key_space(), "")], loc.keys_my_turn()) }
                { letter("P", loc.keys_palette()) }
                { letter("C", loc.keys_canvas()) }
                { letter("D", loc.keys_deck()) }
                { letter("U", loc.button_undo()) }
                { letter("E", loc.keys_end()) }
                { letter("X", loc.keys_pass()) }
                { letter("N", loc.keys_next()) }
                { letter("H", loc.keys_hint()) }
                { letter("V", loc.keys_review()) }
                { letter("W", loc.what_if()) }
                { letter("L", loc.turns_so_far()) }
                { letter("L", loc.keys_learn()) }
                { letter("S", loc.scores_title()) }
                { letter("M", loc.table_menu()) }
                { row(&[("?", loc.key_question())], loc.keys()) }
                { row(&[(loc.key_escape(), "")], loc.keys_close()) }
            </dl>
            <p class="muted keys-note">{ loc.keys_note() }</p>
        </>
    }
}

/// A key as it is written, and as it is spoken if that differs.
fn key(&(sign, spoken): &(&'static str, &'static str)) -> Html {
    if spoken.is_empty() {
        return html! { <kbd translate="no">{ sign }</kbd> };
    }
    html! {
        <kbd>
            <span aria-hidden="true">{ sign }</span>
            <span class="sr">{ spoken }</span>
        </kbd>
    }
}
