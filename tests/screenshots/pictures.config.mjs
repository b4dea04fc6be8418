// Pictures of the main screens, compared with those in `stored/`: `make pictures`. They are drawn with a font that
// comes as a package, in Chromium on Linux, so that they are the same on every such machine. `make pictures UPDATE=1`
// stores them anew when the looks have been changed on purpose. They are for whoever changes the looks, and no part
// of `make test`.
import { defineConfig } from "@playwright/test";
import browser from "../browser/playwright.config.mjs";

const { use: chromium } = browser.projects.find(({ name }) => name === "desktop");
const screens = { phone: [390, 844], desk: [1280, 800] };

/** A card that lies 4 px beside its place changes more: a test tries that. */
const maxDiffPixels = 120;

export default defineConfig({
  ...browser,
  testDir: ".",
  testMatch: "pictures.spec.mjs",
  snapshotPathTemplate: "{testDir}/stored/{arg}-{projectName}{ext}",
  expect: { ...browser.expect, toHaveScreenshot: { maxDiffPixels, animations: "disabled" } },
  projects: Object.entries(screens).flatMap(([name, [width, height]]) =>
    ["light", "dark"].map((colorScheme) => ({
      name: `${name}-${colorScheme}`,
      use: { ...chromium, viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: "reduce" } },
    })),
  ),
});
