// The `test` that every file here uses: a browser of its own for each test, which fails on anything the page
// complains about.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test as testOfNode } from "node:test";
import { Driver } from "./driver.mjs";
import { Page } from "./page.mjs";
import { Site } from "./site.mjs";

const BROWSERS = new URL("../../.tools/browsers.json", import.meta.url);

let driver;
let site;

const startDriver = () => Driver.start(JSON.parse(readFileSync(BROWSERS, "utf8")).webkit);

before(async () => {
  site = await Site.open();
  driver = await startDriver();
});

after(async () => {
  await driver?.stop();
  await site?.switchOff();
});

async function run(body) {
  const session = await driver.open();
  try {
    const page = new Page(session, site.url);
    await body({ page, site });
    assert.deepEqual(await page.complaints(), []);
  } finally {
    await session.close();
  }
}

/** As in the other browsers, a test that fails is tried once more, and says so. */
export function test(name, body) {
  testOfNode(name, async () => {
    try {
      await run(body);
    } catch (error) {
      console.log(`Tried once more: ${name}\n${error.message}`);
      // Whatever a page does, the driver gives up sooner than that. One that is silent hangs: another is asked.
      if (error.name === "TimeoutError") {
        await driver.stop();
        driver = await startDriver();
      }
      await run(body);
    }
  });
}
