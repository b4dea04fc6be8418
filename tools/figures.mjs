// Updates the figures in the documents: the text in README.md and docs/ between a mark
// `<!-- figures: NAME -->` and `<!-- end -->`.
//
//   node tools/figures.mjs            figures that take up to a minute, of the page in dist/
//   node tools/figures.mjs NAME…      the figures with these names, however long they take; `all` for all
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";

const MARK = /(<!-- figures: ([\w-]+) -->)(.*?)(<!-- end -->)/gs;
const TABLES = [["1.3", 2], ["1.3", 4], ["1.3a", 2], ["1.3ax", 2]];
/** The levels offered, and others against those before them. */
const CONTESTS = {
  levels: [
    ["Master", "Skilled"], ["Skilled", "Casual"], ["Casual", "Novice"],
    ["Master", "simple"], ["Skilled", "simple"], ["Casual", "simple"], ["cheater", "simple"],
  ],
  arena: [
    ["Master", "random"], ["Skilled", "random"], ["Master", "cheater"], ["Master", "skilled"],
    ["Skilled", "skilled"], ["skilled", "random"], ["skilled", "casual"], ["casual", "Novice"],
  ],
};
/** Levels whose names in `lab` differ. */
const IN_LAB = { Casual: "casual-2", Skilled: "skilled-2" };
const LAB = ["run", "--quiet", "--release", "--no-default-features", "--example", "lab", "--"];

const run = (program, ...args) =>
  execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1e8 });
const lab = (...args) => run("cargo", ...LAB, ...args);
const node = (...args) => run("node", ...args);
const once = (work) => {
  let result;
  return () => (result ??= work());
};

/** Formats rows as a table; the first one is its head. */
const table = ([head, ...rows]) => {
  const line = (cells) => `| ${cells.join(" | ")} |`.replace("|  |", "| |");
  return `\n${[line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n")}\n`;
};
/** Rounds to two digits: more would differ the next day. */
const about = (number) => Number(Number(number).toPrecision(2)).toLocaleString("en");

/** A page beyond its budget is measured all the same. */
const size = once(() => {
  try {
    return node("tools/size.mjs", "dist");
  } catch (error) {
    if (!error.stdout) throw error;
    return error.stdout;
  }
});
const sum = (what, form) => size().match(new RegExp(`Size: ${what} by ${form} ([\\d,]+) of ([\\d,]+)`)).slice(1);
const kilobytes = (bytes) => Math.round(Number(bytes.replaceAll(",", "")) / 1000);
const range = (what) => `${["brotli", "gzip"].map((form) => kilobytes(sum(what, form)[0])).join("–")} kB`;
const budgets = (what) => `${sum(what, "gzip").join(" of ")} (with Brotli ${sum(what, "brotli").join(" of ")})`;
const files = () => {
  const rows = [...size().matchAll(/^ *([\d,]+) +([\d,]+) +([\d,]+) +(?:[\d.]+ %)? +(\S+) \((.+)\)$/gm)];
  const name = (file) => `\`${file.replace(/-[0-9a-f]{16}/, "-…")}\``;
  const head = ["file", "needed for", "bytes", "gzip", "Brotli"];
  return table([head, ...rows.map(([, plain, gzip, brotli, file, use]) => [name(file), use, plain, gzip, brotli])]);
};
const module = () => {
  const rows = [...node("tools/weigh.mjs").matchAll(/^ *([\d,]+) +([\d.]+) % +(.+)$/gm)];
  return table([["part", "bytes", "share"], ...rows.map(([, bytes, share, part]) => [part, bytes, `${share} %`])]);
};

/** Runs `make bench` without the tables of opponents: natively, and in WebAssembly. */
const bench = once(() => run("cargo", "bench", "--quiet", "--no-default-features") + node("tools/bench.mjs", "rates", "solver"));
const section = (title) => {
  const from = bench().indexOf(`\n${title}`);
  if (from < 0) throw new Error(`make bench prints nothing under "${title}"`);
  return bench().slice(from + 1).split("\n\n")[0].split("\n").slice(1);
};
/** Columns of a speed: native, as the engine, and as the page. */
const IN_NODE = `WebAssembly in Node ${process.version}`;
const builds = () => [section("native, opt-level 3"), section(`${IN_NODE}, as the engine`), section(`${IN_NODE}, as the page`)];
const HEAD = ["", "native", "WebAssembly, as the engine", "WebAssembly, as the page"];
const engine = () => {
  const value = (line) => (line.endsWith(" ns") ? line.slice(36).trim() : about(line.slice(36).trim().split(" ")[0]));
  const columns = builds().map((lines) => lines.filter((line) => /^(a standing|random games)/.test(line)));
  return table([HEAD, ...columns[0].map((line, row) => [line.slice(0, 36).trim() + (row ? ", a second" : ""), ...columns.map((column) => value(column[row]))])]);
};
const model = () => {
  const rows = section("the engine against the plain model of the tests").slice(1).filter(Boolean);
  return table([["", "model", "engine", "ratio"], ...rows.map((line) => [line.slice(0, 36).trim(), ...line.slice(36).trim().split(/ {2,}/)])]);
};
const solver = () => {
  const all = bench().match(/^a deal solved.*$/gm).map((line) => line.match(/([\d.]+) ms median, ([\d.]+) ms p95/).slice(1));
  return table([["", "median, ms", "95 %, ms"], ...["native", "WebAssembly, as the page", "WebAssembly, as the engine"].map((name, at) => [name, ...all[at]])]);
};

