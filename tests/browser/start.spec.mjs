// The start page: one tap to play, whoever comes.
import { expect, test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { DAILY, OVER, arrive, lead, leave, leaveSettings, open, openForm, openStart, untilShown } from "./visit.mjs";

const RECENT = `{"version":1,"games":["20261121 ${OVER}"]}`;
const setup = (page) => page.locator(".setup");

test("a newcomer is at a table of two after one tap", { tag: ["@smoke", "@phone", "@touch"] }, async ({ page }) => {
  await openStart(page);
  await expect(lead(page)).toHaveText("Play a first round");
  await lead(page).click();
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Opponents" }).getByRole("article")).toHaveCount(1);
});

test("who comes back plays at the table of last time, or goes on", { tag: "@firefox" }, async ({ page }) => {
  await leaveSettings(page, { pace: "instant", seats: "h13", rules: "1.3a" });
  await openStart(page);
  await expect(lead(page)).toHaveText("Play");
  await expect(setup(page)).toContainText("3 players · Novice, Skilled · v1.3 Advanced");
  await lead(page).click();
  await untilShown(page, ".hand .card");
  await page.getByRole("button", { name: /start page/ }).click();
  await expect(lead(page)).toHaveText("Continue");
  await lead(page).click();
  await untilShown(page, ".hand .card");
});

test("the form opens in the box, and focus stays on what opened it", async ({ page }) => {
  await openStart(page);
  for (const [opens, before] of [["Customise", "Play a first round"], ["New game", "Continue"]]) {
    await expect(lead(page)).toHaveText(before);
    await page.getByRole("button", { name: opens }).press("Enter");
    const done = page.getByRole("button", { name: "Done" });
    await expect(done).toBeFocused();
    await expect(lead(page)).toHaveText("Play");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await expect(setup(page)).toContainText("2 players");
    await done.press("Enter");
    await expect(page.locator("#seed")).toHaveCount(0);
    await expect(page.getByRole("button", { name: opens })).toBeFocused();
    if (opens === "New game") break;
    // A table that was chosen makes no newcomer any more.
    await expect(lead(page)).toHaveText("Play");
    await lead(page).click();
    await untilShown(page, ".hand .card");
    await page.getByRole("button", { name: /start page/ }).click();
  }
});

test("what matters lies within the first 844 pixels of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStart(page);
  for (const who of ["a newcomer", "who comes back"]) {
    for (const part of [".play", ".daily", ".more", ".bar"]) {
      const { y, height } = await page.locator(part).boundingBox();
      expect(y + height, `${part}, ${who}`).toBeLessThanOrEqual(844);
    }
    await page.evaluate(([recent, daily]) => Object.assign(localStorage, { "red7:recent": recent, "red7:daily": daily }), [RECENT, DAILY]);
    await page.reload();
    await openStart(page);
  }
  // One button stands out in the box, and it is the first.
  await expect(page.locator(".play .btn.go")).toHaveCount(1);
});

test("on a phone What if? is a sign in the first games, and says what it shows", { tag: "@only-phone" }, async ({ page }) => {
  const width = (button) => button.evaluate((it) => it.getBoundingClientRect().width);
  const button = page.getByRole("button", { name: "What if?" });
  await startGame(page, { players: 2, seed: "whatif22" });
  expect(await width(button)).toBe(44);
  await button.tap();
  await expect(page.getByRole("dialog")).toContainText("Who’d lead under each rule");
  const games = ["seed0001", "seed0002", "seed0003"].map((seed) => `20261121 1/1.3/h1/${seed}/x`);
  await page.evaluate((recent) => localStorage.setItem("red7:recent", recent), JSON.stringify({ version: 1, games }));
  await page.reload();
  await lead(page).tap();
  expect(await width(button)).toBeGreaterThan(88);
});

test("a game that ends lies under the recent games, to be reviewed or played again", { tag: "@smoke" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "recent22" });
  await playQuickly(page);
  await page.getByRole("button", { name: /start page/ }).click();
  await expect(lead(page)).toHaveText("Play");
  const row = page.getByRole("region", { name: "Recent games" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/^(Won|Lost).*2 players · Skilled · v1\.3 Basic/);
  await row.getByRole("button", { name: "Review" }).click();
  await untilShown(page, ".story-page");
  await openStart(page);
  await row.getByRole("button", { name: "Play this deal again" }).click();
  await untilShown(page, ".hand .card");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("red7:game")).seed)).toBe("recent22");
});

test("shortcuts of the installed page lead where they say", async ({ page }) => {
  await startGame(page, { players: 2, seed: "shortcut" });
  await arrive(page, "continue");
  await untilShown(page, ".hand .card");
  await arrive(page, "puzzle");
  await untilShown(page, ".app.puzzle");
  await arrive(page, "daily");
  await untilShown(page, ".day .before");
  expect(await page.evaluate(() => location.hash)).toBe("");
});

test("the browser is asked to keep what is stored once a game is over, and not before", async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    Object.defineProperty(navigator, "storage", { value: { persist: () => Promise.reject(new Error(`${(window.asked += 1)}`)) } });
  });
  const asked = () => page.evaluate(() => window.asked);
  await openStart(page);
  expect(await asked()).toBe(0);
  await startGame(page, { players: 2, seed: "recent22" });
  await playQuickly(page);
  expect(await asked()).toBe(1);
});

test("every state fits every screen", async ({ page }) => {
  await leave(page, { recent: RECENT });
  await openStart(page);
  const sizes = [[320, 568], [390, 844], [844, 390], [768, 1024], [880, 700], [1280, 800], [2560, 1440]];
  for (const isOpen of [false, true]) {
    if (isOpen) await openForm(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width}×${height}`).toBeLessThanOrEqual(width);
    }
  }
});

test("what is pressed is seen pressed before what comes of it", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openStart(page);
  await page.clock.pauseAt(3_600_000);
  const settings = page.getByRole("button", { name: "Settings" });
  const dialog = page.getByRole("dialog");
  await settings.evaluate((button) => button.click());
  await expect(settings).toHaveAttribute("data-pressed");
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(dialog).toBeVisible();
  await expect(settings).not.toHaveAttribute("data-pressed");
});
