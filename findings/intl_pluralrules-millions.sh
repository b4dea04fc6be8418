#!/usr/bin/env bash
# intl_pluralrules: no `many` for whole millions in the Romance languages, and one in Hebrew that icu_plurals has not.
#
# Versions: crates intl_pluralrules 7.0.2 (which fluent-bundle asks) and icu_plurals 2.4.0 (data 2.4.0).
# Guess:    both have the rules of a recent CLDR for whole numbers: a million is `many` in French, Spanish, Italian,
#           Portuguese and Catalan ("1 000 000 de coups"), and Hebrew has no `many`.
# Behaviour: its rules are older. A Fluent message that has `[many]` for French never shows it: a million takes the
#           default. In Hebrew 20 and 1,000,000 are `many`, so a message with the categories of today's CLDR falls to
#           its default there, too. A check of translations by this crate's categories calls `[many]` a fault in five
#           languages and demands it in a sixth.
# Output:   the table at the end: for each number the category by intl_pluralrules/icu_plurals.
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

fn main() {
    for language in ["fr", "es", "it", "pt", "ca", "he", "cs"] {
        let tag = language.parse::<LanguageIdentifier>().unwrap();
        let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).unwrap();
        let locale = language.parse::<icu_locale_core::Locale>().unwrap().into();
        let icu = icu_plurals::PluralRules::try_new_cardinal(locale).unwrap();
        let categories = [1_usize, 20, 1_000, 1_000_000, 2_000_000].map(|number| {
            let categories = format!("{:?}/{:?}", rules.select(number).unwrap(), icu.category_for(number));
            format!("{number} {}", categories.to_lowercase())
        });
        println!("{language}: {}", categories.join(", "));
    }
}
RUST
cargo run --quiet | tee seen
diff - seen <<'TABLE'
fr: 1 one/one, 20 other/other, 1000 other/other, 1000000 other/many, 2000000 other/many
es: 1 one/one, 20 other/other, 1000 other/other, 1000000 other/many, 2000000 other/many
it: 1 one/one, 20 other/other, 1000 other/other, 1000000 other/many, 2000000 other/many
pt: 1 one/one, 20 other/other, 1000 other/other, 1000000 other/many, 2000000 other/many
ca: 1 one/one, 20 other/other, 1000 other/other, 1000000 other/many, 2000000 other/many
he: 1 one/one, 20 many/other, 1000 many/other, 1000000 many/other, 2000000 many/other
cs: 1 one/one, 20 other/other, 1000 other/other, 1000000 other/other, 2000000 other/other
TABLE
