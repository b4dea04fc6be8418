// The deal of the day, and games of several kinds beside each other.
import { expect, test } from "./fixtures.mjs";
import { myTurn, startGame, takeTurn } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { dealForm, keptDocument, leave, leaveSettings, openForm, untilShown } from "./visit.mjs";

/** A Monday: two players, Basic. */
const MONDAY = new Date("2026-11-16T10:00:00Z");

const deal = (page) => page.getByRole("region", { name: "Daily deal" });
const sheet = (page) => page.getByRole("dialog", { name: "Daily deal" });
const results = async (page) => (await keptDocument(page, "daily"))?.days ?? [];

/** Opens the start page on a day. */
async function open(page, day = MONDAY) {
  await page.clock.setFixedTime(day);
  await leaveSettings(page, { pace: "instant" });
  await page.goto("./");
  await untilShown(page, ".play .go");
}

test("one try counts; its result can be given to others, and later tries are practice", async ({ page }) => {
  await open(page);
  await expect(deal(page)).toContainText("November 16");
  await expect(deal(page)).toContainText("2 players, Basic");
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  await myTurn(page);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);

  // It is found again, and goes on where it was.
  await page.reload();
  await deal(page).getByRole("button", { name: "Continue today’s deal" }).click();
  await playQuickly(page);
  const [result] = await results(page);
  expect(result.day).toBe("20261116");

  await page.getByRole("button", { name: "Today’s result" }).click();
  const end = result.won ? `Won in ${result.turns}` : `Lost after ${result.turns}`;
  await expect(sheet(page).locator(".fared")).toContainText(end);
  const text = await sheet(page).locator("pre").innerText();
  const letters = text.split("\n")[1].replaceAll(/[^ROYGBIV]/g, "");
  expect([letters, text.split("\n")[0]]).toEqual([result.rules, "Red7 2026-11-16"]);
  expect(text).toContain("1 day in a row");

  await sheet(page).locator("form").getByRole("button", { name: "Practise" }).click();
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  await playQuickly(page);
  expect(await results(page)).toEqual([result]);
});

test("a new day has a new deal, and days before are practice", { tag: "@firefox" }, async ({ page }) => {
  await open(page);
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  await playQuickly(page);
  await page.getByRole("button", { name: "Home" }).click();
  await expect(deal(page).getByRole("button", { name: "Today’s result" })).toBeVisible();

  await page.clock.setFixedTime(new Date("2026-11-17T00:00:01Z"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(deal(page)).toContainText("November 17");
  await expect(deal(page).getByRole("button", { name: "Play today’s deal" })).toBeVisible();
  await expect(deal(page).getByRole("listitem").first()).toContainText(/Mon (won|lost)/);

  await deal(page).getByRole("button", { name: "Other days" }).click();
  await expect(sheet(page).getByRole("listitem").filter({ hasText: "Monday, November 16" })).toContainText(/Won|Lost/);
  await sheet(page).getByRole("button", { name: "Practise the deal of Sunday, November 15" }).click();
  const seed = () => page.evaluate(() => JSON.parse(localStorage.getItem("red7:game") ?? "{}").seed);
  await expect.poll(seed).toBe("20261115");
  expect(await results(page)).toHaveLength(1);

  await page.evaluate(() => localStorage.removeItem("red7:game"));
  await page.reload();
  await deal(page).getByRole("button", { name: "Other days" }).click();
  // The whole date is seen.
  expect((await sheet(page).getByLabel("Another day").boundingBox()).width).toBeGreaterThan(200);
  // While one types, nothing is dealt yet.
  await sheet(page).getByLabel("Another day").fill("2026-03-01");
  await sheet(page).getByLabel("Another day").press("ArrowUp");
  await sheet(page).getByLabel("Another day").fill("2026-03-02");
  await sheet(page).locator("form").getByRole("button", { name: "Practise" }).click();
  await expect.poll(seed).toBe("20260302");
});

test("a clock that is wrong does no harm", async ({ page }) => {
  await open(page, new Date("1999-01-01T00:00:00Z"));
  await expect(deal(page)).toContainText("January 1");
  await open(page, new Date("+275760-09-12T00:00:00Z"));
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  // Once it is right again, the right day is played.
  await open(page);
  await expect(deal(page)).toContainText("November 16");
  await expect(deal(page).getByRole("button", { name: "Play today’s deal" })).toBeVisible();
});

test("games of three kinds are kept beside each other", async ({ page }) => {
  await page.clock.setFixedTime(MONDAY);
  await startGame(page, { players: 2, seed: "freefree", settings: { seats: "h3" } });
  await myTurn(page);
  await takeTurn(page);
  await page.getByRole("button", { name: "Red7: to the start page" }).click();
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  await myTurn(page);
  await takeTurn(page);
  await page.getByRole("button", { name: "Red7: to the start page" }).click();
  await openForm(page);
  const opponent = page.getByRole("group", { name: /^Who plays/ });
  await opponent.getByRole("radio", { name: "Person" }).check();
  // The game of several persons has a place of its own, so that nothing is asked.
  await dealForm(page);
  await page.getByRole("button", { name: "Show my cards" }).click();
  const stored = () => page.evaluate(() => ["game", "game.daily", "game.shared"].map((name) => localStorage.getItem(`red7:${name}`)));
  const before = await stored();
  expect(before.map((text) => JSON.parse(text).seats)).toEqual(["h3", "h3", "hh"]);

  await page.reload();
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Continue", exact: true }).first().click();
  await myTurn(page);
  expect(await stored()).toEqual(before);
  await page.getByRole("button", { name: "Red7: to the start page" }).click();
  await deal(page).getByRole("button", { name: "Continue today’s deal" }).click();
  await myTurn(page);
  expect(await stored()).toEqual(before);
});

test("two tabs add up the days that they play", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, new Date("2026-11-17T10:00:00Z"));
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  await playQuickly(page);
  await other.evaluate(() => localStorage.removeItem("red7:game.daily"));
  await deal(other).getByRole("button", { name: "Play today’s deal" }).click();
  await playQuickly(other);
  const days = async (tab) => (await results(tab)).map(({ day }) => day);
  expect(await days(other)).toEqual(["20261116", "20261117"]);
  // The first tab learns of the second one's day, and loses it no more.
  await page.getByRole("button", { name: /start page/ }).click();
  await page.clock.setFixedTime(new Date("2026-11-18T10:00:00Z"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(deal(page).getByRole("listitem").nth(1)).toContainText(/Tue (won|lost)/);
  await page.evaluate(() => localStorage.removeItem("red7:game.daily"));
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  await playQuickly(page);
  expect(await days(page)).toEqual(["20261116", "20261117", "20261118"]);
  await other.close();
});

test("results that cannot be read are set aside with a message", async ({ page }) => {
  await leave(page, { daily: '{"version":1,"days":[7]}' });
  await page.goto("./");
  await expect(page.getByText("results of the daily deals could not be read")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("red7:daily.aside1"))).toContain("[7]");
});
