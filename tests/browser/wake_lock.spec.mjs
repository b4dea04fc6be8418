// What the device does while one plays: its screen stays awake, and it can be felt.
import { expect, test } from "./fixtures.mjs";
import { hand, myTurn, startGame } from "./player.mjs";

test("the screen stays awake at a table, and may sleep elsewhere", async ({ page }) => {
  await page.addInitScript(() => {
    window.locks = { asked: 0, released: 0 };
    const lock = { release: async () => window.locks.released++ };
    const wakeLock = { request: async () => (window.locks.asked++, lock) };
    Object.defineProperty(navigator, "wakeLock", { value: wakeLock });
  });
  await startGame(page, { players: 2, seed: "red7game" });
  await expect.poll(() => page.evaluate(() => window.locks)).toEqual({ asked: 1, released: 0 });
  // The browser lets go of it when the page is hidden; once it is seen again, it is asked anew.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => page.evaluate(() => window.locks.asked)).toBe(2);
  await page.getByRole("button", { name: "Red7: back to the start page" }).click();
  await expect.poll(() => page.evaluate(() => window.locks.released)).toBe(1);
});

test("a card is felt on a device that can be felt, unless it is to be still", { tag: "@only-phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.ticks = [];
    navigator.vibrate = (millis) => window.ticks.push(millis);
  });
  await startGame(page, { players: 2, seed: "red7game" });
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().tap();
  await expect.poll(() => page.evaluate(() => window.ticks)).toEqual([8]);
  await page.getByRole("button", { name: "Game menu" }).tap();
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.getByRole("switch", { name: "Vibration" }).click();
  await page.getByRole("button", { name: "Close" }).tap();
  await hand(page).nth(1).tap();
  expect(await page.evaluate(() => window.ticks)).toEqual([8]);
});
