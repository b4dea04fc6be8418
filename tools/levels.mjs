// Measures size and speed of the engine module at several values of `opt-level`: builds a module for each, and sends
// all of them the same requests in Node, in turns.
//
//   node tools/levels.mjs [LEVEL…]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { buildModule } from "./worker_modules.mjs";

const PASSES = 3; // the quickest time counts
const SEEDS = ["red7game", "later777", "thinking", "offline7", "layout77"];
const OVER = "1.3 2 seed0001 pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

const QUESTIONS = {
  "a Master’s first turn, 4 players": SEEDS.map((seed) => [`turn master 1.3 4 ${seed} -`]),
  "the same with Actions": SEEDS.map((seed) => [`turn master 1.3ax 4 ${seed} -`]),
  "a round reviewed": [OVER.split(" ").at(-1).split(".").map((_, ply) => `review ${ply + 1} ${OVER}`)],
  "a hard puzzle, 4 players": SEEDS.map((seed) => [`puzzle 4h-${seed}`]),
};

const dir = mkdtempSync(path.join(tmpdir(), "red7-"));

/** Builds a module at a level. Returns its size, and the function that replies. */
async function load(level) {
  const { module, script } = buildModule("engine", { optLevel: level });
  const file = path.join(dir, `${level}.mjs`);
  writeFileSync(file, script);
  const { initSync, reply } = await import(pathToFileURL(file));
  initSync({ module });
  return { level, reply, gzip: gzipSync(module).length };
}

/** Returns the time for some requests, in milliseconds. */
function time(reply, questions) {
  const start = performance.now();
  for (const question of questions) {
    if (reply(`1 ${question}`) === undefined) throw new Error(`not answered: ${question}`);
  }
  return performance.now() - start;
}

const levels = process.argv.length > 2 ? process.argv.slice(2) : ["z", "s", "3"];
const modules = [];
for (const level of levels) modules.push(await load(level));
rmSync(dir, { recursive: true });

const row = (name, cells) => console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join(""));
row("opt-level", levels);
row("bytes after gzip", modules.map(({ gzip }) => gzip.toLocaleString("en")));
for (const [name, sets] of Object.entries(QUESTIONS)) {
  // The quickest pass counts for each set of requests; passes of the modules alternate.
  const best = modules.map(() => sets.map(() => Infinity));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [set, questions] of sets.entries()) {
      for (const [at, { reply }] of modules.entries()) best[at][set] = Math.min(best[at][set], time(reply, questions));
    }
  }
  const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
  row(`${name}, ms`, best.map((times) => mean(times).toFixed(times.length > 1 ? 1 : 0)));
}
