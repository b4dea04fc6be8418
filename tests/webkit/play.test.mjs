// Whole rounds, as a person plays them.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { byKeys, byMouse, myTurn, openDeal, playToTheEnd, startGame } from "./person.mjs";

// A round that is soon over, in which not every card leads.
const DEAL = "1/1.3/h3/seed0062";
const END = { result: "You win the round", turns: 3 };

/** The opponent has thought in a worker, as often as it had a turn at least. */
async function expectThinking(page) {
  const { atFirst, answers } = await page.evaluate(() => window.thinking);
  assert.equal(atFirst, 1);
  assert.ok(answers >= END.turns - 1, `${answers} answers`);
}

test("a round is played with the mouse, and the opponent thinks in a worker", async ({ page }) => {
  await startGame(page, DEAL);
  assert.deepEqual(await playToTheEnd(page, byMouse(page)), END);
  await expectThinking(page);
});

test("a round is played with keys alone", async ({ page }) => {
  await openDeal(page, DEAL);
  await page.tabTo(await page.find("button", "Play this deal"));
  await page.press("Enter");
  assert.deepEqual(await playToTheEnd(page, byKeys(page)), END);
  await expectThinking(page);
  assert.ok(await page.evaluate(() => document.activeElement.matches("main *")), "the focus is not lost");
});

test("a card is dragged to the palette", async ({ page }) => {
  await startGame(page, "1/1.3/h3/seed0001");
  assert.ok(await myTurn(page));
  const [red] = await page.all("button", "Red 6", ".hand");
  await page.drag(red, await page.find("region", "Your palette"));
  await page.find("button", "Undo");
  await page.find("image", "Red 6", ".own-area");
  assert.deepEqual(await page.all("button", "Red 6"), []);
});
