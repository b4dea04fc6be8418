// Puzzles: what is asked, and what is said to a try.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { choose, includes } from "./listener.mjs";

const PUZZLE = { address: "#1/q/2e-red7game", settings: { pace: "instant" } };
const TASK = "All cards are face up. Only one turn wins, whatever Sienna does. Find it.";

/** Chooses a card by its name, puts it at one of its places, and ends the turn. */
async function solve(reader, card, place) {
  await reader.seek("Tab", / toggle button not pressed\.$/);
  if (!reader.said().includes(card)) await reader.seek("Right", card);
  await choose(reader);
  if (place === "palette") await reader.seek("shift+Tab", /^To your palette/);
  await reader.press("Return");
  await reader.until(/^You lead with /);
  await reader.seek("Tab", "End turn push button.");
  await reader.press("Return");
}

const onlyOnce = (said, text) => assert.equal(said.filter((one) => one === text).length, 1, said.join("\n"));

test("the task is told, and that the one turn is right", PUZZLE, async (reader) => {
  await reader.until(TASK);
  await solve(reader, "Violet 2 toggle button not pressed.", "palette");
  const verdict = "Right. That’s the one turn that wins.";
  await reader.until(verdict);
  onlyOnce(await reader.finished(), verdict);
});

test("a turn that leads but loses is told so, and can be tried again", PUZZLE, async (reader) => {
  await solve(reader, "Red 4 toggle button not pressed.", "canvas");
  const verdict = "This loses. You lead, but not for long. Another turn wins.";
  await reader.until(verdict);
  const said = await reader.finished();
  onlyOnce(said, verdict);
  includes(said, ["region This loses", "Try again push button."]);
  await reader.press("Return");
  await reader.until(/^Your turn\. |^All cards are face up\./);
});
