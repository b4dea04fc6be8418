// Opponents, hints, puzzles and reviews are computed in a worker; without one, games go on.
import path from "node:path";
import { expect, test } from "./fixtures.mjs";
import { myTurn, startGame } from "./player.mjs";
import { playQuickly, takeTurn } from "./fast_player.mjs";
import { OVER, forbidWorker, open, untilShown } from "./seed_storage.mjs";

const deal = { players: 3, seed: "thinking" };
const NO_WORKER = "Opponents can’t think in the background here";
const NEEDS_WORKER = "Puzzles and reviews need a background worker";
const INVALID_REPLY = "gave an answer that makes no sense";

const notice = (page, text) => page.locator(".notice").filter({ hasText: text });
const tryAgain = (page) => page.locator(".notice").getByRole("button", { name: "Try again" });
const workers = (page) => page.evaluate(() => window.workers.length);

/** Replaces the replies of the first `count` workers of the page by a text; `window.stopForging()` ends that. */
function forgeReplies(page, text, count) {
  return page.addInitScript(
    ({ text, count }) => {
      const start = window.Worker;
      window.workers = [];
      window.stopForging = () => {
        count = 0;
      };
      window.Worker = class extends start {
        constructor(...how) {
          super(...how);
          const number = window.workers.push(this);
          this.addEventListener("message", (event) => {
            const [request, reply] = event.data.split(" ");
            if (number > count || Number.isNaN(Number(request)) || reply === text) return;
            event.stopImmediatePropagation();
            this.dispatchEvent(new MessageEvent("message", { data: `${request} ${text}` }));
          });
        }
      };
    },
    { text, count },
  );
}

test("a worker thinks with a module of its own, downloaded once, after the first screen", { tag: "@firefox" }, async ({ page }) => {
  const modules = [];
  page.context().on("request", (request) => {
    if (/\.wasm/.test(request.url())) modules.push(path.basename(request.url()));
  });
  const started = page.waitForEvent("worker");
  await startGame(page, deal);
  expect((await started).url()).toMatch(/\/engine-\w+\.js$/);
  expect(await myTurn(page)).toBe(true);
  await playQuickly(page, { turns: 1 });
  expect(modules[0]).toMatch(/^red7-/);
  expect(modules.filter((name) => name.startsWith("engine-"))).toHaveLength(1);
  expect(modules).toHaveLength(new Set(modules).size);
  expect(page.workers()).toHaveLength(1);
  await expect(page.getByText(NO_WORKER)).toHaveCount(0);
});

test("a worker that does not answer while the device is awake is started once more, and then done without", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.started = 0;
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        window.started++;
      }
      postMessage() {}
      terminate() {}
    };
  });
  const started = () => page.evaluate(() => window.started);
  await startGame(page, deal);
  // Its time runs from when it is started.
  await expect.poll(started).toBe(1);
  // An hour of sleep: every timer that is due goes off once. That is held for nothing worse.
  await page.clock.fastForward("01:00:00");
  await page.clock.runFor(5_000);
  expect(await started()).toBe(1);
  await page.clock.runFor(4_000);
  expect(await started()).toBe(2);
  await page.clock.runFor(9_000);
  await expect(page.getByText(NO_WORKER)).toBeVisible();
  await page.clock.resume();
  expect(await myTurn(page)).toBe(true);
});

test("a worker with an unreadable reply is replaced, and so is one that dies; after two that died the page plays on without", async ({ page }) => {
  await forgeReplies(page, "nonsense", 1);
  await startGame(page, deal);
  expect(await myTurn(page)).toBe(true);
  expect(await workers(page)).toBe(2);

  const die = (worker) => page.evaluate((worker) => window.workers[worker].dispatchEvent(new ErrorEvent("error")), worker);
  await die(1);
  expect(await workers(page)).toBe(3);
  await die(2);
  await expect(page.getByText(NO_WORKER)).toHaveCount(0);
  await playQuickly(page, { turns: 1 });
  await expect(page.getByText(NO_WORKER)).toHaveCount(1);
  expect(await workers(page)).toBe(3);
});

test("an illegal turn is requested once more; after another one the page says so, and another try helps", async ({ page }) => {
  // No hand has two of a card.
  await forgeReplies(page, "pR7pR7", 9);
  // The person begins.
  await startGame(page, { players: 2, seed: "layout77" });
  expect(await myTurn(page)).toBe(true);
  await takeTurn(page);
  await expect(notice(page, INVALID_REPLY)).toBeVisible();
  expect(await workers(page)).toBe(2);
  await page.evaluate(() => window.stopForging());
  await tryAgain(page).click();
  expect(await myTurn(page)).toBe(true);
  await expect(page.locator(".notice")).toHaveCount(0);
});

test("without its worker the page says so once, and computes turns and hints by itself", async ({ page }) => {
  await forbidWorker(page);
  await startGame(page, { players: 4, seed: "ac000007" });
  expect(await myTurn(page)).toBe(true);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Which card?" }).click();
  await untilShown(page, ".advice .inline-card");
  await expect(page.getByText(NO_WORKER)).toHaveCount(1);
  await playQuickly(page, { turns: 1 });
  await expect(page.getByText(NO_WORKER)).toHaveCount(1);
  expect(await page.evaluate(() => window.failedWorkers)).toBe(2);
});

for (const [what, fragment, shown, place] of [
  // A message would cover the top bar.
  ["a puzzle", "1/q/2m-red7game", ".hand .card", ".task"],
  ["a review", `${OVER}@2`, ".turn-panel .rating", ".notice"],
]) {
  test(`without its worker the page says that ${what} needs one, and another try helps`, async ({ page }) => {
    await forbidWorker(page);
    await open(page, fragment);
    const told = page.locator(place).filter({ hasText: NEEDS_WORKER });
    const again = page.locator(place).getByRole("button", { name: "Try again" });
    await expect(told).toBeVisible();
    await expect(page.locator(".notice")).toHaveCount(place === ".notice" ? 1 : 0);
    await expect(page.getByText(NO_WORKER)).toHaveCount(0);
    await expect(page.getByText("Analysing…")).toBeHidden();
    await again.press("Enter");
    await expect(told).toBeVisible();
    await expect(again).toBeFocused();
    await page.evaluate(() => window.allowWorkers());
    await again.press("Enter");
    await untilShown(page, shown);
    await expect(page.locator(".notice")).toHaveCount(0);
  });
}
