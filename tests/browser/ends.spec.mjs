// How the end of a round looks.
import { expect, test } from "./fixtures.mjs";
import { roundIsOver, untilOver } from "./player.mjs";
import { leave, openStart, untilShown } from "./seed_storage.mjs";

/** A round that the person loses by a pass, with five cards on the table. */
const LOSING = {
  version: 1,
  rules: "1.3",
  seats: "3h",
  seed: "seed0001",
  turns: "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4",
  round: 1,
  staged: "",
  taken_back: 0,
};

/** A match whose first round is lost, with points for the winner. */
const LOST_POINTS = { ...LOSING, rules: "1.0a", seats: "h3", seed: "lostgame", turns: "cV2.x" };

async function lose(page, game, language = "en") {
  await leave(page, { settings: JSON.stringify({ version: 1, pace: "instant", language }), game: JSON.stringify(game) });
  await openStart(page);
  await page.locator(".play .primary").click();
  await untilShown(page, ".turn-panel .open", ".round-over");
  if ((await page.locator(".round-over").count()) > 0) return;
  await page.keyboard.press("x");
  await page.keyboard.press("e");
  await untilOver(page);
}

test("what is scrolled under the bar of buttons is not seen through it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await lose(page, LOST_POINTS);
  const bar = roundIsOver(page).locator(".actions");
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await bar.evaluate((bar) => getComputedStyle(bar).backgroundColor)).toMatch(/^(rgb|oklab|color)\((?!.*\/)/);
  const { y, height } = await bar.boundingBox();
  expect(y + height, "nor below it").toBeGreaterThanOrEqual(640);
});
