// A person who plays by what is heard alone.

const ANY_CARD = /^(.*?)(, .*)? toggle button (not )?pressed\.$/;

/** The round is over, or goes on without the person, or it is the person's turn. */
const GOES_ON = /^Your turn\. |wins? the (game|round|match)\b/;

/** Chooses the card that has the focus; gives its two places, as they are told. */
export async function choose(reader) {
  await reader.press("Return");
  await reader.until(/^Where does .* go\?$/);
  const palette = await reader.seek("Tab", /^To your palette/);
  const canvas = await reader.seek("Tab", /^To the canvas/);
  return { palette, canvas };
}

/** From the places of a chosen card back to that card. */
export const backToCard = (reader) => reader.seek("shift+Tab", ANY_CARD);

/** Whether a place is told as one that takes the lead. */
const leads = (place) => /^To \S+ \S+ You lead\b.* push button\.$/.test(place);

/** Puts the first card that leads where it does so; says whether there is one. The focus is on the first card. */
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

/** A turn that leads if one card makes one, else a pass. Waits for what comes of it, and gives that. */
async function takeTurn(reader, cards) {
  if (await stageLead(reader, cards)) {
    await reader.seek("Tab", /^End turn push button/);
  } else {
    await reader.seek("Tab", /^Pass push button/);
    await reader.press("Return");
    await reader.until("Pass and go out?");
    await reader.seek("Tab", /^Pass push button/);
  }
  await reader.press("Return");
  return reader.until(GOES_ON);
}

/** Plays until it is heard who has won; gives that, and the number of turns. */
export async function playToTheEnd(reader) {
  for (let turns = 0; ; turns++) {
    const heard = await reader.until(GOES_ON);
    if (!heard.startsWith("Your turn.")) return { result: heard, turns };
    const hand = await reader.until(/^region Your hand: /);
    await reader.until(ANY_CARD);
    await takeTurn(reader, Number(/\d+/.exec(hand)));
  }
}
