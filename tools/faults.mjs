// Breaks the page on purpose, and checks which test fails: applies each fault in tests/faults/ by itself, to a copy of
// the sources in target/faults/.
//
//   node tools/faults.mjs            all faults, first those whose tests need no browser
//   node tools/faults.mjs NAME…      the faults with these names
//
// A fault describes what it breaks, and names the tests that should fail. Its edits follow: a file, lines that occur in
// it once, and their replacement.
//
//   Found by: lib FILTER             unit tests
//   Found by: native FILTER          tests in tests/native/
//   Found by: browser SPEC OPTION…   tests in tests/browser/, with options for Playwright
//
//   FILE
//   <<<<
//   lines
//   ====
//   other lines, or none
//   >>>>
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = path.join(ROOT, "tests/faults");
const COPY = path.join(ROOT, "target/faults/copy");
const ENV = {
  ...process.env,
  CARGO_TARGET_DIR: path.join(ROOT, "target/faults/target"),
  // A snapshot that differs counts as a failure, and no new one is written.
  INSTA_UPDATE: "no",
  DIST: "target/page",
  TEST_PORT: process.env.TEST_PORT ?? "48700",
  // Without optimisation live games take long; these few find what all of them find.
  LIVE: process.env.LIVE ?? "4",
};

const CARGO = "cargo test --profile mutants";
const WITHOUT_PAGE = "--no-default-features --features app,live,sealed"; // there is less to compile
// Quick to build and, like a release, cached for use without a network.
const PACK = `import { packOffline } from "./tools/offline.mjs"; packOffline("target/page");`;
const IS_PACKED = "grep -q '^const BUILD=' target/page/sw.js";
const BUILD = `make target/page/index.html && (${IS_PACKED} || node --input-type=module -e '${PACK}')`;
const PLAYWRIGHT = "playwright test --config tests/browser/playwright.config.mjs --reporter list";
const KINDS = {
  lib: (tests) => `${CARGO} ${tests.startsWith("ui::") ? "--features live,sealed" : WITHOUT_PAGE} --lib -- ${tests}`,
  native: (tests) => `${CARGO} ${WITHOUT_PAGE} --test native -- ${tests}`,
  browser: (tests) => `${PLAYWRIGHT} ${tests} ${tests.includes("--project") ? "" : "--project desktop"}`,
};
const EDIT = /^(\S+)\n<<<<\n(.*?)\n====\n(.*?)>>>>$/gms;
const PASSED = /\b[1-9]\d* passed/;
/** Patterns by which cargo and Playwright name a test that fails. */
const FAILED = /^(?:test (\S+).* \.\.\. FAILED| +\d+\) \[\w+\] › (\S+?):\d+:\d+ › (.+?)[ ─]*)$/gm;

/** Problem with a fault or its tests. */
class Trouble extends Error {
  result = "ERROR";
}
/** A fault that no test finds. */
class Unnoticed extends Trouble {
  result = "NOT FOUND";
}

function read(name) {
  const text = readFileSync(path.join(FOLDER, `${name}.txt`), "utf8");
  const [, what, kind, tests] = text.match(/^(.+?)\nFound by: (\w+) ([^\n]+)\n/s) ?? [];
  const edits = [...text.matchAll(EDIT)].map(([, file, from, to]) => ({ file, from: `\n${from}\n`, to: `\n${to}` }));
  if (!KINDS[kind] || edits.length === 0) throw new Error(`${name} does not say what it breaks, where, and which tests should notice`);
  return { name, what: what.replaceAll("\n", " "), kind, tests, edits };
}

/** Returns the files of a fault with its edits applied. */
function broken({ name, edits }) {
  const texts = new Map();
  for (const { file, from, to } of edits) {
    const source = path.join(COPY, file);
    if (!existsSync(source)) throw new Trouble(`${name}: there is no ${file}`);
    const text = texts.get(file) ?? `\n${readFileSync(source, "utf8")}`;
    const found = text.split(from).length - 1;
    if (found !== 1) throw new Trouble(`${name}: in ${file} these lines stand ${found} times, not once:${from}`);
    texts.set(file, text.replace(from, () => to));
  }
  return [...texts].map(([file, text]) => [path.join(COPY, file), text.slice(1)]);
}

