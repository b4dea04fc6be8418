// Adds the texts of the languages to the page: two files each, which the build script has written (build/messages/).
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const LIST = fileURLToPath(new URL("../locales/languages.txt", import.meta.url));
const FILE = /^([\w-]+)\.(first|lazy)-texts\b/;

/** Returns the language of a file of texts; undefined for any other file. */
export const languageOf = (name) => name.match(FILE)?.[1];

/** Returns the list of languages without its comments. */
function languages() {
  const lines = readFileSync(LIST, "utf8").trim().split("\n");
  return lines.filter((line) => !line.startsWith("#"));
}

/**
 * Adds the files from a folder to that of the page. Each begins with the hash of all of them, which becomes part of its
 * name; the page's first script has the hash, and the languages, in attributes.
 */
export function addTexts(dir, from) {
  const names = readdirSync(from).filter(languageOf);
  let build;
  for (const name of names) {
    const text = readFileSync(path.join(from, name), "utf8");
    build = text.slice(0, text.indexOf(" "));
    writeFileSync(path.join(dir, name.replace(/\.txt$/, `-${build}.txt`)), text);
  }
  if (!build) throw new Error(`no texts in ${from}`);
  const page = path.join(dir, "index.html");
  const html = readFileSync(page, "utf8");
  const marked = html.replace(/(<script\b[^>]*)\sdata-texts(="")?(?=[\s>])/, `$1 data-languages="${languages().join(";")}" data-texts=${build}`);
  if (marked === html) throw new Error("index.html has no place for the texts");
  writeFileSync(page, marked);
}
