// Addresses of deals and games: opened, played, shared, replayed; and those that lead nowhere.
import { expect, test } from "./fixtures.mjs";
import { hand, handNames, myTurn, passOut, startGame, toPalette } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { OVER, arrive, dealForm, follow, kept, lead, leaveSettings, open, past, untilShown, untilWhole } from "./visit.mjs";

const DEAL = "1/1.3a/h43/k7q2m9xd";

/** Opens the sheet with the addresses, and gives the one that is asked for. */
/** What is said of each address that can be shared. It comes with the address. */
const SAYS = {
  "The deal": /gets the same cards/,
  "The game so far": /sees the game turn by turn/,
  "This moment": /sees the game turn by turn/,
  "Challenge a friend": /sees how you did/,
};

async function addressOf(page, what) {
  if (!(await page.getByRole("button", { name: "Share" }).first().isVisible())) await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Share" }).last().click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  const choice = sheet.getByRole("radio", { name: what });
  if ((await choice.count()) > 0) await choice.check();
  await expect(sheet.getByText(SAYS[what])).toBeVisible();
  const address = await sheet.getByLabel("Link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Close" }).click();
  return address;
}

const onward = (page) => page.getByRole("button", { name: "Take over here" });
const step = (page, name) => page.getByRole("button", { name });

test("a deal from an address is the same for everyone, and is opened once", { tag: ["@firefox", "@smoke"] }, async ({ page, browser }) => {
  await open(page, DEAL);
  expect(await myTurn(page)).toBe(true);
  const cards = await handNames(page);
  expect(new URL(page.url()).hash).toBe("");
  const other = await browser.newPage();
  await other.goto(`${page.url()}#${DEAL}`);
  await past(other, DEAL);
  expect(await myTurn(other)).toBe(true);
  expect(await handNames(other)).toEqual(cards);
  await other.close();
});

test("what was sent is still there when the page is loaded again, until one leaves it", { tag: ["@firefox", "@phone"] }, async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  for (const [address, says] of [
    [DEAL, "Somebody sent you a deal"],
    [`${DEAL}/cV4d`, "Somebody sent you a game"],
    ["1/q/3m-red7game", "Most cards below 4"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`./#${address}`);
    await expect(title).toContainText(says);
    // Firefox complains of what it was loading when the page is left.
    await untilWhole(page);
    await page.reload();
    await expect(title).toContainText(says);
    await untilWhole(page);
    await page.goBack();
    await expect(lead(page)).toBeVisible();
    await page.reload();
    await expect(lead(page)).toBeVisible();
    await untilWhole(page);
  }
});

test("a game that was played is shared, opened elsewhere, and replayed to the same end", { tag: "@smoke" }, async ({ page, browser }) => {
  await startGame(page, { players: 2, seed: "sharegme" });
  await playQuickly(page);
  const result = await page.getByRole("heading", { level: 1 }).innerText();
  const address = await addressOf(page, "The game so far");
  expect(await addressOf(page, "The deal")).toBe(address.split("/").slice(0, -1).join("/"));

  // There it is the game of who sent it.
  const theirs = result.replace("You win", "The sender wins");
  const other = await browser.newPage();
  await other.goto(address);
  await past(other, new URL(address).hash);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(theirs);
  // A game that is over can only be looked at.
  await expect(onward(other)).toHaveCount(0);
  const plies = Number(/of (\d+)/.exec(await other.getByText(/After turn \d+ of \d+/).first().innerText())[1]);
  await step(other, "Go to the deal").click();
  await expect(other.getByText("The deal").first()).toBeVisible();
  for (let ply = 1; ply <= plies; ply++) {
    await step(other, "Next turn").click();
    await expect(other.getByText(`After turn ${ply} of ${plies}`).first()).toBeVisible();
  }
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(theirs);
  await step(other, "Previous turn").click();
  await expect(onward(other)).toBeVisible();
  await other.close();
});

test("one plays on from any turn of a replay", async ({ page }) => {
  await open(page, `${DEAL}/cV4d.pR1.cO2d.pO3@1`);
  await expect(page.getByText("After turn 1 of 4").first()).toBeVisible();
  await onward(page).click();
  expect(await myTurn(page)).toBe(true);
  await expect(hand(page)).toHaveCount(7);
  await passOut(page);
});

test("keys lead through a replay", async ({ page }) => {
  await open(page, `${DEAL}/cV4d.pR1.cO2d.pO3`);
  await expect(onward(page)).toBeVisible();
  for (const [key, says] of [["Home", "The deal"], ["ArrowRight", "After turn 1 of 4"], ["End", "After turn 4 of 4"], ["ArrowLeft", "After turn 3 of 4"]]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("main").getByText(says).first()).toBeVisible();
  }
});

test("a moment is shared as it is shown", async ({ page }) => {
  await open(page, `${DEAL}/cV4d.pR1.cO2d.pO3@2`);
  await expect(onward(page)).toBeVisible();
  expect(await addressOf(page, "This moment")).toContain(`#${DEAL}/cV4d.pR1`);
});

