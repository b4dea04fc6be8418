//! The browser's history: its entries, and moves between them.

use std::cell::{Cell, RefCell};
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
    /// Present before the browser is told to go back to that entry.
    delay: Option<Delay>,
    /// `true` while it goes there: it takes a moment, and nothing can be added meanwhile.
    is_moving: Rc<Cell<bool>>,
}

/// The time before the browser is told to go back.
#[derive(Debug)]
struct Delay {
    /// Index of the entry to go back to.
    to: usize,
    #[expect(dead_code, reason = "held for its drop")]
    timer: Rc<RefCell<Option<Timer>>>,
    /// Ends the delay if the page is left or reloaded: a reload shows what the page has shown.
    #[expect(dead_code, reason = "held for its drop")]
    leaving: EventListener,
}

impl Delay {
    /// Goes back by some entries after the delay, and sets `is_moving`. `text` is that of the entry to go back to.
    fn new(to: usize, text: &str, entries: i32, is_moving: Rc<Cell<bool>>) -> Self {
        let moving = is_moving.clone();
        let go = move || {
            let history = window().history();
            moving.set(history.and_then(|it| it.go_with_delta(entries)).is_ok());
        };
        let timer = Rc::new(RefCell::new(Some(Timer::after(BACK_DELAY, go))));
        let text = text.to_owned();
        let running = timer.clone();
        let leaving = EventListener::once(&window(), "beforeunload", move |_| {
            if !is_moving.get() {
                drop(running.take());
                replace_entry(&text);
            }
        });
        Self { to, timer, leaving }
    }
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
            if self.delay.as_ref().is_none_or(|delay| delay.to != *index) {
                let entries = *index as i32 - self.index as i32;
                self.delay = Some(Delay::new(*index, text, entries, self.is_moving.clone()));
            }
            return;
        }
        self.delay = None;
        if *text == self.text {
            return;
        }
        if *index > self.index {
            // If the browser refuses this, Back leaves the page.
            let _ = history.push_state_with_url(&JsValue::from_str(text), "", None);
        } else {
            replace_entry(text);
        }
        self.index = *index;
        self.text.clone_from(text);
    }
}

/// Replaces the text of the current entry, unless the browser refuses.
fn replace_entry(text: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::from_str(text), "", None);
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
