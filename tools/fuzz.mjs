// Feeds the parsers with random texts grown from those in the tests, each target for some
// seconds: node tools/fuzz.mjs SECONDS [TARGET ...]
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const SOURCES = { card: "cards", turn: "turns", position: "positions", record: "records" };

const [seconds, ...names] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(seconds ?? "") || names.some((name) => !(name in SOURCES))) {
  console.error(`say: node tools/fuzz.mjs SECONDS [${Object.keys(SOURCES).join("] [")}]`);
  process.exit(1);
}

/** Returns the first column of a file. */
function column(file) {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => line.split("\t")[0]);
}

/** Returns the texts that a target starts from. */
function texts(name) {
  const good = column(`tests/valid/${name}.txt`);
  const bad = column(`tests/invalid/${name}.txt`).map((json) => JSON.parse(json));
  const played = name === "positions" ? column("tests/vectors/turns.tsv") : [];
  return new Set([...good, ...bad, ...played]);
}

for (const target of names.length ? names : Object.keys(SOURCES)) {
  const corpus = `fuzz/corpus/${target}`;
  mkdirSync(corpus, { recursive: true });
  for (const text of texts(SOURCES[target])) {
    const hash = createHash("sha1").update(text).digest("hex");
    writeFileSync(`${corpus}/${hash}`, text);
  }
  execFileSync("cargo", ["+nightly", "fuzz", "run", target, "--", `-max_total_time=${seconds}`], { stdio: "inherit" });
}
