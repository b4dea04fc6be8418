// How long it takes until the page shows the answer to a press outside a turn, where a screen or a sheet opens, on a
// processor that is four times slower than this one. To be at most 100 ms each.
import { MOVING, expect, test } from "../browser/fixtures.mjs";
import { OVER, leave, openStart, untilShown } from "../browser/seed_storage.mjs";

test.use(MOVING);

const SLOWER = 4;
const TIMES = 5;
const SHORTEST = 16; // milliseconds; what is shorter the browser does not tell

/** A page that was used for years: games of all kinds, the last ten of them, and many days. */
function years() {
  const rules = ["1.3", "1.3a", "1.3x", "1.3ax", "1.0", "1.0ax", "bga", "bgaax", "web", "webax"];
  const seats = ["h1", "h2", "h3", "h4", "h11", "h22", "h34", "h111", "h234", "h444"];
  const table = (rules, seats) => ({ rules, seats, rounds: 40, turns: 300, points: 0, matches: 0, matches_won: 0, by_rule: [3, 4, 2, 5, 1, 2, 3] });
  const tables = rules.flatMap((rules) => seats.map((seats) => table(rules, seats)));
  const day = (at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10).replaceAll("-", "");
  const days = Array.from({ length: 320 }, (_, at) => ({ day: day(at), won: at % 3 > 0, turns: 6, points: null, rules: "VYI" }));
  const documents = {
    settings: { version: 1, seats: "h1", rules: "1.3", pace: "instant" },
    statistics: { version: 1, tables, streak: 3, longest: 9 },
    recent: { version: 1, games: Array(10).fill(`20261121 ${OVER}`) },
    daily: { version: 1, days },
  };
  return Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, JSON.stringify(document)]));
}

const button = (page, name) => page.getByRole("button", { name }).first();
const start = async (page) => {
  await page.goto("about:blank");
  await openStart(page);
};
const close = (page) => page.keyboard.press("Escape");

/** What is pressed, where, and what is to be seen then. */
const PRESSES = {
  "a review from the recent games": { from: start, pressed: (page) => button(page, "Review"), seen: ".summary-page" },
  "its table": { pressed: (page) => button(page, "Show on the table"), seen: ".replaying" },
  "a step back in a replay": { pressed: (page) => button(page, "Previous turn"), seen: ".replaying" },
  "home from a replay": { pressed: (page) => button(page, /start page/), seen: ".play .primary" },
  "the puzzles": { from: start, pressed: (page) => button(page, /^Puzzles/), seen: "[role=dialog], dialog" },
  "a puzzle": { pressed: (page) => page.getByRole("dialog").locator(".primary").first(), seen: ".app.puzzle .hand .card" },
  "home from a puzzle": { pressed: (page) => button(page, /start page/), seen: ".play .primary" },
  "the statistics": { from: start, pressed: (page) => button(page, "Statistics"), seen: "[role=dialog], dialog", after: close },
  "the settings": { pressed: (page) => button(page, "Settings"), seen: "[role=dialog], dialog", after: close },
  "the form for a new game": { pressed: (page) => page.locator(".play [aria-expanded=false]"), seen: ".play [aria-expanded=true]" },
  "a game": { pressed: (page) => page.locator(".play .primary"), seen: ".hand .card" },
  "the menu of the table": { pressed: (page) => page.locator(".top nav button").last(), seen: "[role=dialog], dialog", after: close },
  "home from a game": { pressed: (page) => button(page, /start page/), seen: ".play .primary" },
};

/** In the page: keeps the longest event since it was cleared. */
function watch(durationThreshold) {
  let longest;
  window.longest = {
    clear: () => (longest = { duration: 0 }),
    told: () => longest,
  };
  window.longest.clear();
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, processingStart, processingEnd, duration } of list.getEntries()) {
      if (interactionId === 0 || duration <= longest.duration) continue;
      const [work, paint] = [processingEnd - processingStart, startTime + duration - processingEnd];
      longest = { duration, work: Math.round(work), paint: Math.round(paint) };
    }
  }).observe({ type: "event", durationThreshold });
}

const middle = (times) => times.toSorted((one, other) => one.duration - other.duration)[times.length >> 1];
const resting = (page) =>
  page.evaluate(() => new Promise((rests) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rests)))));

test("interaction to next paint outside a turn", async ({ page }, info) => {
  await page.addInitScript(watch, SHORTEST);
  await leave(page, years());
  const devtools = await page.context().newCDPSession(page);
  const times = Object.fromEntries(Object.keys(PRESSES).map((name) => [name, []]));
  for (let time = 0; time < TIMES; time++) {
    for (const [name, { from, pressed, seen, after }] of Object.entries(PRESSES)) {
      await from?.(page);
      const control = pressed(page);
      await expect(control, name).toBeVisible();
      await resting(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.evaluate(() => window.longest.clear());
      await control.click();
      await untilShown(page, seen);
      await resting(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      times[name].push(await page.evaluate(() => window.longest.told()));
      await after?.(page);
    }
    // The next game begins without a question.
    await page.evaluate(() => localStorage.removeItem("red7:game"));
  }
  const lines = Object.entries(times).map(([name, times]) => {
    const { duration, work, paint } = middle(times);
    return `  ${duration || `less than ${SHORTEST}`} ms: worked ${work}, painted ${paint} – ${name}`;
  });
  const head = `the processor slowed ${SLOWER} times, the middle of ${TIMES}:`;
  info.annotations.push({ type: "figures", description: [head, ...lines].join("\n") });
});
