// The main screens, as a person comes to them. The deals are chosen so that the person moves first.
import { readFile } from "node:fs/promises";
import { expect, test } from "../browser/fixtures.mjs";
import { hand, myTurn, passOut, startGame, toPalette, untilOver } from "../browser/player.mjs";
import { DAILY, OVER, STATISTICS, leave, open, openForm, openStart, stopThinking, untilShown } from "../browser/seed_storage.mjs";
import { useFont } from "./font.mjs";

/** The result of a day, with who led when. */
const STORY = '{"version":1,"days":[{"day":"20261116","won":true,"turns":2,"points":null,"rules":"V","course":"2R1V2B1Bx2"}]}';

const button = (page, name) => page.getByRole("button", { name });

/** Compares the page with its picture. */
async function picture(page, name) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`);
}

/** The same for an open sheet, which it closes. */
async function pictureOfSheet(page, name) {
  await untilShown(page, "dialog[open]");
  await picture(page, name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Compares a picture that is saved with the stored one. */
async function savedPicture(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save picture").click()]);
  expect(await readFile(await download.path())).toMatchSnapshot(`${name}.png`, { maxDiffPixels: 120 });
}

test.beforeEach(async ({ page }) => {
  // A day that does not pass: what the start page says of today is in the pictures.
  await page.clock.setFixedTime(new Date("2026-11-18T12:00:00Z"));
  await useFont(page);
});

test("the start page and its sheets", async ({ page }) => {
  await leave(page, { statistics: STATISTICS, daily: DAILY });
  await openStart(page);
  await picture(page, "home");
  await openForm(page);
  await page.getByLabel(/^Deal code/).fill("picture2");
  await picture(page, "form");
  await button(page, "Done").click();
  for (const [name, opener] of [
    ["settings", button(page, "Settings")],
    ["statistics", button(page, /^Statistics/)],
  ]) {
    await opener.click();
    await pictureOfSheet(page, name);
  }
  await button(page, "Calendar").click();
  await untilShown(page, "main.day");
  await picture(page, "daily");
});

test("a turn at a table of four, with Actions", async ({ page }) => {
  await stopThinking(page);
  await startGame(page, { players: 4, seed: "ac000007", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await picture(page, "your-turn");
  await hand(page).nth(2).click();
  await toPalette(page).click();
  await picture(page, "staged");
});

test("the end of a round for points", async ({ page }) => {
  await startGame(page, { players: 3, seed: "layout77", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await untilOver(page);
  await picture(page, "round-over");
});

// What is given to others has a light ground in every theme, and a size of its own.
test("the picture of a round, as it is given to others", async ({ page }, { project }) => {
  test.skip(project.name !== "desk-light", "the same on every screen");
  await startGame(page, { players: 2, seed: "red7game" });
  while (await myTurn(page)) await passOut(page);
  await untilOver(page);
  await savedPicture(page, "given-round");
});

test("the picture of a day, as it is given to others", async ({ page }, { project }) => {
  test.skip(project.name !== "desk-light", "the same on every screen");
  await page.clock.setFixedTime(new Date("2026-11-16T12:00:00Z"));
  await leave(page, { daily: STORY });
  await openStart(page);
  await button(page, "Today’s result").click();
  await savedPicture(page, "given-day");
});

test("a lesson, a puzzle and a review", async ({ page }) => {
  await page.goto("./");
  await button(page, "Learn in 3 minutes").click();
  await untilShown(page, ".task");
  await picture(page, "lesson");
  await open(page, "1/q/2e-red7game");
  await untilShown(page, ".hand .card");
  await picture(page, "puzzle");
  await open(page, OVER);
  await button(page, "See the review").click();
  await untilShown(page, ".review-summary .chance");
  await expect(page.getByText(/turns analysed/)).toHaveCount(0, { timeout: 60_000 });
  await picture(page, "review");
});

test("a card that lies 4 px beside its place is noticed", async ({ page }) => {
  test.skip(["all", "changed"].includes(test.info().config.updateSnapshots), "this one stores no picture");
  await stopThinking(page);
  await startGame(page, { players: 4, seed: "ac000007", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await page.locator(".opponents .card").first().evaluate((card) => (card.style.translate = "4px"));
  await expect(picture(page, "your-turn")).rejects.toThrow(/pixels/);
});
