// Puzzles: failed, refuted and solved; by an address; a rush against the clock.
import { expect, test } from "./fixtures.mjs";
import { expectFocus } from "./keyboard.mjs";
import { endTurn, hand, passOut, toCanvas, toPalette } from "./player.mjs";
import { withoutRoom } from "./overflow.mjs";
import { lead, untilShown } from "./seed_storage.mjs";

/** A puzzle, the card that wins when it is played, and one that leads and loses when it is discarded. */
const easy = { name: "2e-red7game", key: "Violet 2", wrong: "Red 4" };

const task = (page) => page.locator(".task");
const act = (page) => page.locator(".turn-panel");
const told = (page) => page.getByRole("status").last();
const card = (page, name) => hand(page).and(page.getByRole("button", { name: new RegExp(`^${name}\\b`) }));
const right = (page) => page.getByRole("region", { name: "Right", exact: true });
const wrong = (page) => page.getByRole("region", { name: "This loses" });
const seeIt = (page) => page.getByRole("button", { name: "See it win" });
const over = (page) => page.getByRole("region", { name: "The rush is over" });
const flash = (page) => page.locator(".flash.on");
const on = (page) => page.getByRole("button", { name: "Next turn" });

async function open(page, name) {
  await page.goto(`./#1/q/${name}`);
  await untilShown(page, ".hand .card");
  await expect(task(page)).toContainText("Only one turn wins");
}

async function put(page, name, place) {
  await card(page, name).click();
  await place(page).click();
  await endTurn(page).click();
}

async function sheet(page) {
  await page.goto("./");
  await page.getByRole("button", { name: /^Puzzles/ }).click();
  return page.getByRole("dialog", { name: "Puzzles" });
}

test("a wrong turn is refuted, the right one proved, and the first one counts", { tag: ["@phone", "@smoke"] }, async ({ page }) => {
  await open(page, easy.name);
  await expect(task(page)).toBeFocused();
  await expect(page.getByRole("article", { name: /Red 7, / })).toHaveCount(1);
  await put(page, easy.wrong, toCanvas);
  await expect(wrong(page)).toBeVisible();
  await expect(told(page)).toContainText("This loses.");
  await expectFocus(page);
  await expect(wrong(page)).toContainText("Step through to see why it loses");
  await expect(wrong(page)).toContainText("Your puzzle rating went down by 30, to 1170.");
  while ((await on(page).getAttribute("aria-disabled")) === null) await on(page).click();
  await expect(act(page)).toContainText(/Turn (\d+) of \1/);
  await expect(told(page)).toContainText("You");
  await page.getByRole("button", { name: "Try again" }).click();
  await put(page, easy.key, toPalette);
  await expect(right(page)).toContainText("Step through to see how it wins");
  await seeIt(page).click();
  while ((await on(page).getAttribute("aria-disabled")) === null) await on(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("You win");
  await expect(act(page)).toContainText(/Turn (\d+) of \1/);
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(task(page)).toContainText("Only one turn wins");
  await expect(task(page)).toBeFocused();
  await page.getByRole("button", { name: "Puzzles" }).click();
  await expect(page.getByRole("dialog")).toContainText("0 of 1 solved · puzzle rating 1170");
  await page.reload();
  await expect(page.getByRole("dialog")).toContainText("0 of 1 solved · puzzle rating 1170");
});

test("by keys alone", async ({ page }) => {
  await open(page, easy.name);
  await expect(hand(page).first()).toBeVisible();
  await card(page, easy.key).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("p");
  await page.keyboard.press("e");
  await expect(right(page)).toContainText("Step through to see");
  await page.keyboard.press("ArrowRight");
  await expect(act(page)).toContainText("Turn 1 of");
  await page.keyboard.press("ArrowLeft");
  await expect(act(page)).toContainText("Step through to see");
  await page.keyboard.press("n");
  await expect(task(page)).toContainText("Only one turn wins");
});

test("the kind of puzzle is chosen and kept, and the puzzle of the day is the same for everybody", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T23:59:00Z"));
  const dialog = await sheet(page);
  await test.step("of a kind", async () => {
    await dialog.getByRole("radio", { name: "Hard" }).check();
    await expect(dialog).toContainText("Winning takes two cards");
    await dialog.getByRole("button", { name: "New puzzle" }).click();
    await expect(task(page)).toContainText("2 players · Hard");
    await expect(task(page)).toContainText("Only one turn wins");
    await page.getByRole("button", { name: "Puzzles" }).click();
  });
  await test.step("of the day", async () => {
    await dialog.getByRole("button", { name: /^Puzzle of the day/ }).click();
    await expect(task(page)).toContainText("Only one turn wins");
    await expect(task(page)).toContainText("Puzzle of the day, 21 November");
    await passOut(page);
    // The result is sent with it.
    await act(page).getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog")).toContainText(/Red7 puzzle of the day · 21 November\s+Missed on the first try ✕\s+http.*#1\/q\/2h-20261121/);
    await page.getByRole("button", { name: "Close" }).click();
  });
  await test.step("the next day", async () => {
    await page.clock.setFixedTime(new Date("2026-11-22T00:01:00Z"));
    const next = await sheet(page);
    await expect(next).toContainText("new at midnight");
    await expect(next.getByRole("radio", { name: "Hard" })).toBeChecked();
  });
});

