// Prints the sizes of the module's parts, by crate and by layer of ours:
//
//   make build && node tools/weigh.mjs [lazy | engine | sealed | live] [--list PART|all]
//
// Builds the module again as for the page, but with the names of its functions. Sizes are before gzip. Another name
// selects the part that comes later, or a worker module; --list prints the largest functions of a part, or of all.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { WORKER_MODULES, buildModule } from "./worker_modules.mjs";
import { makeParts } from "./split.mjs";
import { FUNCTION_NAMES, SECTION, countImportedFunctions, readSections } from "./wasm.mjs";

const OTHERS = "others, each below 1,000";

/** Returns the size of each function by name, and the sizes of everything else. */
function readModule(bytes) {
  const [sizes, names, rest] = [[], new Map(), new Map()];
  let [imported, total] = [0, 0];
  for (const { id, length, reader } of readSections(bytes)) {
    if (id === SECTION.custom) {
      if (reader.text() === "name") readNames(reader, names);
      continue;
    }
    total += length;
    if (id === SECTION.imports) imported = countImportedFunctions(reader);
    if (id === SECTION.code) {
      sizes.push(...[...reader.list(() => reader.sized())].map(({ length: size }) => size));
    } else {
      const what = id === SECTION.data ? "data: tables and markup" : "declarations";
      rest.set(what, (rest.get(what) ?? 0) + length);
    }
  }
  const functions = sizes.map((size, number) => ({ size, name: names.get(imported + number) ?? "?" }));
  return { functions, rest, total };
}

/** Reads the names of functions, by their numbers. */
function readNames(reader, names) {
  for (const { id, reader: part } of reader.sections(reader.bytes.length)) {
    if (id !== FUNCTION_NAMES) continue;
    for (const [number, name] of part.list(() => [part.number(), part.text()])) names.set(number, name);
  }
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
  if (name in WORKER_MODULES) return buildModule(name, { keepsNames: true }).module;
  const dir = mkdtempSync(path.join(tmpdir(), "red7-"));
  const parts = makeParts(dir, { keepsNames: true });
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
  const those = functions.filter(({ name }) => values.list === "all" || partOf(name) === values.list);
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
