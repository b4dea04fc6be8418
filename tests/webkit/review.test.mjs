// A round that is over is looked back at.
import assert from "node:assert/strict";
import { playQuickly } from "../browser/quick_person.mjs";
import { untilShown } from "../browser/visit.mjs";
import { until } from "./driver.mjs";
import { test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";

test("the review of a round shows its chart and rates every turn", async ({ page }) => {
  await startGame(page, "1/1.3/h3/lookback");
  await playQuickly(page);
  await page.clickButton(/^Review/);
  await page.find("img", /^Your chance to win/);
  const rated = () => page.all("button", / to win$/, "main");
  const turns = await page.evaluate(() => document.querySelectorAll("main li").length);
  assert.ok(turns > 5, `${turns} turns`);
  await until(async () => (await rated()).length === turns, "every turn is rated");
});
