// Opponents think in a worker; and the game goes on where there is none.
import path from "node:path";
import { expect, test } from "./fixtures.mjs";
import { myTurn, startGame } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { OVER, follow, past, untilShown } from "./visit.mjs";

const deal = { players: 3, seed: "thinking" };
const NO_WORKER = "Opponents can’t think in the background here";

test("a worker thinks with a module of its own, downloaded once, after the first screen", { tag: "@firefox" }, async ({ page }) => {
  const modules = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith(".wasm")) modules.push(path.basename(request.url()));
  });
  const started = page.waitForEvent("worker");
  await startGame(page, deal);
  expect((await started).url()).toMatch(/\/worker(-\w+)?\.js$/);
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

test("a worker that says what is no answer is replaced, and one that dies after that is done without", async ({ page }) => {
  await page.addInitScript(() => {
    const start = window.Worker;
    window.workers = [];
    window.Worker = class extends start {
      constructor(...how) {
        super(...how);
        window.workers.push(this);
        if (window.workers.length > 1) return;
        this.addEventListener("message", (event) => {
          const [number, answer] = event.data.split(" ");
          if (Number.isNaN(Number(number)) || answer === "nonsense") return;
          event.stopImmediatePropagation();
          this.dispatchEvent(new MessageEvent("message", { data: `${number} nonsense` }));
        });
      }
    };
  });
  const workers = () => page.evaluate(() => window.workers.length);
  await startGame(page, deal);
  expect(await myTurn(page)).toBe(true);
  expect(await workers()).toBe(2);
  await expect(page.getByText(NO_WORKER)).toHaveCount(0);

  await page.evaluate(() => window.workers[1].dispatchEvent(new ErrorEvent("error")));
  await expect(page.getByText(NO_WORKER)).toHaveCount(1);
  await playQuickly(page, { turns: 1 });
  expect(await workers()).toBe(2);
});

/** What is thought about, and how one sees that it is done. */
const THOUGHTS = {
  "a hint": async (page) => {
    await startGame(page, { players: 4, seed: "ac000007" });
    expect(await myTurn(page)).toBe(true);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Which card?" }).click();
    await untilShown(page, ".advice .pill");
  },
  "a puzzle": async (page) => {
    await follow(page, "1/q/2m-red7game");
    await untilShown(page, ".task");
    await untilShown(page, ".hand .card");
  },
  "a review": async (page) => {
    await follow(page, `${OVER}@2`);
    await untilShown(page, ".sent");
    await past(page, `${OVER}@2`);
    await untilShown(page, ".act .rating");
    // Meanwhile another turn can be looked at, which is thought about then.
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".verdict strong")).toContainText("After turn 3");
    await untilShown(page, ".act .rating");
  },
};

test("without its worker the page says so once, and thinks by itself in small steps, between which it answers", async ({ page, problems }) => {
  let asked = 0;
  await page.route("**/worker*.js", (route) => (asked++, route.abort()));
  // By this clock every step takes as long as the page may think at a stretch: so it pauses after each.
  await page.addInitScript(() => {
    const [now, wait] = [performance.now.bind(performance), setTimeout];
    let late = 0;
    performance.now = () => now() + (late += 10);
    window.pauses = 0;
    window.setTimeout = (call, millis, ...rest) => {
      if (millis === 0) window.pauses++;
      return wait(call, millis, ...rest);
    };
  });
  for (const [thought, think] of Object.entries(THOUGHTS)) {
    await test.step(thought, async () => {
      const before = await page.evaluate(() => window.pauses ?? 0);
      await think(page);
      expect(await page.evaluate(() => window.pauses)).toBeGreaterThan(before + 50);
      if (thought !== "a hint") return;
      await expect(page.getByText(NO_WORKER)).toHaveCount(1);
      // So do opponents, in fewer steps.
      await playQuickly(page, { turns: 1 });
    });
  }
  expect(asked).toBe(2);
  problems.length = 0;
});
