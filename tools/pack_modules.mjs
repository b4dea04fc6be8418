// Packs the modules as small as can be, in two forms beside each. Servers pack fast rather than small, and GitHub Pages
// sends gzip and nothing better; static/packed.js unpacks what is made here.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import { FORMS } from "./packed.mjs";

// The library takes all errors of this process, and prints itself with each.
for (const event of ["uncaughtException", "unhandledRejection"]) process.removeAllListeners(event);

const PACK = {
  br: brotliCompressSync,
  // Zopfli makes what gzip makes, some percent smaller. It may divide the file into any number of blocks.
  gz: (content) => gzipAsync(content, { numiterations: 15, blocksplittingmax: 0 }),
};

/** Adds the packed forms of all modules to a folder. The page's script element says by an attribute that they are there. */
export async function packModules(dir) {
  for (const name of readdirSync(dir).filter((file) => file.endsWith(".wasm"))) {
    const file = path.join(dir, name);
    for (const form of FORMS) writeFileSync(`${file}.${form}`, await PACK[form](readFileSync(file)));
  }
  const page = path.join(dir, "index.html");
  const html = readFileSync(page, "utf8");
  const marked = html.replace(/ data-build(?=[\s=>])/, " data-packed$&");
  if (marked === html) throw new Error("index.html has no place to say that the modules are packed");
  writeFileSync(page, marked);
}
