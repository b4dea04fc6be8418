// One turn: what can be done, what cannot, and what the page says about it.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, handNames, myDecision, myTurn, passOut, roundIsOver, setPace, startGame, toCanvas, toPalette, undo, untilOver } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { open } from "./visit.mjs";

test.beforeEach(async ({ page }) => {
  await startGame(page, { players: 3, seed: "red7game" });
  expect(await myTurn(page)).toBe(true);
});

test("a chosen card shows both destinations, and goes back", { tag: ["@phone", "@touch"] }, async ({ page }) => {
  const card = hand(page).first();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(toPalette(page)).toBeVisible();
  await expect(toCanvas(page)).toBeVisible();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await card.click();
  await page.keyboard.press("Escape");
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await expect(toPalette(page)).toHaveCount(0);
});

test("that one’s turn begins is told once: by the focus if that moves, else by the status", async ({ page }) => {
  const told = page.getByRole("status").filter({ hasNot: page.locator("*") }).last();
  await hand(page).first().click();
  await toPalette(page).click();
  // Of a place that had the focus a moment ago nothing is heard when it has it again.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 5_000;
  });
  await undo(page).focus();
  await page.keyboard.press("Enter");
  // The button is gone, and the focus at the place that is called so.
  await expect(told).toHaveText(/^(Sienna|Umber) leads with /);
  const card = hand(page).first();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(told).toHaveText(/^Where does /);
  await page.keyboard.press("Escape");
  await expect(told).toHaveText(/^Your turn\. (Sienna|Umber) leads with /);
  await expect(card).toBeFocused();
});

test("who has tried each card is told of the ways on, and before that of none", { tag: "@phone" }, async ({ page }) => {
  const told = page.getByRole("status").filter({ hasNot: page.locator("*") }).last();
  const says = "No card leads on its own. Try playing one and discarding another, or pass.";
  // In this deal it takes two cards.
  await open(page, "1/1.3/h331/stranger");
  expect(await myTurn(page)).toBe(true);
  for (const name of await handNames(page)) {
    await expect(myDecision(page)).not.toContainText(says);
    const card = page.getByRole("button", { name, exact: true });
    await card.click();
    await expect(toPalette(page)).toBeVisible();
    await card.click();
    await expect(toPalette(page)).toHaveCount(0);
  }
  await expect(myDecision(page).getByText(says)).toBeVisible();
  await expect(told).toContainText(says);
});

test("a discard that does not leave one leading cannot be made, and the page says why", async ({ page }) => {
  let refused = 0;
  for (const name of await handNames(page)) {
    await page.getByRole("button", { name, exact: true }).click();
    const target = toCanvas(page);
    if ((await target.getAttribute("aria-disabled")) === "true") {
      refused += 1;
      await expect(target).toContainText(/(Sienna|Umber|Nobody) would lead/);
      await target.click({ force: true });
      await expect(toCanvas(page)).toBeVisible();
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
  }
  expect(refused).toBeGreaterThan(0);
});

test("playing on without leading is possible after a warning, and then one is out", { tag: "@smoke" }, async ({ page }) => {
  // The others let one see it.
  await setPace(page, "Step by step");
  const names = await handNames(page);
  await chooseBehind(page);
  await toPalette(page).click();
  await expect(myDecision(page)).toContainText(/You(’d be out|’re not leading yet)/);
  await expect(endTurn(page)).toHaveText("End turn and go out");

  await undo(page).click();
  expect(await handNames(page)).toEqual(names);

  await chooseBehind(page);
  await toPalette(page).click();
  await endTurn(page).click();
  await expect(myDecision(page)).toContainText("End your turn and go out?");
  await page.getByRole("button", { name: "Go out", exact: true }).click();
  await expect(page.getByRole("region", { name: "Your palette" })).toContainText("Out");
});

/** Chooses a card that would not lead in the palette. */
async function chooseBehind(page) {
  for (const name of await handNames(page)) {
    await page.getByRole("button", { name, exact: true }).click();
    if (/still leads/.test(await toPalette(page).innerText())) return;
    await page.keyboard.press("Escape");
  }
  throw new Error("every card would lead");
}

test("a pass asks first, and one who is out can finish the round", async ({ page }) => {
  await setPace(page, "Calm");
  await page.getByRole("button", { name: "Pass" }).click();
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(myDecision(page)).not.toContainText("Pass and go out?");

  await passOut(page);
  await expect(page.getByRole("region", { name: "Your palette" })).toContainText("Out");
  await page.getByRole("button", { name: "Finish the round" }).click();
  await expect(page.getByRole("heading", { name: /wins the game/, level: 1 })).toBeVisible();
});

test("a turn can be made with the keyboard alone", { tag: "@firefox" }, async ({ page }) => {
  const reach = async (locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${locator}`);
  };
  // In one's own turn the focus comes to rest in the hand. In a window that is not active yet, Firefox presses no button.
  await expect(hand(page).first()).toBeFocused();
  const name = (await handNames(page))[0];
  await reach(page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
  await reach(toPalette(page));
  await page.keyboard.press("Enter");
  await reach(endTurn(page));
  await page.keyboard.press("Enter");
  await expect(undo(page)).toHaveCount(0);
});

test("a second Enter does not confirm what the first asked for", async ({ page }) => {
  await page.getByRole("button", { name: "Pass" }).focus();
  await page.keyboard.press("Enter");
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await page.keyboard.press("Enter");
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await expect(myDecision(page)).toBeFocused();
});

test("a hand that can do nothing more cannot be chosen from", async ({ page }) => {
  await discardSomething(page);
  await expect(hand(page).first()).toHaveAttribute("aria-disabled", "true");
  await hand(page).first().click({ force: true });
  await expect(toPalette(page)).toHaveCount(0);
  await expect(endTurn(page)).toBeVisible();
});

/** Discards, after a play if need be. */
async function discardSomething(page) {
  for (const played of await handNames(page)) {
    await page.getByRole("button", { name: played, exact: true }).click();
    await toPalette(page).click();
    for (const name of await handNames(page)) {
      await page.getByRole("button", { name, exact: true }).click();
      if ((await toCanvas(page).getAttribute("aria-disabled")) !== "true") {
        await toCanvas(page).click();
        await expect(endTurn(page)).toBeVisible();
        return;
      }
      await page.getByRole("button", { name: /^Back/ }).click();
    }
    await undo(page).click();
  }
  throw new Error("no card can be discarded");
}

test("a double tap reaches nothing that cannot be taken back", { tag: ["@phone", "@touch"] }, async ({ page }) => {
  await chooseBehind(page);
  const { x, y, width, height } = await toPalette(page).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(myDecision(page)).toContainText(/You(’d be out|’re not leading yet)/);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(myDecision(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Your palette" })).not.toContainText("Out");
});

test("what if follows a turn under way, and back", async ({ page }) => {
  const inHand = page.locator(".side .matrix td .mv");
  await expect(inHand).toHaveCount(7);
  await hand(page).first().click();
  await toPalette(page).click();
  await expect(inHand).toHaveCount(6);
  await undo(page).click();
  await expect(inHand).toHaveCount(7);
});

test("a whole turn is taken back if that is set, and the game is marked", async ({ page }) => {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Take back whole turns" }).check();
  await page.getByRole("button", { name: "Close" }).click();
  const cards = await handNames(page);
  await playQuickly(page, { turns: 1 });
  expect(await handNames(page)).not.toEqual(cards);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(hand(page)).toHaveCount(cards.length);
  expect(await handNames(page)).toEqual(cards);
  await passOut(page);
  await untilOver(page);
  await expect(roundIsOver(page)).toContainText("1 turn taken back");
});
