// Writes the list of files to cache into the service worker, and the name of the build into the page.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FORMS, isPackedForm } from "./packed.mjs";
import { languageOf } from "./texts.mjs";
import { LOADED_ON_DEMAND } from "./worker_modules.mjs";

const WORKER = "sw.js";
const NAMED_BY_CONTENT = /-[0-9a-f]{16}(_bg)?\.\w+$/;
/** The name of the build in the page, or the place for it. */
const BUILD = /\bdata-build(="?[0-9a-f]*"?)?(?=[\s>])/;
/** What the service worker is told. */
const TOLD = /^const BUILD=.*\n/;
/** List of relays (tools/relays.mjs), which only live games ask for. */
export const RELAYS = "relays.json";

/** Returns the hash by which a browser checks the content of a file. */
export function integrityOf(content) {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Returns the files of a folder, with `/` on every system. Packed forms contain nothing that isn't in another file. */
function filesOf(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !isPackedForm(name))
    .sort();
}

/** Returns `true` if a folder is a build. One that was built quickly, for tests, isn't. */
export const isBuild = (dir) => TOLD.test(readFileSync(path.join(dir, WORKER), "utf8"));

/**
 * Makes a folder a build: writes its name, the hash of all its files, into `index.html`, and with the list of all files
 * into the service worker. What an earlier call has written is replaced, so the same files are always the same build.
 */
export function packOffline(dir) {
  const read = (name) => readFileSync(path.join(dir, name));
  const write = (name, text) => writeFileSync(path.join(dir, name), text);
  const page = read("index.html").toString();
  if (!BUILD.test(page)) throw new Error("index.html has no place for the name of the build");
  const nameBuild = (name) => write("index.html", page.replace(BUILD, `data-build${name}`));
  nameBuild("");
  write(WORKER, read(WORKER).toString().replace(TOLD, ""));

  const all = createHash("sha256");
  for (const name of filesOf(dir)) all.update(name).update("\0").update(read(name));
  const build = all.digest("hex").slice(0, 16);
  nameBuild(`=${build}`);

  // Devices request icons when the page is installed, which needs a network anyway.
  const isKept = (name) => name !== WORKER && !name.startsWith("icons/");
  const hasPacked = (name) => FORMS.every((form) => existsSync(path.join(dir, `${name}.${form}`)));
  const files = filesOf(dir)
    .filter(isKept)
    .map((name) => ({
      address: name === "index.html" ? "./" : name,
      integrity: integrityOf(read(name)),
      isNamedByContent: NAMED_BY_CONTENT.test(name),
      isOnDemand: name === RELAYS || Boolean(languageOf(name)) || LOADED_ON_DEMAND.some((module) => name.startsWith(`${module}-`)),
      language: languageOf(name),
      isPacked: hasPacked(name),
    }));
  const told = `const BUILD=${JSON.stringify(build)},FILES=${JSON.stringify(files)};\n`;
  write(WORKER, told + read(WORKER));
}
