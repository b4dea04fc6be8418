// Shortens the names by which a module and its script from wasm-bindgen know each other. They contain hashes, which
// don't compress, and stand in both files.
import { SECTION, list, moduleOf, readSections, readerOf, text } from "./wasm.mjs";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Places in a script: keys of the imports it provides, and uses of exports. */
const IMPORT_PROVIDED = /(?<=^ {8})\w+(?=: )/gm;
const EXPORT_USED = /(?<=\bwasm\.)\w+/g;

function* shortNames() {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of LETTERS) yield first + second;
}

/** Returns a short name for each of some names. */
function shortened(names) {
  const short = shortNames();
  return new Map(names.map((name) => [name, short.next().value]));
}

/** Replaces names in a script; each must occur. */
function rename(script, places, names) {
  const missing = new Set(names.keys());
  const renamed = script.replace(places, (name) => {
    missing.delete(name);
    return names.get(name) ?? name;
  });
  if (missing.size > 0) throw new Error(`the script lacks ${[...missing]}`);
  return renamed;
}

/**
 * Returns a module and its script with short names. Exports that other files use keep theirs; those that nothing uses
 * are removed.
 */
export function withShortNames(module, script, keptExports = []) {
  const [, own] = script.match(/"(\.\/\w+_bg\.js)": import0/);
  const isUsed = new Set([...script.match(EXPORT_USED), ...keptExports]);
  const sections = readSections(module);
  const items = (id, item) => {
    const reader = readerOf(sections, id);
    return [...reader.list(() => reader[item]())];
  };
  const imports = items(SECTION.imports, "import");
  const exports = items(SECTION.exports, "export").filter(({ name }) => isUsed.has(name));
  const shortImports = shortened(imports.filter((one) => one.module === own).map(({ name }) => name));
  const shortExports = shortened(exports.map(({ name }) => name).filter((name) => !keptExports.includes(name)));

  const changed = {
    [SECTION.imports]: imports.map(({ module: from, name, rest }) => {
      const names = from === own ? ["_", shortImports.get(name)] : [from, name];
      return Buffer.concat([...names.map(text), rest]);
    }),
    [SECTION.exports]: exports.map(({ name, rest }) => Buffer.concat([text(shortExports.get(name) ?? name), rest])),
  };
  const shortScript = rename(rename(script, IMPORT_PROVIDED, shortImports), EXPORT_USED, shortExports);
  return {
    module: moduleOf(module, sections.map(({ id, content }) => ({ id, content: changed[id] ? list(changed[id]) : content }))),
    script: shortScript.replace(`"${own}": import0`, "_: import0"),
  };
}
