//! Files: a text to be downloaded, and a file that the person has chosen.

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::Array;
use thiserror::Error;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, FileReader, HtmlAnchorElement, HtmlInputElement, Url};

/// Why a chosen file gives no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// It is larger than asked for.
    #[error("the file is too large")]
    TooLarge,
    /// The browser cannot read it.
    #[error("the file cannot be read")]
    Unreadable,
}

/// Has the browser download a text as a file of some kind; says whether it could be asked to.
pub fn download(name: &str, kind: &str, text: &str) -> bool {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options);
    blob.is_ok_and(|blob| save(name, &blob))
}

/// Has the browser download what a file is to hold; says whether it could be asked to.
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
    // The download has what it needs once it has begun.
    let _ = Url::revoke_object_url(&address);
    link.is_some()
}

/// Reads the file that was chosen in a field, if it has at most so many bytes, and empties the
/// field, so that the same file can be chosen again.
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
    // It ends once, whether it went well or not.
    EventListener::once(&reader, "loadend", move |_| {
        let text = read.result().ok().and_then(|text| text.as_string());
        on_read(text.ok_or(FileError::Unreadable));
    })
    .forget();
    // A reader that was just made is not busy.
    let _ = reader.read_as_text(&file);
}
