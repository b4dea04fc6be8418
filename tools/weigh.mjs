// Prints the sizes of the module's parts, by crate and by layer of ours:
//
//   make build && node tools/weigh.mjs [lazy | engine | sealed] [--list PART]
//
// Builds the module again as for the page, but with the names of its functions. Sizes are before gzip. Another name
// selects the part that comes later, or a worker module; --list prints the largest functions of a part.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { WORKER_MODULES, buildModule } from "./worker_modules.mjs";
import { SMALL } from "./small.mjs";
import { makeParts } from "./split.mjs";

const OTHERS = "others, each below 1,000";
const [CODE, DATA] = [10, 11];
const [FUNCTION_IMPORTS, FUNCTION_NAMES] = [2, 1];

/** Reads a module from its first byte to its last. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Reads an unsigned number in LEB128. */
  number() {
    let [result, shift, byte] = [0, 0, 0];
    do {
      byte = this.bytes[this.at++];
      result += (byte & 0x7f) * 2 ** shift;
      shift += 7;
    } while (byte & 0x80);
    return result;
  }

  text() {
    const length = this.number();
    return this.bytes.subarray(this.at, (this.at += length)).toString();
  }

  /** Reads parts that each have a number, a length and a content, up to an end. */
  *sections(end) {
    while (this.at < end) {
      const id = this.bytes[this.at++];
      const length = this.number();
      const from = this.at;
      yield { id, length, reader: new Reader(this.bytes, from), end: from + length };
      this.at = from + length;
    }
  }
}

function countImportedFunctions(reader) {
  let functions = 0;
  for (let left = reader.number(); left > 0; left--) {
    reader.text();
    reader.text();
    const kind = reader.bytes[reader.at++];
    if (kind === 0) {
      functions++;
      reader.number();
    } else if (kind === 3) {
      reader.at += 2; // a global: its type, and whether it changes
    } else {
      if (kind === 1) reader.at++; // a table: the type of what is in it
      if (reader.bytes[reader.at++] & 1) reader.number(); // with a most besides
      reader.number();
    }
  }
  return functions;
}

/** Returns the size of each function by name, and the sizes of everything else. */
function readModule(bytes) {
  const [sizes, names, rest] = [[], new Map(), new Map()];
  let [imported, total] = [0, 0];
  for (const { id, length, reader, end } of new Reader(bytes, 8).sections(bytes.length)) {
    if (id === 0) {
      if (reader.text() !== "name") continue;
      for (const part of reader.sections(end)) {
        if (part.id !== FUNCTION_NAMES) continue;
        for (let left = part.reader.number(); left > 0; left--) names.set(part.reader.number(), part.reader.text());
      }
      continue;
    }
    total += length;
    if (id === FUNCTION_IMPORTS) imported = countImportedFunctions(reader);
    if (id === CODE) {
      for (let left = reader.number(); left > 0; left--) {
        const size = reader.number();
        sizes.push(size);
        reader.at += size;
      }
    } else {
      const what = id === DATA ? "data: tables and markup" : "declarations";
      rest.set(what, (rest.get(what) ?? 0) + length);
    }
  }
  const functions = sizes.map((size, number) => ({ size, name: names.get(imported + number) ?? "?" }));
  return { functions, rest, total };
}

/** Returns the part that a function belongs to: a layer of ours if it names one, else its crate. */
function partOf(name) {
  const ours = name.match(/\bred7::\w+/);
  if (ours) return ours[0];
  const crate = name.match(/([a-z_][a-z0-9_]*)(\[[0-9a-f]+\])?::/)?.[1] ?? OTHERS;
  return ["core", "alloc", "std"].includes(crate) ? "the standard library" : crate;
}

/** Builds a module of the page, with the names of its functions. */
function make(name) {
  if (name in WORKER_MODULES) return buildModule(name, { wasmOpt: [...SMALL, "-g"] }).module;
  const dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  const parts = makeParts(dir, ["-g"]);
  rmSync(dir, { recursive: true });
  return parts[name];
}

const { values, positionals: [name = "first"] } = parseArgs({ options: { list: { type: "string" } }, allowPositionals: true });
const { functions, rest, total } = readModule(make(name));

const print = (size, name) => {
  const share = `${((size / total) * 100).toFixed(1)} %`;
  console.log(`${size.toLocaleString("en").padStart(10)}${share.padStart(8)}  ${name}`);
};
if (values.list) {
  const those = functions.filter(({ name }) => partOf(name) === values.list);
  for (const { size, name } of those.sort((a, b) => b.size - a.size).slice(0, 40)) print(size, name);
} else {
  const parts = rest;
  for (const { size, name } of functions) parts.set(partOf(name), (parts.get(partOf(name)) ?? 0) + size);
  for (const [name, size] of parts) {
    if (size >= 1000 || name === OTHERS) continue;
    parts.set(OTHERS, (parts.get(OTHERS) ?? 0) + size);
    parts.delete(name);
  }
  for (const [name, size] of [...parts].sort(([, a], [, b]) => b - a)) print(size, name);
  print(total, "everything");
}
