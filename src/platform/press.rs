//! What a person presses: it is told before anything comes of it, and can be seen pressed.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::dom::query;

/// The attribute of what looks pressed.
const PRESSED: &str = "data-pressed";

/// Listens to what a person does until it is dropped.
#[derive(Debug)]
pub struct InputListener(#[expect(dead_code, reason = "held for its drop")] [EventListener; 3]);

/// Calls `callback` before anything else learns that a key, a finger or the mouse goes down, and when the
/// page is left.
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

/// Listens to taps until it is dropped.
#[derive(Debug)]
pub struct TapListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

/// Calls `callback` for each tap or click on what a selector finds.
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
    /// The button that the event goes to which the browser tells of now.
    #[must_use]
    pub fn now() -> Self {
        let event: Option<Event> = window().event().dyn_into().ok();
        let target = event.and_then(|event| event.target());
        let target = target.and_then(|target| target.dyn_into::<Element>().ok());
        Self::of(target.and_then(|target| target.closest("button").ok().flatten()))
    }

    /// The first element of a selector.
    #[must_use]
    pub fn first(selector: &str) -> Self {
        Self::of(query(selector))
    }

    /// Whether there is such a button.
    #[must_use]
    pub const fn is_any(&self) -> bool {
        self.0.is_some()
    }

    fn of(element: Option<Element>) -> Self {
        if let Some(element) = &element {
            // An attribute with a fixed name cannot be refused.
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
