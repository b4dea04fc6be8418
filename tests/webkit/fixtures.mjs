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

before(async () => {
  site = await Site.open();
  driver = await Driver.start(JSON.parse(readFileSync(BROWSERS, "utf8")).webkit);
});

after(async () => {
  await driver?.stop();
  await site?.switchOff();
});

export function test(name, body) {
  testOfNode(name, async () => {
    const session = await driver.open();
    try {
      const page = new Page(session, site.url);
      await body({ page, site });
      assert.deepEqual(await page.complaints(), []);
    } finally {
      await session.close();
    }
  });
}