/** Starts the clock of a rush, once its first puzzle is made. */
async function begin(page) {
  await expect(hand(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Start the clock" }).click();
}

/** In the page: presses a card as soon as it is shown what came of a puzzle. Meanwhile nothing is taken. */
function pressWhileShown() {
  const look = () => {
    const card = document.querySelector(".flash.on") && document.querySelector(".hand .card");
    if (!card) return;
    changes.disconnect();
    card.click();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
}

async function missOne(page) {
  await page.evaluate(pressWhileShown);
  await passOut(page);
  await expect(flash(page)).toHaveClass(/wrong/);
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(flash(page)).toHaveCount(0);
}

/** What the clock of a rush shows, as a number. */
async function secondsLeft(page) {
  const shown = page.getByRole("timer");
  await expect(shown).toContainText(/^\d:\d\d/);
  const [minutes, seconds] = (await shown.textContent()).match(/\d+/g).map(Number);
  return 60 * minutes + seconds;
}

/** Opens a rush, and starts its clock. */
async function beginRush(page) {
  await page.clock.install();
  const dialog = await sheet(page);
  await dialog.getByRole("button", { name: /^Puzzle rush/ }).click();
  await expectFocus(page);
  await begin(page);
  await expect(hand(page).first()).toBeVisible();
}

test("a rush ends with the third miss, and shows what came of it before one leaves it", { tag: "@phone" }, async ({ page }) => {
  await beginRush(page);
  await test.step("three misses", async () => {
    for (const left of ["2 misses left", "1 miss left"]) {
      await missOne(page);
      await expect(page.getByRole("img", { name: left })).toBeVisible();
      await expect(hand(page).first()).toBeVisible();
    }
    await passOut(page);
    await expect(over(page)).toContainText("You solved 0 puzzles");
  });
  await test.step("what was missed is tried again without a clock, and the result is sent", async () => {
    await over(page).getByRole("button", { name: /^Try again: / }).first().click();
    await expect(task(page)).toContainText("Only one turn wins");
    await expect(page.getByRole("timer")).toHaveCount(0);
    await page.getByRole("button", { name: "Back to the rush" }).click();
    await expect(over(page).getByRole("button", { name: /^Try again: / })).toHaveCount(3);
    await over(page).getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog")).toContainText(/Red7 puzzle rush · 0 solved\s+❌❌❌\s+http/);
    await page.getByRole("button", { name: "Close" }).click();
  });
  await test.step("Back", async () => {
    await page.getByRole("button", { name: "Another rush" }).click();
    await begin(page);
    await expect(hand(page).first()).toBeVisible();
    await missOne(page);
    await page.clock.runFor(2_000);
    await page.evaluate(() => history.back());
    await expect(over(page)).toContainText(/You left with [12]:\d\d to go\. You solved 0 puzzles/);
    await expectFocus(page);
    await page.evaluate(() => history.back());
    await expect(lead(page)).toBeVisible();
  });
});

test("a rush ends when time is up, which is told before", async ({ page }) => {
  await beginRush(page);
  const before = await secondsLeft(page);
  expect(before).toBeLessThanOrEqual(180);
  await page.clock.runFor(2_000);
  expect(await secondsLeft(page)).toBeLessThan(before);
  await test.step("setting the device's clock back stops nothing", async () => {
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() - 3_600_000;
      window.setRight = () => Object.assign(Date, { now });
    });
    const left = await secondsLeft(page);
    await page.clock.runFor(2_000);
    expect(await secondsLeft(page)).toBeLessThan(left);
    await page.evaluate(() => window.setRight());
  });
  const told = page.getByRole("status").filter({ hasText: "Time left" });
  // A busy machine takes its time over all that came before; from now on only the test does.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
  for (let left = await secondsLeft(page); left > 0; left--) {
    await page.clock.runFor(1_000);
    if (left === 65) await expect(told).toHaveCount(0);
    if (left === 55) await expect(told).toHaveText("Time left: 1:00");
    if (left === 15) await expect(page.locator(".clock.low")).toBeVisible();
  }
  await expect(over(page)).toContainText("You solved 0 puzzles");
  await expectFocus(page);
});

test("puzzles of three and four have room on a phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const name of ["3h-red7game", "4h-red7game"]) {
    await open(page, name);
    // It may have taken the place of the one before.
    await expect(task(page)).toContainText(`${name[0]} players`);
    await untilShown(page, ".hand .card");
    for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
      await page.setViewportSize({ width, height });
      const bottom = (place) => place.evaluate((it) => Math.round(it.getBoundingClientRect().bottom));
      expect(await bottom(act(page)), `${name} at ${width}×${height}`).toBeLessThanOrEqual(height);
      expect(await bottom(hand(page).last()), `${name} at ${width}×${height}`).toBeLessThanOrEqual(height);
      expect.soft(await withoutRoom(page), `${name} at ${width}×${height}`).toEqual([]);
    }
  }
});

for (const locale of ["pl-PL", "de-DE", "ja-JP"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("a puzzle of four needs no scrolling", { tag: "@only-phone" }, async ({ page }) => {
      await page.goto("./#1/q/4h-red7game");
      await untilShown(page, ".turn-panel .price");
      expect(await page.locator(".screen").evaluate((screen) => screen.scrollHeight - screen.clientHeight)).toBe(0);
      expect(await withoutRoom(page)).toEqual([]);
    });
  });
}
