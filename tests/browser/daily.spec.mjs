// The deal of the day, and games of several kinds beside each other.
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.mjs";
import { handNames, myTurn, passOut, startGame, takeTurn, untilOver } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { arrive, dealForm, keptDocument, leave, leaveSettings, openForm, untilShown } from "./visit.mjs";

/** A Monday: two players, Basic. */
const MONDAY = new Date("2026-11-16T10:00:00Z");

/** What came of that day. */
const RESULT = '{"version":1,"days":[{"day":"20261116","won":true,"turns":2,"points":null,"rules":"V","course":"2R1V2B1Bx2"}]}';

const deal = (page) => page.getByRole("region", { name: "Daily deal" });
const calendar = (page) => page.locator(".calendar");
/** What the page of a day says of how it ended. */
const outcome = (page) => page.locator(".outcome");
const results = async (page) => (await keptDocument(page, "daily"))?.days ?? [];

/** Begins today's deal from the start page. */
async function begin(page) {
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  await page.getByRole("button", { name: "Use my one try" }).click();
}

/** Opens the start page on a day. */
async function open(page, day = MONDAY) {
  await page.clock.setFixedTime(day);
  await leaveSettings(page, { pace: "instant" });
  await page.goto("./");
  await untilShown(page, ".play .go");
}

test("beside the rules of a day the way leads to what is more than Basic in them", async ({ page }) => {
  // A Wednesday is Basic with Actions, a Friday Advanced without.
  for (const [day, says] of [["2026-11-18", "Actions"], ["2026-11-20", "What you discard"], ["2026-11-16", undefined]]) {
    await open(page, new Date(`${day}T10:00:00Z`));
    await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
    await page.locator(".facts").getByRole("button", { name: "How to play" }).click();
    const sheet = page.getByRole("dialog", { name: "How to play" });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator("h3:focus")).toHaveText(says ? [says] : []);
  }
});

test("one try counts; its result can be given to others, and later tries are practice", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await expect(deal(page)).toContainText("16 November");
  await expect(deal(page)).toContainText("One try counts.");
  await deal(page).getByRole("button", { name: "Play today’s deal" }).click();
  // What it is, and with which cards, is said before it counts.
  await expect(page.getByText("Only one try counts.")).toBeVisible();
  await expect(page.locator(".dealt .card")).toHaveCount(7);
  const dealt = await page.locator(".dealt .card").evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  expect(await results(page)).toEqual([]);
  await page.getByRole("button", { name: "Use my one try" }).click();
  await myTurn(page);
  expect((await handNames(page)).toSorted()).toEqual(dealt.toSorted());
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);

  // It is found again, and goes on where it was.
  await page.reload();
  await deal(page).getByRole("button", { name: "Continue today’s deal" }).click();
  await playQuickly(page);
  const [result] = await results(page);
  expect(result.day).toBe("20261116");

  await page.getByRole("button", { name: "Today’s result" }).click();
  await expect(outcome(page)).toContainText(result.won ? `Won in ${result.turns}` : "Out on turn");
  // Each turn is a square, not a line.
  const turn = await page.getByRole("region", { name: "How it went" }).locator("i").first().boundingBox();
  expect(turn.height).toBeGreaterThan(24);
  const text = page.locator("pre");
  await expect(text).toContainText("Red7 daily · 16 November");
  await expect(text).toContainText("1-day streak");
  await expect(text).toContainText("#1/d/20261116");
  await page.getByLabel("Letters instead of squares").check();
  const leads = [...result.course.matchAll(/([12])([ROYGBIV])/g)].map(([, seat, rule]) => [Number(seat), rule]);
  // A long round is folded: each player may have several lines.
  const lines = (await text.innerText()).split("\n");
  for (const [nth, name] of ["Me", "Sienna"].entries()) {
    const own = leads.filter(([seat]) => seat === nth + 1).map(([, rule]) => rule).join("");
    const told = lines.map((line) => line.match(`^([ROYGBIV·✕]+) ${name}( 🏆)?$`)?.[1] ?? "").join("");
    expect(told.replaceAll(/[·✕]/g, "")).toBe(own);
  }
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.innerText());

  await page.getByRole("button", { name: "Review" }).click();
  await untilShown(page, ".story-page");
  await page.getByRole("button", { name: /start page/ }).click();
  await deal(page).getByRole("button", { name: "Today’s result" }).click();
  await page.getByRole("button", { name: "Practise it" }).click();
  // Practice says so at the table, at its end and in the list of what was played.
  expect(await myTurn(page)).toBe(true);
  await expect(page.locator(".info")).toContainText("practice");
  await expect(page.locator(".act")).toContainText("Your turn · practice");
  await passOut(page);
  await untilOver(page);
  await expect(page.locator(".ends")).toContainText("This was practice: it isn’t counted as a daily result.");
  expect(await results(page)).toEqual([result]);
  await page.getByRole("button", { name: "Home" }).click();
  const games = page.getByRole("region", { name: "Recent games" }).getByRole("listitem");
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText("practice");
  await expect(games.last()).not.toContainText("practice");
});

