// The start page: one tap to play, whoever comes. What its buttons say, and what comes of them, is tested natively.
import { expect, test } from "./fixtures.mjs";
import { stageLead, startGame } from "./player.mjs";
import { DAILY, OVER, keptDocument, lead, openForm, openStart, untilPainted, untilShown } from "./seed_storage.mjs";

const RECENT = `{"version":1,"games":["20261121 ${OVER}"]}`;
/** So many games that are over, each against another level. */
const recentOf = (count) =>
  JSON.stringify({ version: 1, games: Array.from({ length: count }, (_, nth) => `20261121 ${OVER.replace("/h3/", `/h${nth + 1}/`)}`) });
const setup = (page) => page.locator(".setup");

test("the form opens in the box, and focus stays on what opened it", { tag: "@firefox" }, async ({ page }) => {
  await openStart(page);
  for (const [opens, before] of [["Customise", "Play a first round"], ["New game", "Continue"]]) {
    await expect(lead(page)).toHaveText(before);
    await page.getByRole("button", { name: opens }).press("Enter");
    const done = page.getByRole("button", { name: "Done" });
    await expect(done).toBeFocused();
    await expect(lead(page)).toHaveText("Play");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await expect(setup(page)).toContainText("3 players");
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

test("another game that was left stands below the first", async ({ page }) => {
  await startGame(page, { players: 4, seed: "ac000007" });
  expect(await stageLead(page)).toBe(true);
  await startGame(page, { players: 2, seed: "red7game" });
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await openStart(page);
    const first = await lead(page).boundingBox();
    const other = await page.locator(".also").boundingBox();
    expect(other.y, `${width}`).toBeGreaterThanOrEqual(first.y + first.height);
  }
});

test("what matters lies within the first 844 pixels of a phone, and all fits every screen", { tag: "@smoke" }, async ({ page }) => {
  // The browser is asked to keep what is stored once there is something to lose, and not before.
  await page.addInitScript(() => {
    window.asked = 0;
    Object.defineProperty(navigator, "storage", { value: { persist: () => Promise.reject(new Error(`${(window.asked += 1)}`)) } });
  });
  const asked = () => page.evaluate(() => window.asked);
  await page.setViewportSize({ width: 390, height: 844 });
  // A Sunday on which a deal has its figure and the week its match.
  await page.clock.setFixedTime(new Date("2026-12-20T12:00:00Z"));
  await openStart(page);
  const lieWithin = async (who) => {
    for (const part of [".play", ".daily", ".more", ".bar"]) {
      const { y, height } = await page.locator(part).boundingBox();
      expect(y + height, `${part}, ${who}`).toBeLessThanOrEqual(844);
    }
  };
  await lieWithin("a newcomer");
  expect(await asked()).toBe(0);
  await page.evaluate(([recent, daily]) => Object.assign(localStorage, { "red7:recent": recent, "red7:daily": daily }), [RECENT, DAILY]);
  await page.reload();
  await untilShown(page, ".play .primary");
  expect(await asked()).toBe(1);
  await lieWithin("who comes back");
  // One button stands out in the box, and it is the first.
  await expect(page.locator(".play .btn.primary")).toHaveCount(1);
  for (const isOpen of [false, true]) {
    if (isOpen) await openForm(page);
    for (const [width, height] of [[320, 568], [844, 390], [768, 1024], [880, 700], [1280, 800], [2560, 1440]]) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width}×${height}`).toBeLessThanOrEqual(width);
    }
  }
  await test.step("a game that is over is reviewed, and played again", async () => {
    const row = page.getByRole("region", { name: "Recent games" }).getByRole("listitem");
    await row.getByRole("button", { name: "Review" }).click();
    await untilShown(page, ".summary-page");
    await page.getByRole("button", { name: /start page/ }).first().click();
    await row.getByRole("button", { name: "Play this deal again" }).click();
    await untilShown(page, ".hand .card");
  });
});

test("on a phone a newcomer is at a table of two after one tap, where What if? is a sign that says what it shows", { tag: "@only-phone" }, async ({ page }) => {
  const width = (button) => button.evaluate((it) => it.getBoundingClientRect().width);
  const button = page.getByRole("button", { name: "What if?" });
  await openStart(page);
  await expect(lead(page)).toHaveText("Play a first round");
  await lead(page).tap();
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Opponents" }).getByRole("article")).toHaveCount(1);
  expect(await width(button)).toBe(44);
  await button.tap();
  await expect(page.getByRole("dialog")).toContainText("Who’d lead under each rule");
  const games = ["seed0001", "seed0002", "seed0003"].map((seed) => `20261121 1/1.3/h1/${seed}/x`);
  await page.evaluate((recent) => localStorage.setItem("red7:recent", recent), JSON.stringify({ version: 1, games }));
  await openStart(page);
  await lead(page).tap();
  expect(await width(button)).toBeGreaterThan(88);
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

test("where the browser can install the page, that is offered after the third game, until it is put away", async ({ page }) => {
  // The browser's own event, which headless browsers don't make.
  await page.addInitScript(() => {
    window.asked = 0;
    window.canInstall = () => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      event.prompt = () => Promise.resolve((window.asked += 1));
      return dispatchEvent(event);
    };
  });
  const offer = page.getByRole("complementary", { name: "Install" });
  /** The start page after so many games. The browser's event comes before the program, or after it. */
  const come = async (games, { isEarly = false } = {}) => {
    await page.evaluate((recent) => localStorage.setItem("red7:recent", recent), recentOf(games));
    if (isEarly) await page.addInitScript(() => addEventListener("load", () => window.canInstall()));
    await page.reload();
    await untilShown(page, ".play .primary");
    await page.waitForLoadState("networkidle");
    // The browser shows no offer of its own.
    if (!isEarly) expect(await page.evaluate(() => window.canInstall())).toBe(false);
    await untilPainted(page);
  };
  await openStart(page);
  await come(2);
  await expect(offer).toHaveCount(0);
  await come(3);
  await offer.getByRole("button", { name: "Install" }).click();
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("red7:settings"));
  await come(3, { isEarly: true });
  await offer.getByRole("button", { name: "Dismiss" }).click();
  await expect(offer).toHaveCount(0);
  expect(await keptDocument(page, "settings")).toMatchObject({ has_answered_install: true });
  await come(3, { isEarly: true });
  await expect(offer).toHaveCount(0);
});
