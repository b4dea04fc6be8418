#!/usr/bin/env bash
# Builds the page from these files twice, in two folders with nothing in common but the tools, and compares all bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh build
root=$PWD
folders=$(mktemp -d)
trap 'rm -rf "$folders"' EXIT

copy_to() {
  mkdir -p "$1"
  git ls-files -z | tar --null -T - -cf - | tar -xf - -C "$1"
  ln -s "$root/node_modules" "$root/.tools" "$1/"
}

build_in() {
  # No target folder of the caller's: the second build would find what the first one made.
  env -u CARGO_TARGET_DIR -u MAKEFLAGS -u MFLAGS make -C "$1" build
}

one=$folders/one
other=$folders/another/that/is/deeper
copy_to "$one"
copy_to "$other"
build_in "$one"
build_in "$other"
diff -r "$one/dist" "$other/dist" || { echo "reproducible: the builds differ" >&2; exit 1; }
echo "reproducible: two builds, the same bytes"
