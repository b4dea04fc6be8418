// Puzzles: what is asked, and what is said to a try.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { choose, includes } from "./listener.mjs";

const PUZZLE = { address: "#1/q/2e-red7game", settings: { pace: "instant" } };
const TASK = "All cards are face up. Only one turn wins, whatever Sienna does. Find it. A hint counts as a miss.";

const FIRST_CARD = "Red 4 toggle button not pressed.";

/** From the first card on, chooses one by what it tells, puts it at one of its places, and ends the turn. */
async function solve(reader, card, place) {
  if (!reader.said().includes(card)) await reader.seek("Right", card);
  await choose(reader);
  if (place === "palette") await reader.seek("shift+Tab", /^To your palette/);
  await reader.press("Return");
  await reader.until(/^You lead with /);
  await reader.seek("Tab", "End turn push button.");
  await reader.press("Return");
}

const onlyOnce = (said, text) => assert.equal(said.filter((one) => one === text).length, 1, said.join("\n"));

test("the task is told, and then whether a turn loses or is the right one", PUZZLE, async (reader) => {
  await reader.until(TASK);
  await reader.seek("Tab", FIRST_CARD);
  await solve(reader, FIRST_CARD, "canvas");
  const loses = "This loses. You lead, but not for long. Another turn wins.";
  await reader.until(loses);
  const said = await reader.finished();
  onlyOnce(said, loses);
  includes(said, ["region This loses", "Try again push button."]);
  await reader.press("Return");
  await reader.until(FIRST_CARD);
  await solve(reader, "Violet 2 toggle button not pressed.", "palette");
  const right = "Right. That’s the one turn that wins.";
  await reader.until(right);
  onlyOnce(await reader.finished(), right);
});
