//! The texts of the languages. `build/messages/texts.rs` defines the format of their files.
//!
//! The page loads the files of its language, and hands over their source at its start. Other programs contain those of
//! all languages.

use std::sync::OnceLock;

use crate::state::Language;

/// A half of the messages: those that the first part of the page's module uses, or the others.
///
/// Each half is a separate static. `tools/split.mjs` looks for its name, to see that the second half is used in the
/// second part of the module alone.
pub(super) struct Half {
    name: &'static str,
    /// The records of each language, split at their first use.
    records: [OnceLock<Vec<&'static str>>; Language::MAX],
}

impl Half {
    pub(super) const fn new(name: &'static str) -> Self {
        Self {
            name,
            records: [const { OnceLock::new() }; Language::MAX],
        }
    }

    /// A record by its number, which the build has assigned.
    pub(super) fn get(&self, language: Language, number: usize) -> &'static str {
        let records = self.records[language.index()].get_or_init(|| {
            let text = source::read(language, self.name);
            text.split('\0').collect()
        });
        records.get(number).copied().unwrap_or_default()
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod source {
    use crate::i18n::{EMBEDDED, FIRST};
    use crate::state::Language;

    pub(super) fn read(language: Language, half: &'static str) -> &'static str {
        EMBEDDED[language.index()][usize::from(half != FIRST.name)]
    }
}

#[cfg(target_arch = "wasm32")]
mod source {
    use std::sync::OnceLock;

    use crate::state::Language;

    /// Reads a file by the tag of its language and the name of its half. The file has been loaded before.
    type Source = fn(&'static str, &'static str) -> String;

    static SOURCE: OnceLock<Source> = OnceLock::new();

    /// Sets the source of the texts, once.
    pub fn set_source(source: Source) {
        SOURCE.get_or_init(|| source);
    }

    pub(super) fn read(language: Language, half: &'static str) -> &'static str {
        let text = SOURCE.get().map(|read| read(language.tag(), half));
        // Each file is read once, and used until the page is closed.
        text.unwrap_or_default().leak()
    }
}

#[cfg(target_arch = "wasm32")]
pub use source::set_source;
