// The deal of the day: what came of it is given to others, and days go by. How it is played, what counts and what is
// practice, and where its address leads, is tested natively.
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.mjs";
import { keptDocument, leave, openStart, untilShown } from "./seed_storage.mjs";

/** What came of a Monday's deal: two players, Basic. */
const RESULT = '{"version":1,"days":[{"day":"20261116","won":true,"turns":2,"points":null,"rules":"V","course":"2R1V2B1Bx2"}]}';

const deal = (page) => page.getByRole("region", { name: "Daily deal" });
const calendar = (page) => page.locator(".calendar");
/** What the page of a day says of how it ended. */
const outcome = (page) => page.locator(".outcome");

/** Opens the start page on that Monday. */
async function open(page) {
  await page.clock.setFixedTime(new Date("2026-11-16T10:00:00Z"));
  await leave(page, { daily: RESULT, settings: '{"version":1,"pace":"instant"}' });
  await openStart(page);
}

/** The page comes to be seen at another time. */
async function seeAt(page, time) {
  await page.clock.setFixedTime(new Date(time));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("a result is copied as a text, and saved as a picture of its own size", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await deal(page).getByRole("button", { name: "Today’s result" }).click();
  await expect(outcome(page)).toContainText("Won in 2");
  // Each turn is a square, not a line.
  const turn = await page.getByRole("region", { name: "How it went" }).locator("i").first().boundingBox();
  expect(turn.height).toBeGreaterThan(24);
  const text = page.locator("pre");
  await expect(text).toContainText("🟪");
  await page.getByLabel("Letters instead of squares").check();
  await expect(text).not.toContainText("🟪");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.innerText());
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save picture" }).click()]);
  expect(download.suggestedFilename()).toBe("red7-daily-2026-11-16.png");
  const bytes = await readFile(await download.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("all that is said of a win lies on whole paint", { tag: "@phone" }, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-12-16T10:00:00Z"));
  await leave(page, { daily: RESULT.replace("20261116", "20261216") });
  await openStart(page);
  await deal(page).getByRole("button", { name: "Today’s result" }).click();
  await expect(outcome(page)).toContainText("A Skilled player wins");
  // As much of a stroke as has no gaps between its bristles.
  const beside = await outcome(page).evaluate((outcome) => {
    const paint = outcome.querySelector(".paint").getBoundingClientRect();
    return [...outcome.querySelectorAll("h1, p")].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = [...range.getClientRects()];
      return lines.filter((line) => line.right > paint.left + 0.68 * paint.width).map(() => words.textContent);
    });
  });
  expect(beside).toEqual([]);
});

test("a new day has a new deal, and days before are practice", async ({ page }) => {
  await open(page);
  await expect(deal(page).getByRole("button", { name: "Today’s result" })).toBeVisible();
  await test.step("a clock that is wrong does no harm", async () => {
    await seeAt(page, "1999-01-01T00:00:00Z");
    await expect(deal(page)).toContainText("1 January");
    await seeAt(page, "+275760-09-12T00:00:00Z");
    await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
    await expect(page.getByRole("button", { name: "Start my one try" })).toBeVisible();
    await page.getByRole("button", { name: /start page/ }).click();
  });
  await test.step("the next day", async () => {
    await seeAt(page, "2026-11-17T00:00:01Z");
    await expect(deal(page)).toContainText("17 November");
    await expect(deal(page).getByRole("button", { name: "Play today’s deal" })).toBeVisible();
    await expect(deal(page).getByRole("listitem").first()).toContainText(/Mon, won/);
  });
  await test.step("the figure of a deal comes with the second part of the page", async () => {
    await seeAt(page, "2026-12-20T10:00:00Z");
    await expect(page.locator(".odds")).toHaveText(/^A Skilled player wins [23] in 10\.$/);
    await expect(page.locator(".weekly")).toContainText("Weekly match");
    await seeAt(page, "2026-11-17T00:00:01Z");
    await expect(page.locator(".odds, .weekly")).toHaveCount(0);
  });
  await deal(page).getByRole("button", { name: "Calendar" }).click();
  await calendar(page).getByRole("button", { name: /^Monday 16 November: Won/ }).click();
  await expect(outcome(page)).toContainText("Monday 16 November");
  await test.step("beside the rules of a day the way leads to what is more than Basic in them", async () => {
    for (const [day, says] of [["Wednesday 11", "Actions"], ["Friday 13", "What you discard"], ["Monday 9", undefined]]) {
      await calendar(page).getByRole("button", { name: `${day} November: not played` }).click();
      await page.locator(".facts").getByRole("button", { name: "How to play" }).click();
      const sheet = page.getByRole("dialog", { name: "How to play" });
      await expect(sheet).toBeVisible();
      await expect(sheet.locator("h3:focus")).toHaveText(says ? [says] : []);
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
    }
  });
  await test.step("practice", async () => {
    await calendar(page).getByRole("button", { name: "Previous month" }).click();
    await expect(calendar(page)).toContainText("October 2026");
    await calendar(page).getByRole("button", { name: "Sunday 4 October: not played" }).click();
    await expect(page.getByText("That day is over.")).toBeVisible();
    await page.getByRole("button", { name: "Practise this deal" }).click();
    await untilShown(page, ".own-area");
    expect((await keptDocument(page, "game")).seed).toBe("20261004");
    expect((await keptDocument(page, "daily")).days).toHaveLength(1);
  });
});