/** Returns the problem with the edits of a fault, if there is one. */
function trouble(fault) {
  try {
    broken(fault);
    return [];
  } catch (error) {
    if (error instanceof Trouble) return [error.message];
    throw error;
  }
}

/** Updates the copy of the sources. Unchanged files stay, so that little is rebuilt. */
function copySources() {
  const how = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = spawnSync("git", how, { cwd: ROOT, encoding: "utf8" }).stdout.split("\0").filter(Boolean);
  const files = new Set(listed.filter((file) => existsSync(path.join(ROOT, file))));
  for (const file of files) {
    const [from, to] = [ROOT, COPY].map((folder) => path.join(folder, file));
    if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) cpSync(from, to);
  }
  for (const entry of readdirSync(COPY, { recursive: true, withFileTypes: true })) {
    const file = path.relative(COPY, path.join(entry.parentPath ?? entry.path, entry.name));
    if (entry.isFile() && !files.has(file) && !file.startsWith("target")) rmSync(path.join(COPY, file));
  }
  for (const link of ["node_modules", ".tools"]) {
    if (!existsSync(path.join(COPY, link))) symlinkSync(path.join(ROOT, link), path.join(COPY, link));
  }
}

function run(command) {
  const options = { cwd: COPY, env: ENV, shell: true, encoding: "utf8", maxBuffer: 1e8 };
  const { status, stdout, stderr } = spawnSync(command, options);
  return { isFine: status === 0, output: `${stdout}\n${stderr}`.replaceAll(/\x1b\[[\d;]*m/g, "") };
}

const end = (output) => output.trim().split("\n").slice(-30).join("\n");

function must(command, complaint) {
  const { isFine, output } = run(command);
  if (!isFine) throw new Trouble(`${complaint}:\n${end(output)}`);
}

/** Returns the names of the tests that fail. A fault that doesn't compile isn't found, since no test has run. */
function failures({ kind, tests }) {
  if (kind === "browser") must(BUILD, "the page cannot be built");
  const { isFine, output } = run(KINDS[kind](tests));
  const failed = [...output.matchAll(FAILED)].map(([, ...names]) => names.filter(Boolean).join(": "));
  if (failed.length === 0 && !(isFine && PASSED.test(output))) {
    throw new Trouble(`${kind} ${tests} runs no test:\n${end(output)}`);
  }
  return [...new Set(failed)];
}

/** Returns the tests that find a fault. */
function finders(fault) {
  const files = broken(fault);
  const whole = files.map(([file]) => [file, readFileSync(file)]);
  const write = (texts) => texts.forEach(([file, text]) => writeFileSync(file, text));
  write(files);
  try {
    const found = failures(fault);
    if (found.length === 0) throw new Unnoticed(`not by ${fault.kind} ${fault.tests}. ${fault.what}`);
    return found;
  } finally {
    write(whole);
  }
}

const all = readdirSync(FOLDER).map((file) => path.basename(file, ".txt")).sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no such faults: ${unknown.join(", ")}`);
const faults = (asked.length > 0 ? asked : all).map(read);
const order = Object.keys(KINDS);
faults.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

const width = Math.max(...faults.map(({ name }) => name.length));
const troubles = [];
/** Prints a row of the table: the result of some work, and its time. */
function row(name, work) {
  const start = Date.now();
  let result;
  try {
    result = work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    result = error.result;
    troubles.push(`${name}: ${error.message}`);
  }
  const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
  console.log(`${name.padEnd(width)}  ${seconds.padStart(6)}  ${result}`);
}

copySources();
// A test that fails without any fault finds nothing.
row("without a fault", () => {
  const gone = faults.flatMap(trouble);
  if (gone.length > 0) throw new Trouble(gone.join("\n"));
  const sets = new Map(faults.map((fault) => [KINDS[fault.kind](fault.tests), fault]));
  for (const fault of sets.values()) {
    const failed = failures(fault);
    if (failed.length > 0) throw new Trouble(`${failed.join(", ")} fails`);
  }
  return "all these tests pass";
});
for (const fault of troubles.length > 0 ? [] : faults) {
  row(fault.name, () => {
    const [first, ...more] = finders(fault);
    return more.length > 0 ? `${first}, and ${more.length} more` : first;
  });
}
console.log(["", ...troubles, `${faults.length} faults, ${troubles.length} to be looked after`].join("\n"));
process.exit(troubles.length > 0 ? 1 : 0);
