// The built page with one script more, on a server that can be switched off.
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { packOffline } from "../../tools/offline.mjs";
import { Copy } from "./copy.mjs";

const NOTES = fileURLToPath(new URL("complaints.js", import.meta.url));

function edit(file, change) {
  const text = readFileSync(file, "utf8");
  const edited = change(text);
  if (edited === text) throw new Error(`${file} is not as it should be`);
  writeFileSync(file, edited);
}

/** Adds what notes complaints to a page as its first script; it is kept offline like the rest. */
function addNotes(dir) {
  cpSync(NOTES, path.join(dir, "complaints.js"));
  edit(path.join(dir, "index.html"), (page) => page.replace("</title>", "</title><script src=complaints.js></script>"));
  packOffline(dir);
}

export class Site extends Copy {
  static open() {
    return super.open(addNotes);
  }

  /** Takes a file away; gives what puts it back. */
  hide(pattern) {
    const file = path.join(this.dir, readdirSync(this.dir).find((name) => pattern.test(name)));
    renameSync(file, `${file}.hidden`);
    return () => renameSync(`${file}.hidden`, file);
  }
}
