//! Files: downloads, and a file chosen by the user.

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::Array;
use thiserror::Error;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, FileReader, HtmlAnchorElement, HtmlInputElement, Url};

/// Error reading a chosen file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// The file is larger than the limit.
    #[error("the file is too large")]
    TooLarge,
    #[error("the file cannot be read")]
    Unreadable,
}

/// Downloads a text as a file of MIME type `kind`. Returns `true` if the download could be started.
pub fn download(name: &str, kind: &str, text: &str) -> bool {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options);
    blob.is_ok_and(|blob| save(name, &blob))
}

/// Downloads `content` as a file. Returns `true` if the download could be started.
pub fn save(name: &str, content: &Blob) -> bool {
    let Ok(address) = Url::create_object_url_with_blob(content) else {
        return false;
    };
    let link = document().create_element("a").ok();
    let link = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = &link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // A download that has begun no longer needs the URL.
    let _ = Url::revoke_object_url(&address);
    link.is_some()
}

/// Reads the file chosen in a field, if it has at most `most_bytes` bytes. Empties the field, so
/// that the user can choose the same file again.
pub fn read_file(
    field: &HtmlInputElement,
    most_bytes: usize,
    on_read: impl FnOnce(Result<String, FileError>) + 'static,
) {
    let Some(file) = field.files().and_then(|files| files.get(0)) else {
        return;
    };
    field.set_value("");
    if file.size() > most_bytes as f64 {
        on_read(Err(FileError::TooLarge));
        return;
    }
    let Ok(reader) = FileReader::new() else {
        on_read(Err(FileError::Unreadable));
        return;
    };
    let read = reader.clone();
    // Fires once, for success and failure.
    EventListener::once(&reader, "loadend", move |_| {
        let text = read.result().ok().and_then(|text| text.as_string());
        on_read(text.ok_or(FileError::Unreadable));
    })
    .forget();
    // A new reader is never busy.
    let _ = reader.read_as_text(&file);
}
