// A person who has no mouse: everything here is done with keys.
import { expect } from "./fixtures.mjs";
import { hand, myTurn, roundIsOver, untilOver } from "./player.mjs";

/** What has the focus: its accessible name as far as the page gives one, or its text. */
export const focused = (page) =>
  page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.innerText);

/**
 * Presses Tab, or Shift and Tab, until an element has the focus. It never passes the end of the page, where
 * some browsers lead on to their own buttons.
 */
export async function tabTo(page, locator) {
  const isBefore = await locator.evaluate((element) =>
    Boolean(document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING),
  );
  for (let presses = 0; presses < 60; presses++) {
    if (await locator.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab never reaches ${locator}`);
}

/** Opens the page and deals a game by keys. */
export async function deal(page, { players = 2, edition = "v1.3", seed, advanced = false, actions = false }) {
  const radio = async (group, name) => {
    const option = page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name, exact: true });
    await tabTo(page, page.getByRole("group", { name: group, exact: true }).getByRole("radio", { checked: true }));
    while (!(await option.isChecked())) await page.keyboard.press("ArrowRight");
  };
  await page.goto("./");
  await tabTo(page, page.getByRole("button", { name: "Settings" }));
  await page.keyboard.press("Enter");
  await radio("Opponent speed", "Instant");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: "Customise" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await radio("How many opponents", String(players - 1));
  if (advanced) await radio("Game", "Advanced");
  if (actions) {
    await tabTo(page, page.getByRole("switch", { name: "Actions" }));
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.locator(".further > summary"));
  await page.keyboard.press("Enter");
  await radio("Rules", edition);
  await tabTo(page, page.getByLabel(/^Deal code/));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(seed);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
}

/** Plays a whole match by keys, or so many rounds of it. */
export async function playMatch(page, { rounds } = {}) {
  for (let round = 1; ; round++) {
    while (await myTurn(page)) await takeTurn(page);
    await untilOver(page);
    await expectFocus(page);
    if (round === rounds || (await roundIsOver(page).getByRole("button", { name: "Next round" }).count()) === 0) return;
    await page.keyboard.press("n");
    await expect(roundIsOver(page)).toHaveCount(0);
  }
}

/** Focus is never lost, and never on something that is not shown. */
export async function expectFocus(page) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement.matches("main *")))
    .toBe(true);
}

const target = (page, key) => page.locator(`.target[aria-keyshortcuts~="${key}"]:not([aria-disabled])`);
const stage = (page) => page.locator(".verdict strong");

/** A turn that leads, with whatever its cards ask for; else a pass. */
async function takeTurn(page) {
  await expectFocus(page);
  if (!(await stageLead(page))) {
    const asks = (await hand(page).count()) > 0;
    await page.keyboard.press("x");
    if (!asks) return;
    await expect(stage(page)).toContainText("Pass and go out?");
    await page.keyboard.press("e");
    await expect(stage(page).filter({ hasText: "Pass and go out?" })).toHaveCount(0);
    return;
  }
  while (/Remove a card|Move one of your cards|Play another card/.test(await stage(page).innerText())) {
    await act(page);
  }
  const end = page.locator('.turn-panel [aria-keyshortcuts="E"]');
  if ((await end.getAttribute("aria-disabled")) || /be out/.test(await end.innerText())) await stageLead(page);
  const ply = await page.getByRole("log").locator("p").count();
  await page.keyboard.press("e");
  await expect.poll(() => page.getByRole("log").locator("p").count()).toBeGreaterThan(ply);
}

/** Goes along the hand and stages the first card that leads; says whether there is one. */
async function stageLead(page) {
  const count = await hand(page).count();
  if (count === 0 || (await hand(page).first().getAttribute("aria-disabled"))) return false;
  if (!(await page.evaluate(() => document.activeElement.matches(".hand *")))) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Home");
  await expect(hand(page).first()).toBeFocused();
  for (let number = 0; number < count; number++) {
    await expect(hand(page).nth(number)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".target").first()).toBeVisible();
    for (const key of ["p", "c"]) {
      const place = target(page, key.toUpperCase()).filter({ hasText: "You lead" });
      if ((await place.count()) === 0) continue;
      await page.keyboard.press(key);
      await expect(page.locator(".target")).toHaveCount(0);
      return true;
    }
    await page.keyboard.press("Escape");
    await expect(page.locator(".target")).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
  }
  return false;
}

/** Carries out an action: the first card that may be moved and leads, else the first that may be moved. */
async function act(page) {
  const movable = page.getByRole("button", { name: /, (you’d lead|allowed, but you wouldn’t lead)$/ });
  const leading = movable.filter({ has: page.locator(".badge.check") });
  const card = (await leading.count()) > 0 ? leading.first() : movable.first();
  await expect(page.locator("button.card:focus")).toHaveCount(1);
  while (!(await card.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Space");
  await expect(page.locator(".target").first()).toBeVisible();
  const leads = async (key) => (await target(page, key).filter({ hasText: "You lead" }).count()) > 0;
  const may = async (key) => (await target(page, key).count()) > 0;
  let chosen;
  for (const is of [leads, may]) {
    for (const key of ["C", "P", "D"]) if (!chosen && (await is(key))) chosen = key;
  }
  await page.keyboard.press(chosen.toLowerCase());
  await expect(page.locator(".target")).toHaveCount(0);
}
