// What is kept in the browser, and what happens when it cannot be. What is stored when, and what of it two tabs may
// change, is tested natively (src/state/store/tests/).
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.mjs";
import { hand, handNames, myTurn, passOut, setPace, startGame, toPalette, untilOver } from "./player.mjs";
import { expectNoEnglish } from "./polish_language.mjs";
import { playQuickly } from "./fast_player.mjs";
import { STATISTICS, arrive, blockStorage, dealForm, fillStorage, freeStorage, kept, keptDocument, leave, leaveSettings, openForm, openStart, untilShown } from "./seed_storage.mjs";

const dialog = (page) => page.getByRole("dialog");

test("blocked storage is said once, and the game goes on", async ({ page }) => {
  await blockStorage(page);
  await arrive(page, "1/1.3/h3/blocked1");
  await page.getByRole("button", { name: "Play this deal" }).click();
  await expect(page.getByText("doesn’t let this page store anything")).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await setPace(page, "Instant");
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await untilOver(page);
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  // Nor can anything be saved as a file.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Backup" }).click();
  const data = page.getByRole("dialog", { name: "Your data" });
  await expect(data.getByText("doesn’t let this page store anything")).toBeVisible();
  await expect(data.getByRole("button", { name: "Export a backup" })).toHaveCount(0);
});

test("full storage is said once, and once there is room the game is stored when the page is left", async ({ page }) => {
  await leaveSettings(page, { pace: "instant", seats: "h3" });
  await openStart(page);
  await fillStorage(page);
  await dealForm(page);
  await expect(page.getByText("storage is full")).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await untilOver(page);
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  expect(await keptDocument(page, "statistics")).toBe(null);
  await freeStorage(page);
  await page.reload();
  await untilShown(page, ".round-over");
  expect((await keptDocument(page, "statistics")).tables[0].rounds).toBe(1);
  expect(await keptDocument(page, "game")).not.toBe(null);
});

test("what cannot be read is set aside with a message, and can be saved and deleted", async ({ page }) => {
  const documents = {
    game: '{"version":1,"rules":"<img src=x onerror=alert(1)>"}',
    settings: '{"version":1,"language":"tlh"}',
    statistics: "[]",
  };
  await leave(page, documents);
  await openStart(page);
  const told = page.getByText(/couldn’t be read\. (It was|They were) set aside/);
  const texts = [];
  for (const _ of Object.keys(documents)) {
    await expect(told).toHaveCount(1);
    texts.push(await told.textContent());
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText(texts.at(-1))).toHaveCount(0);
  }
  expect(new Set(texts).size).toBe(3);
  await expect(told).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const asides = Object.entries(documents).map(([name, text]) => [`red7:${name}.aside1`, text]);
  expect(await kept(page)).toMatchObject(Object.fromEntries(asides));

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Backup" }).click();
  const sheet = page.getByRole("dialog", { name: "Your data" });
  await expect(sheet.getByRole("row", { name: "Set aside 3" })).toBeVisible();
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download Game 1" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toBe(documents.game);
  await sheet.getByRole("button", { name: "Delete Game 1" }).click();
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(sheet.getByRole("row", { name: "Set aside 2" })).toBeVisible();
  expect(Object.keys(await kept(page))).not.toContain("red7:game.aside1");
});

