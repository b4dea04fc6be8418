// How a new rule comes over the old one: the brush starts from the card, its edge is one of bristles, and a name
// can be read all the time. Animations are stopped where they have to be seen.
import { MOVING, expect, test } from "./fixtures.mjs";
import { endTurn, hand, handNames, myTurn, startGame, toCanvas, toPalette, undo } from "./player.mjs";
import { pictureReader } from "./pixels.mjs";

test.use(MOVING);

const card = (page, name) => page.getByRole("button", { name, exact: true });
const canvas = (page) => page.getByRole("region", { name: "Canvas" });

/** Chooses a card that sets another rule, after one was played. */
async function chooseDiscard(page) {
  await startGame(page, { players: 3, seed: "red7game" });
  expect(await myTurn(page)).toBe(true);
  await card(page, "Yellow 7").click();
  await toPalette(page).click();
  await expect(page.locator(".flight")).toHaveCount(0);
  for (const name of (await handNames(page)).filter((name) => !name.startsWith("Red"))) {
    await card(page, name).click();
    if ((await toCanvas(page).getAttribute("aria-disabled")) !== "true") return name;
  }
  throw new Error("no card can be discarded");
}

/** Discards it, and holds all that moves on the linen from its first moment on. */
const discard = (page) => hold(page, toCanvas(page));

/** The same for the paint that comes after the press of some button. */
async function hold(page, button) {
  await button.evaluate(
    (button) =>
      new Promise((held) => {
        const look = () => {
          const coat = document.querySelector(".paint-layer.is-drying:not(.o1, .o2)");
          if (!coat) return;
          changes.disconnect();
          window.wash = coat.getAnimations({ subtree: true });
          for (const animation of coat.parentElement.getAnimations({ subtree: true })) animation.pause();
          held();
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { childList: true, subtree: true });
        button.click();
      }),
  );
}

/** Shows the wash after a part of its time, from 0 to 1. */
function show(page, part) {
  return page.evaluate((part) => {
    for (const animation of window.wash) {
      const { delay, duration } = animation.effect.getComputedTiming();
      animation.currentTime = delay + Math.min(duration * part, duration - 0.01);
    }
  }, part);
}

/** For some rows of the linen, how far from its left the new paint reaches. */
function reach({ light }, width, color) {
  const linear = (byte) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const paint = 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
  const height = light.length / width;
  const rows = Array.from({ length: 40 }, (_, nth) => Math.round(height * (0.15 + (0.7 * nth) / 40)));
  return rows.map((row) => light.slice(row * width, (row + 1) * width).findLastIndex((value) => Math.abs(value - paint) < 0.02));
}

test("the card lands, and the brush starts from it, while a rule can be read in every frame", async ({ page }) => {
  const pixelsOf = await pictureReader(page);
  await chooseDiscard(page);
  const old = await page.locator(".rule h1").innerText();
  await discard(page);
  const past = page.locator(".rule.past");
  const paint = page.locator(".paint-layer:not(.o1, .o2) .paint");
  await test.step("with an edge of bristles", async () => {
    const timing = await page.evaluate(() =>
      window.wash.filter(({ animationName }) => animationName !== "covered").map(({ effect }) => [effect.getComputedTiming().delay, effect.getComputedTiming().duration]),
    );
    expect(timing).toEqual([
      [240, 700],
      [240, 700],
    ]);
    const color = await paint.locator("b").evaluate((paint) => getComputedStyle(paint).backgroundColor.match(/\d+/g).map(Number));
    const box = await page.locator(".linen").boundingBox();
    const width = Math.floor(box.width) - 1;
    const inside = [Math.ceil(box.x), Math.ceil(box.y), width, Math.floor(box.height) - 1];
    let before = 0;
    for (const part of [0.3, 0.45, 0.6]) {
      await show(page, part);
      const [pixels] = await pixelsOf([inside]);
      const edge = reach(pixels, width, color);
      const middle = edge.reduce((sum, x) => sum + x, 0) / edge.length;
      expect(middle, `${part}`).toBeGreaterThan(before);
      before = middle;
      // Bristles: the edge is nowhere a line, and reaches unevenly.
      const straight = edge.filter((x) => Math.abs(x - middle) < 3).length;
      expect(straight, `at ${part}: ${edge}`).toBeLessThan(edge.length / 3);
      expect(Math.max(...edge) - Math.min(...edge), `at ${part}`).toBeGreaterThan(width / 20);
    }
  });
  await test.step("a rule can be read, and the paint stands still", async () => {
    const now = await page.locator(".rule h1").innerText();
    expect(now).not.toBe(old);
    const lefts = [];
    for (const part of [0, 0.5, 1]) {
      await show(page, part);
      await expect(past).toContainText(old);
      lefts.push(await paint.evaluate((paint) => paint.getBoundingClientRect().left));
      // What does not move with the coat is seen until the coat lies over it.
      expect(await past.evaluate((words) => getComputedStyle(words).visibility)).toBe("visible");
    }
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(1.5);
    // Told once: a screen reader hears of the rule in force alone.
    await expect(canvas(page).getByRole("heading")).toHaveText([now]);
    await page.evaluate(() => document.querySelector(".paint-layer.o1").getAnimations({ subtree: true }).forEach((it) => it.finish()));
    await expect(past).toBeHidden();
  });
});

