// A checker of accessibility.
import AxeBuilder from "@axe-core/playwright";

import { expect } from "./fixtures.mjs";

/** Fails if it finds anything on the page as it is now. */
export async function checkAccess(page, state) {
  await rest(page);
  expect(await faults(axe(page)), state).toEqual([]);
}

/** The same in both themes. Of the second only the colours are looked at: all else is what it was in the first. */
export async function checkBothThemes(page, state) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await rest(page);
  const light = await faults(axe(page));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await rest(page);
  const dark = await faults(axe(page).withRules("color-contrast"));
  expect.soft({ light, dark }, state).toEqual({ light: [], dark: [] });
}

/** The page has no frames, so axe may run in it as a whole, which is quicker than putting parts together in another page. */
function axe(page) {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Waits until nothing comes or goes any more: what is half faded in has no contrast yet. */
async function rest(page) {
  await page.waitForFunction(() =>
    document.getAnimations().every((it) => it.playState !== "running" || it.effect.getComputedTiming().endTime === Infinity),
  );
}

async function faults(checker) {
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ""}`)]);
}