test("a tab hears at once what another one has set, counted, deleted and begun", { tag: "@firefox" }, async ({ page, context }) => {
  await leaveSettings(page, { pace: "instant" });
  await openStart(page);
  const other = await context.newPage();
  await other.goto("./");
  await test.step("in a lesson, too", async () => {
    await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
    await untilShown(page, ".task");
    await other.getByRole("button", { name: "Settings" }).click();
    await other.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: /start page/ }).click();
    await other.keyboard.press("Escape");
  });
  await test.step("what was counted, and that it was deleted", async () => {
    await page.getByRole("button", { name: "Statistics" }).click();
    await other.evaluate((text) => localStorage.setItem("red7:statistics", text), STATISTICS);
    await expect(dialog(page)).toContainText("You’ve won 9 of 21 rounds.");
    await other.evaluate(() => localStorage.removeItem("red7:statistics"));
    await expect(dialog(page)).toContainText("Nothing counted yet");
    await page.keyboard.press("Escape");
  });
  await test.step("what something else has deleted is put back, and what the player deletes is not", async () => {
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(page.locator(".notice")).toHaveCount(0);
    expect((await kept(page))["red7:statistics"]).toBe(STATISTICS);
    await other.getByRole("button", { name: "Settings" }).click();
    await other.getByRole("button", { name: "Backup" }).click();
    await other.getByRole("button", { name: "Delete statistics" }).click();
    await other.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Statistics" }).click();
    await expect(dialog(page)).toContainText("Nothing counted yet");
    await page.keyboard.press("Escape");
    await expect(page.locator(".notice")).toHaveCount(0);
    expect(Object.keys(await kept(page))).toEqual(["red7:settings"]);
    await expect(other.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("in either tab", async () => {
    for (const tab of [page, other]) await openForm(tab);
    await page.getByRole("radio", { name: "v1.0" }).check();
    await expect(other.getByRole("radio", { name: "v1.0" })).toBeChecked();
    await other.getByRole("radio", { name: "2", exact: true }).check();
    await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  });
  await test.step("a game that is under way there ends only if one says so", async () => {
    await other.getByLabel(/^Deal code/).fill("twotabs2");
    await dealForm(other);
    await myTurn(other);
    await playQuickly(other, { turns: 1 });
    expect(await myTurn(other)).toBe(true);
    const stored = (await kept(other))["red7:game"];
    await dealForm(page);
    const question = page.getByRole("dialog", { name: "End the current game?" });
    await question.getByRole("button", { name: "Keep my game" }).click();
    expect((await kept(page))["red7:game"]).toBe(stored);
    await dealForm(page);
    await question.getByRole("button", { name: "End it" }).click();
    await untilShown(page, ".own-area");
    await passOut(other);
    await expect(other.getByText("Another tab has saved")).toBeVisible();
  });
  await other.close();
});

test("what is set counts at once, and is kept", { tag: "@smoke" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "tongue22" });
  const html = page.locator("html");
  const told = page.getByRole("status").filter({ hasNot: page.locator("*") }).last();
  await expect(page.getByRole("region", { name: "Your turn" })).toBeVisible();
  await expect(told).toHaveText(/\bleads with\b/);
  await page.getByRole("button", { name: "Settings" }).click();
  await test.step("how it looks", async () => {
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.getByRole("radio", { name: "Print" }).check();
    await expect(html).toHaveAttribute("data-style", "print");
    await expect(page.locator(".settings .card").first()).toHaveCSS("color", "rgb(0, 0, 0)");
    await page.getByRole("switch", { name: "Ask before drawing" }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("switch", { name: "Ask before drawing" })).toBeChecked();
  });
  await test.step("the language, also of what is told", async () => {
    const choice = dialog(page).getByRole("radio", { name: "Polski" });
    await choice.focus();
    await page.keyboard.press("Space");
    await expect(dialog(page)).toHaveAccessibleName("Ustawienia");
    await expect(choice).toBeFocused();
    await expect(html).toHaveAttribute("lang", "pl");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Ustawienia" })).toBeFocused();
    await expect(page.getByRole("region", { name: "Twoja tura" })).toBeVisible();
    await expect(told).toHaveText(/\bTwoja tura\./);
    await expectNoEnglish(page, "the table");
  });
  await test.step("in the next visit", async () => {
    await openStart(page);
    for (const [name, value] of [["data-theme", "dark"], ["data-style", "print"], ["lang", "pl"]]) {
      await expect(html).toHaveAttribute(name, value);
    }
    await page.getByRole("button", { name: "Ustawienia" }).click();
    await expect(page.locator("#draws")).toBeChecked();
    await dialog(page).getByRole("group", { name: "Język" }).getByRole("radio", { name: "Systemowy" }).check();
    await expect(html).toHaveAttribute("lang", "en");
    await expect(dialog(page)).toHaveAccessibleName("Settings");
  });
});

test("a match loses nothing if the page is left, and counts no round twice", async ({ page }) => {
  await startGame(page, { players: 2, seed: "eachturn", game: "Advanced" });
  const comeBack = async () => {
    await page.reload();
    await untilShown(page, ".own-area, .round-over");
  };
  await test.step("in the middle of a turn", async () => {
    expect(await myTurn(page)).toBe(true);
    await hand(page).first().click();
    await toPalette(page).click();
    const rest = await handNames(page);
    await comeBack();
    expect(await handNames(page)).toEqual(rest);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(hand(page)).toHaveCount(rest.length + 1);
  });
  await test.step("after a turn", async () => {
    await playQuickly(page, { turns: 1 });
    const { turns } = await keptDocument(page, "game");
    await comeBack();
    await myTurn(page);
    expect((await keptDocument(page, "game")).turns).toBe(turns);
  });
  await test.step("at the end of a round", async () => {
    await passOut(page);
    await untilOver(page);
    const before = (await kept(page))["red7:statistics"];
    const tables = JSON.parse(before).tables.map((table) => [table.rules, table.seats.length, table.rounds]);
    expect(tables).toEqual([["1.3a", 2, 1]]);
    await comeBack();
    await page.getByRole("button", { name: "Next round" }).click();
    await untilShown(page, ".own-area");
    expect((await kept(page))["red7:statistics"]).toBe(before);
  });
});
