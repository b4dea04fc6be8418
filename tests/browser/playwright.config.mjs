// Runs the tests of the page against dist/, or the folder that DIST names, served under the path it has on GitHub
// Pages. The browsers are those that `tools/setup.sh test` found.
//
// A desk runs all tests but those that are marked as for another browser only. On a phone and in Firefox those run
// that are marked: what may differ there. What is done by touch is done on a small phone and on one on its side too.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = process.env.DIST ?? "dist";
const browsers = JSON.parse(readFileSync(`${root}/.tools/browsers.json`, "utf8"));
const port = Number(process.env.TEST_PORT ?? 47707);
const address = `http://127.0.0.1:${port}/red7/`;

/** Chromium as people have it, for what is measured. */
export const whole = { launchOptions: { executablePath: browsers.chromium } };
/** The same without windows, where there is one: the tests are quicker with it. */
const headless = { launchOptions: { executablePath: browsers.headless } };

const desktop = {
  ...devices["Desktop Chrome"],
  ...headless,
  viewport: { width: 1280, height: 800 },
  // On a phone all moves. Here and in Firefox what is not about motion goes without, which is quicker.
  contextOptions: { reducedMotion: "reduce" },
};

const phone = {
  ...headless,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * An ordinary Firefox, driven over WebDriver BiDi; Playwright 1.65 cannot drive the current ESR, nor tell it that the
 * system asks for less motion.
 */
const firefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: { executablePath: browsers.firefox, firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } },
  viewport: { width: 1280, height: 800 },
};

export default defineConfig({
  testDir: ".",
  outputDir: `${root}/test-results`,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Where others use the machine, too, one test in hundreds may miss its time. It is tried once more, and listed as flaky:
  // then it is mended, or what it has found is.
  retries: 1,
  // Enough for a busy machine; a test that passes does not wait for it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: address,
    // The tests find things by their English names.
    locale: "en-US",
    // A page in a test comes from the server; offline.spec.mjs alone has it kept.
    serviceWorkers: "block",
    // Nothing that a person does has to wait longer, even on a busy machine.
    actionTimeout: 20_000,
  },
  webServer: {
    command: `node tools/serve.mjs ${dist} --port ${port} --base /red7/`,
    cwd: root,
    url: address,
    reuseExistingServer: false,
  },
  // Those that take longest come first, so that both workers are busy to the end.
  projects: [
    { name: "firefox", grep: /@(only-)?firefox/, use: firefox },
    { name: "moving firefox", grep: /@moving-firefox/, use: { ...firefox, launchOptions: { executablePath: browsers.firefox } } },
    { name: "phone", grep: /@(only-)?phone/, use: phone },
    { name: "small phone", grep: /@touch/, use: { ...phone, viewport: { width: 360, height: 640 } } },
    { name: "phone on its side", grep: /@touch/, use: { ...phone, viewport: { width: 844, height: 390 } } },
    { name: "desktop", grepInvert: /@only-/, use: desktop },
  ],
});
