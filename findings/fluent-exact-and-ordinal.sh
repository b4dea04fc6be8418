#!/usr/bin/env bash
# Fluent: a selector that is both exact and ordinal works in neither library, for opposite reasons.
#
# Versions: crate fluent-bundle 0.16.0, npm @fluent/bundle 0.19.1 (both with their built-in NUMBER).
# Guess:    in `NUMBER($n, type: "ordinal") -> [1] … [one] … [two] … [few] … *[other] …` the key [1] takes the
#           number 1 and the words take 2 and 3, in Rust as in JavaScript: options of NUMBER say how a number looks, so
#           at most they change its plural category, never whether it equals a literal.
# Behaviour: Rust compares numbers together with all their options. An option that is set, even one that changes no
#           digit of the text, makes [1] unreachable; a literal brings only its own fraction digits along, so [1.0]
#           equals a 1 shown with one digit, and no other 1. JavaScript compares values alone, but its NUMBER drops
#           `type`, so 2 and 3 are `other` there. Neither reports an error.
# Output:   the table at the end: variants for 1, 2, 3 and 4 in Rust | in JavaScript, and the selector's own text for 1.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export CARGO_TARGET_DIR=$dir/target
message() { # name, selector, key of the exact variant
  printf '%s = { %s ->\n [%s] exact\n [one] one\n [two] two\n [few] few\n *[other] other\n}\n' "$1" "$2" "$3"
  printf '%s-text = { %s }\n' "$1" "$2"
}
{
  message plain '$n' 1
  message ordinal 'NUMBER($n, type: "ordinal")' 1
  message no-fraction 'NUMBER($n, maximumFractionDigits: 0)' 1
  message one-digit 'NUMBER($n, minimumFractionDigits: 1)' 1
  message one-digit-key 'NUMBER($n, minimumFractionDigits: 1)' 1.0
  message plain-digit-key '$n' 1.0
} >messages.ftl
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "finding"
edition = "2021"
[dependencies]
fluent-bundle = "=0.16.0"
TOML
cat >src/main.rs <<'RUST'
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
fn main() {
    let source = FluentResource::try_new(include_str!("../messages.ftl").into()).expect("valid messages");
    let mut bundle = FluentBundle::new(vec!["en".parse().unwrap()]);
    bundle.add_builtins().unwrap();
    bundle.add_resource(source).unwrap();
    let text = |id: &str, n: i32| {
        let (mut args, mut errors) = (FluentArgs::new(), vec![]);
        args.set("n", n);
        let text = bundle.format_pattern(bundle.get_message(id).unwrap().value().unwrap(), Some(&args), &mut errors);
        assert!(errors.is_empty());
        text.replace(['\u{2068}', '\u{2069}'], "")
    };
    for id in std::env::args().skip(1) {
        println!("{id}: {} ({})", [1, 2, 3, 4].map(|n| text(&id, n)).join(" "), text(&format!("{id}-text"), 1));
    }
}
RUST
cat >main.mjs <<'JS'
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
const bundle = new FluentBundle("en", { useIsolating: false });
if (bundle.addResource(new FluentResource(readFileSync("messages.ftl", "utf8"))).length) throw new Error("messages");
const text = (id, n) => bundle.formatPattern(bundle.getMessage(id).value, { n });
for (const id of process.argv.slice(2)) {
  console.log(`${[1, 2, 3, 4].map((n) => text(id, n)).join(" ")} (${text(`${id}-text`, 1)})`);
}
JS
npm install --silent --no-audit --no-fund @fluent/bundle@0.19.1 >&2
ids=(plain ordinal no-fraction one-digit one-digit-key plain-digit-key)
cargo run --quiet -- "${ids[@]}" >rust
node main.mjs "${ids[@]}" >js
paste -d '|' rust js | tee seen
diff - seen <<'TABLE'
plain: exact other other other (1)|exact other other other (1)
ordinal: one two few other (1)|exact other other other (1)
no-fraction: one other other other (1)|exact other other other (1)
one-digit: other other other other (1.0)|exact other other other (1.0)
one-digit-key: exact other other other (1.0)|exact other other other (1.0)
plain-digit-key: one other other other (1)|exact other other other (1)
TABLE
