//! Texts in the browser's local storage.
//!
//! All pages of a host share it, so every name has a prefix.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::Reflect;
use thiserror::Error;
use wasm_bindgen::JsValue;
use web_sys::{Event, Storage};

use super::share::{call, navigator};

/// Error reading or writing storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BrowserStorageError {
    /// The browser does not allow storage.
    #[error("the browser does not allow storage")]
    Blocked,
    #[error("the storage is full")]
    Full,
}

const PREFIX: &str = "red7:";

/// Name under which a tab stores something for a moment, so that other tabs learn that the user
/// deletes texts.
const DELETION: &str = "deleted";

/// Asks the browser not to evict the stored data when space runs low. Not every browser supports
/// this, and each decides by its own rules.
pub fn persist() {
    let storage = Reflect::get(&navigator(), &"storage".into()).unwrap_or_default();
    call(&storage, "persist", &storage, Box::new(|_| ()));
}

/// Returns the text stored under a name, if any.
///
/// # Errors
///
/// If storage is blocked.
pub fn read(name: &str) -> Result<Option<String>, BrowserStorageError> {
    let read = storage()?.get_item(&format!("{PREFIX}{name}"));
    read.map_err(|_| BrowserStorageError::Blocked)
}

/// Stores a text under a name.
///
/// # Errors
///
/// If storage is blocked or full; the old text then stays.
pub fn write(name: &str, text: &str) -> Result<(), BrowserStorageError> {
    let written = storage()?.set_item(&format!("{PREFIX}{name}"), text);
    written.map_err(|_| BrowserStorageError::Full)
}

/// Stores several texts under their names: all of them, or none.
///
/// # Errors
///
/// If storage is blocked or full; everything is then restored.
pub fn write_all(texts: &[(String, String)]) -> Result<(), BrowserStorageError> {
    let mut before = Vec::new();
    for (name, _) in texts {
        before.push((name, read(name)?));
    }
    let written = texts.iter().try_for_each(|(name, text)| write(name, text));
    if written.is_err() {
        // Removes the new texts first, to free space for the old ones.
        for (name, _) in texts {
            remove(name)?;
        }
        for (name, text) in before {
            if let Some(text) = text {
                write(name, &text)?;
            }
        }
    }
    written
}

/// Deletes the texts stored under some names for the user, and tells other tabs so.
///
/// # Errors
///
/// If storage is blocked.
pub fn delete(names: &[String]) -> Result<(), BrowserStorageError> {
    // Told first, other tabs find all texts gone when they look. Without room for it, there is once
    // they are gone.
    let is_told = write(DELETION, "").is_ok();
    names.iter().try_for_each(|name| remove(name))?;
    if !is_told {
        let _ = write(DELETION, "");
    }
    remove(DELETION)
}

/// Deletes the text stored under a name, without telling that the user wanted it.
///
/// # Errors
///
/// If storage is blocked.
pub fn remove(name: &str) -> Result<(), BrowserStorageError> {
    let removed = storage()?.remove_item(&format!("{PREFIX}{name}"));
    removed.map_err(|_| BrowserStorageError::Blocked)
}

/// Names with stored texts.
///
/// # Errors
///
/// If storage is blocked.
pub fn names() -> Result<Vec<String>, BrowserStorageError> {
    let storage = storage()?;
    let count = storage.length().map_err(|_| BrowserStorageError::Blocked)?;
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let own = keys.filter_map(|key| key.strip_prefix(PREFIX).map(ToOwned::to_owned));
    Ok(own.collect())
}

#[derive(Debug)]
pub struct StorageListener(#[expect(dead_code, reason = "held for its drop")] [EventListener; 2]);

/// Calls `callback` whenever another tab or page has stored or deleted something, until the
/// listener is dropped. Passes `true` if the user may have deleted it in another tab. A page that
/// was left and comes back isn't told what happened meanwhile, so that is possible then, too.
#[must_use]
pub fn on_stored(callback: impl Fn(bool) + 'static) -> StorageListener {
    let callback = Rc::new(callback);
    let shown = callback.clone();
    StorageListener([
        EventListener::new(&window(), "storage", move |event| {
            let key = property(event, "key").as_string();
            callback(key.is_some_and(|key| key.strip_prefix(PREFIX) == Some(DELETION)));
        }),
        EventListener::new(&window(), "pageshow", move |event| {
            if property(event, "persisted").is_truthy() {
                shown(true);
            }
        }),
    ])
}

fn property(event: &Event, name: &str) -> JsValue {
    Reflect::get(event, &name.into()).unwrap_or_default()
}

fn storage() -> Result<Storage, BrowserStorageError> {
    let window = web_sys::window().ok_or(BrowserStorageError::Blocked)?;
    let storage = window
        .local_storage()
        .map_err(|_| BrowserStorageError::Blocked)?;
    storage.ok_or(BrowserStorageError::Blocked)
}
