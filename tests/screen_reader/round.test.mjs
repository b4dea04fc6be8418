// A whole round from the start page to its result, by what is heard alone.
import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { playToTheEnd } from "./listener.mjs";

const settings = { pace: "instant" };

for (const [browser, name] of Object.entries({ chromium: "Chromium", firefox: "Firefox" })) {
  test(`in ${name} a round is played by what is heard alone`, { browser, settings }, async (reader) => {
    await reader.seek("Tab", /^Customise collapsed push button/);
    await reader.press("Return");
    await reader.until("expanded");
    await reader.seek("Tab", /^How many/);
    // Orca's own keys for the buttons of a group.
    await reader.seek("shift+r", "Skilled.");
    await reader.press("space");
    await reader.until("selected");
    await reader.seek("Tab", /^More/);
    await reader.press("Return");
    await reader.until("expanded");
    await reader.seek("Tab", /^Deal code.* entry/);
    // One turn takes the lead, and then there is none that does.
    await reader.type("seed0017");
    await reader.press("Return");
    const { result, turns } = await playToTheEnd(reader);
    assert.match(result, /\bSienna wins the round\b/);
    assert.ok(turns > 1, `${turns} turns`);
  });
}
