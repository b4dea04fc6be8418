// A person who plays by what is heard alone.

import assert from "node:assert/strict";

const ANY_CARD = /^(.*?)(, .*)? toggle button (not )?pressed\.$/;

const HAND = /^region Your hand: /;

const RESULT = /\bwins? the (game|round|match)\b/;

/** It is the person's turn, or the round is over: who has won is told, or what goes on from there has the focus. */
const GOES_ON = new RegExp(`\\bYour turn(?:\\. | region)|${RESULT.source}|^Rematch push button`);

/** Fails with all that was heard unless these texts are among it. */
export function includes(said, wanted) {
  for (const text of wanted) {
    assert.ok(said.includes(text), `“${text}” was not heard, but:\n${said.join("\n")}`);
  }
}

/** Deals what was sent, and waits until a card has the focus: then it is the person's turn. */
export async function dealSent(reader) {
  await reader.seek("Tab", "Play this deal push button.");
  await reader.press("Return");
  await reader.until(ANY_CARD);
}

/** What each card of the hand tells but how it stands, from the one that has the focus on. */
export async function handTold(reader) {
  const cards = sizeOfHand(await reader.until(HAND));
  const told = [await reader.until(ANY_CARD)];
  while (told.length < cards) told.push(await reader.seek("Right", ANY_CARD));
  return told.map((text) => text.replace(/ toggle button.*/, ""));
}

const sizeOfHand = (told) => Number(/\d+/.exec(told));

/** Chooses the card that has the focus; gives its two places, as they are told. */
export async function choose(reader) {
  await reader.press("Return");
  await reader.until(/^Where should .* go\?/);
  const palette = await reader.seek("Tab", /^To your palette/);
  const canvas = await reader.seek("Tab", /^To the canvas/);
  return { palette, canvas };
}

/** From the places of a chosen card back to that card. */
export const backToCard = (reader) => reader.seek("shift+Tab", ANY_CARD);

/** Whether a place is told as one that takes the lead. */
const leads = (place) => /^To \S+ \S+ (?:Under \S+, )?[Yy]ou lead\b.* push button\.$/.test(place);

/** From the first card on, puts one that leads where it does so; says whether there is one. */
async function stageLead(reader, cards) {
  for (let nth = 1; nth <= cards; nth++) {
    const { palette, canvas } = await choose(reader);
    if (leads(palette)) await reader.seek("shift+Tab", /^To your palette/);
    if (leads(palette) || leads(canvas)) {
      await reader.press("Return");
      await reader.until(/^You lead with /);
      return true;
    }
    await backToCard(reader);
    if (nth < cards) await reader.seek("Right", ANY_CARD);
  }
  // So that one can pass.
  await reader.press("Return");
  await reader.until("not pressed");
  return false;
}

/** Ends a turn that has begun. */
export async function endTurn(reader) {
  await reader.seek("Tab", "End turn push button.");
  await reader.press("Return");
  return reader.until(GOES_ON);
}

/** Passes, past the question. */
export async function pass(reader) {
  await reader.seek("Tab", "Pass push button.");
  await reader.press("Return");
  await reader.until("Pass and go out?");
  await reader.seek("Tab", "Pass push button.");
  await reader.press("Return");
  return reader.until(GOES_ON);
}

/** Plays until it is heard who has won, by one card a turn; gives that, and the number of turns. */
export async function playToTheEnd(reader) {
  for (let turns = 1; ; turns++) {
    const cards = sizeOfHand(await reader.until(HAND));
    await reader.until(ANY_CARD);
    const heard = (await stageLead(reader, cards)) ? await endTurn(reader) : await pass(reader);
    if (/\bYour turn\b/.test(heard)) continue;
    // In Firefox the end is not always told by itself; it is the heading as well, to which Orca's own key leads.
    return { result: RESULT.test(heard) ? heard : await reader.seek("h", RESULT), turns };
  }
}
