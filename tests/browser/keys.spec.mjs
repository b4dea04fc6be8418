// The page by keys alone: no test here has a mouse.
import { expect, test } from "./fixtures.mjs";
import { deal, expectFocus, focused, playMatch, tabTo } from "./keyboard.mjs";
import { endTurn, hand, handNames, myDecision, myTurn, startGame, toCanvas, toPalette, undo } from "./player.mjs";

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

test("a match with Actions is dealt by keys alone, and a round of it played", async ({ page }) => {
  await deal(page, { players: 2, edition: "Board Game Arena", seed: "matchbg1", advanced: true, actions: true });
  await playMatch(page, { rounds: 1 });
  await press(page, "n");
  await expect(page.locator(".top .info")).toHaveText(/^Round 2,/);
  await expectFocus(page);
});

test("each action is carried out by keys alone", async ({ page }) => {
  await start(page, { ...actions, edition: "v1.0" });
  const takeBack = async (moves) => {
    for (let move = 0; move < moves; move++) await press(page, "u");
    await expect(page.locator(".hand :focus")).toHaveCount(1);
  };
  const play = async (name) => {
    while (!(await focused(page)).startsWith(name)) await press(page, "ArrowRight");
    await press(page, "Enter");
    await expect(toPalette(page)).toBeVisible();
    await press(page, "p");
    await expect(toPalette(page)).toHaveCount(0);
  };
  await test.step("a 1 takes a card, among which the arrows move", async () => {
    await play("Green 1");
    await expect(myDecision(page)).toContainText("Remove a card");
    const cards = page.getByRole("region", { name: "Opponents" }).getByRole("button");
    await expect(cards.first()).toBeFocused();
    await press(page, "ArrowRight");
    await expect(cards.nth(1)).toBeFocused();
    await expect(cards.nth(1)).toHaveAttribute("tabindex", "0");
    await expect(cards.first()).toHaveAttribute("tabindex", "-1");
    await press(page, "Enter");
    await expect(page.getByRole("button", { name: /^On top of the deck/ })).toBeVisible();
    await press(page, "c");
    await expect(endTurn(page)).not.toHaveAttribute("aria-disabled");
    await expectFocus(page);
    await takeBack(2);
  });
  await test.step("a 7 moves one of the own cards", async () => {
    await play("Red 7");
    await expect(page.locator(".own-area :focus")).toHaveCount(1);
    while (!(await focused(page)).startsWith("Blue 1")) await press(page, "ArrowRight");
    await press(page, "Space");
    await expect(toCanvas(page)).toBeVisible();
    await press(page, "c");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Most different colours");
    await takeBack(2);
  });
  await test.step("a 5 plays another card", async () => {
    await play("Blue 5");
    await expect(page.locator(".hand :focus")).toHaveCount(1);
    await play("Green 2");
    await expect(endTurn(page)).not.toHaveAttribute("aria-disabled");
    await takeBack(2);
  });
  await test.step("a 3 draws a card, and there is no way back", async () => {
    await play("Violet 3");
    await expect(hand(page)).toHaveCount(7);
    await press(page, "u");
    await expect(undo(page)).toBeFocused();
    await expect(page.getByRole("status").getByText("You’ve seen the card, so there’s no undo")).toBeVisible();
    await expect(hand(page)).toHaveCount(7);
  });
});

