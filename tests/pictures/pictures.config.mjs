// Pictures of the main screens, compared with those in `stored/`: `make pictures`. They depend on the machine's
// fonts, so each machine keeps its own, made with `make pictures UPDATE=1` before the looks are changed. This is
// for the person who changes them, and no part of `make test`.
import { defineConfig } from "@playwright/test";
import browser from "../browser/playwright.config.mjs";

const [{ use: chromium }] = browser.projects;
const screens = { phone: [390, 844], lying: [844, 390], desk: [1280, 800] };

export default defineConfig({
  ...browser,
  testDir: ".",
  testMatch: "pictures.spec.mjs",
  snapshotPathTemplate: "{testDir}/stored/{arg}-{projectName}{ext}",
  expect: { ...browser.expect, toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: "disabled" } },
  projects: Object.entries(screens).flatMap(([name, [width, height]]) =>
    ["light", "dark"].map((colorScheme) => ({
      name: `${name}-${colorScheme}`,
      use: { ...chromium, viewport: { width, height }, colorScheme, reducedMotion: "reduce" },
    })),
  ),
});