/** Size and speed of the engine module at each `opt-level`. */
const levels = () => {
  const [head, ...rows] = node("tools/levels.mjs").trim().split("\n").map((line) => [line.slice(0, 36).trim(), ...line.slice(36).trim().split(/ +/)]);
  return table([["", ...head.slice(1).map((level) => `\`${level}\``)], ...rows]);
};
const thinking = () => {
  const rows = [...node("tools/bench.mjs", "bots").matchAll(/^master, (\S+), (\d) players +\d+ +([\d.]+) +([\d.]+)/gm)];
  const rules = [...new Set(rows.map(([, rules]) => rules))];
  const cell = (of, count) => {
    const [, , , median, p95] = rows.find(([, rules, players]) => rules === of && players === String(count));
    return `${Math.round(median)}, ${Math.round(p95)}`;
  };
  return table([["", "2 players", "3 players", "4 players"], ...rules.map((of) => [`\`${of}\``, ...[2, 3, 4].map((count) => cell(of, count))])]);
};

/** The seed of whatever levels are chosen and placed by, and one that nothing was chosen by. */
const [USUAL, FRESH] = ["77", "20261130"];
/** Returns the share of games that the first of two bots wins, in percent. */
const contest = (rules, players, bots, deals, seed, ...more) => {
  const options = ["--rules", rules, "--players", String(players), "--bots", bots.map((bot) => IN_LAB[bot] ?? bot.toLowerCase()).join(","), "--deals", deals];
  const { bots: [first] } = JSON.parse(lab("arena", "--seed", seed, ...options, "--json", ...more));
  const [rate, low, high] = [first.win_rate, first.low, first.high].map((share) => (100 * share).toFixed(1));
  return { rate, interval: `(${low}–${high})` };
};
const arena = (contests, seed) => {
  const name = (bot) => (/^[a-z]/.test(bot) ? `\`${bot}\`` : bot);
  const cell = (bots, [rules, players]) => {
    // The cheater plays nothing else; the Master against these two is of interest only beside it.
    if (["Master cheater", "Master simple", "cheater simple"].includes(bots.join(" ")) && !(rules === "1.3" && players === 2)) return "–";
    const { rate, interval } = contest(rules, players, bots, "1000", seed);
    return `${rate} ${interval}`;
  };
  const head = ["", ...TABLES.map(([rules, players]) => `\`${rules}\`, ${players} players`)];
  return table([head, ...contests.map((bots) => [`${name(bots[0])} against ${name(bots[1])}`, ...TABLES.map((at) => cell(bots, at))])]);
};
/** Returns the points by which the first of two levels is stronger, at a table where the second takes all other seats. */
const points = (rules, players, bots, deals) => {
  const rate = Number(contest(rules, players, bots, deals, USUAL).rate) / 100;
  return 400 * Math.log10((rate * (players - 1)) / (1 - rate));
};
/** Places the levels as fixed points of ratings, in steps of five, each from the next one: src/state/rating/level_points.rs. */
const levelPoints = () => {
  const tables = ["1.3", "1.3x", "1.3a", "1.3ax"].flatMap((rules) => [[rules, 2], [rules, 4]]);
  const row = ([rules, players]) => {
    const above = (bots, deals = "1000") => points(rules, players, bots, deals);
    const casual = 1500 - above(["Skilled", "Casual"]);
    const skilled = 1500 - above(["Skilled", "skilled"]);
    const all = [
      casual - above(["Casual", "Novice"]), skilled - above(["skilled", "casual"]), casual, skilled, 1500,
      1500 + above(["Master", "Skilled"], players === 2 ? "200" : "100"),
    ];
    return [`\`${rules}\`, ${players === 2 ? "2 players" : "3 or 4"}`, ...all.map((value) => String(5 * Math.round(value / 5)))];
  };
  return table([["", "Novice", "`casual`", "Casual", "`skilled`", "Skilled", "Master"], ...tables.map(row)]);
};
const matches = () => {
  const of = (rules) => {
    const { rate, interval } = contest(rules, 2, ["Master", "skilled"], "100", USUAL, "--match");
    return `${rate} % ${interval} in \`${rules}\``;
  };
  return `${of("1.3a")}, ${of("1.3ax")}`;
};
const puzzles = () => {
  const grades = [["e", "easy"], ["m", "medium"], ["h", "hard"]];
  const kinds = [2, 3, 4].flatMap((players) => grades.map(([letter, grade]) => [`${players}${letter}`, `${players} players, ${grade}`]));
  const row = ([kind, name]) => [name, ...lab("puzzles", kind, "1000", "red7game", "--levels").trim().split("\n").map((line) => line.split("\t")[2])];
  return table([["", "Novice", "Casual", "Skilled", "Master"], ...kinds.map(row)]);
};
/** Options of `lab facts` for each part of docs/strategy.md. */
const FACTS = {
  "facts-winner": "--about winner --deals 1000000",
  "facts-winner-of-three": "--about winner --players 3 --deals 20000",
  "facts-winner-of-four": "--about winner --players 4 --deals 20000",
  "facts-winner-advanced": "--about winner --rules 1.3a --deals 150",
  "facts-turns": "--about turns --deals 100000",
  "facts-principles": "--about principles --deals 4000",
  "facts-rounds": "--about rounds --bots perfect,trickster,random,skilled --deals 5000",
  "facts-rounds-of-three": "--about rounds --players 3 --bots random,skilled --deals 20000",
  "facts-rounds-of-four": "--about rounds --players 4 --bots random,skilled --deals 20000",
  "facts-masters-of-three": "--about rounds --players 3 --bots master --deals 1000",
  "facts-masters-of-four": "--about rounds --players 4 --bots master --deals 1000",
  "facts-winner-advanced-first": "--about winner --rules 1.0a --deals 20000",
  "facts-rounds-basic-with-actions": "--about rounds --rules 1.3x --bots skilled --deals 2000",
  "facts-rounds-advanced": "--about rounds --rules 1.3a --bots skilled --deals 2000",
  "facts-rounds-with-actions": "--about rounds --rules 1.3ax --bots skilled --deals 500",
  "facts-luck": "--about luck --bots master,skilled-2 --deals 1000",
  "facts-luck-advanced": "--about luck --rules 1.3a --bots master,skilled-2 --deals 1000",
  "facts-luck-with-actions": "--about luck --rules 1.3ax --bots master,skilled-2 --deals 500",
  "facts-worth": "--about worth --deals 1000000",
};
const FAST = LAB.map((word) => (word === "--release" ? "--profile=bench" : word));
const facts = (options) => {
  const [, ...tables] = run("cargo", ...FAST, "facts", ...options.split(" ")).trim().split("\n\n");
  return `\n\`lab facts ${options}\`\n\n${tables.join("\n\n")}\n`;
};
const lighthouse = () => table([["", "value"], ...node("tools/lighthouse.mjs").trim().split("\n").map((line) => line.trim().split(": "))]);

