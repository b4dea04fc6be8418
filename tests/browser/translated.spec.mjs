// A page that a translator rewrites: it puts other nodes in the place of each text, again and again.
import { expect, test } from "./fixtures.mjs";
import { takeTurn } from "./fast_player.mjs";
import { hand, myTurn, passOut, startGame, toPalette, undo, untilOver } from "./player.mjs";

/** In the page: wraps all texts as Google Translate does, now and after each change. The words stay, to be compared. */
function translate() {
  const wrapped = (text) => {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstChild.append(text.data);
    return outer;
  };
  const isOpen = ({ data, parentElement }) => data.trim() !== "" && !parentElement.closest("font, svg, script, [translate=no]");
  const look = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(isOpen)) text.replaceWith(wrapped(text));
  };
  const changes = new MutationObserver(() => setTimeout(look));
  changes.observe(document.body, { characterData: true, childList: true, subtree: true });
  look();
}

/** What the page shows. What it has announced depends on how fast turns followed each other. */
const text = (page) =>
  page.locator("#app").evaluate((app) => {
    const copy = app.cloneNode(true);
    for (const announced of copy.querySelectorAll(".sr[role=status]")) announced.remove();
    return copy.textContent;
  });
const button = (page, name) => page.getByRole("button", { name, exact: true });

test("a page under a translator says what it says without one", async ({ page, browser }) => {
  const untouched = await browser.newPage({ reducedMotion: "reduce" });
  const same = (what, act) =>
    test.step(what, async () => {
      await Promise.all([untouched, page].map(act));
      await expect(async () => expect(await text(page)).toBe(await text(untouched))).toPass({ timeout: 30_000 });
      expect(await page.locator("font").count()).toBeGreaterThan(20);
    });
  await same("a turn begins", async (each) => {
    await startGame(each, { players: 2, seed: "hinthint" });
    if (each === page) await each.evaluate(translate);
  });
  for (const name of ["Hint", "Which card?", "Show the turn"]) await same(name, (each) => button(each, name).click());
  await same("a card is chosen", (each) => hand(each).first().click());
  await same("it is played", (each) => toPalette(each).click());
  await same("it is taken back", (each) => undo(each).click());
  await same("a turn is made, and answered", async (each) => {
    await takeTurn(each);
    expect(await myTurn(each)).toBe(true);
  });
  await same("the settings are open", (each) => button(each, "Settings").click());
  await same("another language is chosen", (each) => each.getByRole("radio", { name: "Polski" }).check());
  await same("English is chosen again", (each) => each.getByRole("radio", { name: "English" }).check());
  await same("the settings are closed", (each) => button(each, "Close").click());
  await same("the round is over", async (each) => {
    await passOut(each);
    await untilOver(each);
  });
  await same("the start page", (each) => button(each, "Home").click());
});
