// The deal of the day over midnight, which is in UTC. What counts, and what is found again, is tested natively; here it
// is the clock of a browser in another time zone, reload, Back, and a second tab.
import { expect, test } from "./fixtures.mjs";
import { passOut } from "./player.mjs";
import { keptDocument, leave, openStart, untilShown } from "./seed_storage.mjs";

/** A Monday's deal for two, after both have moved twice. */
const BEGUN =
  '{"version":1,"rules":"1.3","seats":"h3","seed":"20261116","turns":"pG7.pO7.pG3cV5.cR7","round":1,"staged":"","taken_back":0,"day":"20261116"}';
const SETTINGS = '{"version":1,"pace":"instant"}';

const deal = (page) => page.getByRole("region", { name: "Daily deal" });
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens the start page two minutes before midnight. */
async function open(page, documents) {
  await page.clock.install({ time: new Date("2026-11-16T23:58:00Z") });
  await leave(page, { settings: SETTINGS, ...documents });
  await openStart(page);
  await expect(deal(page)).toContainText("16 November · new within 1 h");
}

test.describe("in Apia, where it is Tuesday noon", () => {
  test.use({ timezoneId: "Pacific/Apia" });

  test("the end of a day leads to its own result, and nothing is dealt unasked", async ({ page }) => {
    // An earlier version has left the game.
    await open(page, { "game.daily": BEGUN });
    await button(page, "Continue today’s deal").click();
    await untilShown(page, ".hand .card");
    await passOut(page);
    await page.clock.fastForward("03:00");
    await button(page, "Daily result").click();
    await expect(page.locator(".outcome")).toContainText("Monday 16 November");
    expect(await keptDocument(page, "game.daily.20261117")).toBeNull();
    await page.getByRole("button", { name: /start page/ }).click();
    await expect(deal(page)).toContainText("17 November · new within 24 h");
    await button(page, "Play today’s deal").click();
    await expect(button(page, "Start my one try")).toBeVisible();
  });
});

test.describe("in Los Angeles, where it is Monday afternoon", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("a deal left under way is found again after Back, after a reload and in another tab", async ({ page, context }) => {
    await open(page, { "game.daily.20261116": BEGUN });
    await button(page, "Continue today’s deal").click();
    await untilShown(page, ".hand .card");
    await page.clock.fastForward("03:00");
    await page.goBack();
    await expect(button(page, "Continue 16 November")).toBeVisible();
    await page.reload();
    await expect(button(page, "Continue 16 November")).toBeVisible();
    const other = await context.newPage();
    await test.step("the next deal begins on its own page, in another tab", async () => {
      await openStart(other);
      await button(other, "Play today’s deal").click();
      await button(other, "Start my one try").click();
      await untilShown(other, ".hand .card");
      await button(page, "Calendar").click();
      await expect(page.getByRole("button", { name: "Monday 16 November: unfinished" })).toBeVisible();
      await button(page, "Continue 16 November").click();
      await untilShown(page, ".hand .card");
      await passOut(page);
      await button(page, "Daily result").click();
      await expect(page.locator(".outcome")).toContainText("Monday 16 November");
    });
    await test.step("at local midnight it is still the same day", async () => {
      await other.clock.fastForward("08:00:00");
      await other.goBack();
      await expect(other.locator(".hand")).toHaveCount(0);
      await other.goBack();
      await expect(deal(other)).toContainText("17 November · new within 16 h");
      await expect(button(other, "Continue today’s deal")).toBeVisible();
      await expect(button(other, "Continue 16 November")).toHaveCount(0);
      await expect(deal(other).getByRole("listitem").first()).toContainText("Mon, lost");
    });
  });
});
