// A round that is over is looked back at.
import assert from "node:assert/strict";
import { playQuickly } from "../browser/fast_player.mjs";
import { until } from "./programs.mjs";
import { test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";

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
  const chart = await page.find("image", /^Your chance of winning/);
  const count = async (name) => (await page.all("button", name, "main")).length;
  const turns = await count(/^\d+ /);
  const own = await count(/^\d+ You /);
  assert.ok(own > 0 && own < turns, `${own} of ${turns} turns`);
  await until(async () => (await count(/^\d+ .* to win$/)) === turns, "every turn is rated");
  const { dots, height } = await page.evaluate(look, chart);
  assert.ok(height > 80, `the chart is ${height} px high`);
  // The end of the round has one as well.
  assert.ok(dots > own, `${dots} dots`);
});
