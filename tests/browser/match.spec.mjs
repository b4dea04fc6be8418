// The last rounds of a match, for points.
import { expect, test } from "./fixtures.mjs";
import { myTurn, passOut, roundIsOver, untilOver } from "./player.mjs";
import { leave, openStart, untilShown } from "./seed_storage.mjs";

/** A match of which six rounds are over: the person has passed in each. */
const SIX_LOST = {
  version: 1,
  rules: "1.0a",
  seats: "h3",
  seed: "lostgame",
  turns: "cV2.x.x.x.pY6.x.x.pR7.x",
  round: 6,
  staged: "",
  taken_back: 0,
};

test("in a low window all of a round’s end is in view", async ({ page }) => {
  await leave(page, { settings: '{"version":1,"pace":"instant"}', game: JSON.stringify(SIX_LOST) });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStart(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await untilShown(page, ".round-over .best .btn");
  const below = () => page.locator(".table.over").evaluate((it) => it.scrollHeight - it.clientHeight);
  await expect.poll(below).toBe(0);
});

test("who goes on to pass loses the match, and may have another", async ({ page }) => {
  await leave(page, { settings: '{"version":1,"pace":"instant"}', game: JSON.stringify(SIX_LOST) });
  await openStart(page);
  await page.getByRole("button", { name: "Continue" }).click();
  const info = page.locator(".top .info");
  for (const round of [7, 8]) {
    await page.getByRole("button", { name: "Next round" }).click();
    await expect(info).toHaveText(new RegExp(`^Round ${round},`));
    expect(await myTurn(page)).toBe(true);
    await passOut(page);
    await untilOver(page);
    if (round === 7) await expectFolded(page);
  }
  await expect(roundIsOver(page)).toContainText("Sienna wins the match");
  await test.step("each line of the race is named by a face and, beside it, its points", async () => {
    await expect(page.getByRole("region", { name: /^The race/ }).getByRole("img").first()).toHaveAccessibleName(/You 0( 0)*\b/);
    const ends = await page.locator(".race .end").evaluateAll((ends) =>
      ends.map((end) => {
        const points = document.createRange();
        points.selectNodeContents(end.lastChild);
        return points.getBoundingClientRect().left - end.firstElementChild.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...ends)).toBeGreaterThan(0);
  });
  await test.step("the picture of a round leads to its review, and the switcher from there to another round", async () => {
    const story = page.getByRole("main", { name: "Review" });
    const title = story.getByRole("heading").first();
    const rounds = page.getByRole("navigation", { name: "Rounds" }).getByRole("button");
    await roundIsOver(page).getByRole("button", { name: /^Review: / }).nth(4).click();
    await expect(title).toHaveText(/^Round 5: /);
    await expect(rounds).toHaveCount(8);
    await expect(rounds.nth(4)).toHaveAttribute("aria-current", "true");
    await rounds.nth(1).press("Enter");
    await expect(title).toHaveText(/^Round 2: /);
    await expect(rounds.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(rounds.nth(1)).toBeFocused();
    await page.getByRole("button", { name: "Back to the game" }).click();
  });
  await roundIsOver(page).getByRole("button", { name: "Rematch" }).click();
  await expect(info).toHaveText(/^Round 1,/);
});

test("a match that is given up is gone from the start page, also after a reload", async ({ page }) => {
  await leave(page, { settings: '{"version":1,"pace":"instant"}', game: JSON.stringify(SIX_LOST) });
  await openStart(page);
  const goOn = page.getByRole("button", { name: "Continue" });
  await goOn.click();
  await page.getByRole("button", { name: "Game menu" }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: "Give up the match" }).click();
  await expect(menu.getByRole("alert")).toContainText("counts neither as won nor as lost");
  await menu.getByRole("button", { name: "Give up", exact: true }).click();
  // Its end is shown, and leads on; closed, it is gone.
  const end = page.getByRole("dialog", { name: "You gave up the match" });
  await expect(end.getByRole("table")).toBeVisible();
  await expect(end.getByRole("button", { name: "Rematch" })).toBeVisible();
  await end.getByRole("button", { name: "Close" }).click();
  await expect(menu).toHaveCount(0);
  await expect(goOn).toHaveCount(0);
  const recent = page.getByRole("region", { name: "Recent games" });
  await expect(recent).toContainText("Gave up the match");
  await page.goForward();
  await expect(goOn).toHaveCount(0);
  await page.reload();
  await openStart(page);
  await expect(goOn).toHaveCount(0);
  await recent.getByRole("button", { name: "Review" }).click();
  await untilShown(page, ".story-bar, .replaying, .review");
});

/** The turns of earlier rounds are folded, and come as they are unfolded. */
function expectFolded(page) {
  return test.step("the turns of earlier rounds are folded", async () => {
    await page.getByRole("button", { name: "Turns so far" }).click();
    const earlier = page.getByRole("dialog", { name: "Turns", exact: true }).locator("details");
    await expect(earlier.getByRole("listitem")).toHaveCount(0);
    await earlier.getByText("Round 1").click();
    await expect(earlier.getByRole("listitem").last()).toContainText(/^1/);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
