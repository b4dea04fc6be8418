// Without a network, once the page has been loaded.
import assert from "node:assert/strict";
import { playQuickly } from "../browser/fast_player.mjs";
import { until } from "./programs.mjs";
import { test } from "./fixtures.mjs";
import { dealSent, lead, leaveSettings } from "./person.mjs";

test("after a visit the page loads, and a round is played, without a network", async ({ page, site }) => {
  await leaveSettings(page, { pace: "instant" });
  await page.goto("./");
  await lead(page);
  const isKept = () => navigator.serviceWorker.controller?.state === "activated";
  await until(() => page.evaluate(isKept), "the page is kept");
  await site.switchOff();
  try {
    await page.reload();
    await lead(page);
    await page.goto("./#1/1.3/h44/offline7");
    await dealSent(page);
    await playQuickly(page);
    await page.find("region", "The round is over");
    assert.equal(await page.evaluate(() => window.thinking.atFirst), 1);
    // The review has workers of its own, which start now.
    await page.clickButton(/^Review/);
    await page.find("button", /^\d+ You .* to win$/);
  } finally {
    await site.switchOn();
  }
});
