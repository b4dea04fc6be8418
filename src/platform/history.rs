//! The browser's Back button.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// Pushes an entry to the browser's history, for Back to remove.
pub fn push_entry() {
    if let Ok(history) = window().history() {
        // If this is refused, Back leaves the page.
        let _ = history.push_state_with_url(&JsValue::NULL, "", None);
    }
}

#[derive(Debug)]
pub struct BackListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

/// Calls `callback` when the user goes back, until the listener is dropped.
#[must_use]
pub fn on_back(callback: impl Fn() + 'static) -> BackListener {
    BackListener(EventListener::new(&window(), "popstate", move |_| {
        // Opening a link to this page also fires `popstate`, but with a hash.
        let fragment = window().location().hash().unwrap_or_default();
        if fragment.is_empty() {
            callback();
        }
    }))
}
