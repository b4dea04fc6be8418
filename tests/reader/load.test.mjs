// What is heard when the page comes, and where one is then.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";

test("the title is told when the page has come, once", {}, async (reader) => {
  const said = await reader.finished();
  assert.equal(said.filter((text) => text === "Finished loading Red7.").length, 1);
  assert.ok(said.includes("Page has 3 landmarks, 1 heading."), said.join("\n"));
});

test("Orca’s own keys lead to the heading, the landmarks and the buttons", {}, async (reader) => {
  await reader.seek("h", "Seven colours, seven ways to win. heading level 1.");
  await reader.seek("b", "Play a first round push button.");
  await reader.seek("b", "Learn in 3 minutes push button.");
  await reader.seek("m", /^region Daily deal$|^navigation More$/);
});
