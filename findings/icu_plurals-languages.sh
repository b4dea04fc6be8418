#!/usr/bin/env bash
# icu_plurals: more than a third of the languages with plurals get `other` for every number, and no error.
#
# Versions: crates icu_plurals 2.4.0 (its compiled data: icu_plurals_data 2.4.0) and intl_pluralrules 7.0.2.
# Guess:    CLDR's plural rules are one small file of its core, not translated texts, so the data compiled in by
#           default has them for every language; or else the constructor fails for a language without data. An older
#           crate with older rules can't know more languages.
# Behaviour: the compiled data has rules for some languages only. For the others, among them Malagasy, Shona, Chichewa,
#           Ganda, Lingala, Swiss German and Northern Sami, `try_new_cardinal` succeeds with rules that say `other`
#           always. intl_pluralrules knows these languages. Breton and Welsh show that size doesn't decide.
# Output:   the table at the end: the categories of 0, 1, 2 and 3 by intl_pluralrules / by icu_plurals, then how many
#           languages have another category than `other` for a number below 1000, and how many lose it.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export CARGO_TARGET_DIR=$dir/target

mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "finding"
edition = "2021"
[dependencies]
intl_pluralrules = "=7.0.2"
unic-langid = "=0.9.6"
icu_plurals = "=2.4.0"
icu_plurals_data = "=2.4.0"
icu_locale_core = "=2.4.0"
TOML
cat >src/main.rs <<'RUST'
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The categories of the numbers from 0, by each of the crates.
fn categories(language: &str) -> (Vec<String>, Vec<String>) {
    let own = PluralRules::create(language.parse::<LanguageIdentifier>().unwrap(), PluralRuleType::CARDINAL).unwrap();
    let locale: icu_locale_core::Locale = language.parse().unwrap();
    let icu = icu_plurals::PluralRules::try_new_cardinal(locale.into()).unwrap();
    let name = |category: &dyn std::fmt::Debug| format!("{category:?}").to_lowercase();
    (0..1000u32).map(|n| (name(&own.select(n).unwrap()), name(&icu.category_for(n)))).unzip()
}

fn main() {
    for language in ["cy", "br", "mg", "sn", "ny", "lg", "ln", "gsw", "se", "kw", "gv"] {
        let (own, icu) = categories(language);
        println!("{language}: {} / {}", own[..4].join(" "), icu[..4].join(" "));
    }
    // Old tags for other languages, and one for a group: a caller replaces them first.
    const WITHDRAWN: [&str; 8] = ["in", "iw", "ji", "jw", "mo", "sh", "smi", "tl"];
    let tags = PluralRules::get_locales(PluralRuleType::CARDINAL).into_iter().map(|tag| tag.to_string());
    let tags: Vec<_> = tags.filter(|tag| !WITHDRAWN.contains(&tag.as_str())).collect();
    let plain = |list: &[String]| list.iter().all(|category| category == "other");
    let (with, lost): (Vec<_>, Vec<_>) = tags.iter().map(|tag| categories(tag)).filter(|(own, _)| !plain(own)).unzip();
    let lost = lost.iter().filter(|icu| plain(icu)).count();
    println!("{} languages with plurals, {lost} without in icu_plurals", with.len());
}
RUST
cargo run --quiet | tee seen
diff - seen <<'TABLE'
cy: zero one two few / zero one two few
br: other one two few / other one two few
mg: one one other other / other other other other
sn: other one other other / other other other other
ny: other one other other / other other other other
lg: other one other other / other other other other
ln: one one other other / other other other other
gsw: other one other other / other other other other
se: other one two other / other other other other
kw: zero one two few / other other other other
gv: few one two other / other other other other
174 languages with plurals, 65 without in icu_plurals
TABLE
