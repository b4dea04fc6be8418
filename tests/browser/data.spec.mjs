// What was played is counted; all that is kept can be saved as a file, loaded, and deleted.
import { readFile } from "node:fs/promises";

import { expect, test } from "./fixtures.mjs";
import { setPace, startGame } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { DAILY, STATISTICS, blockStorage, dealForm, kept, leave, leaveSettings, openForm, openStart, untilShown } from "./visit.mjs";

const GAME = '{"version":1,"rules":"1.0ax","seats":"h3","seed":"red7game","turns":"","round":1,"staged":"","taken_back":0}';
const SETTINGS = '{"version":1,"theme":"dark","names":["Ann","Jan","",""]}';
const DOCUMENTS = {
  statistics: STATISTICS,
  game: GAME,
  daily: DAILY,
  settings: SETTINGS,
  later: "what a later version keeps",
};

/** A copy as a file, with these documents. */
function copyOf(documents, version = 1) {
  return file(JSON.stringify({ format: "red7", version, documents: Object.entries(documents) }));
}

function file(text) {
  return { name: "copy.json", mimeType: "application/json", buffer: Buffer.from(text) };
}

function prefixed(documents) {
  return Object.fromEntries(Object.entries(documents).map(([name, text]) => [`red7:${name}`, text]));
}

/** Opens the start page with these documents in the browser. */
async function openWith(page, documents) {
  await leave(page, documents);
  await openStart(page);
}

async function openData(page) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Backup" }).click();
  const sheet = page.getByRole("dialog", { name: "Your data" });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** So many rounds are counted, as the sheet says. */
async function expectRounds(page, rounds) {
  await page.getByRole("button", { name: "Statistics" }).click();
  const sheet = page.getByRole("dialog", { name: "Statistics" });
  await expect(sheet).toContainText(rounds === 0 ? "Nothing counted yet" : `Rounds${rounds}Won`);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

async function load(sheet, chosen) {
  await sheet.getByLabel("Import a backup").setInputFiles(chosen);
}

test("a round is counted once, also when the page is loaded again at its end", { tag: "@smoke" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "countme2" });
  await playQuickly(page);
  await page.getByRole("button", { name: /start page/ }).click();
  await expectRounds(page, 1);
  const before = (await kept(page))["red7:statistics"];
  expect(JSON.parse(before).tables.map((table) => [table.rules, table.seats.length, table.rounds])).toEqual([["1.3", 2, 1]]);
  await page.reload();
  const last = page.getByRole("region", { name: "Recent games" }).getByRole("listitem");
  await expect(last).toHaveCount(1);
  await last.getByRole("button", { name: "Review" }).click();
  await untilShown(page, ".story-page");
  await page.getByRole("button", { name: /start page/ }).first().click();
  await expectRounds(page, 1);
  expect((await kept(page))["red7:statistics"]).toBe(before);
});

test("two tabs count together", async ({ page, context }) => {
  await leaveSettings(page, { pace: "instant" });
  await openStart(page);
  const other = await context.newPage();
  await startGame(other, { players: 2, seed: "countme3" });
  await playQuickly(other);
  await other.close();
  // This tab was open all the time, and knows nothing of what the other has counted.
  await openForm(page);
  await page.getByLabel(/^Deal code/).fill("countme2");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await dealForm(page);
  await playQuickly(page);
  await page.getByRole("button", { name: /start page/ }).click();
  await expectRounds(page, 2);
});

test("what one tab deletes does not come back from another", async ({ page, context }) => {
  await openWith(page, { statistics: STATISTICS, daily: DAILY, settings: SETTINGS });
  const other = await context.newPage();
  await other.goto("./");
  await expectRounds(other, 21);
  const sheet = await openData(page);
  await sheet.getByRole("button", { name: "Delete everything" }).click();
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  await expectRounds(other, 0);
  // It was not loaded anew since.
  await setPace(other, "Instant");
  await openForm(other);
  await other.getByRole("radio", { name: "2", exact: true }).check();
  await dealForm(other);
  await playQuickly(other);
  await other.close();
  await page.reload();
  await expectRounds(page, 1);
  expect(Object.keys(await kept(page))).not.toContain("red7:daily");
});

test("the statistics are told for the rounds that are chosen", async ({ page }) => {
  await openWith(page, { statistics: STATISTICS });
  await page.getByRole("button", { name: "Statistics" }).click();
  const sheet = page.getByRole("dialog", { name: "Statistics" });
  await expect(sheet.locator(".found")).toContainText("Rounds21Won9");
  await sheet.getByLabel("Rules", { exact: true }).selectOption({ index: 2 });
  await expect(sheet.locator(".found")).toContainText("Rounds9Won2");
  await sheet.getByRole("radio", { name: "2" }).check();
  await expect(sheet.locator(".found")).toContainText("Rounds1Won0");
  await sheet.getByLabel("Rules", { exact: true }).selectOption({ index: 1 });
  await sheet.getByRole("radio", { name: "4" }).check();
  await expect(sheet.getByText("No rounds of this kind yet.")).toBeVisible();
});