// Firefox cannot be asked for its downloads here.
test("the result is saved as a picture of its own size", async ({ page }) => {
  await leave(page, { daily: RESULT });
  await open(page);
  await deal(page).getByRole("button", { name: "Today’s result" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save picture" }).click()]);
  expect(download.suggestedFilename()).toBe("red7-20261116.png");
  const bytes = await readFile(await download.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("a new day has a new deal, and days before are practice", { tag: "@firefox" }, async ({ page }) => {
  await open(page);
  await begin(page);
  await playQuickly(page);
  await page.getByRole("button", { name: "Home" }).click();
  await expect(deal(page).getByRole("button", { name: "Today’s result" })).toBeVisible();

  await page.clock.setFixedTime(new Date("2026-11-17T00:00:01Z"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(deal(page)).toContainText("17 November");
  await expect(deal(page).getByRole("button", { name: "Play today’s deal" })).toBeVisible();
  await expect(deal(page).getByRole("listitem").first()).toContainText(/Mon, (won|lost)/);

  await deal(page).getByRole("button", { name: "Calendar" }).click();
  await calendar(page).getByRole("button", { name: /^Monday 16 November: (Won|Out)/ }).click();
  await expect(outcome(page)).toContainText("Monday 16 November");
  await calendar(page).getByRole("button", { name: "Previous month" }).click();
  await expect(calendar(page)).toContainText("October 2026");
  await calendar(page).getByRole("button", { name: "Sunday 4 October: not played" }).click();
  await expect(page.getByText("That day is over.")).toBeVisible();
  await page.getByRole("button", { name: "Practise it" }).click();
  const seed = () => page.evaluate(() => JSON.parse(localStorage.getItem("red7:game") ?? "{}").seed);
  await expect.poll(seed).toBe("20261004");
  expect(await results(page)).toHaveLength(1);
});

test("an address leads to the deal of its day", async ({ page }) => {
  await page.clock.setFixedTime(MONDAY);
  await arrive(page, "1/d/20261116");
  await expect(page.getByRole("button", { name: "Use my one try" })).toBeVisible();
  await arrive(page, "1/d/20261115");
  await expect(page.getByText("Sunday 15 November")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use my one try" })).toHaveCount(0);
  await arrive(page, "1/d");
  await expect(page.getByText("Monday 16 November")).toBeVisible();
});

test("a clock that is wrong does no harm", async ({ page }) => {
  await open(page, new Date("1999-01-01T00:00:00Z"));
  await expect(deal(page)).toContainText("1 January");
  await open(page, new Date("+275760-09-12T00:00:00Z"));
  await begin(page);
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  // Once it is right again, the right day is played.
  await open(page);
  await expect(deal(page)).toContainText("16 November");
  await expect(deal(page).getByRole("button", { name: "Play today’s deal" })).toBeVisible();
});

test("games of three kinds are kept beside each other", async ({ page }) => {
  await page.clock.setFixedTime(MONDAY);
  await startGame(page, { players: 2, seed: "freefree", settings: { seats: "h3" } });
  await myTurn(page);
  await takeTurn(page);
  await page.getByRole("button", { name: "Red7: back to the start page" }).click();
  await begin(page);
  await myTurn(page);
  await takeTurn(page);
  await page.getByRole("button", { name: "Red7: back to the start page" }).click();
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
  await page.getByRole("button", { name: "Red7: back to the start page" }).click();
  await deal(page).getByRole("button", { name: "Continue today’s deal" }).click();
  await myTurn(page);
  expect(await stored()).toEqual(before);
});

test("two tabs add up the days that they play", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, new Date("2026-11-17T10:00:00Z"));
  await begin(page);
  await playQuickly(page);
  await other.evaluate(() => localStorage.removeItem("red7:game.daily"));
  await begin(other);
  await playQuickly(other);
  const days = async (tab) => (await results(tab)).map(({ day }) => day);
  expect(await days(other)).toEqual(["20261116", "20261117"]);
  // The first tab learns of the second one's day, and loses it no more.
  await page.getByRole("button", { name: /start page/ }).click();
  await page.clock.setFixedTime(new Date("2026-11-18T10:00:00Z"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(deal(page).getByRole("listitem").nth(1)).toContainText(/Tue, (won|lost)/);
  await page.evaluate(() => localStorage.removeItem("red7:game.daily"));
  await begin(page);
  await playQuickly(page);
  expect(await days(page)).toEqual(["20261116", "20261117", "20261118"]);
  await other.close();
});

test("results that cannot be read are set aside with a message", async ({ page }) => {
  await leave(page, { daily: '{"version":1,"days":[7]}' });
  await page.goto("./");
  await expect(page.getByText("daily results couldn’t be read")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("red7:daily.aside1"))).toContain("[7]");
});
