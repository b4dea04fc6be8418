// What comes after the first cards is a file of its own: what is shown until it is there, and if it does not come.
import { expect } from "./fixtures.mjs";
import { takeTurn } from "./fast_player.mjs";
import { dealOf, hand, myTurn, toPalette, undo } from "./player.mjs";
import { complained, hold, test } from "./server.mjs";
import { RECENT, arrive, keptDocument, lead, leave, open, openStart, untilPainted, untilShown } from "./seed_storage.mjs";

const LAZY = "**/lazy-*.wasm*";
const settings = (page) => page.getByRole("button", { name: "Settings" });
const sheet = (page, name) => page.getByRole("dialog", { name });
const failed = (page) => page.getByRole("alert").filter({ hasText: "This part of the page couldn’t be loaded" });
const tryAgain = (page) => page.getByRole("button", { name: "Try again" });

/** Deals at a first visit: nothing is stored that only the second part could read. */
async function firstGame(page, deal) {
  await open(page, dealOf(deal));
  await untilShown(page, ".own-area");
  await untilPainted(page);
}

test("a turn can be taken before it has come, and a sheet opens once it has", async ({ page }) => {
  const come = await hold(page, LAZY);
  await firstGame(page, { players: 2, seed: "later777" });
  expect(await myTurn(page)).toBe(true);
  await takeTurn(page);
  await settings(page).click();
  await expect(sheet(page, "One moment…").getByRole("status")).toHaveText("One moment…");

  come();
  await expect(sheet(page, "Settings").getByRole("radio", { name: "Brisk" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
});

test("if it doesn’t come, a sheet says so, and comes with another try", { tag: "@firefox" }, async ({ page, problems }) => {
  let [fail, failures] = [(route) => route.abort(), 0];
  await page.route(LAZY, (route) => (failures++, fail(route)));
  await openStart(page);
  await settings(page).click();
  await expect(failed(page)).toBeVisible();
  await expect(sheet(page, "Not loaded")).toBeVisible();
  // Again and again in vain: the focus stays where it was.
  for (const [what, answer] of [
    ["it is missing", { status: 404, body: "Not found" }],
    ["it is another page", { contentType: "text/html", body: "<p>Please sign in." }],
  ]) {
    await test.step(what, async () => {
      const before = failures;
      fail = (route) => route.fulfill(answer);
      await tryAgain(page).press("Enter");
      await expect.poll(() => failures).toBeGreaterThan(before);
      await expect(failed(page)).toBeVisible();
      await expect(tryAgain(page)).toBeFocused();
    });
  }
  await test.step("it comes", async () => {
    await page.unroute(LAZY);
    await tryAgain(page).press("Enter");
    await expect(sheet(page, "Settings")).toBeVisible();
    expect(await page.evaluate(() => document.activeElement.closest("dialog") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(settings(page)).toBeFocused();
  });
  complained(problems);
});

test("what needs it comes once it has, and the round that was begun goes on", async ({ page }) => {
  const come = await hold(page, LAZY);
  await openStart(page);
  await lead(page).click();
  await expect(hand(page).first()).toBeVisible();
  expect((await keptDocument(page, "game")).turns).toBe("");
  await page.goBack();
  await page.getByRole("button", { name: "Puzzle rush" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("One moment…");

  come();
  await expect(page.getByRole("button", { name: "Start the clock" })).toBeVisible();
  await page.goBack();
  await lead(page).click();
  await expect(hand(page).first()).toBeVisible();
});

test("a page with something stored begins once it has come", { tag: "@firefox" }, async ({ page, problems }) => {
  await leave(page, { recent: RECENT });
  const come = await hold(page, LAZY);
  await page.goto("./");
  await expect(page.locator(".frame #wait")).toBeVisible();
  await expect(lead(page)).toHaveCount(0);
  come();
  await expect(lead(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recent games" })).toBeVisible();

  await test.step("if it doesn’t come, the frame says so, and it comes with another try", async () => {
    await page.route(LAZY, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText("The game couldn’t be loaded. Check your connection and try again.");
    await page.unroute(LAZY);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(lead(page)).toBeVisible();
  });
  complained(problems);
});

/** In the page: the selectors of the later stylesheet that something on the screen fits. */
function laterSelectorsInUse() {
  const states = /::[\w-]+(\([^)]*\))?|:(hover|active|focus[\w-]*)(?![\w-])/g;
  const selectorsOf = (rules, outer) => [...rules].flatMap((rule) => {
    const own = rule.selectorText?.replaceAll("&", `:is(${outer})`);
    return [own ?? [], selectorsOf(rule.cssRules ?? [], own ?? outer)].flat();
  });
  const later = [...document.styleSheets].find(({ href }) => href.includes("/later-"));
  const used = (selector) => document.querySelector(selector.replaceAll(states, ":where(*)"));
  return later && selectorsOf(later.cssRules, ":root").filter(used);
}

async function backToStart(page) {
  await page.goBack();
  if ((await untilShown(page, ".play .primary", ".sent")) > 0) await page.goBack();
  await untilShown(page, ".play .primary");
}

test("what is drawn before it has come needs none of its styles", async ({ page }) => {
  await hold(page, LAZY);
  const actions = { players: 4, seed: "later777", game: "Advanced", actions: true };
  for (const [what, visit] of [
    ["a newcomer's start page", () => openStart(page)],
    ["a deal that was sent", () => arrive(page, dealOf(actions))],
    ["a table", () => firstGame(page, actions)],
    ["the start page with a round to go on with", () => backToStart(page)],
  ]) {
    await test.step(what, async () => {
      await visit();
      await expect.poll(() => page.evaluate(laterSelectorsInUse), { timeout: 5_000 }).toEqual([]);
    });
  }
});

test.describe("from a server that lets browsers keep files", () => {
  test.use({ caching: "max-age=600" });

  test("one that is cut off in the browser’s cache is asked for anew", async ({ page, site, problems }) => {
    const mend = site.breakFiles(/^(lazy|later)-/);
    await openStart(page);
    await settings(page).click();
    await expect(failed(page)).toBeVisible();
    mend();
    await tryAgain(page).click();
    await expect(sheet(page, "Settings")).toBeVisible();
    complained(problems);
  });
});

test("if there is another build by now, loading the page anew helps, and the game is kept", async ({ page, site, problems }) => {
  const come = await hold(page, LAZY);
  await firstGame(page, { players: 2, seed: "later777" });
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await toPalette(page).click();
  await expect(undo(page)).toBeVisible();
  await site.publish();
  come();
  await settings(page).click();
  await expect(failed(page)).toBeVisible();
  await tryAgain(page).click();
  await expect(failed(page)).toBeVisible();

  await page.getByRole("button", { name: "Reload the page" }).click();
  // The sheet is there, and the turn as it was.
  await expect(sheet(page, "Settings")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(undo(page)).toBeVisible();
  complained(problems);
});