test("arrows move in the hand, which is one stop of Tab, and a turn is made by letters or without", { tag: ["@firefox", "@smoke"] }, async ({ page }) => {
  await start(page);
  const names = await handNames(page);
  await test.step("arrows", async () => {
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
    await press(page, "Tab", "Home");
    expect(await focused(page)).toBe(names[0]);
  });
  await test.step("a card that is taken out and put in again keeps the focus", async () => {
    const card = hand(page).first();
    await card.evaluate((card) => {
      const next = card.nextSibling;
      card.parentElement.append(card);
      next.before(card);
    });
    await expect(card).toBeFocused();
  });
  await test.step("letters", async () => {
    await press(page, "p", "e", "u");
    expect(await handNames(page)).toEqual(names);
    for (let number = 0; !/you lead/i.test(await leads(page)); number++) {
      expect(number).toBeLessThan(names.length);
      await press(page, "Escape", "ArrowRight");
    }
    const name = await focused(page);
    await press(page, "p");
    await expect(endTurn(page)).toBeVisible();
    await expect(myDecision(page)).toBeFocused();
    await press(page, "u");
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  });
  await test.step("Tab and Enter", async () => {
    const name = await focused(page);
    await leads(page);
    await tabTo(page, toPalette(page));
    await press(page, "Enter");
    await expect(endTurn(page)).toBeVisible();
    await tabTo(page, endTurn(page));
    await press(page, "Enter");
    await expect(page.getByRole("log")).toContainText(`You played ${name}`);
  });
});

/** Chooses the card that has the focus; gives what it would mean in the palette. */
async function leads(page) {
  await press(page, "Enter");
  await expect(toPalette(page)).toBeVisible();
  return toPalette(page).innerText();
}

test("letters lead to the panels beside a wide table, ask for a hint, say why something cannot be done, and pass", async ({ page }) => {
  await start(page);
  await test.step("to the panels, and Escape back to the hand", async () => {
    await press(page, "w");
    await expect(page.getByRole("region", { name: "What if" })).toBeFocused();
    await press(page, "l");
    await expect(page.getByRole("region", { name: "How a turn works" })).toBeFocused();
    await press(page, "Escape");
    await expect(hand(page).first()).toBeFocused();
  });
  await test.step("a hint", async () => {
    for (const next of ["Which card?", "Show the turn"]) {
      await press(page, "h");
      await expect(page.getByRole("button", { name: next })).toBeVisible();
    }
    await press(page, "h");
    await expect(myDecision(page)).toContainText("A Master would");
    await expectFocus(page);
  });
  await test.step("what cannot be done says why", async () => {
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
    await press(page, "Escape");
    await expect(page.locator(".hand :focus")).toHaveCount(1);
  });
  await test.step("a pass asks first", async () => {
    await press(page, "x");
    await expect(myDecision(page)).toContainText("Pass and go out?");
    await press(page, "x");
    await expect(myDecision(page)).toContainText("Pass and go out?");
    await press(page, "Escape");
    await expect(page.locator(".hand :focus")).toHaveCount(1);
    await press(page, "x");
    await expect(myDecision(page)).toContainText("Pass and go out?");
    await press(page, "e");
    await expect(page.getByRole("region", { name: "Your palette" })).toContainText("Out");
    await expectFocus(page);
  });
});

test("a letter opens a sheet and closes it, and no other key does anything meanwhile", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await start(page, { ...actions, actions: false });
  await press(page, "Enter");
  await expect(toPalette(page)).toBeVisible();
  for (const [key, name] of [["w", "What if the rule were…"], ["l", "Turns"], ["?", "Keys"], ["s", "Score sheet"]]) {
    await test.step(`${key} opens ${name}`, async () => {
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
    });
  }
  await press(page, "Escape");
  await expect(toPalette(page)).toHaveCount(0);
});

