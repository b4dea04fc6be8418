// How the end of a round looks: its banner, and the bar of its buttons.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { passOut, roundIsOver, untilOver } from "./player.mjs";
import { leave, openStart, untilShown } from "./seed_storage.mjs";

/** Tag and name of each language, with remarks between. */
const LIST = readFileSync(new URL("../../locales/languages.txt", import.meta.url), "utf8");
const LANGUAGES = LIST.split("\n").filter((line) => /^[a-z]/.test(line) && !line.endsWith(" unfinished")).map((line) => line.split(" ")[0]);

/** A round that the person loses by a pass, with five cards on the table. */
const LOSING = {
  version: 1,
  rules: "1.3",
  seats: "3h",
  seed: "seed0001",
  turns: "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4",
  round: 1,
  staged: "",
  taken_back: 0,
};

/** A turn at a table of four without a card in hand, after one with a play and a discard: no sentence before it is longer. */
const EMPTY_HAND = {
  ...LOSING,
  seats: "h555",
  seed: "empty877",
  turns: "pY2cV4.pV3.pO3.pG3cR3.pY4cG5.pY7cR7.cV5.pO2.cG6.pY1cO6.pB3.pB7.pO5cI3.pI2.pR6cG1.pG2cV7",
};

/** A match whose first round is lost, with points for the winner. */
const LOST_POINTS = { ...LOSING, rules: "1.0a", seats: "h3", seed: "lostgame", turns: "cV2.x" };

/** As much of a stroke of paint as has no gaps between its bristles. */
const WHOLE = 0.68;

const settingsIn = (language) => JSON.stringify({ version: 1, pace: "instant", language });

/** Opens a round that is lost. */
async function openLost(page, game) {
  await leave(page, { settings: settingsIn("en"), game: JSON.stringify(game) });
  await openStart(page);
  await page.locator(".play .primary").click();
  if ((await untilShown(page, ".turn-panel .open", ".round-over")) === 0) await passOut(page);
  await untilOver(page);
}

/** Sets the language as another tab does. */
async function setLanguage(page, language) {
  await page.evaluate((newValue) => {
    localStorage.setItem("red7:settings", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "red7:settings", newValue, storageArea: localStorage }));
  }, settingsIn(language));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** What of a banner's words lies under cards that have fallen, or beside whole paint. */
const unclear = (page, whole) =>
  page.evaluate((whole) => {
    const linen = document.querySelector(".linen.theirs");
    const paint = linen.querySelector(".paint-layer:not(.o1, .o2) .paint").getBoundingClientRect();
    const dry = paint.right - whole * paint.width;
    const fallen = [...linen.querySelectorAll(".fallen .card")].map((card) => card.getBoundingClientRect());
    const faults = [];
    for (const words of linen.querySelectorAll(":scope > .rule :is(h1, .eyebrow)")) {
      if (!words.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(words);
      for (const line of range.getClientRects()) {
        if (line.left < dry) faults.push(`${words.textContent} begins ${Math.round(dry - line.left)} px before the paint`);
        const isUnder = (card) =>
          Math.min(line.right, card.right) > Math.max(line.left, card.left) && Math.min(line.bottom, card.bottom) > Math.max(line.top, card.top);
        if (fallen.some(isUnder)) faults.push(`${words.textContent} lies under a card`);
      }
    }
    return faults;
  }, whole);

for (const [kind, game] of [["of a single round", LOSING], ["of a round for points", LOST_POINTS]]) {
  test(`the banner ${kind} that is lost has its words on whole paint, clear of fallen cards, in all languages`, async ({ page }) => {
    await openLost(page, game);
    await expect(page.locator(".linen.theirs .fallen .card").first()).toBeVisible();
    const titles = new Set();
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      titles.add(await page.getByRole("heading", { level: 1 }).innerText());
      for (const [width, height] of [[1280, 800], [1920, 1080], [768, 1024], [390, 844], [320, 568], [844, 390]]) {
        await page.setViewportSize({ width, height });
        expect(await unclear(page, WHOLE), `${language}, ${width}×${height}`).toEqual([]);
      }
    }
    expect(titles.size, "the languages differ").toBe(LANGUAGES.length);
  });
}

test("what is scrolled under the bar of buttons is not seen through it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await openLost(page, LOST_POINTS);
  const bar = roundIsOver(page).locator(".actions");
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await bar.evaluate((bar) => getComputedStyle(bar).backgroundColor)).toMatch(/^(rgb|oklab|color)\((?!.*\/)/);
  const { y, height } = await bar.boundingBox();
  expect(y + height, "nor below it").toBeGreaterThanOrEqual(640);
});

test("after the winner's rule has swept over the table, the result is read at once, and no button moves", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference", serviceWorkers: "block" });
  await leave(page, { settings: '{"version":1,"pace":"brisk"}', game: JSON.stringify({ ...LOST_POINTS, turns: "cV2" }) });
  await openStart(page);
  await page.locator(".play .primary").click();
  await untilShown(page, ".turn-panel .open");
  await passOut(page);
  await untilShown(page, ".round-over");
  await expect(page.locator(".over.swept")).toHaveCount(1);
  const delay = await page.locator(".linen.won .rule").evaluate((it) => parseFloat(getComputedStyle(it).animationDelay));
  expect(delay).toBeLessThan(0.2);
  const places = () => roundIsOver(page).locator(".actions .btn").evaluateAll((all) => all.map((it) => JSON.stringify(it.getBoundingClientRect())));
  const before = await places();
  await expect(roundIsOver(page).locator(".best .btn").first()).toBeVisible();
  expect(await places()).toEqual(before);
  await page.close();
});

test("by keys, the way to the result stays until one goes it, and no key starts another game there", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference", serviceWorkers: "block" });
  await page.clock.install();
  await leave(page, { settings: '{"version":1,"pace":"brisk"}', game: JSON.stringify(LOSING) });
  await openStart(page);
  await page.locator(".play .primary").focus();
  await page.keyboard.press("Enter");
  await untilShown(page, ".turn-panel .open");
  // With no card left there is nothing to ask.
  await page.keyboard.press("x");
  const result = page.getByRole("button", { name: "See the result" });
  await expect(result).toBeFocused();
  await page.clock.runFor(2_000);
  await expect(result).toBeFocused();
  await page.keyboard.press("Enter");
  await untilShown(page, ".round-over .actions");
  await page.keyboard.press("Enter");
  await expect(roundIsOver(page)).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(roundIsOver(page)).toBeFocused();
  await page.close();
});

test("that an empty hand ends the round for its player is read whole on a phone, in all languages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leave(page, { settings: settingsIn("en"), game: JSON.stringify(EMPTY_HAND) });
  await openStart(page);
  await page.locator(".play .primary").click();
  await untilShown(page, ".turn-panel .verdict");
  const verdict = page.locator(".turn-panel .verdict");
  await expect(verdict).toContainText("Your hand is empty: pass and go out.");
  for (const language of LANGUAGES) {
    await setLanguage(page, language);
    expect(await verdict.evaluate((it) => it.scrollHeight - it.clientHeight), language).toBeLessThan(4);
  }
});

test("what there is to learn stands right below the reason on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLost(page, LOSING);
  const top = (part) => roundIsOver(page).locator(part).evaluate((it) => it.getBoundingClientRect().top);
  const [because, best, gallery] = [await top(".because"), await top(".best"), await top(".gallery")];
  expect(because).toBeLessThan(best);
  expect(best).toBeLessThan(gallery);
});
