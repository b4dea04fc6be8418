//! Generates Rust from the messages in `locales/`. A message missing in a language stops the build.

mod catalogue;
mod check;
mod emit;
mod kind;
mod template;

use std::path::Path;
use std::{env, fs};

use catalogue::{Catalogue, Key};

/// Languages, in the order of `Language::ALL`: the folder in `locales/`, and the plural categories,
/// except the last one, which is the default. The first language determines which messages exist.
const LANGUAGES: [(&str, &[Key]); 2] = [("en", &[Key::One]), ("pl", &[Key::One, Key::Few])];

/// Writes the Rust of all messages to the file that `src/i18n/` includes.
pub fn make() -> Result<(), std::io::Error> {
    println!("cargo::rerun-if-changed=locales");
    let mut faults = Vec::new();
    let catalogues = LANGUAGES.map(|(code, categories)| {
        Catalogue::read(&Path::new("locales").join(code), categories, &mut faults)
    });
    check::check(&catalogues, &mut faults);
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() {
        let out = env::var_os("OUT_DIR").unwrap_or_default();
        fs::write(Path::new(&out).join("messages.rs"), emit::emit(&catalogues))?;
    }
    Ok(())
}
