// Letters: while Orca reads, they are its own, and so the page's do nothing.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { choose, dealSent, includes } from "./listener.mjs";

const DEAL = { address: "#1/1.3/h3/seed0001", settings: { pace: "instant" } };

test("letters are Orca’s own, and leave the chosen card where it is; the page’s keys are listed", DEAL, async (reader) => {
  await dealSent(reader);
  await choose(reader);
  // To the next combo box, entry and check box: there is none.
  for (const [letter, what] of Object.entries({ c: "combo boxes", e: "entries", x: "check boxes" })) {
    await reader.press(letter);
    await reader.until(`No more ${what}.`);
  }
  assert.deepEqual(await reader.finished(), ["No more check boxes."]);
  await reader.seek("shift+Tab", "Red 6 toggle button pressed.");
  await reader.press("Return");
  await reader.until("not pressed");

  // The keys are listed, and that all can be done without letters.
  await reader.seek("shift+Tab", "Keys push button.");
  await reader.press("Return");
  await reader.until("Close push button.");
  await reader.seek("Down", "To the first or last card description value.");
  includes(reader.said(), ["Home description term.", "End."]);
  await reader.press("ctrl+End");
  // The end of the last paragraph.
  await reader.until(/Tab, the arrow keys and Enter reach every button\.$/);
  await reader.press("Escape");
  await reader.until("Keys push button.");
});
