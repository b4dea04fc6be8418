// What is kept in the browser, and what happens when it cannot be.
import { expect, test } from "./fixtures.mjs";
import { myTurn, setPace, startGame, takeTurn } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { arrive, blockStorage, dealForm, fillStorage, freeStorage, kept, keptDocument, leave, leaveSettings, open, openForm, openStart, untilShown } from "./visit.mjs";

test("blocked storage is said once, and the game goes on", { tag: "@firefox" }, async ({ page }) => {
  await blockStorage(page);
  await arrive(page, "1/1.3/h3/blocked1");
  await page.getByRole("button", { name: "Play this deal" }).click();
  await expect(page.getByText("doesn’t let this page store anything")).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await setPace(page, "Instant");
  await playQuickly(page);
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
});

test("full storage is said once, and the game goes on", async ({ page }) => {
  await leaveSettings(page, { pace: "instant" });
  await openStart(page);
  await fillStorage(page);
  await dealForm(page);
  await expect(page.getByText("storage is full")).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await playQuickly(page);
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  // Once there is room, what was played is stored when the page is left.
  expect(await keptDocument(page, "statistics")).toBe(null);
  await freeStorage(page);
  await page.reload();
  await untilShown(page, ".play .go");
  expect((await keptDocument(page, "statistics")).tables[0].rounds).toBe(1);
  expect(await keptDocument(page, "game")).not.toBe(null);
});

test("storage that was emptied is said once, and the game is stored anew", async ({ page }) => {
  await startGame(page, { players: 2, seed: "cleared7" });
  await myTurn(page);
  await page.evaluate(() => localStorage.clear());
  await playQuickly(page, { turns: 1 });
  await expect(page.getByText("has been deleted")).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await playQuickly(page);
  await expect(page.getByText("has been deleted")).toHaveCount(0);
  expect((await keptDocument(page, "game")).seed).toBe("cleared7");
});

const documents = [
  ["noise", "}{ not a document", "couldn’t be read"],
  ["a turn against the rules", '{"version":1,"rules":"1.3","seats":"h1","seed":"red7game","turns":"pR1.pR1","staged":""}', "couldn’t be read"],
  ["markup", '{"version":1,"rules":"<img src=x onerror=alert(1)>"}', "couldn’t be read"],
  ["a newer version", '{"version":2,"game":{}}', "newer version"],
];
for (const [what, text, says] of documents) {
  test(`a stored game that is ${what} is set aside with a message`, async ({ page }) => {
    await leave(page, { game: text });
    await openStart(page);
    await expect(page.getByText(says)).toBeVisible();
    expect((await kept(page))["red7:game.aside1"]).toBe(text);
    await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
    await dealForm(page);
    await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  });
}

test("what cannot be read and cannot be set aside stays where it is", async ({ page }) => {
  await leave(page, { game: "noise" });
  await page.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("./");
  await expect(page.getByText("no room to set it aside")).toBeVisible();
  await dealForm(page);
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  expect((await kept(page))["red7:game"]).toBe("noise");
});

test("a second tab does not write over the game of the first", async ({ page, context }) => {
  await startGame(page, { players: 2, seed: "twotabs2" });
  await myTurn(page);
  const other = await context.newPage();
  await other.goto("./");
  await takeTurn(page);
  await myTurn(page);
  const stored = (await kept(page))["red7:game"];
  await dealForm(other);
  const question = other.getByRole("dialog", { name: "End the current game?" });
  await question.getByRole("button", { name: "Keep my game" }).click();
  expect((await kept(page))["red7:game"]).toBe(stored);
  // Who gives the game up takes its place, and the first tab is told.
  await dealForm(other);
  await question.getByRole("button", { name: "End it" }).click();
  await myTurn(other);
  // The opponents there may go on meanwhile.
  const seed = async (text) => JSON.parse(text ?? (await kept(page))["red7:game"]).seed;
  const replaced = await seed();
  expect(replaced).not.toBe(await seed(stored));
  await takeTurn(page);
  await expect(page.getByText("Another tab has saved")).toBeVisible();
  expect(await seed()).toBe(replaced);
  await other.close();
});

test("in a lesson too a tab learns what another one has set", { tag: "@smoke" }, async ({ page, context }) => {
  await openStart(page);
  await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
  const other = await context.newPage();
  await other.goto("./");
  await other.getByRole("button", { name: "Settings" }).click();
  await other.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.close();
});

test("between tabs the last setting counts, but nothing newer is lost", { tag: "@firefox" }, async ({ page, context }) => {
  await openStart(page);
  const other = await context.newPage();
  await other.goto("./");
  for (const tab of [page, other]) await openForm(tab);
  await page.getByRole("radio", { name: "v1.0" }).check();
  await other.getByRole("radio", { name: "Board Game Arena" }).check();
  await expect(page.getByRole("radio", { name: "Board Game Arena" })).toBeChecked();
  await page.getByRole("radio", { name: "Advanced" }).check();
  await expect(other.getByRole("radio", { name: "Advanced" })).toBeChecked();
  await page.reload();
  await openForm(page);
  await expect(page.getByRole("radio", { name: "Board Game Arena" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Advanced" })).toBeChecked();
  for (const tab of [page, other]) await expect(tab.getByRole("button", { name: "Dismiss" })).toHaveCount(0);

  const newer = '{"version":2,"theme":"sepia"}';
  await page.evaluate((value) => localStorage.setItem("red7:settings", value), newer);
  await other.getByRole("radio", { name: "Web guide" }).check();
  await expect(other.getByText("Another tab has saved")).toBeVisible();
  expect((await kept(page))["red7:settings"]).toBe(newer);
  await other.close();
});

for (const [what, text] of [
  ["no settings at all", "[]"],
  ["of a language that there is not", '{"version":1,"language":"tlh"}'],
  ["of rules that there are not", '{"version":1,"theme":"dark","rules":"2.0"}'],
]) {
  test(`settings that are ${what} are set aside with a message`, async ({ page }) => {
    await leave(page, { settings: text });
    await openStart(page);
    await expect(page.getByText("settings couldn’t be read")).toBeVisible();
    expect((await kept(page))["red7:settings.aside1"]).toBe(text);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}

test("the theme and the look of cards are kept", { tag: "@smoke" }, async ({ page }) => {
  await openStart(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("radio", { name: "Print" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-style", "print");
  await expect(page.locator(".settings .card").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-style", "print");
});

test("a game that was left comes back from the start page", async ({ page }) => {
  await startGame(page, { players: 2, seed: "leftgame" });
  await myTurn(page);
  await takeTurn(page);
  expect(await myTurn(page)).toBe(true);
  const before = await page.getByRole("main").innerText();
  await page.getByRole("button", { name: /start page/ }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("region", { name: "Your turn" })).toBeVisible();
  expect(await page.getByRole("main").innerText()).toBe(before);
});

test("a match loses nothing if the page is left after any turn", async ({ page }) => {
  await startGame(page, { players: 2, seed: "eachturn", game: "Advanced" });
  const turns = async () => (await keptDocument(page, "game")).turns.split(".").filter(Boolean);
  let before = [];
  for (let round = 0; round < 2; round += 1) {
    while (await myTurn(page)) {
      const made = await turns();
      expect(made.slice(0, before.length)).toEqual(before);
      await page.reload();
      await page.getByRole("button", { name: "Continue" }).click();
      await myTurn(page);
      expect(await turns()).toEqual(made);
      await playQuickly(page, { turns: 1 });
      before = made;
    }
    await expect(page.getByRole("button", { name: "Next round" })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Next round" }).click();
  }
});
