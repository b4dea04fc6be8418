#!/usr/bin/env bash
# Installs what is missing, and nothing else.
#
#   tools/setup.sh build     what building the page needs
#   tools/setup.sh browsers  the browsers for the tests, for a page that is built already
#   tools/setup.sh test      both
#   tools/setup.sh check     that, and what looks after the format
#   tools/setup.sh lint      what checking the Rust code and the workflows needs
#
# Tools that are already on PATH in the right version are used as they are. Others
# go to .tools/ in this folder, so that nothing of yours is replaced.
set -euo pipefail
cd "$(dirname "$0")/.."

# The newest Trunk that this project's Rust can compile.
TRUNK_VERSION=0.21.14
# Trunk takes wasm-bindgen from PATH only in the version that Cargo.lock has.
WASM_BINDGEN_VERSION=$(awk '/^name = "wasm-bindgen"/ { getline; gsub(/[^0-9.]/, ""); print; exit }' Cargo.lock)
# What makes two files of the module fits what the crate `wasm_split_helpers` writes into it.
WASM_SPLIT_VERSION=0.2.4
RUST_VERSION=$(awk -F '"' '/^rust-version/ { print $2; exit }' Cargo.toml)

export PATH="$PWD/.tools/bin:$PATH"

fail() {
  echo "setup: $*" >&2
  exit 1
}

has() {
  command -v "$1" >/dev/null 2>&1
}

# Whether version $1 is at least version $2 (numbers with dots).
at_least() {
  awk -v have="$1" -v want="$2" 'BEGIN {
    split(have, h, "."); n = split(want, w, ".")
    for (i = 1; i <= n; i++) if (h[i] + 0 != w[i] + 0) exit !(h[i] + 0 > w[i] + 0)
  }'
}

need_rust() {
  has cargo || fail "Rust is missing: install it from https://rustup.rs and run this again."
  local have
  have=$(rustc --version | cut -d ' ' -f 2)
  at_least "$have" "$RUST_VERSION" ||
    fail "Rust $RUST_VERSION or newer is needed, this is $have: run 'rustup update stable'."
}

need_node() {
  has npm || fail "Node is missing: install Node 20.11 or newer (https://nodejs.org) and run this again."
  local have
  have=$(node --version | tr -d v)
  at_least "$have" 20.11 || fail "Node 20.11 or newer is needed, this is $have."
}

need_wasm_target() {
  local lib
  lib=$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown/lib
  [ -d "$lib" ] || rustup target add wasm32-unknown-unknown ||
    fail "Rust's WebAssembly target is missing: run 'rustup target add wasm32-unknown-unknown'."
}

need_component() { # component, its subcommand of cargo
  cargo "$2" --version >/dev/null 2>&1 || rustup component add "$1" ||
    fail "$1 is missing: run 'rustup component add $1'."
}

is_version() { # program, version
  [ "$("$1" --version 2>/dev/null | cut -d ' ' -f 2)" = "$2" ]
}

need_tool() { # program, crate, version, more options for cargo install
  local program=$1 crate=$2 version=$3
  shift 3
  is_version "$program" "$version" && return
  echo "setup: installing $crate $version into .tools/ (once, some minutes)"
  if cargo binstall -V >/dev/null 2>&1 &&
    cargo binstall --no-confirm --force --disable-strategies compile --root .tools "$crate@$version" &&
    is_version "$program" "$version"; then
    return
  fi
  # A quick build: 3 minutes instead of 20, and the tools are as fast as they need to be.
  CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install "$crate" --version "$version" --locked --force \
    --root .tools --target-dir .tools/build "$@" ||
    fail "$crate could not be installed: run 'cargo install $crate --version $version --locked' to see why."
}

# It cannot tell its version, but cargo can.
need_split() {
  cargo install --list --root .tools 2>/dev/null | grep -q "^wasm_split_cli_support v$WASM_SPLIT_VERSION:" && return
  need_tool wasm-split-cli wasm_split_cli_support "$WASM_SPLIT_VERSION" --features build-binary
}

need_node_modules() {
  # npm ci empties node_modules/, so this copy tells which lock was installed.
  local installed=node_modules/.installed-lock.json
  cmp -s package-lock.json "$installed" && return
  npm ci || fail "npm could not install the packages: run 'npm ci' to see why."
  cp package-lock.json "$installed"
}

# Prints the first of the given programs that exists: a name on PATH or a whole path.
first_of() {
  local program
  for program in "$@"; do
    if [ -n "$program" ] && command -v "$program"; then
      return
    fi
  done
  return 1
}

find_chromium() {
  first_of "${CHROMIUM:-}" chromium google-chrome google-chrome-stable chromium-browser \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    "/Applications/Chromium.app/Contents/MacOS/Chromium"
}

