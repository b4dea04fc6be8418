// What takes time on this machine, as figures to read: `make measure`. They depend on the machine, so this is
// not part of `make test`.
import { defineConfig } from "@playwright/test";
import browser, { whole } from "../browser/playwright.config.mjs";

const project = (name) => browser.projects.find((project) => project.name === name);
const desktop = { ...project("desktop").use, ...whole };
const phone = { ...project("phone").use, ...whole };

export default defineConfig({
  ...browser,
  testDir: ".",
  workers: 1,
  timeout: 1_200_000,
  reporter: [["./figures.mjs"]],
  projects: [
    { name: "keys", testMatch: "inp.spec.mjs", use: desktop },
    { name: "touch", testMatch: "inp.spec.mjs", use: phone },
    { name: "drag", testMatch: "inp.spec.mjs", use: phone },
    { name: "load", testMatch: "load.spec.mjs", use: phone },
    { name: "screens", testMatch: "screens.spec.mjs", use: desktop },
    { name: "memory", testMatch: "memory.spec.mjs", use: desktop },
    { name: "live", testMatch: "live.spec.mjs", use: phone },
    { name: "tasks", testMatch: "smooth.spec.mjs", use: desktop },
  ],
});
