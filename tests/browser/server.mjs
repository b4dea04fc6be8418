// The page on a server of its own, which can be switched off, and get another build.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { integrityOf, packOffline } from "../../tools/offline.mjs";
import { nameRelays, parseRelays } from "../../tools/relays.mjs";
import { serve } from "../../tools/serve.mjs";
import { expect, test as base } from "./fixtures.mjs";

const BUILT = path.resolve(fileURLToPath(new URL("../..", import.meta.url)), process.env.DIST ?? "dist");

class Site {
  #dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  #server;
  #how;

  /** Serves the page under a path, with a word to browsers on how long to keep what they get. */
  static async open(base, caching) {
    const site = new Site();
    cpSync(BUILT, site.#dir, { recursive: true });
    site.#how = { base, caching };
    await site.switchOn();
    return site;
  }

  get url() {
    return this.#server.url;
  }

  /** The name of the build that is served. */
  get build() {
    return this.#read("index.html").match(/data-build="?([0-9a-f]+)/)[1];
  }

  async switchOn() {
    const port = this.#server ? Number(new URL(this.url).port) : 0;
    this.#server = await serve(this.#dir, { port, ...this.#how });
  }

  async switchOff() {
    await this.#server.close();
  }

  async close() {
    await this.switchOff();
    rmSync(this.#dir, { recursive: true });
  }

  /** Puts another build in the place of this one: nothing that is named by its content is the same. */
  async publish() {
    const names = readdirSync(this.#dir).filter((name) => /-[0-9a-f]{16}(_bg)?\.\w+(\.\w+)?$/.test(name));
    const texts = ["index.html", ...names.filter((name) => /\.(js|txt)$/.test(name))];
    // Each is found by its hash, which may be all that a script is told.
    const hashes = new Set(names.map((name) => name.match(/[0-9a-f]{16}/)[0]));
    const other = (text) => [...hashes].reduce((text, hash) => text.replaceAll(hash, hash.replace(/^./, (it) => (it === "0" ? "1" : "0"))), text);
    for (const text of texts) this.#write(text, other(this.#read(text)));
    for (const name of names) renameSync(path.join(this.#dir, name), path.join(this.#dir, other(name)));
    packOffline(this.#dir);
  }

  /** Adds a language: what its two files say is made of the English ones. */
  addLanguage(tag, name, translate) {
    const page = this.#read("index.html");
    const [, build] = page.match(/data-texts="?([0-9a-f]+)/);
    const halves = ["first-texts", "lazy-texts"];
    for (const half of halves) {
      const [, ...records] = this.#read(`en.${half}-${build}.txt`).split("\0").slice(0, -1);
      const title = `${build} ${tag}.${half}`;
      this.#write(`${tag}.${half}-${build}.txt`, [title, ...translate(half, records), title].join("\0"));
    }
    this.#write("index.html", page.replace(/(data-languages="[^"]*)/, `$1;${tag} ${name}`));
    packOffline(this.#dir);
  }

  /** Names relays in the page, as its host would. */
  nameRelays(list) {
    nameRelays(this.#dir, parseRelays(JSON.stringify(list)));
  }

  /** What is served: a hash for each file. */
  contents() {
    const files = readdirSync(this.#dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((file) => path.relative(this.#dir, path.join(file.parentPath ?? file.path, file.name)));
    return Object.fromEntries(names.map((name) => [name, integrityOf(readFileSync(path.join(this.#dir, name)))]));
  }

  /** The whole name of a file. */
  nameOf(pattern) {
    return readdirSync(this.#dir).find((name) => pattern.test(name));
  }

  /** The place of a file on this machine. */
  fileOf(pattern) {
    return path.join(this.#dir, this.nameOf(pattern));
  }

  /** Cuts the files with such names off in their middle; gives what makes them whole again. */
  breakFiles(pattern) {
    return this.#change(pattern, (content) => content.subarray(0, content.length / 2));
  }

  /** Puts something else in the place of the packed forms of a module, packed alike. */
  repackOther(pattern, content) {
    for (const [form, pack] of Object.entries({ br: brotliCompressSync, gz: gzipSync })) {
      this.#change(new RegExp(`${pattern.source}.*\\.${form}$`), () => pack(content));
    }
  }

  #change(pattern, change) {
    const names = readdirSync(this.#dir).filter((name) => pattern.test(name));
    expect(names).not.toEqual([]);
    const whole = new Map(names.map((name) => [path.join(this.#dir, name), readFileSync(path.join(this.#dir, name))]));
    for (const [file, content] of whole) writeFileSync(file, change(content));
    return () => whole.forEach((content, file) => writeFileSync(file, content));
  }

  #read(name) {
    return readFileSync(path.join(this.#dir, name), "utf8");
  }

  #write(name, text) {
    writeFileSync(path.join(this.#dir, name), text);
  }
}

/** The `test` of specs that have such a server. */
export const test = base.extend({
  path: ["/red7/", { option: true }],
  caching: ["no-cache", { option: true }],
  site: async ({ path, caching }, use) => {
    const site = await Site.open(path, caching);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** Files that the page asks for wait; gives what lets them come. */
export async function hold(page, files) {
  let come;
  const gate = new Promise((resolve) => {
    come = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return come;
}

/** The browser has complained, and was meant to. */
export function complained(problems) {
  expect(problems).not.toEqual([]);
  problems.length = 0;
}
