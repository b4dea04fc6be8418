// Builds the modules beside the page's own: programs of this crate that reply to text requests, in a worker or on the
// page (src/platform/wasm_module.rs). Each has a script of its own, and an attribute of the page's script element names it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withShortNames } from "./short_names.mjs";
import { makeSmall } from "./small.mjs";

/** The programs, each with its features and the `opt-level` of a release. */
export const WORKER_MODULES = {
  engine: { features: "worker-module", optLevel: "3" },
  // At level 3 it would be two thirds larger, and no faster.
  sealed: { features: "app,sealed,worker-module", optLevel: "z" },
  // It waits for a relay most of the time.
  live: { features: "live,worker-module", optLevel: "z" },
};

/** Appended to the script of each. */
const IN_WORKER = readFileSync(new URL("../static/worker.js", import.meta.url), "utf8");

/** Modules that few games need, each with its first use: then the service worker caches it. */
export const FIRST_USES = { sealed: "with the first sealed game", live: "with the first live game" };
export const LOADED_ON_DEMAND = Object.keys(FIRST_USES);

const run = (program, args, options = {}) => execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"], ...options });

/** Returns the folder of what the build script has written, from the messages of cargo. */
function outputFolder(messages) {
  const steps = messages.trim().split("\n").map((line) => JSON.parse(line));
  const own = steps.find(({ reason, package_id: id }) => reason === "build-script-executed" && /\bred7[@#]/.test(id));
  return own?.out_dir;
}

/**
 * Builds a module, and returns it with its script, and the folder of what the build script has written. An `optLevel` overrides that of the release profile: a cargo profile of
 * its own would compile build scripts and proc macros again.
 */
export function buildModule(name, { profile = "release", optLevel = WORKER_MODULES[name].optLevel, keepsNames } = {}) {
  const { features } = WORKER_MODULES[name];
  const messages = run("cargo", ["build", "--quiet", "--locked", "--target=wasm32-unknown-unknown", `--profile=${profile}`, `--bin=${name}`,
    "--no-default-features", `--features=${features}`, "--message-format=json-render-diagnostics"], {
    env: { ...process.env, CARGO_PROFILE_RELEASE_OPT_LEVEL: optLevel },
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  const metadata = execFileSync("cargo", ["metadata", "--format-version=1", "--no-deps"], { encoding: "utf8" });
  const target = path.join(JSON.parse(metadata).target_directory, "wasm32-unknown-unknown");
  const dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  run("wasm-bindgen", [path.join(target, profile, `${name}.wasm`), "--target=web", "--no-typescript", `--out-dir=${dir}`]);
  const file = path.join(dir, `${name}_bg.wasm`);
  // static/load_module.js and static/worker.js compile the module themselves and need `initSync` only.
  const script = readFileSync(path.join(dir, `${name}.js`), "utf8").replace(/, __wbg_init as default /, " ");
  const short = withShortNames(readFileSync(file), script);
  writeFileSync(file, short.module);
  const module = profile === "release" ? makeSmall(file, { keepsNames }) : short.module;
  rmSync(dir, { recursive: true });
  return { module, script: short.script + IN_WORKER, output: outputFolder(messages) };
}

/**
 * Adds all of them to the page's folder, under names that contain the hash of their content. Returns the folder of what
 * the build script has written for those with the feature `app`.
 */
export function addWorkerModules(dir, profile) {
  const page = path.join(dir, "index.html");
  let html = readFileSync(page, "utf8");
  let folder;
  for (const name of Object.keys(WORKER_MODULES)) {
    const { module, script, output } = buildModule(name, { profile: profile === "release" ? profile : "quick" });
    const build = createHash("sha256").update(module).update(script).digest("hex").slice(0, 16);
    writeFileSync(path.join(dir, `${name}-${build}.wasm`), module);
    writeFileSync(path.join(dir, `${name}-${build}.js`), script);
    const marked = html.replace(/ data-build(?=[\s=>])/, (place) => ` data-${name}=./${name}-${build}.js${place}`);
    if (marked === html) throw new Error(`index.html has no place for ${name}`);
    html = marked;
    if (WORKER_MODULES[name].features.startsWith("app,")) folder = output;
  }
  writeFileSync(page, html);
  return folder;
}
