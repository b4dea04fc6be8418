//! Keyboard shortcuts, and focus movement by keys.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, KeyboardEvent};

use super::dom::{focus, list, query, query_all};
use super::page::take_focus;

/// Name of the space bar in `aria-keyshortcuts`.
const SPACE: &str = "Space";

/// What has no use for arrow keys itself.
const IDLE: &str = "body, [tabindex=\"-1\"], .turn-panel button";

/// Movement of the focus in a row of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowStep {
    /// To the previous element, or from the first to the last.
    Back,
    /// To the next element, or from the last to the first.
    On,
    First,
    Last,
}

/// Calls `callback` for every key pressed anywhere in the page, until the listener is dropped. It
/// ignores text composition, handled events, and keys with a modifier such as Ctrl, which belong to
/// the browser.
pub fn on_key(callback: impl Fn(&KeyboardEvent) + 'static) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document(), "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && !(event.ctrl_key() || event.alt_key() || event.meta_key())
            && !event.is_composing()
            && !event.default_prevented()
        {
            callback(event);
        }
    })
}

fn has_dialog() -> bool {
    query::<HtmlDialogElement>("dialog[open]").is_some()
}

/// Activates the element with this key in its `aria-keyshortcuts`: clicks a button; any other
/// element gets the focus, as does a disabled button, which then shows why it is disabled. While a
/// dialog is open, only the key in its `data-keys` has an effect: it closes the dialog.
pub fn press_shortcut(event: &KeyboardEvent) {
    if event.repeat() || is_field(event) {
        return;
    }
    let Some(key) = sign(event) else {
        return;
    };
    if let Some(dialog) = query::<HtmlDialogElement>("dialog[open]") {
        if dialog.get_attribute("data-keys").as_deref() == Some(key.as_str()) {
            dialog.close();
        }
        return;
    }
    if key == SPACE && is_control(event) {
        return;
    }
    if let Some(carrier) = carrier(&key) {
        // Space would scroll the page.
        event.prevent_default();
        press(&carrier);
    }
}

/// Clicks the button with a key such as `ArrowLeft` in its `aria-keyshortcuts`, unless a dialog is
/// open. Returns `true` if there is such a button.
pub fn press_step(event: &KeyboardEvent) -> bool {
    let button = carrier(&event.key()).filter(|_| !has_dialog());
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}

/// The visible element that has this shortcut.
fn carrier(key: &str) -> Option<HtmlElement> {
    let carriers = query_all(&format!("[aria-keyshortcuts~=\"{key}\"]"));
    carriers.into_iter().find(is_visible)
}

/// Activates the first element that a selector matches, as a shortcut would.
pub fn press_first(selector: &str) {
    if let Some(element) = query(selector) {
        press(&element);
    }
}

/// Clicks a button; any other element gets the focus, and a disabled button both.
fn press(element: &HtmlElement) {
    let is_button = element.tag_name() == "BUTTON";
    if !is_button || element.get_attribute("aria-disabled").is_some() {
        focus(element);
    }
    if is_button {
        element.click();
    }
}

/// Moves the focus along a row: the `members` in the group of the focused one. If the focus is
/// outside all groups, and on no control but a button of the turn, it moves to `entry`. Returns `true` if the focus moved.
pub fn step(groups: &str, members: &str, entry: &str, step: RowStep) -> bool {
    let active = document().active_element();
    let group = active.as_ref().and_then(|active| {
        let is_member = active.matches(members).unwrap_or(false);
        active.closest(groups).ok().flatten().filter(|_| is_member)
    });
    let Some(group) = group else {
        let is_idle = active.is_none_or(|active| active.matches(IDLE) == Ok(true));
        let entry = query::<HtmlElement>(entry).filter(|_| is_idle && !has_dialog());
        return entry.is_some_and(|entry| {
            focus(&entry);
            true
        });
    };
    let row = list(group.query_selector_all(members));
    let here = row
        .iter()
        .position(|member| active.as_ref() == Some(member.as_ref()));
    let (here, last) = (here.unwrap_or(0), row.len().saturating_sub(1));
    let there = match step {
        RowStep::Back => here.checked_sub(1).unwrap_or(last),
        RowStep::On if here == last => 0,
        RowStep::On => here + 1,
        RowStep::First => 0,
        RowStep::Last => last,
    };
    row.get(there).map(focus).is_some()
}

/// Moves the focus out of a part of the page to the first element that `to` matches.
pub fn leave(part: &str, to: &str) {
    if let Some(to) = query(to) {
        take_focus(part, &to);
    }
}

/// Name of a key in `aria-keyshortcuts`: a capital letter, or another character. On a keyboard with
/// another script, it is the letter on the same key of a Latin keyboard.
fn sign(event: &KeyboardEvent) -> Option<String> {
    let (key, code) = (event.key(), event.code());
    if key == " " {
        return Some(SPACE.to_owned());
    }
    let sign = match code.strip_prefix("Key") {
        Some(letter) if !key.is_ascii() => letter.to_owned(),
        _ => key.to_ascii_uppercase(),
    };
    let is_letter = sign.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_one = sign.len() == 1 && sign != "\"" && sign != "\\";
    (is_one && !(is_letter && event.shift_key())).then_some(sign)
}

/// Returns `true` if the key goes to an element that uses text or arrow keys itself.
fn is_field(event: &KeyboardEvent) -> bool {
    is_within(event, "input, textarea, select, [contenteditable]")
}

/// Returns `true` if the key goes to an element that the space bar activates. A disabled button leaves the key to others.
fn is_control(event: &KeyboardEvent) -> bool {
    is_within(event, "button:not([aria-disabled]), a, summary")
}

fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

fn is_visible(element: &HtmlElement) -> bool {
    element.offset_width() > 0
}
