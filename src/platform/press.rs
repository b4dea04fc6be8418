//! User input: it can be observed before it takes effect, and buttons can look pressed.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::dom::query;

/// Attribute of an element that looks pressed.
const PRESSED: &str = "data-pressed";

#[derive(Debug)]
pub struct InputListener(#[expect(dead_code, reason = "held for its drop")] [EventListener; 3]);

/// Calls `callback` before any other listener when a key, finger or mouse button goes down, and
/// when the page is hidden or shown, until the listener is dropped.
#[must_use]
pub fn before_input(callback: impl Fn() + Clone + 'static) -> InputListener {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: true,
    };
    let listen = |event| {
        let callback = callback.clone();
        EventListener::new_with_options(&document(), event, options, move |_| callback())
    };
    InputListener(["keydown", "pointerdown", "visibilitychange"].map(listen))
}

#[derive(Debug)]
pub struct SkipListener(#[expect(dead_code, reason = "held for its drop")] [EventListener; 2]);

/// Calls `callback` when a key, finger or mouse button goes down, which does nothing else then, until the listener is
/// dropped. Keys with a modifier such as Ctrl still belong to the browser.
#[must_use]
pub fn on_any_input(callback: impl Fn() + Clone + 'static) -> SkipListener {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let listen = |event| {
        let callback = callback.clone();
        EventListener::new_with_options(&document(), event, options, move |event| {
            let key = event.dyn_ref::<KeyboardEvent>();
            if key.is_some_and(|key| key.ctrl_key() || key.alt_key() || key.meta_key()) {
                return;
            }
            event.prevent_default();
            event.stop_propagation();
            callback();
        })
    };
    SkipListener(["keydown", "pointerdown"].map(listen))
}

#[derive(Debug)]
pub struct TapListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

/// Calls `callback` for each tap or click inside an element that the selector matches, until the
/// listener is dropped.
#[must_use]
pub fn on_tap(selector: &'static str, callback: impl Fn() + 'static) -> TapListener {
    TapListener(EventListener::new(&document(), "click", move |event| {
        let target = event.target();
        let target = target.and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.closest(selector).ok().flatten().is_some()) {
            callback();
        }
    }))
}

/// A button that looks pressed until this is dropped.
#[derive(Debug)]
pub struct Pressed(Option<Element>);

impl Pressed {
    /// The button that is the target of the current event.
    #[must_use]
    pub fn now() -> Self {
        let event: Option<Event> = window().event().dyn_into().ok();
        let target = event.and_then(|event| event.target());
        let target = target.and_then(|target| target.dyn_into::<Element>().ok());
        Self::of(target.and_then(|target| target.closest("button").ok().flatten()))
    }

    /// The first element that a selector matches.
    #[must_use]
    pub fn first(selector: &str) -> Self {
        Self::of(query(selector))
    }

    /// Returns `true` if there is such a button.
    #[must_use]
    pub const fn is_any(&self) -> bool {
        self.0.is_some()
    }

    fn of(element: Option<Element>) -> Self {
        if let Some(element) = &element {
            // An attribute with a fixed name is always valid.
            let _ = element.set_attribute(PRESSED, "");
        }
        Self(element)
    }
}

impl Drop for Pressed {
    fn drop(&mut self) {
        if let Some(element) = &self.0 {
            let _ = element.remove_attribute(PRESSED);
        }
    }
}
