// Nothing is cut off or lies over anything else: in Polish, German (long) and Japanese (high, without spaces), with text
// that is 40 % longer or set wider, and zoomed in. Other languages: LANGUAGES=fr-FR,cs-CZ
import { expect, test } from "./fixtures.mjs";
import { lengthen, setClose, setWider, shorten, withoutRoom } from "./overflow.mjs";
import { DAILY, FOREIGN, INVITATION, OVER, RATING, RECENT, STATISTICS, follow, leave, leaveSettings, open, openForm, openStart, untilShown } from "./seed_storage.mjs";

const [NARROW, PHONE, SIDE, DESK] = [[320, 640], [390, 844], [844, 390], [1280, 800]];
/** WCAG 2.2, 1.4.10: a window of 1280 by 1024 at 400 % */
const ZOOMED = [320, 256];
const SIZES = [NARROW, PHONE, SIDE, DESK];
const ALL_SIZES = [...SIZES, ZOOMED];

const asItIs = () => {};

/** How text is changed, how it is changed back, and at which sizes that is looked at. */
const CHANGES = {
  "as it is": [asItIs, asItIs, SIZES],
  "40 % longer": [lengthen, shorten, SIZES],
  // WCAG 2.2, 1.4.12
  "set wider": [setWider, setClose, [NARROW, PHONE, DESK]],
  "zoomed in": [asItIs, asItIs, [ZOOMED]],
};

const ENGLISH = ["English", "en-US", ["40 % longer", "set wider", "zoomed in"]];
const locales = process.env.LANGUAGES?.split(",") ?? ["pl-PL", "de-DE", "ja-JP"];
const nameOf = (locale) => new Intl.DisplayNames("en", { type: "language" }).of(locale.split("-")[0]);

for (const [title, locale, changes] of [ENGLISH, ...locales.map((locale) => [nameOf(locale), locale, ["as it is"]])]) {
  test.describe(`${title} has room`, () => {
    test.use({ locale });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
    });

    /** Looks at the page at each size with every change for it, in Firefox with the first; then all is as it was. */
    const look = async (page, state) => {
      const before = page.viewportSize();
      const isFirefox = page.context().browser().browserType().name() === "firefox";
      const made = isFirefox ? changes.slice(0, 1) : changes;
      for (const size of ALL_SIZES) {
        const here = made.filter((name) => CHANGES[name][2].includes(size));
        if (here.length === 0) continue;
        const [width, height] = size;
        await page.setViewportSize({ width, height });
        for (const name of here) {
          const [change, undo] = CHANGES[name];
          await change(page);
          const faults = await withoutRoom(page);
          expect.soft(faults, `${state}, ${name}, at ${width}×${height}`).toEqual([]);
          await undo(page);
        }
      }
      await page.setViewportSize(before);
    };

    /** A table of four at which the person is to move. */
    const start = async (page, address) => {
      await leaveSettings(page, { pace: "instant" });
      await open(page, address);
      await untilShown(page, ".hand button:not([aria-disabled])");
    };

    /** The others play the round out, and think about it. */
    const isOver = (page) => untilShown(page, ".linen.won");

    test("on the start page, in its sheets, on the page of a day, and of what was sent", async ({ page }) => {
      await leave(page, { daily: DAILY, settings: JSON.stringify({ version: 1, rules: "1.3ax", seats: "h333" }) });
      await page.clock.setFixedTime(new Date("2026-11-16T10:00:00Z"));
      await openStart(page);
      await look(page, "what to play");
      await openForm(page);
      await page.locator("#seed").fill("short");
      await look(page, "the form");
      for (const [n, opener] of [".bar .icon-btn:last-child", ".tile:first-child", ".tile:last-child"].entries()) {
        await page.locator(opener).first().click();
        await look(page, `sheet ${n}`);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
      for (const [fragment, shown] of [["1/d", ".outcome"], ["1/d/20261115", ".before"], ["1/1.3/h333/layout77", ".sent"], [FOREIGN, ".turn-panel"], [OVER.replace("1/", "1/b/"), ".sent"], [INVITATION, ".join"]]) {
        await follow(page, fragment);
        await untilShown(page, shown);
        await look(page, fragment);
      }
    });

    test("at a table, all through a turn", { tag: locale === "en-US" ? "@firefox" : [] }, async ({ page }) => {
      await start(page, "1/1.3/h333/layout77");
      await look(page, "your turn");
      for (const step of [1, 2, 3]) {
        await page.locator(".turn-panel .btn.tool").first().click();
        await expect(page.locator(".turn-panel .advice")).toBeVisible();
        await look(page, `a hint, ${step}`);
      }
      await page.locator(".hand button").first().click();
      await look(page, "chosen");
      await page.locator("button.target").first().click();
      await look(page, "staged");
      await page.locator(".turn-panel .btn.tool").first().click();
      await page.locator(".turn-panel .btn.tool").last().click();
      await look(page, "passing");
      await page.locator(".turn-panel .btn.out").click();
      await isOver(page);
      await look(page, "over");
    });

    test("at a table with Actions, for points, up to the end of a round, and in its sheets", async ({ page }) => {
      // The person moves first, with Green 1, Red 7 and Blue 5 in hand.
      await start(page, "1/1.0ax/h333/ac000007");
      await look(page, "your turn");
      const cards = page.locator(".hand button:has(.a)");
      const tool = page.locator(".turn-panel .btn.tool");
      for (let n = 0, count = await cards.count(); n < count; n++) {
        await cards.nth(n).click();
        if (n === 0) await look(page, "chosen");
        await page.locator("button.target").first().click();
        await expect(page.locator("button.target")).toHaveCount(0);
        await look(page, `action ${n}`);
        // What was drawn is not put back.
        if ((await tool.first().getAttribute("aria-disabled")) === "true") break;
        await tool.first().click();
      }
      await open(page, "1/1.0ax/h333/ac000007");
      await untilShown(page, ".hand button:not([aria-disabled])");
      await tool.last().click();
      await page.locator(".turn-panel .btn.out").click();
      await isOver(page);
      await look(page, "the round is over");
      await page.setViewportSize({ width: 390, height: 844 });
      for (const opener of [".scores-btn", ".icon-btn.only-phone", "nav .icon-btn:last-child"]) {
        await page.locator(`.top ${opener}`).first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await look(page, opener);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    });
  });
}

// WCAG 2.2, 1.4.12, in the narrowest window: what is set wider takes more lines there than anywhere.
test("set wider, a replay, a review, statistics and a game to go on with have room at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const look = async (state) => {
    await setWider(page);
    expect.soft(await withoutRoom(page), state).toEqual([]);
  };
  await leave(page, { statistics: STATISTICS, rating: RATING, recent: RECENT });
  await open(page, `${OVER}@3`);
  await untilShown(page, ".replaying");
  await look("a replay");
  await page.getByRole("button", { name: "See the review" }).click();
  await untilShown(page, ".review-summary .chance");
  await look("a review");
  await page.getByRole("button", { name: /^Find the better turn/ }).click();
  await untilShown(page, ".learning .hand .card");
  await look("a turn to try again");
  await open(page, "1/1.3a/h33/layout77");
  await untilShown(page, ".hand button:not([aria-disabled])");
  await look("a table of three");
  await openStart(page);
  await look("a game to go on with");
  await page.locator(".bar .icon-btn").first().click();
  await untilShown(page, "dialog .counts");
  await look("statistics");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Gallery" }).click();
  await untilShown(page, ".wall .linen");
  await look("the gallery");
});
