// The browser's Back and Forward buttons, and reloads. What each entry of the history shows is tested natively
// (src/state/app/tests/history.rs).
import { expect, test } from "./fixtures.mjs";
import { handNames, myTurn, startGame } from "./player.mjs";
import { isAt } from "./history.mjs";
import { lead, untilShown } from "./seed_storage.mjs";

/** As the page sees it: what it has just put into the history counts already. */
const goBack = (page) => page.evaluate(() => history.back());
const goForward = (page) => page.evaluate(() => history.forward());

test("Back and Forward lead through sheets, tables and lessons, also after a reload, and lose nothing", { tag: "@firefox" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "backback" });
  expect(await myTurn(page)).toBe(true);
  const cards = await handNames(page);
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const tableIsBack = async () => {
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => handNames(page)).toEqual(cards);
  };
  await test.step("Back closes a sheet, then leads to the start page, twice", async () => {
    for (let time = 0; time < 2; time++) {
      await page.getByRole("button", { name: "Settings" }).click();
      await expect(dialog).toBeVisible();
      await goBack(page);
      await tableIsBack();
      await goBack(page);
      await page.getByRole("button", { name: "Continue" }).click();
      await tableIsBack();
    }
  });
  await test.step("Forward leads back to both", async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await tableIsBack();
    await page.getByRole("button", { name: /to the start page/ }).click();
    await expect(lead(page)).toBeVisible();
    await isAt(page, 0);
    await goForward(page);
    await tableIsBack();
    await goForward(page);
    await expect(dialog).toBeVisible();
  });
  await test.step("a reload shows the same page, and Back still leads on", async () => {
    await page.reload();
    await expect(dialog).toBeVisible();
    await goBack(page);
    await tableIsBack();
    await goBack(page);
    await expect(lead(page)).toBeVisible();
    await goForward(page);
    await tableIsBack();
  });
  await test.step("nor does Back lead past the start page from elsewhere", async () => {
    await goBack(page);
    await page.getByRole("button", { name: /^Learn/ }).click();
    await untilShown(page, ".task");
    await goBack(page);
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  });
});
