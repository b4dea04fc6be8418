// What is kept from one visit to the next: the game, and the language.
import assert from "node:assert/strict";
import { hand, myTurn, lead, startGame } from "./person.mjs";
import { playQuickly } from "../browser/fast_player.mjs";
import { test } from "./fixtures.mjs";

const table = (page) => page.evaluate(() => document.querySelector("main").innerText);

test("a reload in the middle of a round finds it as it was", async ({ page }) => {
  await startGame(page, "1/1.3/h33/reloaded");
  await playQuickly(page, { turns: 1 });
  assert.ok(await myTurn(page));
  await page.click((await hand(page))[0]);
  await page.clickButton(/^To your palette/);
  await page.find("button", "Undo");
  const before = await table(page);

  await page.reload();
  await page.find("button", "Undo");
  assert.equal(await table(page), before);
  await page.clickButton("Undo");
  await playQuickly(page);
  await page.find("region", "The round is over");
});

test("the language is changed at once, and kept", async ({ page }) => {
  await page.goto("./");
  await page.clickButton("Settings");
  await page.click(await page.find("radio", "Polski"));
  await page.find("dialog", "Ustawienia");
  await page.press("Escape");
  await page.gone("dialog");
  await page.find("button", "Zagraj pierwszą rundę");

  await page.reload();
  await page.find("button", "Zagraj pierwszą rundę");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
  await page.clickButton("Ustawienia");
  await page.click(await page.find("radio", "English"));
  await page.press("Escape");
  await lead(page);
});
