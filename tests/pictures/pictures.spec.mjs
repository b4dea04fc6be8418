// The main screens, as a person comes to them. The deals are chosen so that the person moves first.
import { expect, test } from "../browser/fixtures.mjs";
import { hand, myTurn, passOut, roundIsOver, startGame, toPalette } from "../browser/person.mjs";

const picture = (page, name) => expect(page).toHaveScreenshot(`${name}.png`);

const button = (page, name) => page.getByRole("button", { name });

const STATISTICS =
  '{"version":1,"tables":[' +
  '{"rules":"1.3a","seats":"h2","rounds":12,"turns":60,"points":90,"matches":2,"matches_won":1,"by_rule":[3,0,1,0,2,1,0]},' +
  '{"rules":"1.3","seats":"h133","rounds":8,"turns":30,"points":0,"matches":0,"matches_won":0,"by_rule":[0,2,0,0,0,0,0]}' +
  '],"streak":0,"longest":4}';
const DAILY = '{"version":1,"days":[{"day":"20261116","won":true,"turns":6,"points":null,"rules":"VYI"}]}';

/** A round of Basic for two that is over. */
const OVER = "1/1.3/h3/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

/** A day that does not pass: what the start page says of today is in the pictures. */
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-18T12:00:00Z"));
});

/** Takes a picture of an open sheet, and closes it. */
async function pictureOfSheet(page, name) {
  await expect(page.getByRole("dialog")).toBeVisible();
  await picture(page, name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("the start page and its sheets", async ({ page }) => {
  await page.addInitScript((documents) => {
    for (const [name, text] of Object.entries(documents)) localStorage.setItem(`red7:${name}`, text);
  }, { statistics: STATISTICS, daily: DAILY });
  await page.goto("./");
  await page.getByLabel(/^Seed/).fill("picture1");
  await picture(page, "home");
  for (const [name, opener] of [
    ["rules", button(page, /^How to play/).first()],
    ["settings", button(page, "Settings")],
    ["puzzles", button(page, /^Puzzles/)],
    ["daily", button(page, "Other days")],
    ["statistics", button(page, /^Statistics/)],
  ]) {
    await opener.click();
    await pictureOfSheet(page, name);
  }
});

test("a turn at a table of four, with Actions", async ({ page }) => {
  // Nobody thinks: after the turn the next player stays the one to move.
  await page.route("**/worker-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await startGame(page, { players: 4, seed: "ac000007", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await picture(page, "your-turn");
  await hand(page).first().click();
  await picture(page, "chosen");
  await hand(page).first().click();
  await hand(page).nth(2).click();
  await toPalette(page).click();
  await picture(page, "staged");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.keyboard.press("w");
  if ((await page.getByRole("dialog").count()) > 0) await pictureOfSheet(page, "what-if");
});

test("the end of a round for points", async ({ page }) => {
  await startGame(page, { players: 3, seed: "layout77", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await expect(roundIsOver(page)).toBeVisible();
  await picture(page, "round-over");
});

test("a lesson, a puzzle and a review", async ({ page }) => {
  await page.goto("./");
  await button(page, "Learn to play").click();
  await expect(page.locator(".task")).toBeVisible();
  await picture(page, "lesson");
  await page.goto("./#1/q/2e-red7game");
  await expect(page.locator(".task")).toBeVisible();
  await picture(page, "puzzle");
  await page.goto("about:blank");
  await page.goto(`./#${OVER}`);
  await expect(page.locator(".replaying")).toBeVisible();
  const opener = button(page, /^Review/);
  if (await opener.first().isVisible()) await opener.first().click();
  await expect(page.getByText(/turns looked at/)).toHaveCount(0, { timeout: 60_000 });
  await picture(page, "review");
});
