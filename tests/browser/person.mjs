// What a person does at the page, with the mouse or a finger.
import { expect } from "./fixtures.mjs";

/** Opens the page and fills in the form for a new game. */
export async function startGame(page, { players = 3, seed, pace = "Instant", edition, game, actions, level } = {}) {
  await page.goto("./");
  await setPace(page, pace);
  if (edition) await page.getByRole("radio", { name: edition, exact: true }).check();
  if (game) await page.getByRole("radio", { name: game, exact: true }).check();
  if (actions) await page.getByRole("switch", { name: "Actions" }).check();
  await page.getByRole("radio", { name: String(players), exact: true }).check();
  if (level) {
    for (const opponent of await page.getByRole("group", { name: /^Who plays/ }).all()) {
      await opponent.getByRole("radio", { name: level }).check();
    }
  }
  if (seed) await page.getByLabel(/^Seed/).fill(seed);
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
}

/** Sets how long opponents take. */
export async function setPace(page, pace) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: pace }).check();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The cards in the person's hand, by name. */
export function hand(page) {
  return page.getByRole("region", { name: /^Your hand/ }).getByRole("button");
}

/** The names of those cards. */
export async function handNames(page) {
  return hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
}

/** Where the person decides. */
export const myDecision = (page) => page.getByRole("region", { name: "Your turn" });
export const roundIsOver = (page) => page.getByRole("region", { name: "The round is over" });
export const toPalette = (page) => page.getByRole("button", { name: /^To your palette/ });
export const toCanvas = (page) => page.getByRole("button", { name: /^To the canvas/ });
export const endTurn = (page) => page.getByRole("button", { name: /^(End|Draw and end) turn/ });

/** How long opponents may think, on a busy machine. */
export const THINKING = { timeout: 60_000 };

/** Waits until it is the person's turn (true), or the round is over or goes on without the person (false). */
export async function myTurn(page) {
  const mine = myDecision(page);
  // Not on the start page, which says this of the rules.
  const out = page.locator(".act").getByText("You are out");
  const over = out.or(roundIsOver(page)).first();
  return firstSeen(mine, over);
}

/** Waits for one thing (true) or another (false). */
export async function firstSeen(one, other) {
  for (;;) {
    await expect(one.or(other).first()).toBeVisible(THINKING);
    // What was seen may be gone again.
    if (await one.isVisible()) return true;
    if (await other.isVisible()) return false;
  }
}

/** Makes some turn that leads if there is one, else passes. */
export async function takeTurn(page) {
  if (await stageLead(page)) return endTurn(page).click();
  await page.getByRole("button", { name: "Pass" }).click();
  await expect(myDecision(page)).toContainText("Pass and be out?");
  await page.getByRole("button", { name: "Pass" }).click();
}

/** Tries every card at both places, then every play with a discard after it. */
export async function stageLead(page) {
  const names = await handNames(page);
  for (const name of names) {
    if (await putWhereItLeads(page, name)) return true;
  }
  for (const played of names) {
    await choose(page, played);
    await toPalette(page).click();
    for (const name of names.filter((other) => other !== played)) {
      if (await putWhereItLeads(page, name)) return true;
    }
    await page.getByRole("button", { name: "Undo" }).click();
  }
  return false;
}

async function choose(page, name) {
  await page.getByRole("button", { name, exact: true }).click();
  await expect(toCanvas(page)).toBeVisible();
}

/** Chooses a card and puts it where the page says that it leads; else puts it back. */
async function putWhereItLeads(page, name) {
  await choose(page, name);
  for (const target of await page.getByRole("button", { name: /^To / }).all()) {
    if (/You lead/.test(await target.innerText())) {
      await target.click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      return true;
    }
  }
  await page.getByRole("button", { name, exact: true }).click();
  await expect(toCanvas(page)).toHaveCount(0);
  return false;
}

/** Passes, and is out: the page asks first. */
export async function passOut(page) {
  const pass = { name: "Pass", exact: true };
  await page.getByRole("button", pass).click();
  await myDecision(page).getByRole("button", pass).click();
}

/** Plays the round to its end, and gives the heading that says who has won. */
export async function playToTheEnd(page) {
  while (await myTurn(page)) await takeTurn(page);
  await expect(roundIsOver(page)).toBeVisible(THINKING);
  return page.getByRole("heading", { level: 1 }).innerText();
}
