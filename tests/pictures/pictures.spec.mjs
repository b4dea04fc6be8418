import { expect, test } from "../browser/fixtures.mjs";
import { hand, myTurn, roundIsOver, startGame, toPalette } from "../browser/person.mjs";

const picture = (page, name) => expect(page).toHaveScreenshot(`${name}.png`);

test("the start page, the rules and the settings", async ({ page }) => {
  await page.goto("./");
  await page.getByLabel(/^Seed/).fill("picture1");
  await picture(page, "home");
  await page.getByRole("button", { name: /^How to play/ }).first().click();
  await picture(page, "rules");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings" }).click();
  await picture(page, "settings");
});

test("a turn at a table of four", async ({ page }) => {
  await startGame(page, { players: 4, seed: "layout77" });
  expect(await myTurn(page)).toBe(true);
  await picture(page, "your-turn");
  await hand(page).first().click();
  await picture(page, "chosen");
  await toPalette(page).click();
  await picture(page, "staged");
});

test("the end of a round for points", async ({ page }) => {
  await startGame(page, { players: 3, seed: "layout77", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await page.getByRole("region", { name: "Your turn" }).getByRole("button", { name: "Pass", exact: true }).click();
  await expect(roundIsOver(page)).toBeVisible();
  await picture(page, "round-over");
});
