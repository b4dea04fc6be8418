// The `test` that every file here uses: a screen, an Orca and a browser of its own for each test.
import { readFileSync } from "node:fs";
import { after, before, test as testOfNode } from "node:test";
import { Reader } from "./reader.mjs";
import { LEFT, Site } from "./site.mjs";

const BROWSERS = new URL("../../.tools/browsers.json", import.meta.url);

const { reader: found } = JSON.parse(readFileSync(BROWSERS, "utf8"));
let site;

before(async () => {
  site = await Site.open();
});

after(() => site?.switchOff());

async function run({ browser = "chromium", address = "", settings = {} }, body) {
  const left = { settings: JSON.stringify({ version: 1, ...settings }) };
  const reader = await Reader.start(found);
  try {
    await reader.open(browser, site.leaving(left), LEFT);
    await reader.goto(`${site.url}${address}`);
    await body(reader);
  } finally {
    await reader.stop();
  }
}

/**
 * Before the test begins, an earlier visit has left these settings in the browser, and the address has been
 * opened. On a busy machine a screen reader drops what it would have said, so a test that fails is tried once more.
 */
export function test(name, visit, body) {
  testOfNode(name, async () => {
    try {
      await run(visit, body);
    } catch (error) {
      console.log(`Tried once more: ${name}\n${error.message}`);
      await run(visit, body);
    }
  });
}
