//! The browser's Back button.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// Puts an entry into the browser's history, for Back to take away.
pub fn push_entry() {
    if let Ok(history) = window().history() {
        // Where it is refused, Back leaves the page.
        let _ = history.push_state_with_url(&JsValue::NULL, "", None);
    }
}

/// Calls back when Back was pressed, until it is dropped.
#[derive(Debug)]
pub struct BackListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

/// Listens to the Back button.
#[must_use]
pub fn on_back(callback: impl Fn() + 'static) -> BackListener {
    BackListener(EventListener::new(&window(), "popstate", move |_| {
        // An address that is opened in this page is another matter.
        let fragment = window().location().hash().unwrap_or_default();
        if fragment.is_empty() {
            callback();
        }
    }))
}
