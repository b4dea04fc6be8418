// Whole rounds, as a new visitor plays them.
import { expect, test } from "./fixtures.mjs";
import { hand, handNames, myTurn, passOut, playToTheEnd, startGame, toPalette, undo, untilOver } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";
import { untilLanded } from "./seed_storage.mjs";

test("a round is played to its end, then the same deal, and another", { tag: "@smoke" }, async ({ page }) => {
  await startGame(page, { players: 3, seed: "round007" });
  const dealt = await handNames(page);
  const winner = await playToTheEnd(page);
  expect(winner).toMatch(/^(You win|Sienna wins|Umber wins) the round$/);
  await page.getByRole("button", { name: "Same deal again" }).click();
  await myTurn(page);
  expect(await handNames(page)).toEqual(dealt);
  await passOut(page);
  await untilOver(page);
  await page.getByRole("button", { name: "Rematch" }).click();
  await myTurn(page);
  expect(await handNames(page)).not.toEqual(dealt);
});

test("a reload in the middle of a round finds it as it was", { tag: "@moving-firefox" }, async ({ page }) => {
  await startGame(page, { players: 3, seed: "reloaded", settings: { may_take_back: true } });
  const dealt = await handNames(page);
  await playQuickly(page, { turns: 1 });
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await toPalette(page).click();
  await untilLanded(page);
  const table = page.getByRole("main");
  const before = await table.ariaSnapshot();

  await page.reload();
  await expect(undo(page)).toBeVisible();
  await untilLanded(page);
  expect(await table.ariaSnapshot()).toBe(before);
  await undo(page).click();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(hand(page)).toHaveCount(dealt.length);
  expect(await handNames(page)).toEqual(dealt);
  await playQuickly(page, { turns: 1 });
});
