// What a person does at the page, with the mouse or a finger.
import { expect } from "./fixtures.mjs";
import { leaveSettings, open, untilPainted, untilShown } from "./seed_storage.mjs";

/** Editions as they are called on the page, and as addresses have them. */
const EDITIONS = { "v1.3": "1.3", "v1.0": "1.0", "Board Game Arena": "bga", "Web guide": "web" };

const LEVELS = ["Novice", "Casual", "Skilled", "Master"];

/** The address of a deal. */
export function dealOf({ players = 3, seed, edition = "v1.3", game = "Basic", actions = false, level = "Skilled" }) {
  const rules = `${EDITIONS[edition]}${game === "Advanced" ? "a" : ""}${actions ? "x" : ""}`;
  const opponents = String(1 + LEVELS.indexOf(level)).repeat(players - 1);
  return `1/${rules}/h${opponents}/${seed}`;
}

/** Opens the table of a deal, with opponents that do not let one wait unless a pace is set. */
export async function startGame(page, { settings = {}, pace = "instant", ...deal }) {
  await leaveSettings(page, { pace, ...settings });
  await open(page, dealOf(deal));
  await untilShown(page, ".own-area");
  await untilPainted(page);
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
export const toDeck = (page) => page.getByRole("button", { name: /^On top of the deck/ });
export const undo = (page) => page.getByRole("button", { name: "Undo" });
export const endTurn = (page) => page.getByRole("button", { name: /^(End|Draw and end) turn/ });

/** How long opponents may think, on a busy machine. */
export const THINKING = { timeout: 40_000 };

/** Waits until it is the person's turn (true), or the round is over or goes on without the person (false). */
export async function myTurn(page) {
  const found = await untilShown(page, '.turn-panel[aria-label="Your turn"]', '.round-over', ".own-area.is-out");
  return found === 0;
}

/** Waits until the round is over. */
export const untilOver = (page) => untilShown(page, '.round-over');

/** Makes some turn that leads if there is one, else passes. */
async function takeTurn(page) {
  if (await stageLead(page)) return endTurn(page).click();
  await passOut(page);
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
    await undo(page).click();
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
    if (/you lead/i.test(await target.innerText())) {
      await target.click();
      await expect(undo(page)).toBeVisible();
      return true;
    }
  }
  await page.getByRole("button", { name, exact: true }).click();
  await expect(toCanvas(page)).toHaveCount(0);
  return false;
}

/** Passes, and is out: the page asks first if there are cards to play. */
export async function passOut(page) {
  const pass = page.locator(".turn-panel").getByRole("button", { name: "Pass", exact: true });
  const asks = (await hand(page).count()) > 0;
  await pass.click();
  if (!asks) return;
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await pass.click();
}

/** Plays the round to its end, and gives the heading that says who has won. */
export async function playToTheEnd(page) {
  while (await myTurn(page)) await takeTurn(page);
  await untilOver(page);
  return page.getByRole("heading", { level: 1 }).innerText();
}
