// What the table tells: cards, what a chosen one would lead to, and what others do.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { backToCard, choose, dealSent, endTurn, handTold, includes, pass } from "./listener.mjs";

const settings = { pace: "instant" };
const DEAL = { address: "#1/1.3/h3/seed0001", settings };

/** That a turn begins is told by the focus, or else among the rest: which, depends on where the focus was. */
const withoutBegin = (text) => text.replace("Your turn. ", "");

test("cards, their places, who leads and a hint are told", DEAL, async (reader) => {
  await dealSent(reader);
  const begun = await reader.finished();
  includes(begun, ["Sienna leads with Indigo 2."]);
  assert.equal(begun.filter((text) => /\bYour turn\b/.test(text)).length, 1, begun.join("\n"));
  const names = ["Red 6", "Red 2", "Orange 3", "Yellow 4", "Blue 4", "Blue 2", "Indigo 5"];
  assert.deepEqual(await handTold(reader), names);
  await reader.until("can be discarded after playing a card.");

  // What the places of a card mean, and why it may not go there.
  await reader.seek("Home", "Red 6 toggle button not pressed.");
  const { palette, canvas } = await choose(reader);
  assert.equal(palette, "To your palette You lead highest Red 6 push button.");
  assert.equal(canvas, "To the canvas Sienna would lead push button grayed.");
  // It stays as it is.
  await reader.press("Return");
  assert.deepEqual(await reader.finished(), []);
  assert.equal(await backToCard(reader), "Red 6 toggle button pressed.");

  // Who leads in a turn under way, and once it is undone.
  const why = "You lead with Red 6. Your Red 6 beats Sienna’s Indigo 2.";
  await reader.seek("Tab", /^To your palette/);
  await reader.press("Return");
  const said = await reader.finished();
  assert.equal(said.filter((text) => text === why).length, 1, said.join("\n"));
  await reader.seek("Tab", "Undo push button.");
  await reader.press("Return");
  // Where the place has had the focus just before, it is told that one's turn begins once more.
  await reader.until(/^(Your turn\. )?Sienna leads with Indigo 2\.$/);
  // The focus goes on from there by itself.
  await reader.finished();
  await reader.seek("Tab", "Hint push button.");
  await reader.press("Return");
  await reader.until(/^The rule is Red \(Highest card\), and you can take the lead under it\.$/);
});

test("what one does, what the others answer, and the end are told", DEAL, async (reader) => {
  await dealSent(reader);
  await choose(reader);
  await reader.seek("shift+Tab", /^To your palette/);
  await reader.press("Return");
  await endTurn(reader);
  const said = await reader.finished();
  // In one piece or in two: the answer may take longer than what is told together.
  assert.match(
    said.map(withoutBegin).join(" "),
    /You played Red 6\..* Sienna changed the rule to Violet with Violet 5\. Sienna leads with 1 card below 4, highest Indigo 2\./,
  );
  // By the place if that had not had the focus a moment ago, else among the rest.
  assert.match(said.join(" "), /\bYour turn\b/);

  // Who passes is asked first.
  await pass(reader);
  const end = await reader.finished();
  includes(end, ["The round is over region clickable.", "You passed and went out. Sienna wins the round."]);
  assert.equal(end.filter((text) => text.includes("Sienna wins the round.")).length, 1);
});

const AGAINST_THREE = { address: "#1/1.3/h333/seed0001" };

test("of what three others do all is told, and nothing broken off", AGAINST_THREE, async (reader) => {
  await dealSent(reader);
  const told = (await reader.finished()).filter((text) => / (played|leads) /.test(text));
  assert.deepEqual(told.map(withoutBegin), [
    "Sienna leads with Yellow 6.",
    "Umber played Indigo 7. Umber leads with Indigo 7.",
    "Chalk played Red 5 and changed the rule to Indigo with Indigo 1. Chalk leads with a run of 2, highest Blue 6. No turn of yours takes the lead. Pass.",
  ]);
  // By the key that dealt alone.
  assert.equal(reader.brokenOff(), 1);
});