test("what was sent is said before anything is dealt, and one's own game is kept", { tag: "@phone" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "keepthis" });
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await toPalette(page).click();
  const before = await kept(page);
  await follow(page, DEAL);
  await expect(page.getByRole("heading", { name: "Somebody sent you a deal" })).toBeVisible();
  await expect(page.getByText("Your own game is kept.")).toBeVisible();
  await expect(page.locator(".dealt .card")).toHaveCount(7);
  expect(await kept(page)).toEqual(before);
  await page.getByRole("button", { name: "Play this deal" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  expect((await kept(page))["red7:game"]).toBe(before["red7:game"]);
  // Both are found again.
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Continue", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("who learns first gets back to what was sent", async ({ page }) => {
  await arrive(page, DEAL);
  await page.getByRole("button", { name: "New here? Learn in 3 minutes" }).click();
  await untilShown(page, ".hand");
  await page.getByRole("button", { name: /start page/ }).click();
  await expect(page.getByRole("heading", { name: "Somebody sent you a deal" })).toBeVisible();
});

test("a game that was sent is watched from its start", async ({ page }) => {
  await arrive(page, OVER);
  await expect(page.getByText("The sender won in 6 turns.")).toBeHidden();
  await page.getByText("How did it end?").click();
  await expect(page.getByText("The sender won in 6 turns.")).toBeVisible();
  await page.getByRole("button", { name: "Watch from the start" }).click();
  await expect(page.getByText("The deal").first()).toBeVisible();
});

test("a friend is challenged, and both results stand beside each other", async ({ page, browser }) => {
  await startGame(page, { players: 2, seed: "sharegme" });
  await playQuickly(page);
  const address = await addressOf(page, "Challenge a friend");
  expect(address).toContain("#1/b/");

  const other = await browser.newPage();
  await leaveSettings(other, { pace: "instant" });
  await other.goto(address);
  await other.getByRole("button", { name: "Take the challenge" }).click();
  expect(await myTurn(other)).toBe(true);
  // What is to be beaten outlives the visit.
  await other.reload();
  await other.getByRole("button", { name: "Continue", exact: true }).click();
  await playQuickly(other);
  await other.getByRole("button", { name: "Compare results" }).click();
  await expect(other.locator(".side-of")).toHaveCount(2);
  await expect(other.locator(".side-of .fold")).toHaveCount(2);
  await expect(other.getByRole("heading", { name: "Send yours back" })).toBeVisible();
  await other.close();
});

test("a deal does not end a game under way without a question", async ({ page }) => {
  const question = page.getByRole("dialog", { name: "End the current game?" });
  await startGame(page, { players: 2, seed: "keepthis" });
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await toPalette(page).click();
  await page.getByRole("button", { name: /start page/ }).click();
  await dealForm(page);
  await question.getByRole("button", { name: "Keep my game" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();

  await page.getByRole("button", { name: /start page/ }).click();
  await dealForm(page);
  await question.getByRole("button", { name: "End it" }).click();
  await expect(hand(page)).toHaveCount(7);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("the address is copied, and drawn as a code", { tag: "@phone" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, DEAL);
  expect(await myTurn(page)).toBe(true);
  const address = await addressOf(page, "The deal");
  await page.getByRole("button", { name: "Share" }).or(page.getByRole("button", { name: "Game menu" })).first().click();
  if (await page.getByRole("dialog", { name: "Game menu" }).isVisible()) await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  // Where the clipboard takes nothing, that is said.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copying didn’t work here.")).toBeVisible();
});

test("an address that leads nowhere is told of, and changes nothing", async ({ page }) => {
  await startGame(page, { players: 2, seed: "keepthis" });
  expect(await myTurn(page)).toBe(true);
  const before = await kept(page);
  const notices = page.locator(".notice");
  // tests/native/links.rs knows all of them: these are the ones that a browser changes on the way.
  for (const [fragment, says] of [
    ["1/1.3/h1/red7gam%C3%A9", "neither a letter"],
    ["1/1.3/h1/red7gam%", "neither a letter"],
    ["1/1.3/h1/<script>alert(1)</script>", "doesn’t name a deal"],
    ["1/p/<img src=x onerror=alert(1)>", "isn’t possible"],
    ["1/".repeat(50_000), "far too long"],
  ]) {
    await follow(page, fragment);
    await expect(notices.last()).toContainText(says);
    await expect(notices.last()).toContainText("Nothing has changed.");
    await page.getByRole("button", { name: "Dismiss" }).first().click();
    await expect(notices).toHaveCount(0);
  }
  expect(await kept(page)).toEqual(before);
  await page.getByRole("button", { name: "Continue" }).click();
  expect(await myTurn(page)).toBe(true);
  expect(await page.locator("img, script[src='x']").count()).toBe(0);
});

test("a bad address at the first visit opens the start page with a message", async ({ page }) => {
  await open(page, "1/9.9/h1/red7game");
  await expect(page.getByText("rules that this page doesn’t know")).toBeVisible();
  await expect(lead(page)).toBeVisible();
});

test("a position is worked out, and the best turns followed", async ({ page }) => {
  await open(page, "1/p/1.3_V1G4R5G1_-_1_B6B4Y3B1I1/O7R2/-_I7O5V5V2/I4B2/-_Y7V7O4V4Y1/O6Y6/-");
  const act = page.locator(".act");
  await page.getByRole("button", { name: "Who wins?" }).click();
  await expect(act).toContainText(/you win if you play\s+Blue\s+6, then discard\s+Yellow\s+3/i, { timeout: 30_000 });
  await expect(page.getByRole("slider")).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await step(page, "Go to the end").click();
  await expect(act).toContainText(/After turn (\d+) of \1/);
  await open(page, "1/p/1.3x_-_-_1_R7G6/Y1/-_G4G3/O5/-");
  await expect(act).toContainText("With Actions there’s no exact answer.");
  await expect(page.getByRole("button", { name: "Who wins?" })).toHaveCount(0);
});
