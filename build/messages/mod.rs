//! Generates Rust and files of texts from the messages in `locales/`. A message missing in a language stops the build.

mod catalogue;
mod check;
mod emit;
mod half;
mod kind;
mod language;
mod method;
mod template;
mod texts;

use std::path::Path;
use std::{env, fs};

use catalogue::Catalogue;
use half::Half;

/// Folder of the messages.
const LOCALES: &str = "locales";

/// Writes the Rust that `src/` includes, and the files of texts that `tools/texts.mjs` adds to the page.
pub fn make() -> Result<(), std::io::Error> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let locales = Path::new(LOCALES);
    let mut faults = Vec::new();
    let list = fs::read_to_string(locales.join("languages.txt"))?;
    let mut catalogues: Vec<Catalogue> = language::read_list(&list, &mut faults)
        .into_iter()
        .map(|language| Catalogue::read(locales, language, &mut faults))
        .collect();
    check::check(&catalogues, &mut faults);
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if !faults.is_empty() {
        return Ok(());
    }
    if let [first, others @ ..] = catalogues.as_mut_slice() {
        for other in others {
            other.fill_in(first);
        }
    }
    write(&catalogues)
}

/// Writes everything that is made of the messages.
fn write(catalogues: &[Catalogue]) -> Result<(), std::io::Error> {
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    let out = Path::new(&out);
    let halves = Half::ALL.map(|half| (half, method::methods(catalogues, half)));
    let [(_, first), _] = &halves;
    let mut files = Vec::new();
    for catalogue in catalogues {
        for (half, methods) in &halves {
            let records = texts::records(catalogue, *half, methods, first);
            files.push((catalogue, *half, records));
        }
    }
    let code = emit::emit(catalogues, &halves);
    let mut all: Vec<&str> = files
        .iter()
        .flat_map(|(_, _, it)| it)
        .map(String::as_str)
        .collect();
    all.push(&code);
    let fingerprint = fingerprint(&all);
    for (catalogue, half, records) in &files {
        let name = format!("{}.{}.txt", catalogue.language.tag, half.name());
        let text = texts::file(&fingerprint, catalogue, *half, records);
        fs::write(out.join(name), text)?;
    }
    fs::write(out.join("messages.rs"), code)
}

/// Hash of texts, by FNV-1a: the same on every machine.
fn fingerprint(texts: &[&str]) -> String {
    let hash = texts
        .iter()
        .flat_map(|text| text.bytes().chain([0]))
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{hash:016x}")
}
