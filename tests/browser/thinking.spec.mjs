// What thinks is a module of its own, which comes after the first cards: what is shown until it is there, and if it
// does not come.
import { expect } from "./fixtures.mjs";
import { myTurn, passOut, roundIsOver, startGame, takeTurn, THINKING } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { complained, hold, test } from "./site.mjs";
import { OVER, forbidWorker, lead, open, openStart, untilShown, untilWhole } from "./visit.mjs";

const THINKS = "**/thinking-*";
const missing = (page) => page.locator(".notice").filter({ hasText: "The part that runs opponents, hints and puzzles couldn’t be loaded" });
const tryAgain = (page) => page.locator(".notice").getByRole("button", { name: "Try again" });

/** The person begins. */
const deal = { players: 2, seed: "layout77" };

test("a turn can be taken before it has come, and the opponent’s follows once it has", { tag: "@firefox" }, async ({ page }) => {
  const come = await hold(page, THINKS);
  await startGame(page, deal);
  expect(await myTurn(page)).toBe(true);
  await takeTurn(page);
  await untilWhole(page);
  await expect(page.locator(".notice")).toHaveCount(0);
  come();
  expect(await myTurn(page)).toBe(true);
});

for (const [what, file] of Object.entries({ "its script": "**/thinking-*.js", "its module": "**/thinking-*.wasm" })) {
  test(`if ${what} doesn’t come, the page says so, and the game goes on with another try`, { tag: ["@firefox", "@phone"] }, async ({ page, problems }) => {
    await page.route(file, (route) => route.abort());
    await startGame(page, deal);
    expect(await myTurn(page)).toBe(true);
    await expect(missing(page)).toHaveCount(0);
    await takeTurn(page);
    await expect(missing(page)).toBeInViewport({ ratio: 1 });

    // Once more in vain: the focus stays where it was.
    await tryAgain(page).press("Enter");
    await expect(missing(page)).toBeVisible();
    await expect(tryAgain(page)).toBeFocused();

    await page.unroute(file);
    await tryAgain(page).press("Enter");
    expect(await myTurn(page)).toBe(true);
    await expect(page.locator(".notice")).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await playQuickly(page);
    await expect(roundIsOver(page)).toBeVisible(THINKING);
    // Firefox says nothing of it.
    problems.length = 0;
  });
}

for (const [what, answer] of [
  ["is missing", { status: 404, body: "Not found" }],
  ["is another page", { contentType: "text/html", body: "<p>Please sign in." }],
]) {
  test(`the page says so if it ${what}`, async ({ page, problems }) => {
    await page.route(THINKS, (route) => route.fulfill(answer));
    await startGame(page, deal);
    await takeTurn(page);
    await expect(missing(page)).toBeVisible();
    await page.unroute(THINKS);
    await tryAgain(page).click();
    expect(await myTurn(page)).toBe(true);
    complained(problems);
  });
}

/** What else is thought about, and how one sees that it is done. */
const THOUGHTS = {
  "a hint": async (page) => {
    await startGame(page, deal);
    await page.getByRole("button", { name: "Hint" }).click();
    return () => untilShown(page, ".advice");
  },
  "a puzzle": async (page) => {
    await page.goto("./#1/q/2e-red7game");
    return () => untilShown(page, ".hand .card");
  },
  "a review": async (page) => {
    await open(page, `${OVER}@2`);
    return () => untilShown(page, ".act .rating");
  },
};

for (const [thought, ask] of Object.entries(THOUGHTS)) {
  test(`${thought} waits for it, and comes with another try`, async ({ page, problems }) => {
    await page.route(THINKS, (route) => route.abort());
    const done = await ask(page);
    await expect(missing(page)).toBeVisible();
    await page.unroute(THINKS);
    await tryAgain(page).click();
    await done();
    await expect(missing(page)).toHaveCount(0);
    complained(problems);
  });
}

test("nothing is said while nothing is to be thought about, and then it is asked for anew", async ({ page, problems }) => {
  await page.route(THINKS, (route) => route.abort());
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
  await page.unroute(THINKS);
  await lead(page).click();
  expect(await myTurn(page)).toBe(true);
  complained(problems);
});

test("the page says so if it takes too long, and goes on by itself when it comes", async ({ page }) => {
  await page.clock.install();
  const come = await hold(page, THINKS);
  await startGame(page, deal);
  await takeTurn(page);
  // Time goes by besides, too: how much depends on the machine.
  await page.clock.runFor(4_000);
  await expect(missing(page)).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(missing(page)).toBeVisible();
  come();
  await page.clock.resume();
  expect(await myTurn(page)).toBe(true);
  await expect(missing(page)).toHaveCount(0);
});

test("if it breaks down on the page, that is said, and another one goes on", async ({ page, problems }) => {
  await forbidWorker(page);
  const script = "export const initSync = () => {}; export const begin = () => { throw new Error('broken'); };";
  await page.route("**/thinking-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await startGame(page, deal);
  await takeTurn(page);
  await expect(missing(page)).toBeVisible();
  await page.unroute("**/thinking-*.js");
  await tryAgain(page).click();
  expect(await myTurn(page)).toBe(true);
  problems.length = 0;
});

test.describe("from a server that lets browsers keep files", () => {
  test.use({ caching: "max-age=600" });

  for (const file of [/^thinking-.*\.js$/, /^thinking-.*\.wasm$/]) {
    test(`${file} that is cut off in the browser’s cache is asked for anew`, async ({ page, site, problems }) => {
      const mend = site.breakFile(file);
      await startGame(page, deal);
      await takeTurn(page);
      await expect(missing(page)).toBeVisible();
      mend();
      await tryAgain(page).click();
      expect(await myTurn(page)).toBe(true);
      problems.length = 0;
    });
  }
});

test("if there is another build by now, loading the page anew helps, and the game is kept", async ({ page, site, problems }) => {
  const come = await hold(page, THINKS);
  await startGame(page, deal);
  await takeTurn(page);
  await site.publish();
  come();
  await expect(missing(page)).toBeVisible();
  await tryAgain(page).click();
  await expect(missing(page)).toBeVisible();
  await page.locator(".notice").getByRole("button", { name: "Reload the page" }).click();
  await expect(lead(page)).toHaveText("Continue");
  await lead(page).click();
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await expect(roundIsOver(page)).toBeVisible();
  complained(problems);
});
