// Actions and draws, as the cards on the table are chosen for them; by keys it is done in keys.spec, by dragging in
// drag.spec. In the deal used here the person moves first, with R7 O7 B5 Y4 V3 G2 G1 in hand and B1 on the table; the
// others have R2, O3 and I4.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, myDecision, myTurn, startGame, toCanvas, toDeck, toPalette, undo } from "./player.mjs";

const card = (page, name) => page.getByRole("button", { name: new RegExp(`^${name}\\b`) });

async function play(page, name) {
  await card(page, name).click();
  await toPalette(page).click();
  await expect(toPalette(page)).toHaveCount(0);
}

test("cards on the table are chosen, and go where their actions let them", { tag: "@phone" }, async ({ page }) => {
  await startGame(page, { players: 4, seed: "ac000007", game: "Advanced", edition: "v1.0", actions: true });
  expect(await myTurn(page)).toBe(true);
  await test.step("a 1 takes a card from another palette", async () => {
    await play(page, "Green 1");
    await expect(myDecision(page)).toContainText("Remove a card");
    await card(page, "Indigo 4").click();
    await expect(toDeck(page)).toContainText("Umber would lead");
    await page.getByRole("button", { name: /^Back/ }).click();
    await card(page, "Red 2").click();
    await toDeck(page).click();
    await expect(page.getByRole("img", { name: "deck; everyone has seen Red 2 on top" })).toBeAttached();
    await undo(page).click();
    await expect(myDecision(page)).toContainText("Remove a card");
    await undo(page).click();
    await expect(card(page, "Green 1")).toBeVisible();
  });
  await test.step("a 7 moves one of the own cards", async () => {
    await play(page, "Red 7");
    await expect(myDecision(page)).toContainText("Move one of your cards");
    await card(page, "Red 7").click();
    await expect(toCanvas(page)).toContainText("Choose a card other than this 7");
    await card(page, "Blue 1").click();
    await toCanvas(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Most different colours");
    await undo(page).click();
    await undo(page).click();
  });
  await test.step("a 5 plays another card", async () => {
    await play(page, "Blue 5");
    await play(page, "Green 2");
    await expect(endTurn(page)).not.toHaveAttribute("aria-disabled");
    await undo(page).click();
    await undo(page).click();
  });
  await test.step("a 3 draws at once, and there is no undo before the card", async () => {
    await play(page, "Violet 3");
    await expect(hand(page)).toHaveCount(7);
    await expect(card(page, "Orange 6")).toBeVisible();
    await undo(page).click({ force: true });
    await expect(page.getByRole("status").getByText("You’ve seen the card, so there’s no undo")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(hand(page)).toHaveCount(7);
  });
});
