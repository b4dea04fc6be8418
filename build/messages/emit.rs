//! Generates Rust from the messages: a method of `Localizer` for each message, so a wrong key or a forgotten placeholder
//! does not compile.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::catalogue::Catalogue;
use super::half::Half;
use super::method::Method;

/// Generates the Rust that `src/i18n/` includes, from the methods of both halves.
pub fn emit(catalogues: &[Catalogue], halves: &[(Half, Vec<Method<'_>>)]) -> String {
    let mut code = String::new();
    for (half, _) in halves {
        let (constant, name) = (half.constant(), half.name());
        let _ = writeln!(code, "static {constant}: Half = Half::new({name:?});\n");
    }
    for (number, record) in Half::First.head().iter().enumerate().skip(2) {
        let _ = writeln!(code, "const {record}: usize = {number};\n");
    }
    let _ = writeln!(code, "impl Localizer {{");
    for (half, methods) in halves {
        for (number, method) in numbered(*half, methods) {
            let _ = writeln!(code, "{}", method.code(*half, number));
        }
    }
    code.push_str("}\n\n");
    code.push_str(&embedded(catalogues));
    code.push_str(&for_tests(catalogues, halves));
    code
}

/// Methods with the numbers of their messages.
fn numbered<'a, 'b>(
    half: Half,
    methods: &'b [Method<'a>],
) -> impl Iterator<Item = (usize, &'b Method<'a>)> {
    (half.head().len()..).zip(methods)
}

/// Generates the files of texts as constants, for programs other than the page.
fn embedded(catalogues: &[Catalogue]) -> String {
    let count = catalogues.len();
    let mut code = format!(
        "/// The files of each language.\n#[cfg(not(target_arch = \"wasm32\"))]\nstatic EMBEDDED: [[&str; 2]; {count}] = [\n"
    );
    for catalogue in catalogues {
        let file = |half: Half| {
            let name = format!("/{}.{}.txt", catalogue.language.tag, half.name());
            format!("include_str!(concat!(env!(\"OUT_DIR\"), {name:?}))")
        };
        let _ = writeln!(code, "    [{}],", Half::ALL.map(file).join(", "));
    }
    code + "];\n\n"
}

/// Generates the keys of all messages, and the sources of all languages.
fn for_tests(catalogues: &[Catalogue], halves: &[(Half, Vec<Method<'_>>)]) -> String {
    let mut code = String::from(
        "/// A message: its half, its number there, its key, and its placeholders.\n#[cfg(test)]\ntype Key = (&'static Half, usize, &'static str, &'static [&'static str]);\n\n#[cfg(test)]\nstatic KEYS: &[Key] = &[\n",
    );
    for (half, methods) in halves {
        for (number, method) in numbered(*half, methods) {
            let (half, key) = (half.constant(), method.key);
            let _ = writeln!(
                code,
                "    (&{half}, {number}, {key:?}, &{:?}),",
                method.arguments
            );
        }
    }
    code.push_str(
        "];\n\n/// The sources of each language.\n#[cfg(test)]\nstatic SOURCES: &[&[&str]] = &[\n",
    );
    for catalogue in catalogues {
        let messages = catalogue.messages.values();
        // Messages that an unfinished language takes from another come first: its own ones override them.
        let own = format!("/{}/", catalogue.language.tag);
        let files: BTreeSet<(bool, &str)> = messages
            .map(|message| (message.file.contains(&own), message.file.as_str()))
            .collect();
        let _ = writeln!(code, "    &[");
        for (_, file) in files {
            let _ = writeln!(
                code,
                "        include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{file}\")),"
            );
        }
        let _ = writeln!(code, "    ],");
    }
    code + "];\n"
}