# The same engine without windows and menus. The tests are a third quicker with it, and do without it.
find_headless() {
  first_of "${CHROMIUM:-}" chromium-headless-shell
}

find_firefox() {
  first_of "${FIREFOX:-}" firefox-esr firefox "/Applications/Firefox.app/Contents/MacOS/firefox"
}

apt_install() {
  has apt-get || return 1
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    has sudo || return 1
    as_root=(sudo)
  fi
  echo "setup: installing $* with apt-get"
  "${as_root[@]}" apt-get update -q || true
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "$@"
}

# Where there is one of the same version, and nobody is asked for a password for it.
add_headless() {
  [ "$(id -u)" = 0 ] && has chromium && apt-cache show chromium-headless-shell >/dev/null 2>&1 &&
    apt_install chromium-headless-shell
}

# Prints what WebKit is driven by as JSON: its driver, its small browser, and a screen that nobody sees.
find_webkit() {
  local driver browser screen
  driver=$(first_of "${WEBKIT_DRIVER:-}" WebKitWebDriver) || return 1
  # It stands beside WebKit's library, whose folder has the version in its name.
  browser=$(first_of "${MINI_BROWSER:-}" /usr/lib{,64,exec,/*}/webkit*gtk-*/MiniBrowser) || return 1
  screen=$(first_of Xvfb) || return 1
  printf '{ "driver": "%s", "browser": "%s", "screen": "%s" }' "$driver" "$browser" "$screen"
}

# Where nobody is asked for a password for it. Without WebKit its tests are left out.
add_webkit() {
  { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; } && apt_install webkit2gtk-driver xvfb
}

# Prints what is needed to hear the page through Orca as JSON, with the browsers in which that is done.
find_reader() { # Chromium, Firefox
  local chromium=$1 firefox=$2 orca bus launcher screen
  orca=$(first_of orca) || return 1
  has xdotool || return 1
  bus=$(first_of dbus-daemon) || return 1
  launcher=$(first_of /usr/lib{exec,/at-spi2-core,exec/at-spi2-core}/at-spi-bus-launcher) || return 1
  screen=$(first_of Xvfb) || return 1
  printf '{ "chromium": "%s", "firefox": "%s", "orca": "%s", "bus": "%s", "launcher": "%s", "screen": "%s" }' \
    "$chromium" "$firefox" "$orca" "$bus" "$launcher" "$screen"
}

# As with WebKit.
add_reader() {
  { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; } && apt_install orca xdotool xvfb dbus-daemon at-spi2-core
}

# Without characters of its language a text has no size that can be looked at.
add_japanese() {
  has fc-list || return 0
  fc-list :lang=ja | grep -q . && return
  { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; } && apt_install fonts-ipafont-gothic
}

need_browsers() {
  local chromium headless firefox webkit reader
  find_chromium >/dev/null || apt_install chromium || true
  chromium=$(find_chromium) ||
    fail "no Chromium found: install it or Google Chrome, or name one: CHROMIUM=/path/to/chrome make test"
  find_firefox >/dev/null || apt_install firefox-esr || true
  firefox=$(find_firefox) ||
    fail "no Firefox found: install it, or name one: FIREFOX=/path/to/firefox make test"
  find_headless >/dev/null || add_headless || true
  headless=$(find_headless) || headless=$chromium
  find_webkit >/dev/null || add_webkit || true
  webkit=$(find_webkit) || webkit=null
  add_japanese || true
  find_reader "$chromium" "$firefox" >/dev/null || add_reader || true
  reader=$(find_reader "$chromium" "$firefox") || reader=null
  mkdir -p .tools
  # For tests/browser/playwright.config.mjs, tests/webkit/run.mjs and tests/screen_reader/run.mjs.
  printf '{ "chromium": "%s", "headless": "%s", "firefox": "%s", "webkit": %s, "reader": %s }\n' \
    "$chromium" "$headless" "$firefox" "$webkit" "$reader" >.tools/browsers.json
}

build() {
  need_rust
  need_node
  need_wasm_target
  need_tool trunk trunk "$TRUNK_VERSION" --no-default-features
  need_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN_VERSION" --bin wasm-bindgen
  need_split
  rm -rf .tools/build
  need_node_modules # wasm-opt, which makes the page smaller
}

# Browsers are downloaded, tools compiled: neither keeps the other waiting.
build_and_browsers() {
  need_browsers &
  local browsers=$!
  build
  wait "$browsers" || exit 1
}

case ${1:-} in
build) build ;;
test) build_and_browsers ;;
browsers)
  need_node
  need_browsers
  need_node_modules
  ;;
check)
  build_and_browsers
  need_component rustfmt fmt
  ;;
lint)
  need_rust
  need_wasm_target
  need_component rustfmt fmt
  need_component clippy clippy
  need_node
  need_node_modules
  ;;
*) fail "say what for: tools/setup.sh build, test, browsers, check or lint" ;;
esac
