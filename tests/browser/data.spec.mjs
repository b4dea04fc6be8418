// All that is kept can be saved as a file, loaded, and deleted. Which files are refused, and what each question says,
// is tested natively; what cannot be read or stored, in storage.spec.mjs.
import { readFile } from "node:fs/promises";

import { expect, test } from "./fixtures.mjs";
import { DAILY, STATISTICS, kept, leave, openStart } from "./seed_storage.mjs";

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
function copyOf(documents) {
  return file(JSON.stringify({ format: "red7", version: 1, documents: Object.entries(documents) }));
}

function file(text) {
  return { name: "copy.json", mimeType: "application/json", buffer: Buffer.from(text) };
}

function prefixed(documents) {
  return Object.fromEntries(Object.entries(documents).map(([name, text]) => [`red7:${name}`, text]));
}

async function openData(page) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Backup" }).click();
  const sheet = page.getByRole("dialog", { name: "Your data" });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function openStatistics(page) {
  await page.getByRole("button", { name: "Statistics" }).click();
  return page.getByRole("dialog", { name: "Statistics" });
}

async function load(sheet, chosen) {
  await sheet.getByLabel("Import a backup").setInputFiles(chosen);
}

test("a copy that was saved brings all of it back, after it was shown", { tag: "@firefox" }, async ({ page, browserName }) => {
  await leave(page, DOCUMENTS);
  await openStart(page);
  const all = await kept(page);
  let sheet = await openData(page);
  let copy = copyOf(DOCUMENTS);
  // Firefox cannot be asked for its downloads here.
  if (browserName !== "firefox") {
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Export a backup" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^red7-backup-\d{4}-\d\d-\d\d\.json$/);
    copy = file(await readFile(await saved.path(), "utf8"));
    await expect(sheet.getByText("in your downloads")).toBeVisible();
  }
  await test.step("nothing is deleted unless one says so", async () => {
    // By the keyboard: the question comes next.
    await sheet.getByRole("button", { name: "Delete everything" }).press("Enter");
    await expect(sheet.getByRole("alert")).toContainText("for good?");
    await page.keyboard.press("Tab");
    await expect(sheet.getByRole("button", { name: "Keep", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await kept(page)).toEqual(all);
  });
  await test.step("the statistics are deleted by themselves", async () => {
    await sheet.getByRole("button", { name: "Delete statistics" }).click();
    await sheet.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    const { statistics, ...rest } = DOCUMENTS;
    expect(await kept(page)).toEqual(prefixed(rest));
  });
  await test.step("all is deleted", async () => {
    sheet = await openData(page);
    await sheet.getByRole("button", { name: "Delete everything" }).click();
    await sheet.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
    expect(await kept(page)).toEqual({});
  });
  await test.step("a copy is shown, and taken", async () => {
    sheet = await openData(page);
    await load(sheet, copy);
    await expect(sheet.getByRole("row", { name: "Rounds counted none 21" })).toBeVisible();
    await sheet.getByRole("button", { name: "Cancel" }).click();
    await expect(sheet.getByRole("columnheader", { name: "In the backup" })).toHaveCount(0);
    expect(await kept(page)).toEqual({});
    await load(sheet, copy);
    await sheet.getByRole("button", { name: "Import" }).click();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    expect(await kept(page)).toEqual(all);
  });
  await test.step("what was counted is there, and told for the rounds that are chosen", async () => {
    const statistics = await openStatistics(page);
    await expect(statistics.getByRole("status")).toContainText("9 of 21 rounds");
    await statistics.getByLabel("Rules", { exact: true }).selectOption({ index: 2 });
    await expect(statistics.getByRole("status")).toContainText("2 of 9 rounds");
    await statistics.getByRole("radio", { name: "2" }).check();
    await expect(statistics.getByRole("status")).toContainText("One round counted, and you lost it.");
  });
});

test("a copy that cannot be taken, or finds no room, changes nothing", async ({ page }) => {
  await leave(page, { game: GAME, settings: SETTINGS, "game.aside1": "noise" });
  await openStart(page);
  const all = await kept(page);
  const sheet = await openData(page);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("refused");
    };
  });
  for (const name of ["Export a backup", /^Download/]) {
    await sheet.getByRole("button", { name }).click();
    await expect(sheet.getByText("didn’t let this page save the file")).toBeVisible();
  }
  for (const [chosen, says] of [
    [copyOf({ ...DOCUMENTS, game: '{"version":1}' }), "damaged, so none of it was imported: Game"],
    [file("\u0000\ufffd"), "isn’t a backup"],
    [file(" ".repeat(1_000_001)), "too large to be a backup"],
  ]) {
    await load(sheet, chosen);
    await expect(sheet.getByText(says)).toBeVisible();
  }
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
