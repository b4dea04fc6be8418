//! A new build of the page: `static/offline.js` finds it and takes it, the page asks the player.

use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use web_sys::Event;

/// Listens for a new build. Dropping it ends that.
#[derive(Debug)]
pub struct UpdateListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl UpdateListener {
    /// Tells of a new build, also of one that was there before.
    pub fn listen(tell: impl Fn() + 'static) -> Self {
        if document_element().has_attribute("data-update") {
            tell();
        }
        let listener = EventListener::new(&window(), "updateready", move |_| tell());
        Self(listener)
    }
}

/// Loads the page anew in the new build.
pub fn apply_update() {
    // An event of this kind can always be made and is never refused.
    if let Ok(event) = Event::new("updatetake") {
        let _ = window().dispatch_event(&event);
    }
}
