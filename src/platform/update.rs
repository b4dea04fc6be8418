//! New builds of the page: `static/offline.js` finds and installs them, the page asks the user
//! first.

use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use web_sys::Event;

/// Listens for new builds until it is dropped.
#[derive(Debug)]
pub struct UpdateListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl UpdateListener {
    /// Calls `tell` for each new build, including one found earlier.
    pub fn listen(tell: impl Fn() + 'static) -> Self {
        if document_element().has_attribute("data-update") {
            tell();
        }
        let listener = EventListener::new(&window(), "updateready", move |_| tell());
        Self(listener)
    }
}

/// Reloads the page with the new build.
pub fn apply_update() {
    // An event like this can always be created and dispatched.
    if let Ok(event) = Event::new("updatetake") {
        let _ = window().dispatch_event(&event);
    }
}
