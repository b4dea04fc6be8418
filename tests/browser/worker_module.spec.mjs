// The engine is a module of its own, which comes after the first cards: what is shown until it is there, and if it
// does not come.
import { expect } from "./fixtures.mjs";
import { takeTurn } from "./fast_player.mjs";
import { myTurn, passOut, roundIsOver, startGame } from "./player.mjs";
import { complained, hold, test } from "./server.mjs";
import { forbidWorker, lead, openStart, untilWhole } from "./seed_storage.mjs";

const ENGINE = "**/engine-*";
const missing = (page) => page.locator(".notice").filter({ hasText: "The part that runs opponents, hints and puzzles couldn’t be loaded" });
const tryAgain = (page) => page.locator(".notice").getByRole("button", { name: "Try again" });

/** The person begins. */
const deal = { players: 2, seed: "layout77" };

test("a turn can be taken before it has come; that it takes too long is said, and it goes on by itself when it comes", async ({ page }) => {
  await page.clock.install();
  const come = await hold(page, ENGINE);
  await startGame(page, deal);
  expect(await myTurn(page)).toBe(true);
  await takeTurn(page);
  // Time goes by besides, too: how much depends on the machine.
  await page.clock.runFor(4_000);
  await expect(missing(page)).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(missing(page)).toBeVisible();
  come();
  await page.clock.resume();
  expect(await myTurn(page)).toBe(true);
  await expect(page.locator(".notice")).toHaveCount(0);
});

test("if it doesn’t come, the page says so, and the game goes on with another try", { tag: "@firefox" }, async ({ page, problems }) => {
  let [fails, fail, failures] = [/\.js$/, (route) => route.abort(), 0];
  await page.route(ENGINE, (route) => {
    if (!fails.test(new URL(route.request().url()).pathname)) return route.continue();
    failures++;
    return fail(route);
  });
  await test.step("its script doesn’t come", async () => {
    await startGame(page, deal);
    expect(await myTurn(page)).toBe(true);
    await expect(missing(page)).toHaveCount(0);
    await takeTurn(page);
    await expect(missing(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(missing(page)).toBeInViewport({ ratio: 1 });
  });
  // Again and again in vain: the focus stays where it was.
  for (const [what, files, answer] of [
    ["its module doesn’t come", /\.wasm/, null],
    ["it is missing", /./, { status: 404, body: "Not found" }],
    ["it is another page", /./, { contentType: "text/html", body: "<p>Please sign in." }],
  ]) {
    await test.step(what, async () => {
      const before = failures;
      fails = files;
      fail = (route) => (answer ? route.fulfill(answer) : route.abort());
      await tryAgain(page).press("Enter");
      await expect.poll(() => failures).toBeGreaterThan(before);
      await expect(missing(page)).toBeVisible();
      await expect(tryAgain(page)).toBeFocused();
    });
  }
  await test.step("it comes", async () => {
    await page.unroute(ENGINE);
    await tryAgain(page).press("Enter");
    expect(await myTurn(page)).toBe(true);
    await expect(page.locator(".notice")).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
  // Firefox does not tell of all of them.
  complained(problems);
});

test("nothing is said while nothing is to be thought about, and then it is asked for anew", async ({ page, problems }) => {
  await page.route(ENGINE, (route) => route.abort());
  await openStart(page);
  await untilWhole(page);
  await expect(page.locator(".notice")).toHaveCount(0);
  await startGame(page, deal);
  await takeTurn(page);
  await expect(missing(page)).toBeVisible();
  // Whoever leaves is not told any more; and who comes back needs no button once it can be had.
  await page.getByRole("button", { name: /to the start page/ }).click();
  await expect(lead(page)).toHaveText("Continue");
  await expect(missing(page)).toHaveCount(0);
  await page.unroute(ENGINE);
  await lead(page).click();
  expect(await myTurn(page)).toBe(true);
  complained(problems);
});

test("if it breaks down on the page, that is said, and another one goes on", async ({ page, problems }) => {
  await forbidWorker(page);
  const script = "export const initSync = () => {}; export const reply = () => { throw new Error('broken'); };";
  await page.route("**/engine-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await startGame(page, deal);
  await takeTurn(page);
  await expect(missing(page)).toBeVisible();
  await page.unroute("**/engine-*.js");
  await tryAgain(page).click();
  expect(await myTurn(page)).toBe(true);
  problems.length = 0;
});

test.describe("from a server that lets browsers keep files", () => {
  test.use({ caching: "max-age=600" });

  test("what is cut off in the browser’s cache is asked for anew", async ({ page, site, problems }) => {
    const files = [/^engine-.*\.js$/, /^engine-.*\.wasm/];
    const mend = files.map((file) => site.breakFiles(file));
    await startGame(page, deal);
    await takeTurn(page);
    await expect(missing(page)).toBeVisible();
    mend.forEach((it) => it());
    await tryAgain(page).click();
    expect(await myTurn(page)).toBe(true);
    problems.length = 0;
  });
});

test("if there is another build by now, loading the page anew helps, and the game is kept", async ({ page, site, problems }) => {
  const come = await hold(page, ENGINE);
  await startGame(page, deal);
  await takeTurn(page);
  await site.publish();
  come();
  await expect(missing(page)).toBeVisible();
  await tryAgain(page).click();
  await expect(missing(page)).toBeVisible();
  await page.locator(".notice").getByRole("button", { name: "Reload the page" }).click();
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await expect(roundIsOver(page)).toBeVisible();
  complained(problems);
});
