// The rules page says what is in force, and nothing else.
import { expect, test } from "./fixtures.mjs";
import { setPace } from "./person.mjs";

const editions = ["v1.3", "v1.0", "Board Game Arena", "Web guide"];
const hasActions = (rules) => rules.actions;
const isAdvanced = (rules) => rules.advanced;
const printed = (rules) => rules.edition === "v1.3";
const first = (rules) => rules.edition === "v1.0";
const arena = (rules) => rules.edition === "Board Game Arena";
const web = (rules) => rules.edition === "Web guide";

/** What the page says only under some rules, and under which. */
const facts = [
  ["The play comes first.", (r) => !first(r)],
  ["Either may come first.", first],
  ["The last one in wins the game.", (r) => !isAdvanced(r)],
  ["The last one in wins the round and scores.", isAdvanced],
  ["you may draw a card from the deck", (r) => isAdvanced(r) && !first(r)],
  ["may not be lower than the number of cards in your palette.", (r) => isAdvanced(r) && first(r)],
  ["each is worth its number", isAdvanced],
  ["The first with 35 points or more wins.", (r) => isAdvanced(r) && r.target],
  ["When fewer than 24 cards are left to deal", isAdvanced],
  ["acts at once", hasActions],
  ["Then you may still discard.", (r) => hasActions(r) && !first(r)],
  ["Then you may still discard, unless you did so before.", (r) => hasActions(r) && first(r)],
  ["A 1 or 7 may be played only if", (r) => hasActions(r) && printed(r)],
  ["A 1 may be played only if", (r) => hasActions(r) && web(r)],
  ["Never from a player with fewer palette cards than you", (r) => hasActions(r) && (printed(r) || web(r))],
  ["Never a player’s only palette card.", (r) => hasActions(r) && arena(r)],
  ["Even an only card may be taken.", (r) => hasActions(r) && first(r)],
  ["this 7 or another", (r) => hasActions(r) && (printed(r) || web(r))],
  ["Take another card than this 7", (r) => hasActions(r) && (arena(r) || first(r))],
  ["Put it on the canvas, or face down on top of the deck.", (r) => hasActions(r) && printed(r)],
  ["Put it on the canvas if you lead right after it, or face down on top of the deck.", (r) => hasActions(r) && web(r)],
  ["Put it on the canvas if you lead right after it.", (r) => hasActions(r) && (arena(r) || (first(r) && !isAdvanced(r)))],
  ["not lower than the number of cards left in your palette.", (r) => hasActions(r) && first(r) && isAdvanced(r)],
  ["It earns no draw.", (r) => hasActions(r) && isAdvanced(r) && !first(r)],
];

const headings = (rules) => [
  "How to play",
  "The goal",
  "The deal",
  "Your turn",
  "The seven rules",
  "Who is higher",
  ...(isAdvanced(rules) ? ["What you discard", "Points", "The end"] : []),
  ...(hasActions(rules) ? ["Actions"] : []),
];

const button = (page) => page.getByRole("button", { name: /^How to play/ });
const sheet = (page) => page.getByRole("dialog", { name: "How to play" });

function nameOf({ edition, advanced, actions }) {
  const head = edition.startsWith("v") ? `Rules ${edition}` : edition;
  return `${head}, ${advanced ? "Advanced" : "Basic"}${actions ? ", with Actions" : ""}`;
}

async function check(page, rules) {
  await button(page).click();
  const text = await sheet(page).innerText();
  const titles = await sheet(page).getByRole("heading").allInnerTexts();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  const name = nameOf(rules);
  expect(text).toContain(`${name}\n`);
  expect(titles, name).toEqual(headings(rules));
  for (const [fact, isSo] of facts) {
    expect(text.includes(fact), `${name}, target ${rules.target}: ${fact}`).toBe(Boolean(isSo(rules)));
  }
}

test("the page changes with the rules of the form", async ({ page, isMobile }) => {
  test.skip(isMobile, "what it says does not depend on the screen");
  await page.goto("./");
  for (const edition of editions) {
    await page.getByRole("radio", { name: edition }).check();
    for (const actions of [false, true]) {
      await page.getByRole("switch", { name: "Actions" }).setChecked(actions);
      await page.getByRole("radio", { name: "Basic" }).check();
      await check(page, { edition, actions, advanced: false });
      await page.getByRole("radio", { name: "Advanced" }).check();
      for (const target of [true, false]) {
        await page.getByRole("radio", { name: target ? "35 points" : "Cards run short" }).check();
        await check(page, { edition, actions, advanced: true, target });
      }
    }
  }
});

test("the page of a table is that of its own rules", async ({ page, isMobile }) => {
  test.skip(isMobile, "the button stands in the settings there");
  await page.goto("./");
  await setPace(page, "Instant");
  await page.getByRole("radio", { name: "v1.0" }).check();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  await page.getByRole("button", { name: /start page/ }).click();
  await page.getByRole("radio", { name: "Web guide" }).check();
  await check(page, { edition: "Web guide", advanced: false, actions: false });
  await page.getByRole("button", { name: "Continue" }).click();
  await check(page, { edition: "v1.0", advanced: false, actions: false });
});