/** Returns what a first visit waits for, step by step, with the place and time of the measurement. */
const load = () => {
  const printed = run("playwright", "test", "--config", "tests/performance/measure.config.mjs", "--project", "load");
  const visits = [...printed.matchAll(/^a first visit to (.+), ms, middle of \d+: (.+)$/gm)].map(([, visit, steps]) => [
    visit,
    Object.fromEntries(steps.split(", ").map((step) => step.match(/^(.+) (\d+)$/).slice(1))),
  ]);
  const steps = Object.keys(visits[0][1]);
  const place = `${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}`;
  return table([[place, ...visits.map(([visit]) => visit)], ...steps.map((step) => [step, ...visits.map(([, times]) => Number(times[step]).toLocaleString("en"))])]);
};

const QUICK = {
  size: () => range("the first game"),
  whole: () => range("all that is kept offline"),
  "first-game": () => budgets("the first game"),
  offline: () => budgets("all that is kept offline"),
  files,
  module,
};
const SLOW = {
  ...{ load, engine, model, solver, levels, thinking, points: levelPoints, matches, puzzles, lighthouse },
  "arena-levels": () => arena(CONTESTS.levels, FRESH),
  arena: () => arena(CONTESTS.arena, USUAL),
  ...Object.fromEntries(Object.entries(FACTS).map(([name, options]) => [name, () => facts(options)])),
};

const asked = process.argv.slice(2);
const known = { ...QUICK, ...SLOW };
const unknown = asked.filter((name) => name !== "all" && !known[name]);
if (unknown.length > 0) throw new Error(`no such figures: ${unknown.join(", ")}; there are ${Object.keys(known).join(", ")}`);
const wanted = asked.includes("all") ? Object.keys(known) : asked.length > 0 ? asked : Object.keys(QUICK);

const documents = ["README.md", ...readdirSync("docs").filter((name) => name.endsWith(".md")).map((name) => path.join("docs", name))];
const found = new Set();
for (const file of documents) {
  const text = readFileSync(file, "utf8");
  const written = text.replace(MARK, (all, start, name, old, end) => {
    if (!known[name]) throw new Error(`${file} asks for figures that there are not: ${name}`);
    found.add(name);
    return wanted.includes(name) ? start + known[name]() + end : all;
  });
  if (written === text) continue;
  writeFileSync(file, written);
  console.log(`figures: ${file} is new`);
}
const nowhere = Object.keys(known).filter((name) => !found.has(name));
if (nowhere.length > 0) throw new Error(`no document asks for ${nowhere.join(", ")}`);
