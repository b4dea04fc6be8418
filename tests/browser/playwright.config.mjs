// Runs the tests of the page against dist/, served under the path it has on GitHub Pages.
// The browsers are those that `tools/setup.sh test` found.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const browsers = JSON.parse(readFileSync(`${root}/.tools/browsers.json`, "utf8"));
const port = Number(process.env.TEST_PORT ?? 47707);
const address = `http://127.0.0.1:${port}/red7/`;

const chromium = { launchOptions: { executablePath: browsers.chromium } };
/** The same without windows, where there is one: the tests are quicker with it. */
const headless = { launchOptions: { executablePath: browsers.headless } };
const desktop = {
  ...devices["Desktop Chrome"],
  ...headless,
  viewport: { width: 1280, height: 800 },
  // On a phone and in Firefox all moves. Here what is not about motion goes without, which is quicker.
  contextOptions: { reducedMotion: "reduce" },
};
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** What is measured is measured alone, when all other tests are over, in the browser that people have. */
const MEASURED = /smooth\.spec\.mjs/;

export default defineConfig({
  testDir: ".",
  outputDir: `${root}/test-results`,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A machine may be so busy that a step of a person comes too late. A test that passes only when it is
  // tried again is reported as flaky.
  retries: 2,
  // Enough for a busy machine; a test that passes does not wait for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
    command: `node tools/serve.mjs dist --port ${port} --base /red7/`,
    cwd: root,
    url: address,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: "desktop",
      testIgnore: MEASURED,
      use: desktop,
    },
    {
      name: "phone",
      // Here only what may differ on a phone: these set their own sizes, or are the same.
      testIgnore: /(smooth|access|vision|notice|offline|shift|data|daily)\.spec\.mjs/,
      use: { ...headless, ...phone },
    },
    {
      // An ordinary Firefox, driven over WebDriver BiDi; Playwright 1.65 cannot drive the current ESR.
      // It is slow to drive: what may differ between engines is tested, not every round again.
      name: "firefox",
      testMatch: /(load|back|daily|form|keep|data|link|turn|opponents|answers|keys|language|room|offline)\.spec\.mjs/,
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: { executablePath: browsers.firefox },
        viewport: { width: 1280, height: 800 },
      },
    },
    {
      name: "measured",
      testMatch: MEASURED,
      dependencies: ["desktop", "phone", "firefox"],
      fullyParallel: false,
      workers: 1,
      use: { ...desktop, ...chromium },
    },
  ],
});
