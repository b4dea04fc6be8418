//! Screen wake lock. The browser releases it when the page is hidden; if it is unsupported or
//! refused, the screen sleeps as usual.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Promise, Reflect};
use wasm_bindgen::prelude::*;

use super::share::{method, navigator};

/// Keeps the screen awake while the page is visible, until it is dropped.
#[derive(Debug)]
pub struct WakeLock {
    /// The browser's lock: null before the browser has granted one, `None` once this is dropped.
    lock: Rc<RefCell<Option<JsValue>>>,
    #[expect(dead_code, reason = "held for its drop")]
    seen: EventListener,
}

impl WakeLock {
    #[must_use]
    pub fn acquire() -> Self {
        let lock = Rc::new(RefCell::new(Some(JsValue::NULL)));
        ask(&lock);
        let again = lock.clone();
        let seen = EventListener::new(&document(), "visibilitychange", move |_| {
            if !document().hidden() {
                ask(&again);
            }
        });
        Self { lock, seen }
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.take() {
            release(&lock);
        }
    }
}

fn ask(lock: &Rc<RefCell<Option<JsValue>>>) {
    let source = Reflect::get(&navigator(), &"wakeLock".into()).unwrap_or_default();
    let asked = method(&source, "request")
        .and_then(|request| request.call1(&source, &"screen".into()).ok());
    let Some(promise) = asked.and_then(|asked| asked.dyn_into::<Promise>().ok()) else {
        return;
    };
    let lock = lock.clone();
    let given = Closure::once_into_js(move |given: JsValue| {
        let mut lock = lock.borrow_mut();
        match lock.as_mut() {
            Some(held) => *held = given,
            // The wake lock was dropped before the browser granted it.
            None => release(&given),
        }
    });
    let refused = Closure::once_into_js(|_: JsValue| ());
    if let Some(then) = method(&promise, "then") {
        // `then` of a promise does not fail.
        let _ = then.call2(&promise, &given, &refused);
    }
}

fn release(lock: &JsValue) {
    if let Some(release) = method(lock, "release") {
        // Releasing a lock twice has no effect.
        let _ = release.call0(lock);
    }
}