test("a panel that was folded stays so, and letters do nothing while typing, or switched off", async ({ page }) => {
  await start(page);
  const expectNoQuestion = () => expect(myDecision(page)).not.toContainText("Pass and go out?");
  await test.step("the panel of the seven rules folds, which is kept, and its letter unfolds it", async () => {
    const fold = page.getByRole("button", { name: "What if the rule were…" });
    const rules = page.locator(".side").getByRole("table");
    await tabTo(page, fold);
    await press(page, "Enter");
    await expect(rules).toHaveCount(0);
    await expect(fold).toBeFocused();
    await page.reload();
    await expect(hand(page).first()).toBeVisible();
    await expect(rules).toHaveCount(0);
    await press(page, "w");
    await expect(rules).toBeVisible();
  });
  await test.step("with another key held, or while typing", async () => {
    await press(page, "Alt+x", "Shift+x");
    await page.evaluate(() => {
      const field = document.createElement("input");
      document.querySelector(".hand").append(field);
      field.focus();
    });
    await press(page, "x");
    expect(await page.evaluate(() => document.activeElement.value)).toBe("x");
    await expectNoQuestion();
    await page.evaluate(() => document.querySelector(".hand input").remove());
  });
  await test.step("switched off", async () => {
    await tabTo(page, page.getByRole("button", { name: "Settings" }));
    await press(page, "Enter");
    await tabTo(page, page.getByRole("switch", { name: "Letter keys" }));
    await press(page, "Space", "Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.locator("[aria-keyshortcuts]")).toHaveCount(0);
    await press(page, "x", "?");
    await expectNoQuestion();
    await expect(page.locator("dialog")).toHaveCount(0);
  });
  await test.step("the first stop of Tab shows where the keys are", async () => {
    const keys = page.getByRole("button", { name: "Keys" });
    await tabTo(page, keys);
    expect((await keys.boundingBox()).height).toBeGreaterThanOrEqual(44);
    await press(page, "Enter");
    await expect(sheet(page, "Keys")).toBeVisible();
  });
});

test("who is out goes on with Space or the arrow, wherever the focus is", async ({ page }) => {
  await start(page, { players: 4, seed: "ac000007", level: "Novice", pace: "steps" });
  const told = page.locator(".tell");
  const finish = page.getByRole("button", { name: "Finish the round" });
  await press(page, "x");
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await press(page, "e");
  await expect(finish).toBeFocused();
  await test.step("its key stands on the button", async () => {
    const [button, key] = await Promise.all([finish.boundingBox(), finish.locator("kbd").boundingBox()]);
    expect(key.y + key.height).toBeLessThanOrEqual(button.y + button.height);
    expect(key.x + key.width).toBeLessThanOrEqual(button.x + button.width);
  });
  await test.step("the turn after the own one comes by itself, the next when it is asked for", async () => {
    await expect(told).toHaveText(/^Sienna /);
    await press(page, "ArrowRight");
    await expect(told).toHaveText(/^Umber /);
  });
  await test.step("from a card, which can do nothing now", async () => {
    await hand(page).nth(1).focus();
    await press(page, "ArrowRight");
    await expect(told).toHaveText(/^Chalk /);
    await press(page, "Space");
    await expect(page.getByRole("button", { name: "See the result" })).toBeVisible();
  });
});

test("the arrows lead through the menu of a table, from its first row", async ({ page }) => {
  await start(page, actions);
  const row = (name) => page.getByRole("dialog").getByRole("button", { name });
  await press(page, "m");
  await expect(row(/^Turns so far/)).toBeFocused();
  await press(page, "ArrowDown");
  await expect(row(/^Score sheet/)).toBeFocused();
  // A choice is one stop. Within it the other arrows choose, as ever.
  await press(page, "ArrowDown", "ArrowDown", "ArrowDown");
  await expect(page.getByRole("radio", { checked: true, name: "Instant" })).toBeFocused();
  await press(page, "ArrowLeft");
  await expect(page.getByRole("radio", { checked: true, name: "Brisk" })).toBeFocused();
  await press(page, "End");
  await expect(row(/^Give up the match/)).toBeFocused();
  await press(page, "ArrowUp", "ArrowDown", "ArrowDown");
  await expect(row("Close")).toBeFocused();
  // Who doesn't go on is back at the row that asked.
  await press(page, "ArrowUp", "Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Keep playing" }).click();
  await expect(row(/^Give up the match/)).toBeFocused();
});

test("where there is only a finger, no button names a key", { tag: "@only-phone" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "red7game" });
  await page.getByRole("button", { name: "Game menu" }).click();
  const keys = page.getByRole("dialog").locator("button kbd");
  await expect(keys).not.toHaveCount(0);
  for (const key of await keys.all()) await expect(key).toBeHidden();
});
