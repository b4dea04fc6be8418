// A round that is over is looked back at.
import assert from "node:assert/strict";
import { playQuickly } from "../browser/quick_person.mjs";
import { untilShown } from "../browser/visit.mjs";
import { until } from "./driver.mjs";
import { test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";

/** In a round of so many turns, four of which are the person's. */
const TURNS = 7;

/** In the page: how high a chart is, and whether each of its dots is in it. */
function look(chart) {
  const { top, bottom, height } = chart.getBoundingClientRect();
  const isIn = (dot) => dot.top >= top - dot.height && dot.bottom <= bottom + dot.height && dot.height > 0;
  return { height, dots: [...chart.querySelectorAll(".dot")].map((dot) => isIn(dot.getBoundingClientRect())) };
}

test("the review of a round shows its chart and rates every turn", async ({ page }) => {
  await startGame(page, "1/1.3/h3/lookback");
  await playQuickly(page);
  await page.clickButton(/^Review/);
  const chart = await page.find("image", /^Your chance to win/);
  const { length: turns } = await page.all("button", /^\d+ \w+ (played|changed|passed)/, "main");
  assert.equal(turns, TURNS);
  await until(async () => (await page.all("button", / to win$/, "main")).length === turns, "every turn is rated");
  const { dots, height } = await page.evaluate(look, chart);
  assert.ok(height > 80, `the chart is ${height} px high`);
  assert.deepEqual(dots, [true, true, true, true, true]);
});
