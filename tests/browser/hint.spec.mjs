// A hint: what a Master would do here, in words.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, myTurn, startGame } from "./player.mjs";
import { leaveSettings, open, untilShown } from "./seed_storage.mjs";

const hint = (page) => page.getByRole("button", { name: "Hint", exact: true });
const card = (page) => page.getByRole("button", { name: "Which card?" });
const turn = (page) => page.getByRole("button", { name: "Show the turn" });
const act = (page) => page.getByRole("region", { name: "Your turn" });
const leader = (page) => page.locator(".rule .lead");
const told = (page) => page.getByRole("status").last();

test("a hint tells where to look, then the card, then the turn and why", { tag: "@smoke" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "hinthint" });
  expect(await myTurn(page)).toBe(true);
  const cards = await hand(page).count();
  await hint(page).click();
  await expect(card(page)).toBeFocused();
  await expect(act(page).locator(".advice .inline-card")).toHaveCount(0);
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

for (const locale of ["de-DE", "pl-PL"]) {
  test.describe(`of four on a phone, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test("a long hint, and why a turn may not end yet, are seen whole", async ({ page }) => {
      const isWhole = () =>
        expect.poll(() => page.locator(".verdict").evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
      await leaveSettings(page, { pace: "instant" });
      await open(page, "1/1.3ax/h333/ac000007");
      await untilShown(page, ".hand button:not([aria-disabled])");
      const more = page.locator(".turn-panel .hint");
      for (let step = 0; step < 3; step++) {
        await more.click();
        await expect(page.locator(".verdict.advice")).toBeVisible();
        await isWhole();
      }
      await page.locator('.hand [data-card="G1"]').click();
      await page.locator("button.target").first().click();
      await expect(page.locator(".verdict.bad")).toBeVisible();
      await isWhole();
      expect(await page.locator(".screen").evaluate((screen) => screen.scrollHeight - screen.clientHeight)).toBe(0);
    });
  });
}
