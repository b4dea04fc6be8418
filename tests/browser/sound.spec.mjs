// Sounds: none, and nothing of the browser's for them, until they are switched on.
import { expect, test } from "./fixtures.mjs";
import { handNames, myTurn, startGame, toPalette } from "./player.mjs";

const sounds = (page) => page.evaluate(() => window.sounds);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.sounds = { contexts: 0, tones: 0 };
    window.AudioContext = class extends AudioContext {
      constructor(...options) {
        super(...options);
        window.sounds.contexts++;
      }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      window.sounds.tones++;
      return start.apply(this, when);
    };
  });
});

async function switchSound(page, says) {
  await page.getByRole("button", { name: "Settings" }).click();
  const sound = page.getByRole("switch", { name: "Sounds" });
  await sound.click();
  await expect(sound).toHaveAccessibleDescription(says);
  await page.getByRole("button", { name: "Close" }).click();
}

async function playACard(page) {
  const [name] = await handNames(page);
  await page.getByRole("button", { name, exact: true }).click();
  await toPalette(page).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
}

test("nothing is heard until it is switched on, and nothing any more when it is off", async ({ page }) => {
  const playAnother = async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await playACard(page);
  };
  await startGame(page, { players: 3, seed: "red7game" });
  expect(await myTurn(page)).toBe(true);
  await playACard(page);
  expect(await sounds(page)).toEqual({ contexts: 0, tones: 0 });
  await test.step("the switch itself is heard, and so is a card", async () => {
    await switchSound(page, /Soft sounds/);
    expect(await sounds(page)).toEqual({ contexts: 1, tones: 2 });
    await playAnother();
    await expect.poll(() => sounds(page)).toEqual({ contexts: 1, tones: 3 });
  });
  await test.step("the choice is kept, and asks nothing of the browser before there is something to hear", async () => {
    await page.reload();
    expect(await myTurn(page)).toBe(true);
    expect(await sounds(page)).toEqual({ contexts: 0, tones: 0 });
    await playAnother();
    await expect.poll(() => sounds(page)).toEqual({ contexts: 1, tones: 1 });
  });
  await test.step("it is off", async () => {
    await switchSound(page, /Soft sounds/);
    await playAnother();
    expect(await sounds(page)).toEqual({ contexts: 1, tones: 1 });
  });
  await test.step("one button at the top turns it on and off beside a wide table", async () => {
    const sound = page.getByRole("button", { name: "Sound" });
    for (const pressed of ["true", "false"]) {
      await sound.click();
      await expect(sound).toHaveAttribute("aria-pressed", pressed);
    }
    const before = await sounds(page);
    await playAnother();
    expect(await sounds(page)).toEqual(before);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sound).toBeHidden();
  });
});

test("a browser without sound stays silent", async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new Error("no sound here");
      }
    };
  });
  await startGame(page, { players: 3, seed: "red7game" });
  expect(await myTurn(page)).toBe(true);
  await switchSound(page, /Soft sounds/);
  await playACard(page);
});
