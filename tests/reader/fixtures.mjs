// The `test` that every file here uses: one Orca for the file, and a browser of its own for each test.
import { readFileSync } from "node:fs";
import { after, before, test as testOfNode } from "node:test";
import { Reader } from "./reader.mjs";
import { LEFT, Site } from "./site.mjs";

const BROWSERS = new URL("../../.tools/browsers.json", import.meta.url);

let reader;
let site;

before(async () => {
  site = await Site.open();
  reader = await Reader.start(JSON.parse(readFileSync(BROWSERS, "utf8")).reader);
});

after(async () => {
  await reader?.stop();
  await site?.close();
});

/**
 * Before the test begins, earlier visits have left these settings in the browser, and the address has been opened.
 */
export function test(name, { address = "", settings = {}, documents = {} }, body) {
  testOfNode(name, async () => {
    const left = { settings: JSON.stringify({ version: 1, ...settings }), ...documents };
    try {
      await reader.open(site.leaving(left), LEFT);
      await reader.goto(`${site.url}${address}`);
      await body(reader);
    } finally {
      await reader.close();
    }
  });
}
