//! Parts of the document that Yew doesn't render, and focus.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, document_element, window};
use wasm_bindgen::prelude::*;
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement, HtmlMetaElement};

use super::dom::{focus, query};
use super::location_hash::clear_entry;

#[wasm_bindgen]
extern "C" {
    /// In `static/kept_focus.js`.
    #[wasm_bindgen(js_namespace = window, js_name = putFocusBack)]
    fn put_focus_back();

    /// In `static/boot.js`.
    #[wasm_bindgen(js_namespace = window, js_name = sayNotLoaded)]
    fn not_loaded();
}

/// Sets or removes an attribute of the root element, for the styles.
pub fn set_root_attribute(name: &'static str, value: Option<&str>) {
    let root = document_element();
    // An attribute with a fixed name is always valid.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The user's preferred languages, the best first, as tags such as `pl` or `en-GB`; then that of whoever has sent the
/// link to this page.
pub fn languages() -> Vec<String> {
    let tags = window().navigator().languages().into_iter();
    let search = window().location().search().unwrap_or_default();
    let mut linked = search.split(['?', '&']);
    let linked = linked.find_map(|part| part.strip_prefix("lang="));
    tags.filter_map(|tag| tag.as_string())
        .chain(linked.map(str::to_owned))
        .collect()
}

/// The language of the page, as a tag. `static/boot.js` has loaded its texts.
pub fn language() -> String {
    document_element().get_attribute("lang").unwrap_or_default()
}

/// Sets the language of the page, if it differs: browsers recompute the styles of the whole page
/// even for the same language.
pub fn set_language(tag: &str) {
    let root = document_element();
    if language() != tag {
        // An attribute with a fixed name is always valid.
        let _ = root.set_attribute("lang", tag);
    }
}

/// Sets the `theme-color` of the browser's own bars to the background colour of an element.
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

/// Moves the focus to an element if it is nowhere, because the element that had it is gone. Returns
/// `true` if it did.
pub fn focus_if_lost(element: &HtmlElement) -> bool {
    let is_lost = is_focus_lost();
    if is_lost {
        focus(element);
    }
    is_lost
}

/// Returns `true` if the element has the focus and the browser shows that, as it does for a keyboard.
#[must_use]
pub fn has_visible_focus(selector: &str) -> bool {
    let active = document().active_element();
    let selector = format!("{selector}:focus-visible");
    active.is_some_and(|active| active.matches(&selector).unwrap_or_default())
}

/// Moves the focus to an element if a part of the page has it. Returns `true` if it did.
pub fn take_focus(part: &str, element: &HtmlElement) -> bool {
    let active = document().active_element();
    let is_there = active.is_some_and(|active| active.closest(part).ok().flatten().is_some());
    if is_there {
        focus(element);
    }
    is_there
}

/// Moves the focus to the main part of the page if it is nowhere. A screen reader announces this
/// landmark only by its name; a plain box it would read out in full.
pub fn focus_main_if_lost() {
    if let Some(main) = query::<HtmlElement>("main").filter(|_| is_focus_lost()) {
        main.set_tab_index(-1);
        // Scrolls to the top, because messages may be above the main part.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // Fails only for an element that is no longer in the page.
        let _ = main.focus_with_options(&options);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls to the first element that a selector matches, if its top is out of sight.
pub fn bring_into_sight(selector: &str) {
    let element = query::<Element>(selector);
    if let Some(element) = element.filter(|it| it.get_bounding_client_rect().top() < 0.0) {
        element.scroll_into_view();
    }
}

/// Scrolls a row to the element in it that a selector matches, which then stands in its middle.
pub fn scroll_row_to(selector: &str) {
    let element = query::<Element>(selector);
    let Some((row, element)) = element.and_then(|it| it.parent_element().zip(Some(it))) else {
        return;
    };
    let middle = |of: &Element| {
        let bounds = of.get_bounding_client_rect();
        f64::midpoint(bounds.left(), bounds.right())
    };
    let by = (middle(&element) - middle(&row)) as i32;
    row.set_scroll_left(row.scroll_left() + by);
}

/// Returns `true` if the focus is nowhere, because the element that had it is gone: one that was only moved gets it back.
fn is_focus_lost() -> bool {
    put_focus_back();
    let active = document().active_element();
    active.is_none_or(|active| active.tag_name() == "BODY")
}

/// Moves the focus to the first element that a selector matches, if `from` has it.
pub fn move_focus(from: &HtmlElement, selector: &str) {
    let is_there = document().active_element().as_ref() == Some(from.as_ref());
    if is_there && let Some(found) = query(selector) {
        focus(&found);
    }
}

pub fn reload() {
    // The address stays the same, so this is always allowed.
    let _ = window().location().reload();
}

/// Reloads the page, which then begins at the start page.
pub fn restart() {
    clear_entry();
    reload();
}

/// Says in place of the page that the program couldn't be loaded.
pub fn say_not_loaded() {
    not_loaded();
}

/// Shows a dialog over everything else; the browser keeps the focus inside.
pub fn show_modal(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        // Fails only for an element that is no longer in the page.
        let _ = dialog.show_modal();
    }
}

#[derive(Debug)]
pub struct VisibilityListener(
    #[expect(dead_code, reason = "held for their drop")] [EventListener; 2],
);

/// Calls `callback` whenever the page is left, hidden or shown again, until the listener is
/// dropped.
#[must_use]
pub fn on_leaving(callback: impl Fn() + 'static) -> VisibilityListener {
    let callback = Rc::new(callback);
    let seen = callback.clone();
    VisibilityListener([
        EventListener::new(&document(), "visibilitychange", move |_| seen()),
        EventListener::new(&window(), "pagehide", move |_| callback()),
    ])
}

/// Returns `true` while nobody sees the page.
#[must_use]
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Calls `callback` whenever the page is seen again or the network is back, until the listener is dropped.
#[must_use]
pub fn on_return(callback: impl Fn() + 'static) -> VisibilityListener {
    let callback = Rc::new(callback);
    let seen = callback.clone();
    VisibilityListener([
        EventListener::new(&document(), "visibilitychange", move |_| {
            if !is_hidden() {
                seen();
            }
        }),
        EventListener::new(&window(), "online", move |_| callback()),
    ])
}

/// The page has another title until this is dropped, or until the page is seen.
#[derive(Debug)]
pub struct HeldTitle {
    before: String,
    #[expect(dead_code, reason = "held for its drop")]
    listener: EventListener,
}

/// Gives the page another title until it is seen.
#[must_use]
pub fn hold_title(title: &str) -> HeldTitle {
    let before = document().title();
    document().set_title(title);
    let back = before.clone();
    HeldTitle {
        before,
        listener: EventListener::once(&document(), "visibilitychange", move |_| {
            document().set_title(&back);
        }),
    }
}

impl Drop for HeldTitle {
    fn drop(&mut self) {
        document().set_title(&self.before);
    }
}
