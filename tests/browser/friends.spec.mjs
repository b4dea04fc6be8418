// Games with friends: each has a browser of their own, and a link goes to and fro. Whole games, of two to four, with
// links that are old, damaged, of another story or of others' games, are tested natively (tests/native/friends.rs).
import { expect, test } from "./fixtures.mjs";
import { toPalette, undo } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";
import { leaveSettings, openForm, openStart, untilPainted, untilShown } from "./seed_storage.mjs";

const SETTINGS = { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "Ben", "", ""], pace: "instant" };

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Sends the turn, or the invitation, and gives the link. */
async function send(page, name = "Send the turn") {
  // Where there is no share sheet, one press copies the link.
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve((window.copied = text));
  });
  await button(page, name).click();
  const sheet = page.getByRole("dialog", { name });
  const message = await sheet.getByRole("textbox").inputValue();
  await expect(sheet).toContainText("Copied.");
  expect(await page.evaluate(() => window.copied)).toBe(message);
  await button(page, "Close").click();
  await expect(page.getByText("Waiting for").first()).toBeVisible();
  return /https?:\S+/.exec(message)[0];
}

/** Opens a link in a page that may have the game already. */
async function receive(page, link) {
  await page.goto("about:blank");
  await page.goto(link);
}

test("two friends play by links, with a reload in the middle of a turn", async ({ page, browser }) => {
  await test.step("a game is begun in the form", async () => {
    await leaveSettings(page, SETTINGS);
    await openStart(page);
    await openForm(page);
    await page.locator("#seed").fill("red7game");
    await button(page, "Start the game").click();
    await untilShown(page, ".turn-panel");
    if (!(await button(page, "Send the invitation").isVisible())) await playQuickly(page);
  });
  const first = await send(page, "Send the invitation");
  const other = await browser.newPage({ reducedMotion: "reduce" });
  await test.step("the friend joins", async () => {
    await receive(other, first);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Ann invites you to a game");
    await expect(other.getByLabel("Your name")).toHaveValue("Ben");
    await button(other, "Join").click();
  });
  await test.step("the friend’s turn outlives a reload", async () => {
    await other.locator(".hand button").first().click();
    await toPalette(other).click();
    await expect(undo(other)).toBeVisible();
    await untilPainted(other);
    await other.reload();
    await undo(other).click();
    await playQuickly(other);
  });
  const second = await send(other);
  await test.step("the turn comes back, and an old link changes nothing", async () => {
    await receive(page, second);
    await untilShown(page, ".hand button:not([aria-disabled])");
    await receive(page, first);
    await expect(page.getByText("This link is older than your game")).toBeVisible();
    await playQuickly(page);
    await expect(button(page, "Send the turn")).toBeVisible();
  });
  await other.close();
});
