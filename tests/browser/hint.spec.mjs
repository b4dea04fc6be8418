// A hint: what a Master would do here, in words.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, myTurn, startGame } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { forbidWorker, keptDocument, untilPainted } from "./visit.mjs";

const hint = (page) => page.getByRole("button", { name: "Hint", exact: true });
const card = (page) => page.getByRole("button", { name: "Which card?" });
const turn = (page) => page.getByRole("button", { name: "Whole turn?" });
const act = (page) => page.getByRole("region", { name: "Your turn" });
const leader = (page) => page.locator(".rule .lead");
const told = (page) => page.getByRole("status").last();

test("a hint tells where to look, then the card, then the turn and why", { tag: "@smoke" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "hinthint" });
  expect(await myTurn(page)).toBe(true);
  const cards = await hand(page).count();
  await hint(page).click();
  await expect(card(page)).toBeFocused();
  await expect(act(page).locator(".advice .pill")).toHaveCount(0);
  await expect(page.locator(".hand .pointed")).toHaveCount(0);
  await card(page).click();
  await expect(act(page)).toContainText("Start with");
  await expect(page.locator(".hand .pointed")).toHaveCount(1);
  const height = (button) => button.locator("span").evaluate((label) => label.offsetHeight);
  expect(await height(turn(page))).toBe(await height(page.getByRole("button", { name: "Pass", exact: true })));
  await turn(page).click();
  await expect(act(page)).toContainText(/A Master would (play|discard) .*\. /);
  await expect(told(page)).toContainText(/A Master would (play|discard) (Red|Orange|Yellow|Green|Blue|Indigo|Violet) \d/);
  await expect(hint(page)).toBeDisabled();
  await expect(hand(page)).toHaveCount(cards);

  // It is about this moment: with the next move it is gone, and another can be asked for.
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(act(page)).toContainText("A Master would");
  await hand(page).first().click();
  await page.locator("button.target:not([aria-disabled])").first().click();
  await expect(endTurn(page)).toBeVisible();
  await expect(act(page)).not.toContainText("A Master would");
  // Who leads is told once: beside the canvas of a turn under way, and on it where a hint takes that place.
  await expect(leader(page)).toHaveClass(/told/);
  await page.keyboard.press("h");
  await expect(page.locator(".advice")).toBeVisible();
  await expect(leader(page)).not.toHaveClass(/told/);
});

test("without a worker there is a hint as well", async ({ page }) => {
  await forbidWorker(page);
  await startGame(page, { players: 2, seed: "hinthint" });
  expect(await myTurn(page)).toBe(true);
  await hint(page).click();
  await expect(card(page)).toBeVisible();
});

test("that a hint was asked for outlives the visit", async ({ page }) => {
  await startGame(page, { players: 2, seed: "hinthint" });
  await hint(page).click();
  await expect(card(page)).toBeVisible();
  await untilPainted(page);
  expect((await keptDocument(page, "game")).hinted).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(hint(page)).toBeVisible();
  await playQuickly(page);
  await untilPainted(page);
  const won = (await keptDocument(page, "statistics")).tables[0];
  expect(won.won_with_hints ?? 0).toBe(won.by_rule.reduce((all, one) => all + one, 0));
});
