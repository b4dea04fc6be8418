// Whole matches, for points. The one of v1.0 with Actions is played by a finger in drag.spec, the one of Board Game
// Arena by keys in keys.spec.
import { ACTIONS, playUntilAllUsed } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { myTurn, passOut, roundIsOver, startGame, untilOver } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";

test("a match of v1.3, Advanced with Actions, is played to its end with every action", async ({ page }) => {
  test.setTimeout(300_000);
  await startGame(page, { edition: "v1.3", players: 3, seed: "match113", game: "Advanced", actions: true });
  const used = await playUntilAllUsed(page);
  expect([...used].sort()).toEqual([...ACTIONS].sort());
  await playQuickly(page);
  await expectEnd(page);
});

test("a match of the web guide, Advanced with Actions, is played to its end", async ({ page }) => {
  await startGame(page, { edition: "Web guide", players: 2, seed: "matchweb", game: "Advanced", actions: true });
  await playQuickly(page);
  await expectEnd(page);
});

/** The match is over, its points add up, and there may be another one. */
async function expectEnd(page) {
  await expect(roundIsOver(page)).toContainText(/wins? the match|share the win/);
  await expectScores(page);
  await roundIsOver(page).getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator(".top .info")).toHaveText(/^Round 1,/);
}

/** The score sheet adds up: each player's points are those of the rounds, and of the pile. */
async function expectScores(page) {
  await page.getByRole("button", { name: "Score sheet" }).click();
  const sheet = page.getByRole("dialog", { name: "Score sheet" });
  const rows = await sheet.getByRole("table").locator("tbody tr").allInnerTexts();
  const totals = await sheet.getByRole("table").locator("tfoot td").allInnerTexts();
  const piles = await sheet.locator(".piles dd").evaluateAll((piles) =>
    piles.map((pile) => [...pile.querySelectorAll(".pill")].reduce((sum, card) => sum + Number(card.innerText.match(/\d/)), 0)),
  );
  expect(rows.length).toBeGreaterThan(1);
  const won = rows.map((row) => Number(/\+(\d+)/.exec(row)?.[1]));
  const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
  expect(sum(won)).toBe(sum(totals.map(Number)));
  expect(piles).toEqual(totals.map(Number));
  await page.getByRole("button", { name: "Close" }).click();
}

test("the turns of earlier rounds are folded", { tag: "@phone" }, async ({ page }) => {
  await startGame(page, { edition: "v1.0", players: 2, seed: "lostgame", game: "Advanced" });
  await myTurn(page);
  await passOut(page);
  await page.getByRole("button", { name: "Next round" }).click();
  await myTurn(page);
  await passOut(page);
  await page.getByRole("button", { name: "Turns so far" }).click();
  const turns = page.getByRole("dialog", { name: "Turns", exact: true });
  const earlier = turns.locator("details");
  await expect(earlier.getByRole("listitem")).toHaveCount(0);
  await earlier.getByText("Round 1").click();
  await expect(earlier.getByRole("listitem").last()).toContainText(/^1/);
});

test("who passes in every round loses the match", async ({ page }) => {
  await startGame(page, { edition: "v1.0", players: 2, seed: "lostgame", game: "Advanced" });
  let rounds = 1;
  for (;;) {
    while (await myTurn(page)) await passOut(page);
    await untilOver(page);
    await expect(roundIsOver(page)).toContainText("Sienna wins the");
    const next = page.getByRole("button", { name: "Next round" });
    if ((await next.count()) === 0) break;
    await next.click();
    rounds++;
    await expect(page.getByText(`Round ${rounds}`).first()).toBeAttached();
  }
  await expect(roundIsOver(page)).toContainText("Sienna wins the match");
  await expect(page.getByRole("region", { name: /^The race/ }).getByRole("img").first()).toHaveAccessibleName(/You 0( 0)*\b/);
  // Each line is named by a face and, beside it, its points.
  const ends = await page.locator(".race .end").evaluateAll((ends) =>
    ends.map((end) => {
      const points = document.createRange();
      points.selectNodeContents(end.lastChild);
      return points.getBoundingClientRect().left - end.firstElementChild.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...ends)).toBeGreaterThan(0);
});
