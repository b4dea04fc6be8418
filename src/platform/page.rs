//! The parts of the document that lie outside of what Yew renders, and focus.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, document_element, window};
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement, HtmlMetaElement};

use super::dom::{focus, query};

/// Sets an attribute of the whole page, which the styles ask for, or removes it.
pub fn set_root_attribute(name: &'static str, value: Option<&str>) {
    let root = document_element();
    // An attribute with a fixed name cannot be refused.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The languages that the person prefers, the best first, as tags such as `pl` or `en-GB`.
pub fn languages() -> Vec<String> {
    let tags = window().navigator().languages().into_iter();
    tags.filter_map(|tag| tag.as_string()).collect()
}

/// Says in which language the page is. A browser styles the whole page anew, even for the same one once more.
pub fn set_language(tag: &str) {
    let root = document_element();
    if root.get_attribute("lang").as_deref() != Some(tag) {
        // An attribute with a fixed name cannot be refused.
        let _ = root.set_attribute("lang", tag);
    }
}

/// Gives the browser's own bars the colour that an element has as its background.
pub fn set_theme_color(element: &Element) {
    let Ok(Some(style)) = window().get_computed_style(element) else {
        return;
    };
    let color = style
        .get_property_value("background-color")
        .unwrap_or_default();
    if let Some(meta) = query::<HtmlMetaElement>("meta[name=theme-color]")
        && !color.is_empty()
    {
        meta.set_content(&color);
    }
}

/// Moves the keyboard's focus to an element if it is nowhere: the element that
/// had it is gone. Says whether it did.
pub fn focus_if_lost(element: &HtmlElement) -> bool {
    let is_lost = is_focus_lost();
    if is_lost {
        focus(element);
    }
    is_lost
}

/// Moves the keyboard's focus to the main part of the page if it is nowhere. A screen reader says of it that one is
/// there, and does not read all that is in it, as it would of a plain box.
pub fn focus_main_if_lost() {
    if let Some(main) = query::<HtmlElement>("main").filter(|_| is_focus_lost()) {
        main.set_tab_index(-1);
        // From the top on: above it there may be messages.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // Fails only for an element that is not in the page any more.
        let _ = main.focus_with_options(&options);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

fn is_focus_lost() -> bool {
    let active = document().active_element();
    active.is_none_or(|active| active.tag_name() == "BODY")
}

/// Moves the keyboard's focus from an element to the first one that a selector finds,
/// if it is on that element.
pub fn move_focus(from: &HtmlElement, selector: &str) {
    let is_there = document().active_element().as_ref() == Some(from.as_ref());
    if is_there && let Some(found) = query(selector) {
        focus(&found);
    }
}

/// Loads the page anew.
pub fn reload() {
    // The address does not change, so nothing refuses it.
    let _ = window().location().reload();
}

/// Shows a dialog over everything else; the browser keeps the focus inside.
pub fn show_modal(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        // Fails only for an element that is not in the page any more.
        let _ = dialog.show_modal();
    }
}

/// Listens until it is dropped.
#[derive(Debug)]
pub struct VisibilityListener(
    #[expect(dead_code, reason = "held for their drop")] [EventListener; 2],
);

/// Calls `callback` whenever the page is left, comes to be hidden, or is seen again.
#[must_use]
pub fn on_leaving(callback: impl Fn() + 'static) -> VisibilityListener {
    let callback = Rc::new(callback);
    let seen = callback.clone();
    VisibilityListener([
        EventListener::new(&document(), "visibilitychange", move |_| seen()),
        EventListener::new(&window(), "pagehide", move |_| callback()),
    ])
}