test("a copy that was saved brings all of it back, after it was shown", { tag: "@firefox" }, async ({ page, browserName }) => {
  await openWith(page, DOCUMENTS);
  const all = await kept(page);
  let sheet = await openData(page);
  await expect(sheet.getByRole("row", { name: "Names Ann, Jan" })).toBeVisible();
  let copy = copyOf(DOCUMENTS);
  // Firefox cannot be asked for its downloads here.
  if (browserName !== "firefox") {
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Export a backup" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^red7-\d{4}-\d\d-\d\d\.json$/);
    copy = file(await readFile(await saved.path(), "utf8"));
    await expect(sheet.getByText("in your downloads")).toBeVisible();
  }
  // By the keyboard: the question comes next.
  await sheet.getByRole("button", { name: "Delete everything" }).press("Enter");
  await expect(sheet.getByRole("alert")).toContainText("for good?");
  await page.keyboard.press("Tab");
  await expect(sheet.getByRole("button", { name: "Keep", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await kept(page)).toEqual(all);
  await sheet.getByRole("button", { name: "Delete everything" }).click();
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
  expect(await kept(page)).toEqual({});

  sheet = await openData(page);
  await load(sheet, copy);
  await expect(sheet.getByRole("columnheader", { name: "In the backup" })).toBeVisible();
  await expect(sheet.getByRole("row", { name: "Rounds counted none 21" })).toBeVisible();
  await expect(sheet.getByRole("row", { name: "Daily deal none 1" })).toBeVisible();
  await expect(sheet.getByRole("row", { name: /^Games none Rules v1\.0, Advanced, with Actions, 2 players, 0 turns/ })).toBeVisible();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(sheet.getByRole("columnheader", { name: "In the backup" })).toHaveCount(0);
  expect(await kept(page)).toEqual({});
  await load(sheet, copy);
  await sheet.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(await kept(page)).toEqual(all);
  await expectRounds(page, 21);
});

test("the statistics can be deleted by themselves", async ({ page }) => {
  await openWith(page, DOCUMENTS);
  const sheet = await openData(page);
  await sheet.getByRole("button", { name: "Delete statistics" }).click();
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  await expectRounds(page, 0);
  const { statistics, ...rest } = DOCUMENTS;
  expect(await kept(page)).toEqual(prefixed(rest));
});

test("a file that is no whole copy is refused with the reason", async ({ page }) => {
  await openWith(page, DOCUMENTS);
  const all = await kept(page);
  const sheet = await openData(page);
  for (const [chosen, says] of [
    [copyOf({ ...DOCUMENTS, game: '{"version":1}' }), "damaged, so none of it was imported: Game"],
    [copyOf({ ...DOCUMENTS, settings: '{"version":2}' }), "newer version"],
    [copyOf([], 2), "newer version"],
    [file(copyOf(DOCUMENTS).buffer.toString().slice(0, -9)), "isn’t a backup"],
    [file("\u0000\ufffd"), "isn’t a backup"],
    [file('{"name":"package"}'), "wasn’t made by this page"],
    [file(" ".repeat(1_000_001)), "too large to be a backup"],
  ]) {
    await load(sheet, chosen);
    await expect(sheet.getByText(says)).toBeVisible();
    await expect(sheet.getByText("Nothing has changed.")).toBeVisible();
  }
  await expect(sheet.getByRole("columnheader", { name: "In the backup" })).toHaveCount(0);
  expect(await kept(page)).toEqual(all);
});

test("a copy that finds no room changes nothing", async ({ page }) => {
  await openWith(page, { game: GAME, settings: SETTINGS, "game.aside1": "noise" });
  const all = await kept(page);
  const sheet = await openData(page);
  // The second document does not fit any more.
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    const there = { ...localStorage };
    let room = 1;
    Storage.prototype.setItem = function (name, text) {
      if (there[name] !== text && --room < 0) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, text);
    };
  });
  await load(sheet, copyOf({ ...DOCUMENTS, game: GAME.replace("1.0ax", "1.3"), settings: '{"version":1}' }));
  await sheet.getByRole("button", { name: "Import" }).click();
  await expect(sheet.getByText("no room for this backup")).toBeVisible();
  await expect(sheet.getByText("Nothing has changed.")).toBeVisible();
  expect(await kept(page)).toEqual(all);
});

test("where nothing can be stored, that is said", async ({ page }) => {
  await blockStorage(page);
  await openStart(page);
  const sheet = await openData(page);
  await expect(sheet.getByText("doesn’t let this page store anything")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Export a backup" })).toHaveCount(0);
});

test("what was set aside can be saved and deleted", async ({ page }) => {
  await openWith(page, { "game.aside1": "}{ noise", "statistics.aside1": "more" });
  const sheet = await openData(page);
  await expect(sheet.getByRole("row", { name: "Set aside 2" })).toBeVisible();
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download Game 1" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toBe("}{ noise");
  await sheet.getByRole("button", { name: "Delete Game 1" }).click();
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(sheet.getByRole("row", { name: "Set aside 1" })).toBeVisible();
  expect(await kept(page)).toEqual({ "red7:statistics.aside1": "more" });
});

test("statistics that cannot be read are set aside with a message", async ({ page }) => {
  await openWith(page, { statistics: "[]" });
  await expect(page.getByText("statistics couldn’t be read")).toBeVisible();
  expect((await kept(page))["red7:statistics.aside1"]).toBe("[]");
});
