// The browser's Back button.
import { expect, test } from "./fixtures.mjs";
import { handNames, myTurn, startGame } from "./person.mjs";
import { lead, open } from "./visit.mjs";

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
});

test("Back leads out of a replay and of a lesson", async ({ page }) => {
  await open(page, "1/1.3a/h43/k7q2m9xd/cV4d.pR1");
  await expect(page.getByRole("button", { name: "Take over here" })).toBeVisible();
  await goBack(page);
  await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  await goBack(page);
  await expect(lead(page)).toBeVisible();
});
