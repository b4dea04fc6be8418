// Prints the size of the download, file by file, and fails if it exceeds its budgets.
// Sizes are bytes as sent: of a module, the packed form that a browser unpacks (tools/pack_modules.mjs); of other files,
// what gzip makes of them, which is how GitHub Pages sends them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { RELAYS } from "./offline.mjs";
import { isPackedForm } from "./packed.mjs";
import { languageOf } from "./texts.mjs";
import { FIRST_USES, WORKER_MODULES } from "./worker_modules.mjs";

const FIRST_GAME = { gzip: 319_000, brotli: 285_500 }; // all that comes before the first card
const OFFLINE = { gzip: 859_500, brotli: 754_500 }; // that, what comes after the first cards, and what is kept for use without a network beside both

const dir = process.argv[2] ?? "dist";
const SERVICE_WORKER = "sw.js";
/** Files that the service worker caches, with the page under its own name. */
const told = readFileSync(path.join(dir, SERVICE_WORKER), "utf8").match(/FILES=(\[.*?\])/);
const kept = new Set(JSON.parse(told[1]).map(({ address }) => (address === "./" ? "index.html" : address)));
const BESIDE = /^(icon-|manifest)/; // kept, but a game needs none of them
const LAZY = new RegExp(`^(${["lazy", "en\\.lazy", "later", "medium", ...Object.keys(WORKER_MODULES)].join("|")})-`); // what comes after the first cards

/** Uses of files that aren't cached by themselves. */
const NOT_KEPT = ["when installed", ...Object.values(FIRST_USES), "with another language"];

/** Returns when a file is downloaded. */
function use(name) {
  if (name === SERVICE_WORKER) return "offline";
  if (!kept.has(name)) return "when installed";
  const module = Object.keys(FIRST_USES).find((module) => name.startsWith(`${module}-`));
  if (module) return FIRST_USES[module];
  if (name === RELAYS) return FIRST_USES.live;
  if (languageOf(name) && languageOf(name) !== "en") return "with another language";
  if (LAZY.test(name)) return "after the first cards";
  return BESIDE.test(name) ? "offline" : "first game";
}

const files = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const content = readFileSync(file);
    const name = path.relative(dir, file).replaceAll(path.sep, "/");
    const sent = (form) => (existsSync(`${file}.${form}`) ? readFileSync(`${file}.${form}`) : gzipSync(content)).length;
    return { name, use: use(name), plain: content.length, gzip: sent("gz"), brotli: sent("br") };
  })
  .filter(({ name }) => !isPackedForm(name))
  .sort((a, b) => b.gzip - a.gzip);

const sum = (form, uses) => files.filter((file) => uses.includes(file.use)).reduce((all, file) => all + file[form], 0);
const FIRST = ["first game"];
const KEPT = [...FIRST, "after the first cards", "offline"];

const number = (bytes) => bytes.toLocaleString("en").padStart(10);
console.log(`${"bytes".padStart(10)}${"gzip".padStart(10)}${"brotli".padStart(10)}${"share".padStart(8)}`);
for (const { name, use, plain, gzip, brotli } of files) {
  const share = NOT_KEPT.includes(use) ? "" : `${((gzip / sum("gzip", KEPT)) * 100).toFixed(1)} %`;
  console.log(`${number(plain)}${number(gzip)}${number(brotli)}${share.padStart(8)}  ${name} (${use})`);
}

/** Checks a sum against its budget, and prints the result. */
function check(what, uses, budgets) {
  for (const [form, budget] of Object.entries(budgets)) {
    const bytes = sum(form, uses);
    const isOk = bytes <= budget;
    console.log(`Size: ${what} by ${form} ${bytes.toLocaleString("en")} of ${budget.toLocaleString("en")} bytes, ${isOk ? "ok" : "too big"}.`);
    if (!isOk) process.exitCode = 1;
  }
}
check("the first game", FIRST, FIRST_GAME);
check("all that is kept offline", KEPT, OFFLINE);
