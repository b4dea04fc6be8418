// Nothing on the page jumps while a round is played: Chromium, which takes note of it, finds nothing.
import { MOVING, expect, test } from "./fixtures.mjs";
import { myTurn, passOut, startGame } from "./player.mjs";
import { playCalmly } from "./fast_player.mjs";
import { lead, leave, openStart, untilShown } from "./seed_storage.mjs";

test.use(MOVING);

/** A turn of everyone, told or at once. Who passes at a table of two ends the round; of more, the others play on at once. */
const tables = [
  { size: [390, 844], players: 4, seed: "ac000007", game: "Advanced", actions: true, pace: "brisk" },
  { size: [844, 390], players: 4, seed: "ac000007", game: "Advanced", pace: "brisk" },
  { size: [1280, 800], players: 4, seed: "ac000007", game: "Advanced", pace: "brisk" },
  { size: [390, 844], players: 3, seed: "shift377", game: "Basic", pace: "instant" },
  { size: [844, 390], players: 2, seed: "shift277", game: "Advanced", actions: true, pace: "instant" },
  { size: [1280, 800], players: 2, seed: "shift277", game: "Basic", pace: "instant" },
];

/** A table of four, with two of the others out. */
const LATE = '{"version":1,"rules":"1.3ax","seats":"h333","seed":"shift477","turns":"x.x","round":1,"staged":""}';

async function expectNoJumps(page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.jumps)).toEqual([]);
}

for (const { size, ...deal } of tables) {
  const [width, height] = size;
  test(`nothing jumps at ${width}×${height}, ${deal.players} players, ${deal.game}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, deal);
    await page.evaluate(watch);
    await playCalmly(page, { rounds: 1, turns: 1 });
    if (deal.players === 2 && (await myTurn(page))) {
      await passOut(page);
      await playCalmly(page, { rounds: 1 });
    }
    await expectNoJumps(page);
  });
}

test("nothing jumps as a round of four ends where there is least room", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leave(page, { settings: '{"version":1,"pace":"brisk"}', game: LATE });
  await openStart(page);
  await lead(page).click();
  expect(await myTurn(page)).toBe(true);
  await page.evaluate(watch);
  await passOut(page);
  await playCalmly(page, { rounds: 1 });
  await untilShown(page, ".round-over");
  await expectNoJumps(page);
});

/**
 * In the page: notes all that jumps from now on, whether it follows an input or not. Left out are one's own
 * hand, whose cards grow wider when one of them is played, and what is drawn on a card.
 */
function watch() {
  const elementOf = (node) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
  const what = (node) => {
    const element = elementOf(node);
    const names = [];
    for (let at = element; at && !at.matches("main, .side"); at = at.parentElement) names.unshift(at.getAttribute("class") ?? at.localName);
    return names.join(" > ");
  };
  const where = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
  // Chromium compares with where the page's thread last drew an element, and what moves is drawn beside it: so a
  // move that takes over from another is counted even if all goes on smoothly.
  const takenOver = new WeakSet();
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (!target.hasAttribute("data-moves")) takenOver.delete(target);
      else if (oldValue !== null) takenOver.add(target);
    }
  }).observe(document, { subtree: true, attributeFilter: ["data-moves"], attributeOldValue: true });
  window.jumps = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) {
      for (const { node, previousRect, currentRect } of sources) {
        if (node?.parentElement.closest(".hand, .card")) continue;
        if (takenOver.has(elementOf(node)?.closest("[data-moves]"))) continue;
        window.jumps.push(`${what(node)} from ${where(previousRect)} to ${where(currentRect)}`);
      }
    }
  }).observe({ type: "layout-shift" });
}
