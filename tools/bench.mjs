// Measures the speed of the rules, the solver and the opponents in WebAssembly, under Node:
//
//   node tools/bench.mjs [PART…]
//
// The parts are `rates` and `solver`, both as in benches/engine/, and `bots`: the time that an
// opponent takes for a whole turn. Without a part all are measured, each in two builds: one
// like the page's module, for size, and one like the engine module, for speed. Opponents are
// measured in the latter, and natively for comparison.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { WORKER_MODULES } from "./worker_modules.mjs";
import { makeSmall } from "./small.mjs";

const PASSES = 5; // the quickest time counts
const STANDING_PASSES = 2_000n;
const GAMES = 20_000n;
const DEALS = 500n;
const LEVELS = ["novice", "casual-2", "skilled-2", "master"];
const LIMITS = { median: 100, p95: 300 }; // milliseconds that a turn may take

const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });

/** Builds the example `speed` for Node at an `opt-level`, and loads it. */
function load(optLevel) {
  const { target_directory: target } = JSON.parse(run("cargo", "metadata", "--format-version=1", "--no-deps"));
  execFileSync("cargo", ["build", "--quiet", "--release", "--no-default-features", "--example=speed", "--target=wasm32-unknown-unknown"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CARGO_PROFILE_RELEASE_OPT_LEVEL: optLevel },
  });
  const dir = path.join(target, "speed", optLevel);
  run("wasm-bindgen", "--target=nodejs", `--out-dir=${dir}`, path.join(target, "wasm32-unknown-unknown/release/examples/speed.wasm"));
  const module = path.join(dir, "speed_bg.wasm");
  makeSmall(module);
  // The glue is CommonJS, though this package is an ES module.
  writeFileSync(path.join(dir, "package.json"), '{ "type": "commonjs" }');
  return createRequire(import.meta.url)(path.join(dir, "speed.js"));
}

/** Returns the result of some work, and its time in milliseconds. */
function timed(work) {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

/** Returns the result of some work, and its least time in seconds. */
function quickest(work) {
  const passes = Array.from({ length: PASSES }, () => timed(work));
  return [passes[0][0], Math.min(...passes.map(([, time]) => time)) / 1000];
}

/** Returns a percentile of some times. */
function percentile(times, percent) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
}

/** Returns the names that a function has for the numbers from 0. */
function namesOf(name) {
  const names = [];
  while (name(names.length) !== undefined) names.push(name(names.length));
  return names;
}

const sum = (times) => times.reduce((all, time) => all + time, 0);

function rates(speed) {
  const [, seconds] = quickest(() => speed.standings(STANDING_PASSES));
  const standings = Number(STANDING_PASSES * speed.standings_of_pass());
  console.log(`${"a standing".padEnd(36)}${((seconds * 1e9) / standings).toFixed(1).padStart(10)} ns`);
  for (const [table, name] of namesOf(speed.table).entries()) {
    const [moves, seconds] = quickest(() => speed.random_games(table, GAMES));
    const rate = (Number(GAMES) / seconds).toFixed(0).padStart(10);
    const each = (Number(moves) / Number(GAMES)).toFixed(1);
    console.log(`${`random games, ${name}`.padEnd(36)}${rate} a second, ${each} moves each`);
  }
}

function solver(speed) {
  const times = Array(Number(DEALS)).fill(Infinity);
  let won = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    won = 0;
    for (let deal = 0n; deal < DEALS; deal++) {
      const [isWon, time] = timed(() => speed.solve_deal(deal));
      times[deal] = Math.min(times[deal], time);
      if (isWon) won++;
    }
  }
  const [median, p95] = [50, 95].map((percent) => percentile(times, percent).toFixed(3));
  console.log(`${"a deal solved, 1.3, 2 players".padEnd(36)}${median.padStart(10)} ms median, ${p95} ms p95; ${won} of ${DEALS} won`);
}

/** Returns the times of a level for many turns of its own games at a table. */
function turnTimes(speed, level, table) {
  const games = new speed.Games(level, table);
  return Array.from({ length: speed.bot_turns() }, () => {
    const [, time] = timed(() => games.find());
    games.make();
    return time;
  });
}

/** Returns the native times of the levels: for all turns at a table, by level and table. */
function nativeTimes() {
  const rows = run("cargo", "bench", "--quiet", "--no-default-features", "--", "bots").trim().split("\n");
  return new Map(rows.map((row) => row.split("\t")).map(([level, table, time]) => [`${level} ${table}`, Number(time)]));
}

function bots(speed) {
  const native = nativeTimes();
  console.log(`${"".padEnd(28)}   turns    median       p95   largest  to native`);
  const row = (name, times, nativeTime) => {
    const [median, p95, largest] = [50, 95, 100].map((percent) => percentile(times, percent));
    const isLong = median > LIMITS.median || p95 > LIMITS.p95;
    console.log(
      name.padEnd(28) + String(times.length).padStart(8) + [median, p95, largest].map((time) => time.toFixed(2).padStart(10)).join("") +
        `${(sum(times) / nativeTime).toFixed(1).padStart(10)}x${isLong ? "  too long" : ""}`,
    );
  };
  const tables = namesOf(speed.bot_table);
  for (const level of LEVELS) {
    const all = tables.map((name, table) => {
      const times = turnTimes(speed, level, table);
      if (level === "master") row(`${level}, ${name}`, times, native.get(`${level} ${table}`));
      return times;
    });
    row(`${level}, all of these tables`, all.flat(), sum(tables.map((_, table) => native.get(`${level} ${table}`))));
  }
}

const wanted = process.argv.slice(2);
const isWanted = (part) => wanted.length === 0 || wanted.includes(part);
const title = (as, what = "") => console.log(`\nWebAssembly in Node ${process.version}, ${as}${what}`);

const engine = load(WORKER_MODULES.engine.optLevel);
if (isWanted("rates") || isWanted("solver")) {
  for (const [as, speed] of [["as the page", load("z")], ["as the engine", engine]]) {
    title(as);
    if (isWanted("rates")) rates(speed);
    if (isWanted("solver")) solver(speed);
  }
}
if (isWanted("bots")) {
  title("as the engine", "; milliseconds for a whole turn");
  bots(engine);
}
