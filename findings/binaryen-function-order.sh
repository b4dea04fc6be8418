#!/usr/bin/env bash
# binaryen: the order of functions that makes a module smaller makes its gzip larger; the alphabet makes that smaller.
#
# Versions: npm binaryen 132.0.0 (wasm-opt), on two published modules with names: the debug build of npm
#           web-tree-sitter 0.27.2 (C, 766 functions) and npm @automerge/automerge 3.5.0 (Rust, 4,511 functions).
# Guess:    `--reorder-functions` gives the most used functions the shortest indices. The module has fewer bytes, and
#           small indices repeat more, so what is sent is smaller, too. `--reorder-functions-by-name` is an aid for
#           debugging, by its help: it moves hot functions anywhere and can only cost bytes.
# Behaviour: by use, both modules are smaller (7.5 % and 0.8 %), and larger after gzip (1.7 % and 0.6 %). By name, they
#           are smaller after gzip (1.5 % and 6.8 %), the Rust module although it is itself 85 bytes larger; the C
#           module itself is 7.1 % smaller by name, too. Presumably names put functions of one family side by side,
#           which have much in common, and use scatters them.
# Output:   bytes of the module and of its gzip -9, without the name section:
#             web-tree-sitter.wasm as-it-is 329206 105356
#             web-tree-sitter.wasm --reorder-functions 304508 107146
#             web-tree-sitter.wasm --reorder-functions-by-name 305739 103743
#             automerge.wasm as-it-is 2967563 1057948
#             automerge.wasm --reorder-functions 2944445 1064406
#             automerge.wasm --reorder-functions-by-name 2967648 986313
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts \
  binaryen@132.0.0 web-tree-sitter@0.27.2 @automerge/automerge@3.5.0 >&2

# Compares two numbers, the smaller one first.
smaller() { [ "$1" -lt "$2" ] || { echo "not smaller: $3" >&2; exit 1; }; }

for module in web-tree-sitter/debug/web-tree-sitter.wasm @automerge/automerge/dist/automerge.wasm; do
  name=$(basename "$module") raw=() packed=()
  for order in "" --reorder-functions --reorder-functions-by-name; do
    # Nothing is optimised: only the order differs. Without -g the names are read, but not written.
    node_modules/.bin/wasm-opt --strip-dwarf --strip-producers $order "node_modules/$module" -o ordered.wasm
    raw+=("$(wc -c <ordered.wasm)") packed+=("$(gzip -9n <ordered.wasm | wc -c)")
    echo "$name ${order:-as-it-is} ${raw[-1]} ${packed[-1]}"
  done
  smaller "${raw[1]}" "${raw[0]}" "$name by use"
  smaller "${packed[0]}" "${packed[1]}" "$name as it is, packed"
  smaller "${packed[2]}" "${packed[0]}" "$name by name, packed"
done
