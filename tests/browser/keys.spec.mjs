// The page by keys alone: no test here has a mouse.
import { expect, test } from "./fixtures.mjs";
import { deal, expectFocus, focused, playMatch, tabTo } from "./keyboard.mjs";
import { endTurn, hand, handNames, myDecision, myTurn, roundIsOver, startGame, toCanvas, toPalette } from "./person.mjs";

/** The person moves first, with R7 O7 B5 Y4 V3 G2 G1 in hand and B1 on the table. */
const actions = { players: 4, seed: "ac000007", game: "Advanced", actions: true };
const press = (page, ...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const sheet = (page, name) => page.getByRole("dialog", { name });

async function start(page, options = { players: 3, seed: "red7game" }) {
  await startGame(page, options);
  expect(await myTurn(page)).toBe(true);
  // Whether the focus is elsewhere, or already on another card of the hand.
  await press(page, "Home");
  await expect(hand(page).first()).toBeFocused();
}

test("a match with Actions is dealt and played by keys alone", async ({ page }) => {
  test.setTimeout(300_000);
  await deal(page, { players: 2, edition: "Board Game Arena", seed: "matchbg1", advanced: true, actions: true });
  await playMatch(page);
  await expect(roundIsOver(page)).toContainText(/wins? the match|share the win/);
  await press(page, "n");
  await expect(page.getByText(/^Round 1/)).toBeVisible();
  await expectFocus(page);
});

test("arrows move in the hand, which is one stop of Tab", { tag: "@firefox" }, async ({ page }) => {
  await start(page);
  const names = await handNames(page);
  await press(page, "ArrowRight", "ArrowRight");
  expect(await focused(page)).toBe(names[2]);
  await press(page, "ArrowLeft");
  expect(await focused(page)).toBe(names[1]);
  await press(page, "End");
  expect(await focused(page)).toBe(names.at(-1));
  await press(page, "ArrowRight");
  expect(await focused(page)).toBe(names[0]);
  await press(page, "ArrowLeft");
  expect(await focused(page)).toBe(names.at(-1));
  await press(page, "Home", "ArrowRight", "Tab");
  expect(names).not.toContain(await focused(page));
  await press(page, "Shift+Tab");
  expect(await focused(page)).toBe(names[1]);
  await press(page, "Shift+Tab");
  expect(names).not.toContain(await focused(page));
});

test("letters choose where a card goes, take it back and end the turn", { tag: ["@firefox", "@smoke"] }, async ({ page }) => {
  await start(page);
  const names = await handNames(page);
  await press(page, "p", "e", "u");
  expect(await handNames(page)).toEqual(names);
  for (let number = 0; !/You lead/.test(await leads(page)); number++) {
    expect(number).toBeLessThan(names.length);
    await press(page, "Escape", "ArrowRight");
  }
  const name = await focused(page);
  await press(page, "p");
  await expect(endTurn(page)).toBeVisible();
  await expect(myDecision(page)).toBeFocused();
  await press(page, "u");
  await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  await leads(page);
  await press(page, "p");
  await expect(endTurn(page)).toBeVisible();
  await press(page, "e");
  await expect(page.getByRole("log")).toContainText(`You played ${name}`);
});

/** Chooses the card that has the focus; gives what it would mean in the palette. */
async function leads(page) {
  await press(page, "Enter");
  await expect(toPalette(page)).toBeVisible();
  return toPalette(page).innerText();
}

test("a letter asks for a hint", async ({ page }) => {
  await start(page);
  for (const next of ["Which card?", "Whole turn?"]) {
    await press(page, "h");
    await expect(page.getByRole("button", { name: next })).toBeVisible();
  }
  await press(page, "h");
  await expect(myDecision(page)).toContainText("A Master would");
  await expectFocus(page);
});

test("a letter leads to what cannot be done, and that says why", async ({ page }) => {
  await start(page);
  for (let number = 0; ; number++) {
    expect(number).toBeLessThan(7);
    await press(page, "Enter");
    await expect(toCanvas(page)).toBeVisible();
    if (await toCanvas(page).getAttribute("aria-disabled")) break;
    await press(page, "Escape", "ArrowRight");
  }
  await press(page, "c");
  await expect(toCanvas(page)).toBeFocused();
  await expect(toCanvas(page)).toContainText("would lead");
});

test("a pass by keys asks first", async ({ page }) => {
  await start(page);
  await press(page, "x");
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await press(page, "x");
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await press(page, "Escape");
  await expect(hand(page).first()).toBeFocused();
  await press(page, "x");
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await press(page, "e");
  await expect(page.getByRole("region", { name: "Your palette" })).toContainText("Out");
  await expectFocus(page);
});

test("arrows move among the cards that an action may move", async ({ page }) => {
  await start(page, { ...actions, edition: "v1.0" });
  await tabTo(page, page.getByRole("button", { name: /^Green 1/ }).or(hand(page).first()).first());
  while (!/^Green 1/.test(await focused(page))) await press(page, "ArrowRight");
  await press(page, "Enter");
  await expect(toPalette(page)).toBeVisible();
  await press(page, "p");
  await expect(myDecision(page)).toContainText("Take a card");
  const cards = page.getByRole("region", { name: "Opponents" }).getByRole("button");
  await expect(cards.first()).toBeFocused();
  await press(page, "ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await expect(cards.nth(1)).toHaveAttribute("tabindex", "0");
  await expect(cards.first()).toHaveAttribute("tabindex", "-1");
  await press(page, "Enter");
  await expect(page.getByRole("button", { name: /^Onto the deck/ })).toBeVisible();
  await press(page, "c");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expectFocus(page);
});

for (const [key, name] of [["w", "What if the rule were…"], ["l", "Turns"], ["?", "Keys"], ["s", "Score sheet"]]) {
  test(`${key} opens ${name} and closes it, and no other key does anything meanwhile`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await start(page, { ...actions, actions: false });
    await press(page, "Enter");
    await expect(toPalette(page)).toBeVisible();
    await press(page, key);
    await expect(sheet(page, name)).toBeVisible();
    await press(page, "p", "x", "e", key === "w" ? "l" : "w", "ArrowRight");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await press(page, key);
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(toPalette(page)).toBeVisible();
    await expect(hand(page).first()).toBeFocused();
    await press(page, key);
    await expect(sheet(page, name)).toBeVisible();
    await press(page, "Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(toPalette(page)).toBeVisible();
    await press(page, "Escape");
    await expect(toPalette(page)).toHaveCount(0);
  });
}

test("beside a wide table a letter leads to the panel, and Escape back to the hand", async ({ page }) => {
  await start(page);
  await press(page, "w");
  await expect(page.getByRole("region", { name: "What if" })).toBeFocused();
  await press(page, "l");
  await expect(page.getByRole("region", { name: "Turns" })).toBeFocused();
  await press(page, "Escape");
  await expect(hand(page).first()).toBeFocused();
});

test("the panel of the seven rules folds, which is kept, and its letter unfolds it", async ({ page }) => {
  await start(page);
  const fold = page.getByRole("button", { name: "What if the rule were…" });
  const rules = page.locator(".side").getByRole("table");
  await tabTo(page, fold);
  await press(page, "Enter");
  await expect(rules).toHaveCount(0);
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(hand(page).first()).toBeFocused();
  await expect(rules).toHaveCount(0);
  await press(page, "w");
  await expect(rules).toBeVisible();
  await expect(fold).toHaveAttribute("aria-expanded", "true");
});

test("letters do nothing with another key held, or while typing", async ({ page }) => {
  await start(page);
  await press(page, "Alt+x", "Shift+x");
  await expect(myDecision(page)).not.toContainText("Pass and go out?");
  await page.evaluate(() => document.querySelector(".hand").append(document.createElement("input")));
  await page.evaluate(() => document.querySelector(".hand input").focus());
  await press(page, "x");
  expect(await page.evaluate(() => document.activeElement.value)).toBe("x");
  await expect(myDecision(page)).not.toContainText("Pass and go out?");
});

test("letter keys can be switched off, which is kept", async ({ page }) => {
  await start(page);
  await tabTo(page, page.getByRole("button", { name: "Settings" }));
  await press(page, "Enter");
  await tabTo(page, page.getByRole("switch", { name: "Letter keys" }));
  await press(page, "Space", "Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator("[aria-keyshortcuts]")).toHaveCount(0);
  await press(page, "x", "?");
  await expect(myDecision(page)).not.toContainText("Pass and go out?");
  await expect(page.locator("dialog")).toHaveCount(0);
  await press(page, "Escape");

  await page.reload();
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await press(page, "Enter");
  await expect(hand(page).first()).toBeFocused();
  await press(page, "ArrowRight", "x");
  await expect(hand(page).nth(1)).toBeFocused();
  await expect(page.getByRole("button", { name: "Pass" })).toBeVisible();
  await expect(myDecision(page)).not.toContainText("Pass and go out?");
});

test("the first stop of Tab shows where the keys are", async ({ page }) => {
  await start(page);
  const keys = page.getByRole("button", { name: "Keys" });
  await tabTo(page, keys);
  expect((await keys.boundingBox()).height).toBeGreaterThanOrEqual(44);
  await press(page, "Enter");
  await expect(sheet(page, "Keys")).toBeVisible();
});
