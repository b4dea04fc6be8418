// A copy of the built page on a server of its own, which is gone with the program.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";

const BUILT = path.resolve(fileURLToPath(new URL("../..", import.meta.url)), process.env.DIST ?? "dist");

export class Copy {
  dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  #server;

  /** Copies the page, changes the copy by `prepare`, and serves it. */
  static async open(prepare) {
    const copy = new this();
    process.once("exit", () => rmSync(copy.dir, { recursive: true }));
    cpSync(BUILT, copy.dir, { recursive: true });
    prepare(copy.dir);
    copy.#server = await serve(copy.dir);
    return copy;
  }

  get url() {
    return this.#server.url;
  }

  /** The address stays the same. */
  async switchOn() {
    this.#server = await serve(this.dir, { port: Number(new URL(this.url).port) });
  }

  switchOff() {
    return this.#server.close();
  }
}
