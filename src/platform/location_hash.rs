//! The address of the page, and its hash: the part after `#`.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// Removes the hash from the address and returns it, if there is one, because it takes effect only
/// once.
#[must_use]
pub fn take_hash() -> Option<String> {
    let location = window().location();
    let fragment = location.hash().ok()?;
    let fragment = fragment.strip_prefix('#')?.to_owned();
    clear_entry();
    Some(fragment)
}

/// Removes the hash from the address of the current entry, and the text stored with it.
pub(super) fn clear_entry() {
    if let Ok(history) = window().history() {
        // If this is refused, the address stays unchanged.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&base_url()));
    }
}

/// Address of the page without the hash, and without parameters: messengers append them.
#[must_use]
pub fn base_url() -> String {
    let location = window().location();
    let whole = location.href().unwrap_or_default();
    whole
        .split(['?', '#'])
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[derive(Debug)]
pub struct HashChangeListener(#[expect(dead_code, reason = "held for its drop")] EventListener);

/// Calls `callback` with the hash whenever the user opens another link to this page in it, until
/// the listener is dropped.
#[must_use]
pub fn on_fragment(callback: impl Fn(String) + 'static) -> HashChangeListener {
    HashChangeListener(EventListener::new(&window(), "hashchange", move |_| {
        if let Some(fragment) = take_hash() {
            callback(fragment);
        }
    }))
}
