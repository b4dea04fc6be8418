//! Ticks that are felt, where the device can be felt.

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::share::{method, navigator};

/// Whether the device is one that can be felt: one that is touched, with a browser that knows how.
#[must_use]
pub fn has_haptics() -> bool {
    let points = property(&navigator(), "maxTouchPoints").as_f64();
    points.is_some_and(|points| points > 0.0) && method(&navigator(), "vibrate").is_some()
}

/// Ticks for so many milliseconds. Before the person has touched the page a browser would complain of it.
pub fn vibrate(millis: u32) {
    let navigator = navigator();
    let is_touched = property(&property(&navigator, "userActivation"), "hasBeenActive");
    if has_haptics()
        && is_touched.is_truthy()
        && let Some(vibrate) = method(&navigator, "vibrate")
    {
        // A browser that lets nothing be felt says so; nothing depends on it.
        let _ = vibrate.call1(&navigator, &millis.into());
    }
}

fn property(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}
