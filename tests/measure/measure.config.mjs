// What takes time on this machine, as figures to read: `make measure`. They depend on the machine, so this is
// not part of `make test`.
import { defineConfig } from "@playwright/test";
import browser from "../browser/playwright.config.mjs";

const [desktop, phone] = browser.projects;
const { launchOptions } = browser.projects.find(({ name }) => name === "measured").use;

export default defineConfig({
  ...browser,
  testDir: ".",
  workers: 1,
  retries: 0,
  timeout: 1_200_000,
  reporter: [["./figures.mjs"]],
  projects: [
    { name: "keys", use: { ...desktop.use, launchOptions } },
    { name: "touch", use: { ...phone.use, launchOptions } },
    { name: "drag", use: { ...phone.use, launchOptions } },
  ],
});
