// A checker of accessibility.
import AxeBuilder from "@axe-core/playwright";

import { expect } from "./fixtures.mjs";

/**
 * Fails if the checker finds anything on the page as it is now, in either theme. In the second one it looks at the
 * colours alone: all else is what it was in the first.
 */
export async function checkAccess(page, state) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await untilStill(page);
  const light = await faults(axe(page));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await untilStill(page);
  const dark = await faults(axe(page).withRules("color-contrast"));
  expect.soft({ light, dark }, state).toEqual({ light: [], dark: [] });
}

/** The page has no frames, so axe may run in it as a whole, which is quicker than putting parts together in another page. */
function axe(page) {
  return new AxeBuilder({ page }).setLegacyMode();
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

async function faults(checker) {
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ""}`)]);
}
