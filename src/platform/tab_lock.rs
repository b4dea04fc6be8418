//! Web Locks: of all tabs of the page, one at a time holds a lock.
//!
//! Browsers without them, and insecure pages, have no such lock: there every tab gets it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;

use super::clock::Timer;
use super::share::{method, navigator};

/// State of a lock, for the page that wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabLockState {
    Held,
    /// Another tab holds it. This one gets it afterwards.
    Elsewhere,
    /// Released while the page is hidden.
    Released,
}

/// A lock that this tab holds, or waits for, while the page is visible, until it is dropped. A hidden tab must not keep
/// one that the user has opened since from holding the lock.
#[derive(Debug)]
pub struct TabLock {
    request: Rc<LockRequest>,
    #[expect(dead_code, reason = "held for its drop")]
    seen: EventListener,
}

struct LockRequest {
    name: String,
    on_change: Box<dyn Fn(TabLockState)>,
    /// Number of the current attempt; a lock granted to an earlier one is returned at once.
    attempt: Cell<u32>,
    /// Resolves the promise for which the browser keeps the lock.
    release: RefCell<Option<Function>>,
    /// `true` while this tab holds the lock or waits for it.
    is_asked: Cell<bool>,
    /// Returns the lock once the page is hidden. A page that is left for good runs no timer: it loses its locks anyway,
    /// and its last moments are for saving.
    hiding: RefCell<Option<Timer>>,
}

impl std::fmt::Debug for LockRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LockRequest")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl TabLock {
    /// Requests the lock with this name, and reports each change of its state.
    #[must_use]
    pub fn request(name: String, on_change: impl Fn(TabLockState) + 'static) -> Self {
        let request = Rc::new(LockRequest {
            name,
            on_change: Box::new(on_change),
            attempt: Cell::new(0),
            release: RefCell::new(None),
            is_asked: Cell::new(false),
            hiding: RefCell::new(None),
        });
        let here = request.clone();
        let seen = EventListener::new(&document(), "visibilitychange", move |_| here.follow());
        request.follow();
        Self { request, seen }
    }
}

impl Drop for TabLock {
    fn drop(&mut self) {
        self.request.hiding.take();
        self.request.release();
    }
}

impl LockRequest {
    fn follow(self: &Rc<Self>) {
        if document().hidden() {
            let here = self.clone();
            let timer = Timer::after(0, move || {
                here.release();
                (here.on_change)(TabLockState::Released);
            });
            self.hiding.replace(Some(timer));
            return;
        }
        self.hiding.take();
        if !self.is_asked.get() {
            self.ask(true);
        }
    }

    fn release(&self) {
        self.attempt.set(self.attempt.get() + 1);
        self.is_asked.set(false);
        if let Some(release) = self.release.take() {
            // Resolving a promise does not fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }

    /// Asks for the lock: at once or not at all, or as soon as no other tab holds it.
    fn ask(self: &Rc<Self>, is_at_once: bool) {
        self.is_asked.set(true);
        let locks = Reflect::get(&navigator(), &"locks".into()).unwrap_or_default();
        let Some(request) = method(&locks, "request") else {
            return (self.on_change)(TabLockState::Held);
        };
        let options = Object::new();
        // A new object accepts any property.
        let _ = Reflect::set(&options, &"ifAvailable".into(), &is_at_once.into());
        let (here, attempt) = (self.clone(), self.attempt.get());
        let granted = Closure::once_into_js(move |lock: JsValue| here.on_granted(attempt, &lock));
        let asked = request.call3(&locks, &self.name.as_str().into(), &options, &granted);
        let here = self.clone();
        let refused = Closure::once_into_js(move |_: JsValue| {
            // The browser has no locks for this page.
            if attempt == here.attempt.get() {
                (here.on_change)(TabLockState::Held);
            }
        });
        if let Ok(promise) = asked
            && let Some(then) = method(&promise, "catch")
        {
            // `catch` of a promise does not fail.
            let _ = then.call1(&promise, &refused);
        }
    }

    /// Handles the lock, or that there is none. The browser keeps the lock until the promise is resolved.
    fn on_granted(self: &Rc<Self>, attempt: u32, lock: &JsValue) -> JsValue {
        if attempt != self.attempt.get() {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            (self.on_change)(TabLockState::Elsewhere);
            // The change may have released the request.
            if attempt == self.attempt.get() {
                self.ask(false);
            }
            return JsValue::UNDEFINED;
        }
        let held = Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        });
        (self.on_change)(TabLockState::Held);
        held.into()
    }
}
