// The page comes, and complains of nothing.
import assert from "node:assert/strict";
import { until } from "./programs.mjs";
import { test } from "./fixtures.mjs";
import { lead } from "./person.mjs";

/** The forms in which the page has asked for its module. */
const formsOfModule = () =>
  performance.getEntriesByType("resource").flatMap(({ name }) => (/_bg(\.wasm.*)/.exec(name) ?? []).slice(1));

for (const address of ["./", "./index.html"]) {
  test(`the page loads at ${address}`, async ({ page }) => {
    await page.goto(address);
    await lead(page);
    assert.equal(await page.title(), "Red7");
    await page.find("heading", "Seven colours, seven ways to win.");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
    // WebKit 2.50 knows the word brotli, but unpacks gzip alone.
    assert.deepEqual(await page.evaluate(formsOfModule), [".wasm.gz"]);
  });
}

/** Whether nothing is on its way any more: a page that is left before complains of what it could not load. */
const isWhole = () =>
  performance.getEntriesByType("resource").some(({ name, responseEnd }) => /\/lazy-/.test(name) && responseEnd > 0);

// Only WebKit runs a module before the styles that stand above it have come, and not at every visit.
test("a style that is on its way is not taken for one that failed", async ({ page }) => {
  for (let visit = 0; visit < 10; visit++) {
    await page.goto("about:blank");
    await page.goto("./");
    await lead(page);
    await until(() => page.evaluate(isWhole), "all of the page has come");
  }
});

test("if its style is missing, the page says so, and can try again", async ({ page, site }) => {
  const putBack = site.hide(/^styles-/);
  await page.goto("./");
  await until(() => page.evaluate(() => /couldn’t be loaded/.test(document.body.innerText)), "it says so");
  assert.match((await page.forgive()).join(), /not loaded: \S+\.css/);
  putBack();
  await page.click(await page.find("link", "Try again"));
  await lead(page);
});

test("what goes wrong is noted", async ({ page }) => {
  await page.goto("./");
  await lead(page);
  await page.evaluate(() => {
    console.error("said");
    setTimeout(() => {
      throw new Error("thrown");
    });
    setTimeout(() => Promise.reject(new Error("rejected")));
    for (const src of ["missing.png", "https://example.org/elsewhere.png"]) {
      document.body.append(Object.assign(new Image(), { src }));
    }
  });
  for (const what of [/said/, /thrown/, /rejected/, /missing\.png/, /img-src: https:\/\/example\.org/]) {
    await until(async () => (await page.complaints()).some((complaint) => what.test(complaint)), what);
  }
  await page.forgive();
});
