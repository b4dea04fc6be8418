// Trunk's post_build hook: adds the worker modules and the texts, and packs a release build. The modules get packed
// forms; the stylesheets become three files, boot.js and its imports one; the scripts are minified and get the hash of
// their content into their names; the service worker gets the list of files to cache. (Trunk's own minification of
// scripts fails on wasm-bindgen's glue.)
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minify } from "terser";
import { addWorkerModules } from "./worker_modules.mjs";
import { integrityOf, packOffline } from "./offline.mjs";
import { packModules } from "./pack_modules.mjs";
import { splitModule } from "./split.mjs";
import { addTexts } from "./texts.mjs";

/** Our scripts; each may contain the names of those before it. */
const SCRIPTS = ["early", "late", "boot"];

const { TRUNK_PROFILE: profile, TRUNK_STAGING_DIR: dir } = process.env;
const read = (name) => readFileSync(path.join(dir, name), "utf8");
const write = (name, text) => writeFileSync(path.join(dir, name), text);

/** Returns the name of a file with the hash of its content. */
function named(name, extension, text) {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return `${name}-${hash}.${extension}`;
}

/**
 * Joins the stylesheets to three files: those of the first screens, those that come with the lazy part, and those for
 * some media.
 */
function packStyles() {
  const kinds = { styles: [], later: [], medium: [] };
  const media = new Set();
  const page = read("index.html").replace(/<link\b[^>]*\bhref="?([^\s">]+\.css)"?[^>]*>/g, (link, href) => {
    const condition = link.match(/\bmedia=(?:"[^"]+"|[^\s">]+)/)?.[0].replace(/^media=|"/g, "");
    if (condition) media.add(condition);
    const kind = condition ? "medium" : /\bdata-later\b/.test(link) ? "later" : "styles";
    const isFirst = Object.values(kinds).every((names) => names.length === 0);
    kinds[kind].push(path.basename(href));
    return isFirst ? "<!--styles-->" : "";
  });
  const join = (kind, rel, attributes = "") => {
    const names = kinds[kind];
    if (names.length === 0) throw new Error(`index.html lacks stylesheets: ${kind}`);
    const styles = names.map(read).join("");
    const name = named(kind, "css", styles);
    write(name, styles);
    for (const old of names) rmSync(path.join(dir, old));
    // The hash makes the browser refuse a file that is cut off; boot.js handles that.
    return `<link rel="${rel}" href="./${name}" integrity="${integrityOf(styles)}"${attributes}>`;
  };
  // static/later_styles.js makes a stylesheet of the second.
  const links = join("styles", "stylesheet") + join("later", "later") + join("medium", "stylesheet", ` media="${[...media].join(", ")}"`);
  write("index.html", page.replace("<!--styles-->", links));
}

/**
 * Moves the script that starts the page before the script that blocks the parser, which reads no further meanwhile. So
 * both are requested at once.
 */
function startFirst() {
  const script = (name) => new RegExp(`<script\\b[^>]*\\bsrc="?${name}\\.js"?[^>]*></script>`);
  const page = read("index.html");
  const [start] = page.match(script("boot")) ?? [];
  if (!start || !script("early").test(page)) throw new Error("index.html lacks a script");
  write("index.html", page.replace(start, "").replace(script("early"), (early) => start + early));
}

/** Inlines the imports of a script, and returns the names of what it imported. */
function joinImports(script) {
  const imported = [];
  const joint = read(script).replaceAll(/^import .*"\.\/(\w+\.js)";$/gm, (_, name) => {
    imported.push(name);
    // What it imports itself, the script imports as well.
    return read(name).replaceAll(/^export |^import .*\n/gm, "");
  });
  if (imported.length === 0) throw new Error(`${script} imports nothing`);
  write(script, joint);
  return imported;
}

/** Inlines the imports of boot.js: fewer files to request, and to wait for. */
function joinScripts() {
  for (const name of joinImports("boot.js")) rmSync(path.join(dir, name));
}

async function packScripts() {
  for (const name of readdirSync(dir).filter((file) => file.endsWith(".js"))) {
    const { code } = await minify(read(name), { module: name !== "early.js" });
    write(name, code);
  }
}

/** Names our scripts by their content, so that a page never gets one of another build. */
function nameScripts() {
  for (const script of SCRIPTS) {
    const old = `${script}.js`;
    const name = named(script, "js", read(old));
    write(name, read(old));
    rmSync(path.join(dir, old));
    for (const user of ["index.html", "boot.js"].filter((file) => file !== old)) {
      write(user, read(user).replaceAll(old, name));
    }
  }
}

addTexts(dir, addWorkerModules(dir, profile));
// Not every browser lets a service worker import modules.
joinImports("sw.js");
if (profile === "release") {
  splitModule(dir);
  await packModules(dir);
  packStyles();
  startFirst();
  joinScripts();
  await packScripts();
  nameScripts();
  packOffline(dir);
}
