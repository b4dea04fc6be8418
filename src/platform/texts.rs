//! The texts of the page's languages, which `static/early.js` and `static/load_texts.js` load, and the later styles.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::dom::query;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = window, js_name = loadTexts)]
    fn request_texts(tag: &str) -> Promise;

    /// In `static/later_styles.js`.
    #[wasm_bindgen(js_namespace = window, js_name = loadLaterStyles)]
    fn request_later_styles() -> Promise;

    /// The text of a file that is loaded.
    #[wasm_bindgen(js_namespace = window, js_name = loadedText)]
    fn text_of(name: &str) -> String;
}

/// The list of languages in `index.html`.
#[must_use]
pub fn listed_languages() -> String {
    query::<Element>("script[data-languages]")
        .and_then(|script| script.get_attribute("data-languages"))
        .unwrap_or_default()
}

/// Requests all texts of a language now, unless they have been loaded. The result tells whether they could be loaded.
pub fn load_texts(tag: &str) -> impl Future<Output = bool> + use<> {
    let loaded = JsFuture::from(request_texts(tag));
    async { loaded.await.is_ok() }
}

/// Requests the styles of what comes after the first cards now, unless they have been loaded. The result tells whether they
/// could be loaded.
pub fn load_later_styles() -> impl Future<Output = bool> {
    let loaded = JsFuture::from(request_later_styles());
    async { loaded.await.is_ok() }
}

/// Half of the texts of a language, which must be loaded.
#[must_use]
pub fn loaded_text(tag: &str, half: &str) -> String {
    text_of(&format!("{tag}.{half}"))
}
