// What a first visit downloads: prints it, and fails if it has grown beyond the budget.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const BUDGET = 270 * 1000; // bytes after gzip, which is how GitHub Pages sends them

const dir = process.argv[2] ?? "dist";
const files = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const content = readFileSync(file);
    return { name: path.relative(dir, file), plain: content.length, gzip: gzipSync(content).length };
  })
  .sort((a, b) => b.gzip - a.gzip);

const total = {
  name: "everything",
  plain: files.reduce((sum, file) => sum + file.plain, 0),
  gzip: files.reduce((sum, file) => sum + file.gzip, 0),
};

const number = (bytes) => bytes.toLocaleString("en").padStart(10);
console.log(`${"bytes".padStart(10)}${"gzip".padStart(10)}`);
for (const { name, plain, gzip } of [...files, total]) {
  console.log(`${number(plain)}${number(gzip)}  ${name}`);
}

if (total.gzip > BUDGET) {
  console.error(`Size: too big by ${(total.gzip - BUDGET).toLocaleString("en")} bytes (budget ${BUDGET.toLocaleString("en")}).`);
  process.exit(1);
}
console.log(`Size: ${total.gzip.toLocaleString("en")} of ${BUDGET.toLocaleString("en")} bytes, ok.`);
