// The page on a server of its own, which can be switched off, and get another build.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { packOffline } from "../../tools/offline.mjs";
import { serve } from "../../tools/serve.mjs";

const BUILT = fileURLToPath(new URL("../../dist", import.meta.url));

export class Site {
  #dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  #server;
  #base;

  /** Serves the page under a path. */
  static async open(base = "/red7/") {
    const site = new Site();
    cpSync(BUILT, site.#dir, { recursive: true });
    site.#base = base;
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
    this.#server = await serve(this.#dir, { port, base: this.#base });
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
    const names = readdirSync(this.#dir).filter((name) => /-[0-9a-f]{16}(_bg)?\.\w+$/.test(name));
    const texts = ["index.html", ...names.filter((name) => name.endsWith(".js"))];
    const other = (name) => name.replace(/-(.)/, (_, digit) => (digit === "0" ? "-1" : "-0"));
    for (const name of names) {
      for (const text of texts) this.#write(text, this.#read(text).replaceAll(name, other(name)));
    }
    for (const name of names) renameSync(path.join(this.#dir, name), path.join(this.#dir, other(name)));
    this.#write("index.html", this.#read("index.html").replace(/data-build="?[0-9a-f]+"?/, "data-build"));
    this.#write("sw.js", this.#read("sw.js").replace(/^.*\n/, ""));
    packOffline(this.#dir);
  }

  /** Cuts a file off in its middle; gives what makes it whole again. */
  breakFile(pattern) {
    const name = readdirSync(this.#dir).find((file) => pattern.test(file));
    const file = path.join(this.#dir, name);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    return () => writeFileSync(file, whole);
  }

  #read(name) {
    return readFileSync(path.join(this.#dir, name), "utf8");
  }

  #write(name, text) {
    writeFileSync(path.join(this.#dir, name), text);
  }
}
