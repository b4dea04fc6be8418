// The Polish of the page, and a person who reads it.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "./fixtures.mjs";
import { untilShown } from "./visit.mjs";

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

const hand = (page) => page.locator(".hand button:not([aria-disabled])");
const targets = (page) => page.locator("button.target:not([aria-disabled])");
const mine = (page) => page.getByRole("region", { name: "Twoja tura" });

/** Waits until it is the person's turn (true), or is not any more (false). */
export async function myTurn(page) {
  return (await untilShown(page, '.act[aria-label="Twoja tura"]', '.ends')) === 0;
}

/** Plays a card that leads, else passes; `look` is called in every state on the way. */
export async function takeTurn(page, look) {
  await look("your turn");
  for (let n = 0; n < (await hand(page).count()); n++) {
    await hand(page).nth(n).click();
    await expect(page.locator("button.target").first()).toBeVisible();
    await look("chosen");
    const leads = targets(page).filter({ hasText: /Prowadzisz$/ });
    if ((await leads.count()) > 0) {
      await leads.first().click();
      await expect(page.getByRole("button", { name: "Cofnij" })).toBeVisible();
      await look("staged");
      await page.locator(".act .btn.go:not([aria-disabled])").click();
      return;
    }
    await page.keyboard.press("Escape");
    await expect(page.locator("button.target")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Pas", exact: true }).click();
  await expect(mine(page)).toContainText("Spasować i odpaść?");
  await look("passing");
  await page.getByRole("button", { name: "Pas", exact: true }).click();
}
