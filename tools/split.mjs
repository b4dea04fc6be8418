// Splits the module into two files: what the first cards need, and the rest (src/ui/app/lazy_chunk.rs). It starts from
// cargo's output, linked with its relocations, and repeats what Trunk does after that.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withShortNames } from "./short_names.mjs";
import { makeSmall } from "./small.mjs";

const PROGRAM = "red7";
const LINK = "__wasm_split.js";
/** Name of the half of the texts that comes with the second part (src/i18n/texts.rs). */
const LAZY_TEXTS = "lazy-texts";

const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });

/** Cargo's output. */
function linked() {
  const metadata = execFileSync("cargo", ["metadata", "--format-version=1", "--no-deps"], { encoding: "utf8" });
  return path.join(JSON.parse(metadata).target_directory, "wasm32-unknown-unknown/release", `${PROGRAM}.wasm`);
}

/** Returns the exports of the first part that the second imports. */
function sharedExports(link) {
  const [, names] = link.match(/^ *const \{([\w, ]+)\} = initSync\(/m);
  return names.match(/\w+/g);
}

/** Makes the two modules in a folder, as large as they come, and returns their places and the glue of the first. */
export function bindParts(into) {
  run("wasm-split-cli", linked(), into, "--out-name", PROGRAM);
  const bound = path.join(into, "bound");
  run("wasm-bindgen", path.join(into, `${PROGRAM}.wasm`), "--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir", bound);
  const lazy = readdirSync(into).filter((name) => name.endsWith(".wasm") && name !== `${PROGRAM}.wasm`);
  if (lazy.length !== 1) throw new Error(`one part was to come later, not ${lazy.length}: ${lazy}`);
  const link = readFileSync(path.join(into, LINK), "utf8").replaceAll(`./${lazy[0]}`, "./lazy.wasm");
  const first = path.join(bound, `${PROGRAM}_bg.wasm`);
  const glue = readFileSync(path.join(bound, `${PROGRAM}.js`), "utf8");
  const short = withShortNames(readFileSync(first), glue, sharedExports(link));
  writeFileSync(first, short.module);
  return { first, lazy: path.join(into, lazy[0]), glue: short.script, link };
}

/** Makes the two modules and the glue of the first in a folder; `options` are those of `makeSmall`. */
export function makeParts(into, options = {}) {
  const { first, lazy, ...scripts } = bindParts(into);
  return { first: makeSmall(first, options), lazy: makeSmall(lazy, options), ...scripts };
}

/** Replaces a text that must occur once. */
function swap(text, pattern, by) {
  if (text.split(pattern).length !== 2) throw new Error(`not found once: ${pattern}`);
  return text.replace(pattern, by);
}

/**
 * The start of the module in place of wasm-bindgen's, which also takes what boot.js doesn't give: it gives a compiled
 * module.
 */
const START = `export default async ({ module_or_path: module }) => {
  __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
};`;

/**
 * Requests the second part. Whoever has something stored needs it at the start (src/ui/start.rs), so that it comes beside
 * the first. After a failed attempt the browser's cache is bypassed: it may hold a broken file.
 */
const LAZY_MODULE = `let tries = 0;
const ask = () => compileModule(new URL("./lazy.wasm", import.meta.url), tries++ ? "reload" : "default");
const hasDocuments = () => {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith("red7:"));
  } catch {
    return false;
  }
};
let asked = hasDocuments() && ask();
if (asked) asked.catch(() => {});
const lazyModule = () => {
  const module = asked || ask();
  asked = undefined;
  return module;
};`;

/** Inlines the script that loads the second part into the glue: one file less to wait for. */
function joined(glue, link) {
  const load = link.match(/^export const (__wasm_split_load_\w+) = /m)[1];
  // The second part is asked for by the first, which is there.
  let own = swap(link, /^import \{ initSync \} from .*$/m, "");
  own = swap(own, "initSync(undefined, undefined)", "wasm");
  own = swap(own, `export const ${load} = `, `const ${load} = `);
  own = swap(own, 'fetch(new URL("./lazy.wasm", import.meta.url))', "lazyModule()");
  own = swap(own, "WebAssembly.instantiateStreaming(src, ", "WebAssembly.instantiate(await src, ");
  const name = glue.match(new RegExp(`^import \\* as (\\w+) from "\\./${LINK}";?$`, "m"))[1];
  const joint = swap(glue, new RegExp(`^import \\* as ${name} from .*$`, "m"), `${LAZY_MODULE}\n${own}\nconst ${name} = { ${load} };`);
  return swap(joint, /^export \{ initSync, __wbg_init as default \};$/m, START);
}

/** Replaces Trunk's module by the two parts. */
export function splitModule(dir) {
  const into = mkdtempSync(path.join(tmpdir(), "red7-"));
  const { first, lazy, glue, link } = makeParts(into);
  rmSync(into, { recursive: true });
  if (first.includes(LAZY_TEXTS) || !lazy.includes(LAZY_TEXTS)) {
    throw new Error("the first part uses a message that comes later: its file belongs in the list of build/messages/half.rs");
  }
  const script = joined(glue, link);
  // All have the same name, so that none is combined with one of another build.
  const all = createHash("sha256").update(first).update(lazy).update(script);
  const build = all.digest("hex").slice(0, 16);

  const page = path.join(dir, "index.html");
  let html = readFileSync(page, "utf8");
  const files = [
    [new RegExp(`^${PROGRAM}-[0-9a-f]+\\.js$`), `${PROGRAM}-${build}.js`, swap(script, '"./lazy.wasm"', `"./lazy-${build}.wasm"`)],
    [new RegExp(`^${PROGRAM}-[0-9a-f]+_bg\\.wasm$`), `${PROGRAM}-${build}_bg.wasm`, first],
  ];
  for (const [old, name, content] of files) {
    const [was] = readdirSync(dir).filter((file) => old.test(file));
    rmSync(path.join(dir, was));
    writeFileSync(path.join(dir, name), content);
    html = html.replaceAll(was, name);
  }
  writeFileSync(path.join(dir, `lazy-${build}.wasm`), lazy);
  writeFileSync(page, html);
}
