//! The browser's offer to install the page, which `static/install.js` keeps until the user takes it.

use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use web_sys::Event;

/// Listens for the offer until it is dropped.
#[derive(Debug)]
pub struct InstallListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl InstallListener {
    /// Calls `tell` for each offer, including one made earlier.
    pub fn listen(tell: impl Fn() + 'static) -> Self {
        if document_element().has_attribute("data-install") {
            tell();
        }
        let listener = EventListener::new(&window(), "installready", move |_| tell());
        Self(listener)
    }
}

/// Shows the browser's own question. It does so only while a press of a button is being handled.
pub fn install() {
    // An event like this can always be created and dispatched.
    if let Ok(event) = Event::new("installtake") {
        let _ = window().dispatch_event(&event);
    }
}
