// The browser's Back button.
import { expect, test } from "./fixtures.mjs";
import { handNames, myTurn, startGame } from "./person.mjs";
import { untilShown } from "./visit.mjs";

/** As the page sees it: what it has just put into the history counts already. */
const goBack = (page) => page.evaluate(() => history.back());

test("Back closes a sheet, then leads from the table to the start page, and loses nothing", { tag: "@firefox" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "backback" });
  expect(await myTurn(page)).toBe(true);
  const cards = await handNames(page);
  const tableIsBack = () => expect.poll(() => handNames(page)).toEqual(cards);
  for (let time = 0; time < 2; time++) {
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await goBack(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await tableIsBack();
    await goBack(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await tableIsBack();
  }
  // Nor does it lead past the start page from elsewhere.
  await goBack(page);
  await page.getByRole("button", { name: /^Learn/ }).click();
  await untilShown(page, ".task");
  await goBack(page);
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
});
