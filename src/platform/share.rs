//! Sharing a text: with the device's share sheet, or by the clipboard.
//!
//! Not every browser has these, and some have them only on secure pages, so the code looks them up
//! by name.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;

/// Outcome of a share sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareEnd {
    Shared,
    /// The user closed it.
    Closed,
    /// The browser refused it.
    Refused,
}

/// Returns `true` if the device has a share sheet.
#[must_use]
pub fn can_share() -> bool {
    method(&navigator(), "share").is_some()
}

/// Opens the share sheet for a URL. Passes `on_end` how that ended.
pub fn share(title: &str, url: &str, on_end: impl FnOnce(ShareEnd) + 'static) {
    give(&[("title", title), ("url", url)], on_end);
}

/// Opens the share sheet for a text. Passes `on_end` how that ended.
pub fn share_text(text: &str, on_end: impl FnOnce(ShareEnd) + 'static) {
    give(&[("text", text)], on_end);
}

fn give(parts: &[(&str, &str)], on_end: impl FnOnce(ShareEnd) + 'static) {
    let data = Object::new();
    for (name, value) in parts {
        // A new object accepts any property.
        let _ = Reflect::set(&data, &(*name).into(), &(*value).into());
    }
    call(&navigator(), "share", &data, Box::new(on_end));
}

/// Copies a text. Passes `on_done` whether that succeeded.
pub fn copy(text: &str, on_done: impl FnOnce(bool) + 'static) {
    let clipboard = Reflect::get(&navigator(), &"clipboard".into()).unwrap_or_default();
    let on_end = move |end| on_done(end == ShareEnd::Shared);
    call(&clipboard, "writeText", &text.into(), Box::new(on_end));
}

pub(super) fn navigator() -> JsValue {
    window().navigator().into()
}

pub(super) fn method(object: &JsValue, name: &str) -> Option<Function> {
    let found = Reflect::get(object, &name.into()).ok()?;
    found.dyn_into().ok()
}

/// Calls a method that returns a promise. Passes `on_end` whether the promise was fulfilled, or the user closed what it
/// had opened, which is not an error.
pub(super) fn call(
    object: &JsValue,
    name: &str,
    argument: &JsValue,
    on_end: Box<dyn FnOnce(ShareEnd)>,
) {
    let given = method(object, name).and_then(|method| method.call1(object, argument).ok());
    let promise = given.and_then(|given| given.dyn_into::<Promise>().ok());
    let Some(promise) = promise else {
        on_end(ShareEnd::Refused);
        return;
    };
    let on_end = Rc::new(Cell::new(Some(on_end)));
    let then = |is_kept: bool| {
        let on_end = on_end.clone();
        Closure::once_into_js(move |result: JsValue| {
            if let Some(on_end) = on_end.take() {
                on_end(match is_kept {
                    true => ShareEnd::Shared,
                    false if is_closed(&result) => ShareEnd::Closed,
                    false => ShareEnd::Refused,
                });
            }
        })
    };
    let (kept, broken) = (then(true), then(false));
    if let Some(method) = method(&promise, "then") {
        // `then` of a promise does not fail.
        let _ = method.call2(&promise, &kept, &broken);
    }
}

/// Returns `true` if a promise was rejected because the user closed what it had opened.
fn is_closed(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into());
    name.is_ok_and(|name| name == "AbortError")
}
