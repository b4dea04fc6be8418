// Several persons at one device: whoever is to move says so before the hand is seen. That nothing of a hand is on the
// page before, in a whole round, is tested natively (src/ui/tests/curtain.rs).
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, handNames, myDecision, stageLead, untilOver } from "./player.mjs";
import { leaveSettings, open, untilShown } from "./seed_storage.mjs";

const take = (page) => page.getByRole("button", { name: "Show my cards" });

/** Where a person is to take the device. */
const TAKE = '.curtain [aria-keyshortcuts="N"]';

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

test("each person takes the device before the own hand is seen, also after a reload", async ({ page }) => {
  await leaveSettings(page, { names: ["Anna", "Jan", "", ""] });
  await open(page, "1/1.3/hh/shared77");
  await untilShown(page, TAKE);
  const first = await next(page);
  const hands = [];
  await test.step("a turn is begun, the page loaded again, and the turn ended", async () => {
    await page.keyboard.press("n");
    await expect(myDecision(page)).toBeVisible();
    hands.push(await handNames(page));
    expect(await stageLead(page)).toBe(true);
    const rest = await handNames(page);
    await page.reload();
    await untilShown(page, TAKE);
    expect(await next(page)).toBe(first);
    await expectCovered(page, hands[0]);
    await take(page).click();
    // What was done in it is still done.
    expect(await handNames(page)).toEqual(rest);
    await endTurn(page).click();
  });
  await test.step("the other one is called, and at once: what was told before may have been of a card", async () => {
    await untilShown(page, TAKE);
    expect(["Anna", "Jan"]).toContain(await next(page));
    expect(await next(page)).not.toBe(first);
    expect(await page.getByRole("status").last().textContent()).toMatch(/^Hand the device to /);
    await expectCovered(page, hands[0]);
    await take(page).click();
    hands.push(await handNames(page));
    for (const name of hands[1]) expect(hands[0]).not.toContain(name);
  });
  await test.step("a pass by keys, by which the round of two is over, covers the hand again", async () => {
    await page.keyboard.press("x");
    await expect(myDecision(page)).toContainText("Pass and go out?");
    await page.keyboard.press("e");
    await untilOver(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${first} wins`));
    await expectCovered(page, hands[1]);
  });
});
