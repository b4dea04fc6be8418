// Friends in browsers of their own, who play a live game.
import { expect } from "./fixtures.mjs";
import { leaveSettings, openForm, openStart } from "./seed_storage.mjs";

export const SETTINGS = { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "", "", ""], pace: "instant" };

export const button = (page, name) => page.getByRole("button", { name, exact: true });
export const live = (page) => page.locator(".live-btn");
export const isTurn = (page) => page.locator(".hand button:not([aria-disabled])").first().isVisible();

/** Begins a live game in the form, and gives its link. */
export async function host(page, { settings = {}, isSealed = false, isAnswered = true } = {}) {
  await leaveSettings(page, { ...SETTINGS, ...settings });
  await openStart(page);
  await openForm(page);
  await page.getByRole("radio", { name: "Live", exact: true }).check();
  if (!isSealed) await page.locator("#seed").fill("red7game");
  if (isSealed) await page.getByRole("switch", { name: "Sealed" }).check();
  await button(page, "Start the game").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Its operator sees your IP address")).toBeVisible();
  await button(page, "Go live").click();
  const link = await sheet.getByRole("textbox").inputValue();
  if (isAnswered) await expect(sheet.getByText("The relay answers")).toBeVisible();
  await button(page, "Close").click();
  return link;
}

/** A page in a browser of its own, where nothing moves and nobody lets one wait. */
export async function elsewhere(browser, options) {
  const page = await (await browser.newContext({ reducedMotion: "reduce", ...options })).newPage();
  await leaveSettings(page, { pace: "instant" });
  return page;
}

/** Opens a link in a browser of its own, and sits down. */
export async function join(browser, link, name) {
  const page = await elsewhere(browser);
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await expect(page.getByText("Its operator sees your IP address")).toBeVisible();
  await button(page, "Sit down").click();
  return page;
}

/** Waits until one of two pages may move: that one, and the other. */
export async function untilTurn(pages) {
  let mover;
  await expect
    .poll(async () => {
      const turns = await Promise.all(pages.map(isTurn));
      mover = turns.indexOf(true);
      return mover;
    })
    .not.toBe(-1);
  return [pages[mover], pages[1 - mover]];
}
