// What a round leaves: its picture, as a file and in the gallery, and a step of the rating.
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.mjs";
import { myTurn, passOut, startGame, untilOver } from "./player.mjs";
import { keptDocument, untilShown } from "./seed_storage.mjs";

/** Saves by a button, and gives the name of the file and what is in it. */
async function save(page, name) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const download = await downloading;
  return [download.suggestedFilename(), await readFile(await download.path())];
}

test("the picture of a round can be saved as dots and as lines, and goes to the device’s own sheet", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.canShare = ({ files }) => files?.length === 1;
    navigator.share = async ({ files }) => window.shared.push(...files.map(({ name, type, size }) => [name, type, size > 1000]));
  });
  await startGame(page, { players: 2, seed: "red7game" });
  while (await myTurn(page)) await passOut(page);
  await untilOver(page);
  const picture = page.getByRole("img", { name: /^Round 1, painted: Red/ });
  await expect(picture).toBeVisible();

  await test.step("as lines", async () => {
    const [svg, lines] = await save(page, "Save as SVG");
    expect(svg).toMatch(/^red7-round-lost-\d{4}-\d\d-\d\d\.svg$/);
    const text = lines.toString();
    // It says who played, what, and where the same cards are.
    for (const says of [/Sienna won against me/, /Under Red · v1\.3 Basic · \d+ \w+ 20\d\d/, />127\.0\.0\.1:\d+\/red7\/#1\/1\.3\/h\d\/red7game</]) expect(text).toMatch(says);
    // It stands alone: each symbol that it shows is in it, and its colours are no names of the page.
    const shown = [...text.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id);
    expect(shown).toContain("wR");
    expect(shown.length).toBeGreaterThan(0);
    for (const id of shown) expect(text).toMatch(new RegExp(`<symbol[^>]* id="${id}"`));
    expect(text).not.toContain("var(--");
  });
  await test.step("as dots", async () => {
    const [png, dots] = await save(page, "Save picture");
    expect(png).toMatch(/^red7-round-lost-\d{4}-\d\d-\d\d\.png$/);
    expect(dots.toString("latin1", 1, 4)).toBe("PNG");
    // Width and height stand in its head.
    expect([dots.readUInt32BE(16), dots.readUInt32BE(20)]).toEqual([1600, 1000]);
    // Something is painted on it.
    const colors = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      const seen = new Set();
      for (let at = 0; at < data.length; at += 4000) seen.add(data.slice(at, at + 3).join());
      return [...seen];
    }, dots.toString("base64"));
    expect(colors).toContain("201,40,29");
    expect(colors).toContain("255,254,251");
  });
  await test.step("where the device takes files, to its own sheet", async () => {
    await page.getByRole("button", { name: "Share picture" }).click();
    await expect.poll(() => page.evaluate(() => window.shared)).toEqual([[expect.stringMatching(/^red7-round-lost-\d{4}-\d\d-\d\d\.png$/), "image/png", true]]);
  });
  await test.step("where the device refuses its sheet, it is saved", async () => {
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    const [png] = await save(page, "Share picture");
    expect(png).toMatch(/^red7-round-lost-\d{4}-\d\d-\d\d\.png$/);
  });
  await test.step("where nothing can be saved, that is said", async () => {
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error("refused");
      };
    });
    for (const [name, says] of [["Save picture", "Try SVG"], ["Save as SVG", "This browser couldn’t make the picture."]]) {
      await page.getByRole("button", { name }).click();
      await expect(page.locator(".keep").getByRole("status")).toContainText(says);
    }
  });
  await test.step("there is a rating now, once", async () => {
    const step = page.locator(".rating-step");
    await expect(step).toHaveText(/^A first rating: \d+\. /);
    const before = await step.textContent();
    await page.reload();
    await untilOver(page);
    await expect(step).toHaveText(before);
    expect((await keptDocument(page, "rating")).rounds).toBe(1);
  });
  await test.step("the game hangs in the gallery, and opens there", async () => {
    await page.locator(".actions").getByRole("button", { name: "Home" }).click();
    await page.getByRole("button", { name: "Gallery" }).click();
    const wall = page.getByRole("dialog", { name: "Gallery" });
    await expect(wall.locator(".wall button")).toHaveCount(1);
    await wall.getByRole("radio", { name: "Won" }).check();
    await expect(wall.locator(".wall button")).toHaveCount(0);
    await wall.getByRole("radio", { name: "Lost" }).check();
    await wall.getByRole("button", { name: /^Review: / }).click();
    await untilShown(page, ".review-summary");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
