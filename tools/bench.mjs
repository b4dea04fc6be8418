// How fast the engine is in WebAssembly, under Node: node tools/bench.mjs
//
// The same work as in benches/engine/rates.rs is measured twice: optimised for size, as
// the page is built, and for speed, as the native benchmarks are.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const PASSES = 5; // the quickest time counts
const STANDING_PASSES = 2_000n;
const GAMES = 20_000n;

const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });
const target = JSON.parse(run("cargo", "metadata", "--format-version=1", "--no-deps")).target_directory;

/** Builds the example `speed` for Node and loads it. */
function load(level, wasmOpt) {
  const dir = path.join(target, "speed", level);
  const profile = `profile.release.opt-level=${level === "z" ? '"z"' : level}`;
  run("cargo", "build", "--quiet", "--release", "--no-default-features", "--example=speed",
    "--target=wasm32-unknown-unknown", `--config=${profile}`, `--target-dir=${dir}`);
  const built = path.join(dir, "wasm32-unknown-unknown/release/examples/speed.wasm");
  run("wasm-bindgen", "--target=nodejs", `--out-dir=${dir}`, built);
  const module = path.join(dir, "speed_bg.wasm");
  run("wasm-opt", ...wasmOpt, "-o", module, module);
  return createRequire(import.meta.url)(path.join(dir, "speed.js"));
}

/** The result, and the least time in seconds. */
function quickest(work) {
  let result, least = Infinity;
  for (let pass = 0; pass < PASSES; pass++) {
    const start = performance.now();
    result = work();
    least = Math.min(least, (performance.now() - start) / 1000);
  }
  return [result, least];
}

function print(title, speed) {
  console.log(`\n${title}`);
  const [, seconds] = quickest(() => speed.standings(STANDING_PASSES));
  const standings = Number(STANDING_PASSES * speed.standings_of_pass());
  console.log(`${"a standing".padEnd(36)}${((seconds * 1e9) / standings).toFixed(1).padStart(10)} ns`);
  for (let table = 0; speed.table(table) !== undefined; table++) {
    const [moves, seconds] = quickest(() => speed.random_games(table, GAMES));
    const rate = (Number(GAMES) / seconds).toFixed(0).padStart(10);
    const each = (Number(moves) / Number(GAMES)).toFixed(1);
    console.log(`${`random games, ${speed.table(table)}`.padEnd(36)}${rate} a second, ${each} moves each`);
  }
}

// The same options as for the page: see index.html.
const small = ["-Oz", "-aimfs", "0", "-ocimfs", "0", "-fimfs", "0"];
print(`WebAssembly in Node ${process.version}, opt-level "z" as the page`, load("z", small));
print(`WebAssembly in Node ${process.version}, opt-level 3`, load("3", ["-O3"]));
