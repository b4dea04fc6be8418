// A person who plays with Actions, and likes to use each of them.
import { expect } from "./fixtures.mjs";
import { endTurn, hand, handNames, myTurn, passOut, roundIsOver, toCanvas, toPalette, untilOver } from "./person.mjs";

/** What the page says after "To your palette" of a card whose action will be carried out. */
const FOLLOW_UPS = {
  take: /Next, you take a card/,
  draw: /You draw, with no undo/,
  "play again": /you play again/,
  move: /Next, you move a card/,
};

export const ACTIONS = Object.keys(FOLLOW_UPS);

/** The cards that an action may move, in hand or on the table. */
const movable = (page) => page.getByRole("button", { name: /, (you’d lead|allowed, but you wouldn’t lead)$/ });

/** The places where the chosen card may go, without the way back. */
const open = (page) => page.locator("button.target:not([aria-disabled])").filter({ hasNotText: /^Back/ });

/** Plays until each action was used, or the match is over; gives the set of those that were. */
export async function playUntilAllUsed(page) {
  const used = new Set();
  while (used.size < ACTIONS.length) {
    while (used.size < ACTIONS.length && (await myTurn(page))) await takeTurn(page, used);
    if (used.size === ACTIONS.length) break;
    await untilOver(page);
    const next = page.getByRole("button", { name: "Next round" });
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(roundIsOver(page)).toHaveCount(0);
  }
  return used;
}

/** An action that was not used yet, if there is one; else a turn that leads; else a pass. */
async function takeTurn(page, used) {
  if (!(await playAction(page, used)) && !(await stageLead(page))) {
    return passOut(page);
  }
  await carryOut(page);
  const end = await endTurn(page).elementHandle();
  const mayEnd = (await end.getAttribute("aria-disabled")) !== "true";
  if (!mayEnd || /be out/.test(await end.innerText())) await discardThatLeads(page);
  await endTurn(page).click();
}

/** Plays a card with an action that was not used yet. */
async function playAction(page, used) {
  for (const name of await handNames(page)) {
    const action = /action: ([a-z ]+)/.exec(name)?.[1];
    if (!action || used.has(action)) continue;
    await choose(page, name);
    const target = toPalette(page);
    if ((await open(page).filter({ hasText: FOLLOW_UPS[action] }).count()) === 1) {
      await target.click();
      await expect(toPalette(page)).toHaveCount(0);
      used.add(action);
      return true;
    }
    await putBack(page, name);
  }
  return false;
}

/** Finds a card and a place by which the person leads. */
async function stageLead(page) {
  for (const name of await handNames(page)) {
    await choose(page, name);
    const target = open(page).filter({ hasText: "You lead" });
    if ((await target.count()) > 0) {
      await target.first().click();
      await expect(toCanvas(page)).toHaveCount(0);
      return true;
    }
    await putBack(page, name);
  }
  return false;
}

/** Carries out what the cards that were played ask for. */
async function carryOut(page) {
  const asks = page.locator(".verdict strong", { hasText: /Take a card|Move one of your cards|Play another card/ });
  while (await asks.isVisible()) {
    const leading = movable(page).filter({ has: page.locator(".badge.check") });
    await ((await leading.count()) > 0 ? leading : movable(page)).first().click();
    const places = open(page);
    await expect(places.first()).toBeVisible();
    const good = places.filter({ hasText: "You lead" });
    await ((await good.count()) > 0 ? good : places).first().click();
    await expect(page.getByText("Choose it again to cancel")).toHaveCount(0);
  }
}

/** Changes the rule, if a card does that leaves the person leading. */
async function discardThatLeads(page) {
  const count = await hand(page).count();
  for (let number = 0; number < count; number++) {
    const card = hand(page).nth(number);
    if ((await card.getAttribute("aria-disabled")) === "true") return;
    await card.click();
    const target = open(page).filter({ hasText: "You lead" });
    if ((await target.count()) > 0) {
      await target.first().click();
      await expect(toCanvas(page)).toHaveCount(0);
      return;
    }
    await card.click();
    await expect(toCanvas(page)).toHaveCount(0);
  }
}

async function choose(page, name) {
  await page.getByRole("button", { name, exact: true }).click();
  await expect(toCanvas(page)).toBeVisible();
}

async function putBack(page, name) {
  await page.getByRole("button", { name, exact: true }).click();
  await expect(toCanvas(page)).toHaveCount(0);
}
