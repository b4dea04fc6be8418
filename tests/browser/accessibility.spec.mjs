// A checker of accessibility finds nothing in any state of the page, in either theme. This is the one place
// where it runs: what can be seen nowhere else is added here.
import { checkAccess } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { dealOf, endTurn, myTurn, passOut, startGame, toCanvas, toPalette, undo } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";
import { DAILY, FOREIGN, INVITATION, OVER, RATING, RECENT, STATISTICS, arrive, dealForm, fillStorage, follow, leave, leaveSettings, open, openForm, openStart, past, stopThinking, untilShown } from "./seed_storage.mjs";

/** The person moves first, with R7 O7 B5 Y4 V3 G2 G1 in hand and B1 on the table; the others have R2, O3 and I4. */
const four = { players: 4, seed: "ac000007" };
const withActions = { ...four, edition: "v1.0", game: "Advanced", actions: true };

const card = (page, name) => page.getByRole("button", { name: new RegExp(`^${name}\\b`) });
const dialog = (page) => page.getByRole("dialog");
const isJudged = (page) => expect(page.getByText(/turns analysed/)).toHaveCount(0, { timeout: 40_000 });

/** Opens a sheet, looks at it, and closes it again. */
async function throughSheet(page, opener, state) {
  await opener.click();
  await untilShown(page, "dialog[open]");
  await checkAccess(page, state);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

async function play(page, name, place = toPalette) {
  await card(page, name).click();
  await place(page).click();
  await expect(page.locator("button.target")).toHaveCount(0);
}

/** Passes, so that the others play the round out. */
async function lose(page) {
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await untilShown(page, ".round-over");
}

test("the start page and its sheets", async ({ page }) => {
  await leave(page, { statistics: STATISTICS, rating: RATING, recent: RECENT, daily: DAILY });
  await openStart(page);
  await checkAccess(page, "the start page");
  for (const name of ["Puzzles", "What wins", "How to play", "Statistics", "Gallery"]) await throughSheet(page, page.getByRole("button", { name: new RegExp(`^${name}`) }), name);
  await throughSheet(page, page.getByRole("button", { name: "Settings" }), "settings");
  await openForm(page);
  await throughSheet(page, page.getByRole("button", { name: "Share", exact: true }), "the address of a deal");
  await page.getByRole("radio", { name: "v1.0" }).check();
  await page.getByRole("radio", { name: "Advanced" }).check();
  await page.getByText("Actions", { exact: true }).click();
  await page.getByRole("radio", { name: "Share this device" }).check();
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByLabel(/^Deal code/).fill("short");
  await checkAccess(page, "the form, with a seed that is too short and a person's name");
});

test("what is kept, and a copy of it", async ({ page }) => {
  await leave(page, { statistics: STATISTICS, daily: DAILY, "game.aside1": "}{ noise" });
  await openStart(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Backup" }).click();
  const sheet = page.getByRole("dialog", { name: "Your data" });
  await expect(sheet.getByRole("row", { name: "Set aside 1" })).toBeVisible();
  await checkAccess(page, "what is kept");
  const copy = JSON.stringify({ format: "red7", version: 1, documents: [["daily", DAILY]] });
  await sheet.getByLabel("Import a backup").setInputFiles({ name: "copy.json", mimeType: "application/json", buffer: Buffer.from(copy) });
  await expect(sheet.getByRole("columnheader", { name: "In the backup" })).toBeVisible();
  await checkAccess(page, "a copy");
});

test("a turn with Actions", { tag: "@phone" }, async ({ page, isMobile }) => {
  await startGame(page, withActions);
  expect(await myTurn(page)).toBe(true);
  await checkAccess(page, "your turn");
  for (const [name, chosen] of [["Red 7", "Blue 1"], ["Green 1", "Red 2"], ["Blue 5", "Green 2"]]) {
    await card(page, name).click();
    if (name === "Red 7") await checkAccess(page, "a card is chosen");
    await toPalette(page).click();
    await checkAccess(page, `the action of ${name}`);
    if (isMobile) return;
    await card(page, chosen).click();
    await checkAccess(page, `a card for the action of ${name}`);
    await page.locator(".target:not([aria-disabled])").first().click();
    await checkAccess(page, `after the action of ${name}`);
    while ((await undo(page).count()) > 0) await undo(page).click();
  }
});

test("a turn of Basic, up to the end of the game", async ({ page }) => {
  await startGame(page, four);
  expect(await myTurn(page)).toBe(true);
  for (const name of ["Hint", "Which card?", "Show the turn"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("button", { name })).toHaveCount(0);
    await checkAccess(page, `after ${name}`);
  }
  await card(page, "Yellow 4").click();
  await checkAccess(page, "a card that leads nowhere is chosen");
  await toPalette(page).click();
  await checkAccess(page, "a turn that does not lead");
  await undo(page).click();
  await play(page, "Red 7");
  await checkAccess(page, "a turn that leads");
  await page.getByRole("button", { name: "What if the rule were…" }).click();
  await checkAccess(page, "the folded panel");
  await endTurn(page).click();
  expect(await myTurn(page)).toBe(true);
  await page.getByRole("button", { name: "Pass" }).click();
  await checkAccess(page, "a pass");
  await page.locator(".turn-panel").getByRole("button", { name: "Pass" }).click();
  await untilShown(page, ".linen.won");
  await checkAccess(page, "the game is over");
  await page.getByRole("button", { name: "Home" }).click();
  await checkAccess(page, "the start page, with a game that is over");
});

test("others are to move, a new version, and a question", async ({ page }) => {
  await stopThinking(page);
  await startGame(page, four);
  await play(page, "Red 7");
  await endTurn(page).click();
  await untilShown(page, ".seat.turn");
  await checkAccess(page, "another is to move");
  await page.evaluate(() => dispatchEvent(new Event("updateready")));
  await untilShown(page, ".notice .btn");
  await checkAccess(page, "a new version, at a table");
  await page.getByRole("button", { name: /start page/ }).click();
  await checkAccess(page, "a new version, and a game to go on with");
  await dealForm(page);
  await untilShown(page, "dialog[open]");
  await checkAccess(page, "the question before a game is given up");
});

test("one is out", async ({ page }) => {
  await stopThinking(page);
  await startGame(page, withActions);
  await passOut(page);
  await checkAccess(page, "out");
});

test("the end of a match, and the sheets of a table", async ({ page }) => {
  // One more pass ends the match.
  const turns = "pG1tI7.x.x.x.pY6.x.x.pR7cR4.x.pO3cV3.x.x.pY7cI3";
  const game = JSON.stringify({ version: 1, rules: "1.0ax", seats: "h3", seed: "lostgame", turns, round: 9, staged: "" });
  await leave(page, { game });
  await openStart(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await passOut(page);
  await untilShown(page, ".round-over");
  await checkAccess(page, "the match is over");
  const openers = page.locator(".top nav button:not([aria-pressed]):visible");
  for (const [n, opener] of (await openers.all()).entries()) await throughSheet(page, opener, `sheet ${n}`);
  await page.keyboard.press("?");
  await checkAccess(page, "the keys");
});

test("the sheets of a small screen", { tag: "@only-phone" }, async ({ page }) => {
  await startGame(page, withActions);
  for (const opener of await page.locator(".top nav button:visible").all()) {
    await throughSheet(page, opener, (await opener.getAttribute("aria-label")) ?? (await opener.innerText()));
  }
  await open(page, `${OVER}@2`);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await isJudged(page);
  await checkAccess(page, "the review");
});

test("people share the device", async ({ page }) => {
  await open(page, "1/1.3/hh/shared77");
  await untilShown(page, ".curtain");
  await checkAccess(page, "the hand is covered");
});

test("lessons, with right and wrong answers", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
  // With one card, a pass, two cards, and Actions: the others show nothing else.
  for (const lesson of [1, 6, 7, 8]) {
    if (lesson > 1) {
      await page.getByRole("button", { name: "Lessons" }).click();
      if (lesson === 6) await checkAccess(page, "the list of lessons");
      await page.locator(".lessons button").nth(lesson - 1).click();
      await expect(page.getByText(`Lesson ${lesson} of 10`)).toBeAttached();
    }
    await untilShown(page, ".task");
    await checkAccess(page, `lesson ${lesson}`);
    if (lesson > 6) continue;
    // In the first part of the sixth one a pass is right, in the first one it is wrong.
    await passOut(page);
    await untilShown(page, '.turn-panel[aria-label="Right"]', '.turn-panel[aria-label="Not quite"]');
    await checkAccess(page, `lesson ${lesson}, with an answer`);
  }
});

test("puzzles", async ({ page }) => {
  await leaveSettings(page, {});
  await open(page, "1/q/2e-red7game");
  await untilShown(page, ".hand .card");
  await checkAccess(page, "a puzzle");
  await play(page, "Red 4", toCanvas);
  await endTurn(page).click();
  await expect(page.getByRole("region", { name: "This loses" })).toContainText("Step through to see");
  await checkAccess(page, "a wrong turn");
  await page.getByRole("button", { name: "Try again" }).click();
  await play(page, "Violet 2");
  await endTurn(page).click();
  await expect(page.getByRole("region", { name: "Right", exact: true })).toContainText("Step through to see");
  await checkAccess(page, "a right turn");
  await page.getByRole("button", { name: "Share" }).click();
  await checkAccess(page, "the address of a puzzle");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Puzzles" }).click();
  await checkAccess(page, "the sheet of puzzles");
  await page.getByRole("button", { name: /^Puzzle rush/ }).click();
  const begin = page.getByRole("button", { name: "Start the clock" });
  await expect(begin).toBeVisible();
  await checkAccess(page, "a rush that is yet to begin");
  await begin.click();
  for (let miss = 0; miss < 3; miss++) {
    await untilShown(page, ".hand .card");
    await expect(page.locator(".flash.on")).toHaveCount(0);
    if (miss === 1) await checkAccess(page, "a rush");
    await passOut(page);
  }
  await expect(page.getByRole("region", { name: "The rush is over" })).toBeVisible();
  await checkAccess(page, "a rush that is over");
});

test("a replay, a review, a position", async ({ page }) => {
  await open(page, `${OVER.split(".").slice(0, 5).join(".")}`);
  await untilShown(page, ".replaying");
  await checkAccess(page, "a replay");
  await throughSheet(page, page.getByRole("button", { name: "Share" }), "the address of a game");
  await open(page, OVER);
  await page.getByRole("button", { name: "See the review" }).click();
  await untilShown(page, ".review-summary .chance");
  await page.getByText("More about this round").click();
  await checkAccess(page, "the story of a round");
  await page.getByRole("button", { name: /^Find the better turn/ }).click();
  await untilShown(page, ".learning .hand .card");
  await checkAccess(page, "a turn to try again");
  await open(page, `${OVER}@2`);
  await isJudged(page);
  await checkAccess(page, "a review");
  for (const summary of await page.locator(".review summary").all()) await summary.click();
  await checkAccess(page, "a review, unfolded");
  await open(page, "1/p/1.3_V1G4R5G1_-_1_B6B4Y3B1I1/O7R2/-_I7O5V5V2/I4B2/-_Y7V7O4V4Y1/O6Y6/-");
  await page.getByRole("button", { name: "Who wins?" }).click();
  await expect(page.getByRole("slider")).toBeVisible({ timeout: 40_000 });
  await checkAccess(page, "a position that is worked out");
});

test("a deal from both seats, and a daily result", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-16T10:00:00Z"));
  await startGame(page, { players: 2, seed: "lookback" });
  await lose(page);
  await page.keyboard.press("v");
  await page.getByText("More about this round").click();
  await page.getByRole("button", { name: "Same deal, another seat" }).click();
  await untilShown(page, ".own-area");
  await lose(page);
  await page.keyboard.press("v");
  await page.getByText("More about this round").click();
  await expect(page.getByRole("heading", { name: "This deal, from each seat" })).toBeVisible();
  await checkAccess(page, "a deal from both seats");
  await page.getByRole("button", { name: /start page/ }).click();
  await page.getByRole("button", { name: "Play today’s deal" }).click();
  await checkAccess(page, "a day before its deal is played");
  await page.getByRole("button", { name: "Start my one try" }).click();
  await untilShown(page, ".own-area");
  await lose(page);
  await page.getByRole("button", { name: "Daily result" }).click();
  await checkAccess(page, "the result of a day");
});

test("what was sent, and both results of a challenge", async ({ page }) => {
  for (const [fragment, what] of [["1/1.3a/h43/k7q2m9xd", "a deal"], [OVER, "a game"], [`${OVER}@2`, "a moment"], [OVER.replace("1/", "1/b/"), "a challenge"]]) {
    await arrive(page, fragment);
    await untilShown(page, ".sent");
    await checkAccess(page, `${what} that was sent`);
  }
  await page.getByRole("button", { name: "Take the challenge" }).click();
  await untilShown(page, ".own-area");
  await lose(page);
  await page.getByRole("button", { name: "Compare results" }).click();
  await checkAccess(page, "both results of a challenge");
});

test("a game with friends", async ({ page }) => {
  await arrive(page, FOREIGN);
  await untilShown(page, ".turn-panel");
  await checkAccess(page, "a game of others");
  await arrive(page, INVITATION);
  await untilShown(page, ".join");
  await checkAccess(page, "an invitation");
  await page.getByRole("button", { name: "Join" }).click();
  await untilShown(page, ".turn-panel");
  await playQuickly(page);
  await checkAccess(page, "a turn that is to be sent");
  await throughSheet(page, page.getByRole("button", { name: "Send the turn" }), "the sheet that sends");
  await arrive(page, INVITATION);
  await expect(page.getByText("This link is older")).toBeVisible();
  await checkAccess(page, "a link that is older");
  await openStart(page);
  await openForm(page);
  await page.getByRole("radio", { name: "Invite a friend" }).check();
  await checkAccess(page, "games with friends, and the form of one");
});

test("a sealed game", async ({ page }) => {
  await leaveSettings(page, { seats: "hh", friends: "hf", rules: "1.3" });
  await openStart(page);
  await openForm(page);
  await page.getByRole("switch", { name: "Sealed" }).check();
  await checkAccess(page, "the form of a sealed game");
  await page.getByRole("button", { name: "Start the game" }).click();
  const send = page.getByRole("button", { name: "Send the link" });
  await expect(send).toBeVisible();
  await checkAccess(page, "cards that are shuffled");
  await send.click();
  const message = await dialog(page).getByRole("textbox").inputValue();
  await page.keyboard.press("Escape");
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(/https?:\S+/.exec(message)[0]);
  await untilShown(page, ".join");
  await checkAccess(page, "an invitation to a sealed game");
});

test("what goes wrong is told", async ({ page, problems }) => {
  await open(page, "1/nowhere");
  await untilShown(page, ".notice");
  await checkAccess(page, "an address that leads nowhere");
  await fillStorage(page);
  await dealForm(page);
  await expect(page.getByText("storage is full")).toBeVisible();
  await checkAccess(page, "the more important of two messages, at a table");
  await page.route("**/*.wasm*", (route) => route.abort());
  await page.goto("./");
  await untilShown(page, "#wait [role=alert]");
  await checkAccess(page, "the page cannot start");
  problems.length = 0;
});

test("a page in Polish", async ({ page }) => {
  await leaveSettings(page, { language: "pl", pace: "instant" });
  await openStart(page);
  await checkAccess(page, "the start page");
  await follow(page, dealOf(withActions));
  await untilShown(page, ".sent");
  await checkAccess(page, "a deal that was sent");
  await past(page, dealOf(withActions));
  await untilShown(page, '.turn-panel[aria-label="Twoja tura"]');
  await page.locator(".hand button").first().click();
  await checkAccess(page, "a card is chosen");
});
