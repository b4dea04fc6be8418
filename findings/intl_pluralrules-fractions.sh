#!/usr/bin/env bash
# intl_pluralrules: a fraction counts as its whole part wherever a plural rule divides the number.
#
# Versions: crates intl_pluralrules 7.0.2 (which fluent-bundle asks) and icu_plurals 2.4.0 (data 2.4.0).
# Guess:    both carry out CLDR's rules, so they agree where a language's rule is the same in both. In a rule such as
#           `n % 10 = 1`, n is the whole number with its fraction: 1.5 leaves 1.5, which isn't 1, so it is `other`.
# Behaviour: intl_pluralrules takes the remainder of the whole part, although it compares an undivided n with its
#           fraction. So 1.5 is `one` in Belarusian, Latvian and Breton, 5.5 is `few` in Arabic, and as an English ordinal
#           2.5 is `two`. icu_plurals says `other` for all of these, and `many` for 2.5 in Lithuanian. Rules that ask
#           for no fraction (Russian, Polish) or don't divide (Bulgarian) give the same in both.
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
fixed_decimal = "=0.7.3"
TOML
cat >src/main.rs <<'RUST'
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;
fn main() {
    for (language, ordinal, numbers) in [
        ("be", false, "21 1.5 2.5 21.5 0.1"),
        ("lv", false, "20 1.5 20.5"),
        ("lt", false, "2 2.5"),
        ("ar", false, "5 5.5 20.5"),
        ("br", false, "1 1.5 2.5"),
        ("en", true, "2 1.5 2.5 3.5"),
        ("sv", true, "1 1.5"),
        ("ru", false, "2 1.5 2.5"),
        ("pl", false, "2 1.5 2.5"),
        ("bg", false, "1 1.5"),
    ] {
        let kind = if ordinal { PluralRuleType::ORDINAL } else { PluralRuleType::CARDINAL };
        let rules = PluralRules::create(language.parse::<LanguageIdentifier>().unwrap(), kind).unwrap();
        let locale = language.parse::<icu_locale_core::Locale>().unwrap().into();
        let kind = if ordinal { icu_plurals::PluralRuleType::Ordinal } else { icu_plurals::PluralRuleType::Cardinal };
        let icu = icu_plurals::PluralRules::try_new(locale, kind.into()).unwrap();
        let categories = numbers.split(' ').map(|number| {
            let decimal: fixed_decimal::Decimal = number.parse().unwrap();
            format!("{number} {:?}/{:?}", rules.select(number).unwrap(), icu.category_for(&decimal)).to_lowercase()
        });
        println!("{}{language}: {}", if ordinal { "ordinal " } else { "" }, categories.collect::<Vec<_>>().join(", "));
    }
}
RUST
cargo run --quiet | tee seen
diff - seen <<'TABLE'
be: 21 one/one, 1.5 one/other, 2.5 few/other, 21.5 one/other, 0.1 many/other
lv: 20 zero/zero, 1.5 one/other, 20.5 zero/other
lt: 2 few/few, 2.5 few/many
ar: 5 few/few, 5.5 few/other, 20.5 many/other
br: 1 one/one, 1.5 one/other, 2.5 two/other
ordinal en: 2 two/two, 1.5 one/other, 2.5 two/other, 3.5 few/other
ordinal sv: 1 one/one, 1.5 one/other
ru: 2 few/few, 1.5 other/other, 2.5 other/other
pl: 2 few/few, 1.5 other/other, 2.5 other/other
bg: 1 one/one, 1.5 other/other
TABLE
