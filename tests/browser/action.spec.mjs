// Actions and draws, as the cards on the table are chosen for them. In the deal used here the person
// moves first, with R7 O7 B5 Y4 V3 G2 G1 in hand and B1 on the table; the others have R2, O3 and I4.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, myDecision, myTurn, startGame, toCanvas, toDeck, toPalette, undo } from "./person.mjs";

const deal = { players: 4, seed: "ac000007", game: "Advanced" };

async function start(page, options) {
  await startGame(page, { ...deal, ...options });
  expect(await myTurn(page)).toBe(true);
}

const card = (page, name) => page.getByRole("button", { name: new RegExp(`^${name}\\b`) });

async function play(page, name) {
  await card(page, name).click();
  await toPalette(page).click();
  await expect(toPalette(page)).toHaveCount(0);
}

test("a 1 takes a card that is chosen in another palette", { tag: ["@phone", "@touch", "@smoke"] }, async ({ page }) => {
  await start(page, { edition: "v1.0", actions: true });
  await card(page, "Green 1").click();
  await expect(toPalette(page)).toContainText("Next, you take a card");
  await toPalette(page).click();
  await expect(myDecision(page)).toContainText("Take a card");
  await expect(endTurn(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("region", { name: "Opponents" }).getByRole("button")).toHaveCount(3);

  await card(page, "Indigo 4").click();
  await expect(toDeck(page)).toContainText(/still leads|You lead/);
  await page.getByRole("button", { name: /^Back/ }).click();
  await card(page, "Red 2").click();
  await toDeck(page).click();
  await expect(page.getByRole("img", { name: "deck, Red 2 on top, as everyone has seen" })).toBeAttached();
  await expect(page.getByRole("article", { name: /^Sienna/ })).toHaveAccessibleName(/no card/);
  await undo(page).click();
  await expect(myDecision(page)).toContainText("Take a card");
  await undo(page).click();
  await expect(card(page, "Green 1")).toBeVisible();
});

test("a 3 draws at once, and there is no undo before the card", async ({ page }) => {
  await start(page, { edition: "v1.0", actions: true });
  await card(page, "Violet 3").click();
  await expect(toPalette(page)).toContainText("You draw, with no undo");
  await toPalette(page).click();
  await expect(hand(page)).toHaveCount(7);
  await expect(card(page, "Orange 6")).toBeVisible();
  await expect(undo(page)).toHaveAttribute("aria-disabled", "true");
  await undo(page).click({ force: true });
  await expect(page.getByRole("status").getByText("You’ve seen the card, so there’s no undo")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(hand(page)).toHaveCount(7);

  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(card(page, "Orange 6")).toBeVisible();
  await expect(undo(page)).toHaveAttribute("aria-disabled", "true");
});

test("a 7 moves what its edition lets it move", async ({ page }) => {
  await start(page, { edition: "v1.0", actions: true });
  await play(page, "Red 7");
  await expect(myDecision(page)).toContainText("Move one of your cards");
  await card(page, "Red 7").click();
  await expect(toCanvas(page)).toContainText("Choose a card other than this 7");
  await expect(toDeck(page)).toHaveCount(0);
  await card(page, "Blue 1").click();
  await expect(toCanvas(page)).not.toHaveAttribute("aria-disabled", "true");
  await toCanvas(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Most different colours");
  await expect(endTurn(page)).toHaveText("End turn");
});

test("an action is carried out with the keyboard alone", async ({ page }) => {
  await start(page, { edition: "v1.0", actions: true });
  await card(page, "Green 1").focus();
  await page.keyboard.press("Enter");
  await toPalette(page).focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "Red 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await toDeck(page).focus();
  await page.keyboard.press("Enter");
  await expect(endTurn(page)).toBeVisible();
});
