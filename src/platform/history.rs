//! The browser's history: its entries, and moves between them.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use web_sys::PerformanceNavigation;

use super::clock::Timer;

/// Time before the browser is told to go back, in milliseconds. Closing a sheet moves the focus, and Chromium tells a
/// screen reader nothing of it once it is going to another entry.
const BACK_DELAY: u32 = 100;

/// The position in the browser's history. It follows the application, one entry after another.
#[derive(Debug, Default)]
pub struct BrowserHistory {
    /// Index of the current entry.
    index: usize,
    /// Text stored with it.
    text: String,
    /// Index and text of the entry that the application shows.
    wanted: (usize, String),
    /// Index of that entry, before the browser is told to go back to it.
    delay: Option<(usize, Timer)>,
    /// `true` while it goes there: it takes a moment, and nothing can be added meanwhile.
    is_moving: Rc<Cell<bool>>,
}

impl BrowserHistory {
    /// Starts at the current entry.
    #[must_use]
    pub fn open() -> Self {
        let mut history = Self::default();
        history.read(restored_entry());
        history
    }

    /// Makes the current entry the one that the application shows: adds it, replaces it, or goes back to it.
    pub fn show(&mut self, index: usize, text: &str) {
        self.wanted = (index, text.to_owned());
        self.follow();
    }

    /// Takes over that the browser has moved to another entry. Returns its text, unless the application wanted that.
    pub fn on_move(&mut self) -> Option<String> {
        self.read(stored_entry());
        self.delay = None;
        if !self.is_moving.take() {
            return Some(self.text.clone());
        }
        self.follow();
        None
    }

    /// Takes over that the browser has added an entry for a link.
    pub fn on_link(&mut self) {
        self.index += 1;
        self.text.clear();
        self.delay = None;
    }

    fn read(&mut self, text: Option<String>) {
        self.text = text.unwrap_or_default();
        let index = self.text.split(' ').next();
        self.index = index.and_then(|index| index.parse().ok()).unwrap_or(0);
    }

    fn follow(&mut self) {
        let Ok(history) = window().history() else {
            return;
        };
        let (index, text) = &self.wanted;
        if self.is_moving.get() {
            return;
        }
        if *index < self.index {
            let entries = *index as i32 - self.index as i32;
            let is_moving = self.is_moving.clone();
            let go = move || is_moving.set(history.go_with_delta(entries).is_ok());
            if self.delay.as_ref().is_none_or(|(to, _)| to != index) {
                self.delay = Some((*index, Timer::after(BACK_DELAY, go)));
            }
            return;
        }
        self.delay = None;
        if *text == self.text {
            return;
        }
        // If the browser refuses this, Back leaves the page.
        let state = JsValue::from_str(text);
        let _ = if *index > self.index {
            history.push_state_with_url(&state, "", None)
        } else {
            history.replace_state_with_url(&state, "", None)
        };
        self.index = *index;
        self.text.clone_from(text);
    }
}

/// Text stored with the current entry, if the page was reloaded, or the user came back to it. An address that the user
/// opens may have one too, if the page was already there.
#[must_use]
pub fn restored_entry() -> Option<String> {
    let navigation = window().performance()?.navigation();
    stored_entry().filter(|_| navigation.type_() != PerformanceNavigation::TYPE_NAVIGATE)
}

fn stored_entry() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

#[derive(Debug)]
pub struct MoveListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

/// Calls `callback` when the browser has moved to another entry, until the listener is dropped.
#[must_use]
pub fn on_move(callback: impl Fn() + 'static) -> MoveListener {
    MoveListener(EventListener::new(&window(), "popstate", move |_| {
        // Opening a link to this page also fires `popstate`, but with a hash.
        let fragment = window().location().hash().unwrap_or_default();
        if fragment.is_empty() {
            callback();
        }
    }))
}
