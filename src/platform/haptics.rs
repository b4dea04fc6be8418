//! Haptic feedback.

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::share::{method, navigator};

/// Returns `true` if the device has a touch screen and the browser supports vibration.
#[must_use]
pub fn has_haptics() -> bool {
    let points = property(&navigator(), "maxTouchPoints").as_f64();
    points.is_some_and(|points| points > 0.0) && method(&navigator(), "vibrate").is_some()
}

/// Vibrates for `millis` milliseconds. Does nothing before the user has interacted with the page,
/// because browsers would log a warning.
pub fn vibrate(millis: u32) {
    let navigator = navigator();
    let is_touched = property(&property(&navigator, "userActivation"), "hasBeenActive");
    if has_haptics()
        && is_touched.is_truthy()
        && let Some(vibrate) = method(&navigator, "vibrate")
    {
        // The browser may refuse; vibration is optional.
        let _ = vibrate.call1(&navigator, &millis.into());
    }
}

fn property(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}
