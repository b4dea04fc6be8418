//! The address of the page, and what stands in it after `#`.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// Takes what stands after the `#` out of the address, if there is something: it is meant once.
#[must_use]
pub fn take_hash() -> Option<String> {
    let location = window().location();
    let fragment = location.hash().ok()?;
    let fragment = fragment.strip_prefix('#')?.to_owned();
    store_hash(None);
    Some(fragment)
}

/// Keeps what stood after the `#` with the current entry of the browser's history, for [`stored_hash`].
pub fn store_hash(fragment: Option<&str>) {
    if let Ok(history) = window().history() {
        let kept = fragment.map_or(JsValue::NULL, JsValue::from_str);
        // Where it is refused, the address stays as it is.
        let _ = history.replace_state_with_url(&kept, "", Some(&base_url()));
    }
}

/// What is kept with the current entry of the browser's history: it is still there after a reload.
#[must_use]
pub fn stored_hash() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// The address of the page without what stands after the `#`.
#[must_use]
pub fn base_url() -> String {
    let location = window().location();
    let whole = location.href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Calls back whenever another address of this page is opened in it, until it is dropped.
#[derive(Debug)]
pub struct HashChangeListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

/// Listens to addresses of this page that are opened in it.
#[must_use]
pub fn on_fragment(callback: impl Fn(String) + 'static) -> HashChangeListener {
    HashChangeListener(EventListener::new(&window(), "hashchange", move |_| {
        if let Some(fragment) = take_hash() {
            callback(fragment);
        }
    }))
}
