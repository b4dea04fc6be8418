// The built page on a server, with a page beside it that leaves documents in the browser.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";

const BUILT = path.resolve(fileURLToPath(new URL("../..", import.meta.url)), process.env.DIST ?? "dist");

/** The title of that page once it has done so. */
export const LEFT = "Left behind";

const LEAVES = `<!doctype html>
<html lang="en">
<title></title>
<script>
  const documents = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  for (const [name, text] of Object.entries(documents)) localStorage.setItem("red7:" + name, text);
  document.title = "${LEFT}";
</script>
`;

export class Site {
  #dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  #server;

  static async open() {
    const site = new Site();
    process.once("exit", () => rmSync(site.#dir, { recursive: true }));
    cpSync(BUILT, site.#dir, { recursive: true });
    writeFileSync(path.join(site.#dir, "leave.html"), LEAVES);
    site.#server = await serve(site.#dir);
    return site;
  }

  get url() {
    return this.#server.url;
  }

  /** The address of the page that leaves these documents in the browser. */
  leaving(documents) {
    return `${this.url}leave.html#${encodeURIComponent(JSON.stringify(documents))}`;
  }

  close() {
    return this.#server.close();
  }
}
