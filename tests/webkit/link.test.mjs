// Addresses of deals and games.
import assert from "node:assert/strict";
import { OVER, untilShown } from "../browser/seed_storage.mjs";
import { until } from "./programs.mjs";
import { test } from "./fixtures.mjs";
import { handNames, lead, myTurn, startGame } from "./person.mjs";

const text = (page) => page.evaluate(() => document.body.innerText);

test("a deal from an address is the same for everyone, and is opened once", async ({ page }) => {
  await startGame(page, "1/1.3/h3/seed0001");
  assert.ok(await myTurn(page));
  assert.equal((await handNames(page)).join(), "Red 6,Red 2,Orange 3,Yellow 4,Blue 4,Blue 2,Indigo 5");
  assert.equal(await page.evaluate(() => location.hash), "");
});

test("a game that was sent is watched from its start, with keys", async ({ page }) => {
  await page.goto(`./#${OVER}`);
  await page.clickButton("Watch from the start");
  await untilShown(page, ".replaying");
  assert.match(await text(page), /The deal/);
  const turns = { ArrowRight: "After turn 1 of 12", End: "After turn 12 of 12", ArrowLeft: "After turn 11 of 12" };
  for (const [key, turn] of Object.entries(turns)) {
    await page.press(key);
    await until(async () => (await text(page)).includes(turn), turn);
  }
});

test("an address that leads nowhere is told of", async ({ page }) => {
  await page.goto("./#1/9.9/h1/red7game");
  await lead(page);
  assert.match(await text(page), /rules that this page doesn’t know/);
});
