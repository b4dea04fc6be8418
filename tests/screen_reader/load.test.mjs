// What is heard when the page comes, and where one is then.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";

test("the title is told once, and Orca’s own keys lead to what there is", {}, async (reader) => {
  const said = reader.said();
  const told = said.filter((text) => text === "Finished loading Red7.");
  assert.equal(told.length, 1, said.join("\n"));
  await reader.seek("h", "Seven colours, seven ways to win. heading level 1.");
  await reader.seek("b", "Play a first round push button.");
  await reader.seek("b", "Learn in 3 minutes push button.");
  await reader.seek("m", "Daily deal");
});
