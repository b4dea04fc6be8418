// Whole rounds, as a new visitor plays them.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, handNames, myTurn, playToTheEnd, setPace, stageLead, startGame, toPalette, undo } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { dealForm, leaveSettings, openForm, openStart } from "./visit.mjs";

for (const players of [2, 3, 4]) {
  test(`a round of ${players} is played to its end`, { tag: players === 3 ? "@smoke" : [] }, async ({ page }) => {
    await startGame(page, { players, seed: `round00${players}` });
    const dealt = await handNames(page);
    const winner = await playToTheEnd(page);
    expect(winner).toMatch(/^(You win|Sienna wins|Umber wins|Chalk wins) the game$/);
    await page.getByRole("button", { name: "Same deal again" }).click();
    await myTurn(page);
    expect(await handNames(page)).toEqual(dealt);
  });
}

test("play again is another deal", { tag: ["@phone", "@touch", "@firefox"] }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "another1" });
  const dealt = await handNames(page);
  await playQuickly(page);
  await page.getByRole("button", { name: "Rematch" }).click();
  await myTurn(page);
  expect(await handNames(page)).not.toEqual(dealt);
});

test("a reload in the middle of a round finds it as it was", { tag: "@firefox" }, async ({ page }) => {
  await startGame(page, { players: 3, seed: "reloaded" });
  await playQuickly(page, { turns: 1 });
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await toPalette(page).click();
  const table = page.getByRole("main");
  const before = await table.ariaSnapshot();

  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(undo(page)).toBeVisible();
  expect(await table.ariaSnapshot()).toBe(before);
  await undo(page).click();
  await playQuickly(page);
});

test("the same seed is the same deal for everybody", { tag: "@smoke" }, async ({ page, browser, baseURL }) => {
  // By the form, in capitals, and by an address.
  await leaveSettings(page, { pace: "instant", seats: "h333" });
  await openStart(page);
  await openForm(page);
  await page.getByLabel(/^Deal code/).fill("SameDeal");
  await dealForm(page);
  await myTurn(page);
  const other = await (await browser.newContext({ baseURL })).newPage();
  await startGame(other, { players: 4, seed: "samedeal" });
  await myTurn(other);
  expect(await handNames(other)).toEqual(await handNames(page));
  const seats = (p) => p.getByRole("region", { name: "Opponents" }).innerText();
  expect(await seats(other)).toBe(await seats(page));
  await other.context().close();
});

test("opponents move at a watchable pace, and the log tells what they did", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await startGame(page, { players: 2, seed: "watching", pace: "calm" });
  expect(await myTurn(page)).toBe(true);
  expect(await stageLead(page)).toBe(true);
  // An hour later, from when on time goes by as told here.
  await page.clock.pauseAt(3_600_000);
  await endTurn(page).evaluate((button) => button.click());
  // What was pressed is painted before the turn ends.
  await page.clock.runFor(50);
  const waiting = page.getByRole("region", { name: "Waiting" });
  await expect(waiting).toBeVisible();
  await page.clock.runFor(1100);
  await expect(waiting).toBeVisible();
  await page.clock.runFor(200);
  await expect(waiting).toHaveCount(0);
  const turns = page.getByRole("button", { name: "Turns so far" });
  if (await turns.isVisible()) await turns.click();
  const newest = page.getByRole("list", { name: /^Turns/ }).getByRole("listitem").first();
  await expect(newest).toContainText(/Sienna (played|changed|discarded|passed)/);
});

test("the pace can be changed in mid-game", async ({ page }) => {
  await startGame(page, { players: 2, seed: "watching", pace: "calm" });
  await setPace(page, "Instant");
  await playQuickly(page);
});
