// Messages: at a table nothing moves for them, and they lie over no button; on the start page over none that plays.
import { expect, test } from "./fixtures.mjs";
import { hand, myTurn, startGame, toPalette } from "./player.mjs";
import { fillStorage, leave, openStart } from "./seed_storage.mjs";

const sizes = [
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1280, 800],
];

const notices = (page) => page.locator(".notice");

/** In the page: the boxes of all places and buttons of the table, and the buttons that cannot be hit everywhere. */
function look() {
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { name: element.className, x, y, width, height };
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const buttons = seen(".table button, .top button, .top a");
  const isCovered = (button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const spots = [left + 6, (left + right) / 2, right - 6].flatMap((x) => [top + 6, (top + bottom) / 2, bottom - 6].map((y) => [x, y]));
    return spots.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".notices"));
  };
  return {
    boxes: [...seen(".top, .seat, .canvas, .own-area, .hand, .turn-panel"), ...buttons].map(box),
    covered: buttons.filter(isCovered).map((button) => button.outerHTML),
  };
}

for (const players of [2, 4]) {
  test(`messages cover no button of a table of ${players}, and move nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The person moves first in both deals.
    await startGame(page, { players, seed: players === 2 ? "layout77" : "ac000007" });
    expect(await myTurn(page)).toBe(true);
    await hand(page).first().click();
    await toPalette(page).click();
    await page.mouse.move(0, 0);
    const before = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      before.push(await page.evaluate(look));
    }
    // The same again, with a message.
    await page.getByRole("button", { name: "Undo" }).click();
    await fillStorage(page);
    await hand(page).first().click();
    await toPalette(page).click();
    await page.mouse.move(0, 0);
    await expect(notices(page)).toHaveCount(1);
    for (const [at, [width, height]] of sizes.entries()) {
      await page.setViewportSize({ width, height });
      await expect(notices(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(look), `${width}×${height}`).toEqual({ ...before[at], covered: [] });
    }
  });
}

test("a message on the start page covers no button to play", async ({ page }) => {
  await leave(page, { statistics: "{broken" });
  await openStart(page);
  await expect(notices(page)).toHaveCount(1);
  for (const [width, height] of sizes.filter(([, height]) => height > 400)) {
    await page.setViewportSize({ width, height });
    await expect(notices(page)).toBeInViewport({ ratio: 1 });
    const covered = await page.evaluate(() => {
      const message = document.querySelector(".notice").getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }) => left < message.right && right > message.left && top < message.bottom && bottom > message.top;
      return [...document.querySelectorAll("main button")].filter((it) => isUnder(it.getBoundingClientRect())).map((it) => it.textContent);
    });
    expect(covered, `${width}×${height}`).toEqual([]);
  }
});

test("a page that was opened by a press has no ring of focus; after a key there is one", async ({ page }) => {
  await leave(page, {});
  await openStart(page);
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement).outlineWidth);
  await page.locator(".play .primary").evaluate((button) => button.focus({ focusVisible: true }));
  expect(await ring()).toBe("0px");
  await page.keyboard.press("Tab");
  expect(await ring()).toBe("3px");
  // The keys of an earlier game don't count.
  await page.mouse.click(2, 2);
  await page.locator(".play .primary").evaluate((button) => button.focus({ focusVisible: true }));
  expect(await ring()).toBe("0px");
});
