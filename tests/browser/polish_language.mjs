// The Polish of the page.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "./fixtures.mjs";

/** The words of a language that its message files consist of. */
function wordsOf(language) {
  const folder = fileURLToPath(new URL(`../../locales/${language}/`, import.meta.url));
  const texts = readdirSync(folder)
    .map((file) => readFileSync(folder + file, "utf8"))
    .join("\n")
    .replace(/^#.*$/gm, "")
    .replace(/^ *[.\w-]+ =/gm, "")
    .replace(/^ *\*?\[\w+\]/gm, "")
    .replace(/\$[\w-]+|"[^"]*"|\b(NAME|CARD|COLOR|case)\b/g, "");
  return new Set(words(texts));
}

/** Three letters or more: shorter ones may mean something else elsewhere. */
const words = (text) => text.toLowerCase().match(/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu) ?? [];

const polish = wordsOf("pl");
// A language is called what its speakers call it.
const foreign = [...wordsOf("en")].filter((word) => !polish.has(word) && word !== "english");

/** Fails if an English word stands anywhere on the page, or is said to a screen reader. */
export async function expectNoEnglish(page, where) {
  const said = await page.evaluate(() => {
    const attributes = ["aria-label", "title", "placeholder", "alt"];
    const found = [document.body.querySelector("#app")?.textContent ?? ""];
    for (const element of document.querySelectorAll(attributes.map((name) => `#app [${name}]`).join())) {
      found.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
    }
    // Words of neighbours in the tree are words of their own.
    const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    found.shift();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.data);
    return found;
  });
  const seen = new Set(said.flatMap(words));
  expect(seen.size, where).toBeGreaterThan(5);
  expect(foreign.filter((word) => seen.has(word)), where).toEqual([]);
}

/** How many words tell the languages apart. */
export const tellApart = foreign.length;
