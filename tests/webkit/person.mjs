// A person who plays a round: with the mouse, or with keys alone.
import assert from "node:assert/strict";
import { untilShown } from "../browser/seed_storage.mjs";

/**
 * Leaves settings in the browser, as an earlier visit would have. An address that leads to no page has the
 * storage of the site as well.
 */
export async function leaveSettings(page, settings) {
  await page.goto("nothing-here");
  const leave = (text) => localStorage.setItem("red7:settings", text);
  await page.evaluate(leave, JSON.stringify({ version: 1, ...settings }));
}

/** What begins a round, or goes on with one, on the start page of who has not been here before. */
export const lead = (page) => page.find("button", "Play a first round");

/** Opens a deal that was sent, with opponents that do not let one wait. */
export async function openDeal(page, fragment) {
  await leaveSettings(page, { pace: "instant" });
  await page.goto(`#${fragment}`);
}

/** Deals what was sent. */
export async function dealSent(page) {
  await page.clickButton("Play this deal");
  await untilShown(page, ".own-area");
}

/** Opens a deal that was sent, and deals it. */
export async function startGame(page, fragment) {
  await openDeal(page, fragment);
  await dealSent(page);
}

/** Waits until it is the person's turn (true), or the round is over or goes on without the person (false). */
export async function myTurn(page) {
  return (await untilShown(page, '.turn-panel[aria-label="Your turn"]', ".round-over", ".own-area.is-out")) === 0;
}

export const hand = (page) => page.all("button", /./, ".hand");

/** The names of the cards in the person's hand. */
export async function handNames(page) {
  return Promise.all((await hand(page)).map((card) => page.name(card)));
}

/** What the person does with the mouse. */
export const byMouse = (page) => ({
  choose: (card) => page.click(card),
  putBack: (card) => page.click(card),
  put: (place) => page.click(place),
  endTurn: () => page.clickButton(/^End turn/),
  async pass() {
    const isAsked = (await hand(page)).length > 0;
    await page.clickButton("Pass", ".turn-panel");
    if (!isAsked) return;
    await page.find("button", "Back", ".turn-panel");
    await page.clickButton("Pass", ".turn-panel");
  },
});

/** The same with keys alone. */
export const byKeys = (page) => ({
  async choose(card) {
    await page.press("Home");
    for (let steps = 0; !(await page.hasFocus(card)); steps++) {
      assert.ok(steps < 7, "an arrow leads to each card of the hand");
      await page.press("ArrowRight");
    }
    await page.press("Enter");
  },
  putBack: () => page.press("Escape"),
  put: async (place) => page.press((await page.attribute(place, "aria-keyshortcuts")).toLowerCase()),
  endTurn: () => page.press("e"),
  async pass() {
    const isAsked = (await hand(page)).length > 0;
    await page.press("x");
    if (!isAsked) return;
    await page.find("button", "Back", ".turn-panel");
    await page.press("e");
  },
});

/** Puts the first card that leads where it does so; says whether there is one. */
export async function stageLead(page, person) {
  for (const card of await hand(page)) {
    await person.choose(card);
    await untilShown(page, ".target");
    for (const place of await page.all("button", /^To .*you lead/i, ".turn-panel")) {
      await person.put(place);
      await page.find("button", "Undo");
      return true;
    }
    await person.putBack(card);
    await page.gone("button", /^To the canvas/);
  }
  return false;
}

/** A turn that leads if one card makes one, else a pass. */
export async function takeTurn(page, person) {
  if (await stageLead(page, person)) return person.endTurn();
  await person.pass();
}

/** Plays the round to its end; gives the heading that says who has won, and the number of the person's turns. */
export async function playToTheEnd(page, person) {
  let turns = 0;
  while (await myTurn(page)) {
    await takeTurn(page, person);
    turns++;
  }
  await page.find("region", "The round is over");
  const [heading] = await page.all("heading", /wins? the round$/);
  return { result: heading && (await page.name(heading)), turns };
}
