// Opponents think in a worker; and the game goes on where there is none.
import { expect, test } from "./fixtures.mjs";
import { myTurn, playToTheEnd, startGame, takeTurn } from "./person.mjs";

const deal = { players: 3, seed: "thinking" };
const NO_WORKER = "The opponents cannot think in the background here";

test("page and worker share one module, downloaded once", async ({ page }) => {
  const modules = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith(".wasm")) modules.push(request.url());
  });
  const started = page.waitForEvent("worker");
  await startGame(page, deal);
  expect((await started).url()).toMatch(/\/worker-\w+\.js$/);
  expect(await myTurn(page)).toBe(true);
  await takeTurn(page);
  await myTurn(page);
  expect(modules).toHaveLength(1);
  expect(page.workers()).toHaveLength(1);
  await expect(page.getByText(NO_WORKER)).toHaveCount(0);
});

test("without its worker the page thinks by itself, and says so once", async ({ page, problems }) => {
  let asked = 0;
  await page.route("**/worker-*.js", (route) => {
    asked++;
    return route.abort();
  });
  await startGame(page, deal);
  expect(await myTurn(page)).toBe(true);
  await expect(page.getByText(NO_WORKER)).toHaveCount(1);
  expect(asked).toBe(2);
  await playToTheEnd(page);
  problems.length = 0;
});

test("a worker that does not answer is started once more, and then done without", async ({ page }) => {
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
  await startGame(page, deal);
  await page.clock.runFor(7_000);
  expect(await page.evaluate(() => window.started)).toBe(1);
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => window.started)).toBe(2);
  await page.clock.runFor(9_000);
  await expect(page.getByText(NO_WORKER)).toBeVisible();
  await page.clock.resume();
  expect(await myTurn(page)).toBe(true);
});

test("a worker that dies in mid-game is replaced, without a word", async ({ page }) => {
  await page.addInitScript(() => {
    const start = window.Worker;
    window.workers = [];
    window.Worker = class extends start {
      constructor(...how) {
        super(...how);
        window.workers.push(this);
      }
    };
  });
  await startGame(page, deal);
  expect(await myTurn(page)).toBe(true);
  await page.evaluate(() => window.workers[0].dispatchEvent(new ErrorEvent("error")));
  await playToTheEnd(page);
  expect(await page.evaluate(() => window.workers.length)).toBe(2);
  await expect(page.getByText(NO_WORKER)).toHaveCount(0);
});
