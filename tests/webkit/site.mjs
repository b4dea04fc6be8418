// The built page with one script more, on a server of its own that can be switched off.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { packOffline } from "../../tools/offline.mjs";
import { serve } from "../../tools/serve.mjs";

const BUILT = path.resolve(fileURLToPath(new URL("../..", import.meta.url)), process.env.DIST ?? "dist");
const NOTES = fileURLToPath(new URL("complaints.js", import.meta.url));

function edit(file, change) {
  const text = readFileSync(file, "utf8");
  const edited = change(text);
  if (edited === text) throw new Error(`${file} is not as it should be`);
  writeFileSync(file, edited);
}

/** Copies the page, with what notes complaints as its first script; it is kept offline like the rest. */
function copyTo(dir) {
  cpSync(BUILT, dir, { recursive: true });
  cpSync(NOTES, path.join(dir, "complaints.js"));
  edit(path.join(dir, "index.html"), (page) =>
    page
      .replace("</title>", "</title><script src=complaints.js></script>")
      .replace(/data-build="?[0-9a-f]+"?/, "data-build"),
  );
  // The list of the build that was copied.
  edit(path.join(dir, "sw.js"), (script) => script.replace(/^const BUILD=.*\n/, ""));
  packOffline(dir);
}

export class Site {
  #dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  #server;

  static async open() {
    const site = new Site();
    process.once("exit", () => rmSync(site.#dir, { recursive: true }));
    copyTo(site.#dir);
    site.#server = await serve(site.#dir);
    return site;
  }

  get url() {
    return this.#server.url;
  }

  /** Takes a file away; gives what puts it back. */
  hide(pattern) {
    const file = path.join(this.#dir, readdirSync(this.#dir).find((name) => pattern.test(name)));
    renameSync(file, `${file}.hidden`);
    return () => renameSync(`${file}.hidden`, file);
  }

  /** The address stays the same. */
  async switchOn() {
    this.#server = await serve(this.#dir, { port: Number(new URL(this.url).port) });
  }

  switchOff() {
    return this.#server.close();
  }
}
