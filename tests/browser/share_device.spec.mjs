// Several persons at one device: whoever is to move says so before the hand is seen.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, handNames, myDecision, takeTurn, untilOver } from "./person.mjs";
import { dealForm, leaveSettings, open, openForm, openStart, untilShown } from "./visit.mjs";

const take = (page) => page.getByRole("button", { name: "Show my cards" });
const player = (page, name) => page.getByRole("group", { name: `Who plays ${name}` });

/** Where a person is to take the device. */
const TAKE = '.curtain [aria-keyshortcuts="N"]';

/** Opens a table for Anna and Jan; stops where one of them is to take the device. */
async function start(page) {
  await leaveSettings(page, { names: ["Anna", "Jan", "", ""] });
  await open(page, "1/1.3/hh/shared77");
  await untilShown(page, TAKE);
}

/** Whose turn it is, as the page says before the hand is seen. */
async function next(page) {
  const told = await page.getByRole("heading", { level: 1 }).innerText();
  return told.replace(/^Hand the device to\s+/, "");
}

/** Nothing on the page names a card that is neither on the table nor told. */
async function expectCovered(page, cards) {
  await expect(hand(page)).toHaveCount(0);
  const names = await page.locator("body").evaluate((body) => [...body.querySelectorAll(".hand *, .matrix td:last-child *")].map((it) => it.ariaLabel ?? ""));
  for (const name of cards) expect(names).not.toContain(name);
  expect(await page.locator(".matrix .mv").evaluateAll((marks) => marks.filter((mark) => mark.closest("td")).length)).toBe(0);
}

test("each person takes the device before the own hand is seen, up to the end", async ({ page }) => {
  await leaveSettings(page, { pace: "instant" });
  await openStart(page);
  await openForm(page);
  await player(page, "Sienna").getByRole("radio", { name: "Person" }).check();
  await page.getByLabel("Name for Ochre").fill("Anna");
  await page.getByLabel("Name for Sienna").fill("Jan");
  await page.getByLabel(/^Deal code/).fill("shared77");
  await dealForm(page);
  const hands = new Map();
  while ((await untilShown(page, TAKE, '.ends')) === 0) {
    const person = await next(page);
    await expectCovered(page, [...hands.values()].flat());
    // At once: what was told before may have been of a card.
    expect(await page.getByRole("status").last().textContent()).toMatch(/^Hand the device to /);
    await take(page).click();
    await expect(myDecision(page)).toBeVisible();
    const cards = await handNames(page);
    const before = hands.get(person);
    // It is the hand of this person, who has played some of it.
    if (before) expect(before).toEqual(expect.arrayContaining(cards));
    hands.set(person, cards);
    await takeTurn(page);
    await expect(myDecision(page)).toHaveCount(0);
  }
  expect([...hands.keys()].sort()).toEqual(["Anna", "Jan"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Anna|Jan|Umber) wins/);
  await expectCovered(page, []);
});

test("a page that is loaded again covers the hand", async ({ page }) => {
  await start(page);
  const person = await next(page);
  await take(page).click();
  const cards = await handNames(page);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  expect(await next(page)).toBe(person);
  await expectCovered(page, cards);
  await take(page).click();
  expect(await handNames(page)).toEqual(cards);

  // In the middle of a turn as well, and what was done in it is still done.
  await hand(page).first().click();
  await page.getByRole("button", { name: /^To your palette/ }).press("Enter");
  await expect(hand(page)).toHaveCount(cards.length - 1);
  const rest = await handNames(page);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  expect(await next(page)).toBe(person);
  await expectCovered(page, cards);
  await take(page).click();
  expect(await handNames(page)).toEqual(rest);
});

test("by keys: a hand is uncovered, and covered again at the end", async ({ page }) => {
  await start(page);
  await page.keyboard.press("n");
  await expect(myDecision(page)).toBeVisible();
  const first = await handNames(page);
  await page.keyboard.press("x");
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await page.keyboard.press("e");
  // With two players the round is over.
  await untilOver(page);
  await expect(endTurn(page)).toHaveCount(0);
  await expectCovered(page, first);
});
