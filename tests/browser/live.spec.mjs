// Live games: friends in browsers of their own, a relay between them, and no link by hand. What a relay and players can do
// otherwise is tested natively (tests/native/live/, src/state/live_session/).
import { playQuickly } from "./fast_player.mjs";
import { expect } from "./fixtures.mjs";
import { test } from "./relay.mjs";
import { leaveSettings, openForm, openStart, untilShown } from "./seed_storage.mjs";

const SETTINGS = { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "", "", ""], pace: "instant" };

const button = (page, name) => page.getByRole("button", { name, exact: true });
const live = (page) => page.locator(".live-btn");

/** Begins a live game in the form, and gives its link. */
async function host(page, settings = SETTINGS, { sealed = false } = {}) {
  await leaveSettings(page, settings);
  await openStart(page);
  await openForm(page);
  await page.getByRole("radio", { name: "Live", exact: true }).click();
  if (sealed) await page.getByRole("switch", { name: "Sealed" }).click();
  await button(page, "Start the game").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Its operator sees your IP address")).toBeVisible();
  await button(page, "Go live").click();
  const link = await sheet.getByRole("textbox").inputValue();
  await expect(sheet.getByText("The relay answers")).toBeVisible();
  await button(page, "Close").click();
  return link;
}

/** Opens a link in a browser of its own, and sits down. */
async function join(browser, link, name) {
  const page = await browser.newPage();
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await expect(page.getByText("Its operator sees your IP address")).toBeVisible();
  await button(page, "Sit down").click();
  return page;
}

/** The number of turns that a page shows. */
const turns = (page) => page.locator(".side .log li, .side ol li").count();

/** Plays until one of the pages shows the end of a round. */
async function playOut(pages) {
  for (let tries = 0; tries < 120; tries += 1) {
    for (const page of pages) {
      if (await page.locator("main.over").isVisible()) return;
      if (await page.locator(".hand button:not([aria-disabled])").first().isVisible()) await playQuickly(page, { rounds: 1 });
    }
    await pages[0].waitForTimeout(50);
  }
  throw new Error("The round doesn’t end.");
}

test("two friends play a round with one link", { tag: "@firefox" }, async ({ page, browser, relay }) => {
  expect(relay.counts.connections).toBe(0);
  const link = await host(page, { ...SETTINGS, rules: "1.3axt" });
  expect(relay.counts.connections).toBe(1);
  await expect(live(page)).toHaveAccessibleName("Live: waiting for friends");
  const other = await join(browser, link, "Ben");
  await untilShown(other, ".turn-panel");
  await expect(live(page)).toHaveAccessibleName("Live: everybody is here");
  await expect(live(other)).toHaveAccessibleName("Live: everybody is here");
  await playOut([page, other]);
  await expect(page.locator("main.over")).toBeVisible();
  await expect(other.locator("main.over")).toBeVisible();
  await other.close();
});
