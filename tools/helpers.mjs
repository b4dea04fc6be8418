// Builds the modules beside the page's own: programs of this crate that answer texts with texts, in a worker or on the
// page (src/platform/wasm_module.rs). Each has a script of its own, and an attribute of the page's script element names it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMALL } from "./small.mjs";

/** The programs, each with its features and the profile that builds it for the page. */
export const HELPERS = {
  thinking: { features: "app,helper", profile: "helper" },
  // Built for speed it is two thirds larger, and no quicker.
  sealed: { features: "app,sealed,helper", profile: "release" },
};

/** Those that few games ask for: they are kept offline once they were asked for. */
export const ON_DEMAND = ["sealed"];

const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });

/** The module of a name and its script, built with a profile; with more options for cargo, and for wasm-opt. */
export function makeHelper(name, profile, { cargo = [], wasmOpt = SMALL } = {}) {
  run("cargo", "build", "--quiet", "--locked", "--target=wasm32-unknown-unknown", `--profile=${profile}`, `--bin=${name}`,
    "--no-default-features", `--features=${HELPERS[name].features}`, ...cargo);
  const metadata = execFileSync("cargo", ["metadata", "--format-version=1", "--no-deps"], { encoding: "utf8" });
  const target = path.join(JSON.parse(metadata).target_directory, "wasm32-unknown-unknown");
  const dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  run("wasm-bindgen", path.join(target, profile, `${name}.wasm`), "--target=web", "--no-typescript", `--out-dir=${dir}`);
  const file = path.join(dir, `${name}_bg.wasm`);
  if (wasmOpt) run("wasm-opt", ...wasmOpt, file, "-o", file);
  const module = readFileSync(file);
  // Who loads the module is static/bring.js.
  const script = readFileSync(path.join(dir, `${name}.js`), "utf8").replace(/, __wbg_init as default /, " ");
  rmSync(dir, { recursive: true });
  return { module, script };
}

/** Puts all of them into the page's folder, under names that only this build has. */
export function addHelpers(dir, profile) {
  const page = path.join(dir, "index.html");
  let html = readFileSync(page, "utf8");
  for (const name of Object.keys(HELPERS)) {
    const { module, script } = profile === "release" ? makeHelper(name, HELPERS[name].profile) : makeHelper(name, "quick", { wasmOpt: null });
    const build = createHash("sha256").update(module).update(script).digest("hex").slice(0, 16);
    writeFileSync(path.join(dir, `${name}-${build}.wasm`), module);
    writeFileSync(path.join(dir, `${name}-${build}.js`), script);
    const marked = html.replace(/ data-build(?=[\s=>])/, (place) => ` data-${name}=./${name}-${build}.js${place}`);
    if (marked === html) throw new Error(`index.html has no place for ${name}`);
    html = marked;
  }
  writeFileSync(page, html);
}