test("what is told waits for the paint, and what is painted over or taken back is there at once", async ({ page }) => {
  const name = await chooseDiscard(page);
  const standing = page.locator(".own-area .how");
  const verdict = page.locator(".verdict");
  const count = await hand(page).count();
  const wet = page.locator(".paint-layer.is-drying");
  await test.step("how the players and the turn stand is told by the old rule until the new one comes over its words", async () => {
    const old = await standing.innerText();
    await discard(page);
    await show(page, 0.2);
    await expect(standing).toHaveText(old);
    await expect(verdict).toContainText("The rule is");
    await expect(verdict).not.toContainText("You lead");
    await page.evaluate(() => window.wash.find(({ animationName }) => animationName === "covered").finish());
    await expect(standing).not.toHaveText(old);
    await expect(verdict).toContainText("You lead");
    await undo(page).click();
    await expect(standing).toHaveText(old);
  });
  await test.step("what is painted over is done at once, and taken back it is there at once", async () => {
    await card(page, name).click();
    await discard(page);
    const old = await page.locator(".rule.past").innerText();
    await page.evaluate(() => {
      document.querySelector(".paint-layer.is-drying").classList.add("o1");
      return new Promise((styled) => requestAnimationFrame(() => requestAnimationFrame(styled)));
    });
    const rest = await wet.evaluate((coat) => coat.getAnimations({ subtree: true }).filter((it) => it.animationName).map((it) => it.effect.getComputedTiming().endTime));
    expect(Math.max(0, ...rest)).toBe(0);
    await undo(page).evaluate((button) => button.click());
    await expect(hand(page)).toHaveCount(count);
    expect(old).toContain(await page.locator(".rule h1").innerText());
    await expect(wet).toHaveCount(0);
  });
  await test.step("with less motion it fades in where it lies, and without any it is there", async () => {
    const setMotion = (motion) => page.evaluate((motion) => document.documentElement.setAttribute("data-motion", motion), motion);
    await setMotion("reduced");
    await card(page, name).click();
    await discard(page);
    const fades = await page.evaluate(() => window.wash.map(({ animationName, effect }) => [animationName, effect.getComputedTiming().duration]));
    expect(fades).toEqual([["appear", 200], ["covered", 1]]);
    await setMotion("off");
    expect(await wet.evaluate((coat) => coat.getAnimations({ subtree: true }).map((it) => it.effect.getComputedTiming().endTime).filter((end) => end > 1))).toEqual([]);
  });
});

test("it is the person's turn once the rule for it can be read", async ({ page }) => {
  await startGame(page, { players: 2, seed: "red7game", level: "Novice" });
  expect(await myTurn(page)).toBe(true);
  await card(page, "Yellow 7").click();
  await toPalette(page).click();
  await hold(page, endTurn(page));
  await show(page, 0.2);
  const said = page.locator(".turn-panel").getByText("Your turn", { exact: true });
  await expect(page.locator(".tell")).toHaveText(/^Sienna plays .* changes the rule to /);
  await expect(said).toHaveCount(0);
  await page.evaluate(() => window.wash.find(({ animationName }) => animationName === "covered").finish());
  await expect(said).toBeVisible();
  await expect(page.locator(".tell")).toHaveCount(0);
});
