// A round that is over is looked back at.
import assert from "node:assert/strict";
import { playQuickly } from "../browser/quick_person.mjs";
import { untilShown } from "../browser/visit.mjs";
import { until } from "./driver.mjs";
import { test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";

/** The round has so many turns, four of them the person's; its end has a dot as well. */
const TURNS = 7;
const DOTS = 5;

/** In the page: how high a chart is, and how many dots are drawn in it or on its edge. */
function look(chart) {
  const { top, bottom, height } = chart.getBoundingClientRect();
  const boxes = [...chart.querySelectorAll(".dot")].map((dot) => dot.getBoundingClientRect());
  const drawn = boxes.filter((dot) => dot.height > 0 && dot.bottom >= top && dot.top <= bottom);
  return { height, dots: drawn.length };
}

test("the review of a round shows its chart and rates every turn", async ({ page }) => {
  await startGame(page, "1/1.3/h3/lookback");
  await playQuickly(page);
  await page.clickButton(/^Review/);
  const chart = await page.find("image", /^Your chance to win/);
  assert.equal((await page.all("button", /^\d+ \w+ (played|changed|passed)/, "main")).length, TURNS);
  const rated = () => page.all("button", / to win$/, "main");
  await until(async () => (await rated()).length === TURNS, "every turn is rated");
  const { dots, height } = await page.evaluate(look, chart);
  assert.ok(height > 80, `the chart is ${height} px high`);
  assert.equal(dots, DOTS);
});
