// A checker of accessibility.
import axe from "axe-core";
import { expect } from "./fixtures.mjs";

/**
 * Fails if the checker finds anything on the page as it is now, in either theme. In the second one it looks at the
 * colours alone: all else is what it was in the first.
 */
export async function checkAccess(page, state) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await untilStill(page);
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await untilStill(page);
  const dark = await faults(page, ["color-contrast"]);
  expect.soft({ light, dark }, state).toEqual({ light: [], dark: [] });
}

/** Waits until nothing comes or goes any more: what is half faded in has no contrast yet. */
function untilStill(page) {
  return page.evaluate(async () => {
    const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const moving = () => document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime !== Infinity && it.playState === "running");
    await seen();
    while (moving().length > 0) {
      await Promise.allSettled(moving().map((it) => it.finished));
      await seen();
    }
  });
}

/** What the checker finds by these rules, or by all. It is brought into a page once, and describes faults alone. */
async function faults(page, rules) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options = { resultTypes: ["violations"], selectors: false, ...(rules && { runOnly: rules }) };
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(options);
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ""}`)]);
  }, options);
}
