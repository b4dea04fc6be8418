// Cards that are dragged: with a finger, and with the mouse. In the deal used here the person moves first;
// Red 1 leads nowhere, and Yellow 1 can’t be discarded.
import { MOVING, expect, test } from "./fixtures.mjs";
import { Screen, dragged, places, playMatch } from "./finger.mjs";
import { endTurn, hand, handNames, myDecision, myTurn, roundIsOver, startGame, toCanvas, toPalette } from "./person.mjs";

test.use(MOVING);

const card = (page, name) => page.getByRole("button", { name, exact: true });
const canvas = (page) => page.getByRole("region", { name: "Canvas" });
const palette = (page) => page.getByRole("region", { name: "Your palette" });
const opponents = (page) => page.getByRole("region", { name: "Opponents" });

async function start(page, pace) {
  await startGame(page, { players: 3, seed: "red7game", pace });
  expect(await myTurn(page)).toBe(true);
}

/** Nothing is dragged or chosen, and all cards are there. */
async function expectIdle(page, names) {
  await expect(dragged(page)).toHaveCount(0);
  await expect(places(page)).toHaveCount(0);
  await expect(toPalette(page)).toHaveCount(0);
  expect(await handNames(page)).toEqual(names);
}

test.describe("with a finger", { tag: "@only-phone" }, () => {
  test("a match with Actions is played by drag and drop", async ({ page }) => {
    test.setTimeout(300_000);
    await startGame(page, { edition: "v1.0", players: 2, seed: "mtch1100", game: "Advanced", actions: true });
    await playMatch(page);
    await expect(roundIsOver(page)).toContainText(/wins? the match|share the win/);
  });

  test("a card that is dragged shows both places, and what each would mean", { tag: "@touch" }, async ({ page }) => {
    await start(page);
    const screen = await Screen.of(page);
    await screen.lift(card(page, "Yellow 1"));
    await expect(places(page)).toHaveText([/^To your palette.*Umber still leads$/, /^To the canvas.*Umber would lead$/]);
    const before = await card(page, "Yellow 1").boundingBox();
    await screen.bring(palette(page));
    await expect(page.locator(".drop[data-hot]")).toHaveText(/^To your palette/);
    expect((await card(page, "Yellow 1").boundingBox()).y).toBeLessThan(before.y - 20);
    await screen.drop();
    await expect(myDecision(page)).toContainText(/You(’d be out|’re not leading yet)/);
    await expect(palette(page).getByRole("img", { name: "Yellow 1" })).toBeVisible();
  });

  test("dropped elsewhere it returns, and taps are taps again", { tag: "@touch" }, async ({ page }) => {
    await start(page);
    const screen = await Screen.of(page);
    const names = await handNames(page);
    const box = await card(page, "Yellow 1").boundingBox();
    await screen.lift(card(page, "Yellow 1"));
    await screen.bring(opponents(page));
    await screen.drop();
    await expectIdle(page, names);
    await expect.poll(() => card(page, "Yellow 1").boundingBox()).toEqual(box);
    await screen.tap(card(page, "Yellow 1"));
    await expect(toPalette(page)).toBeVisible();
    await screen.tap(card(page, "Yellow 1"));
    await expect(toPalette(page)).toHaveCount(0);
  });

  test("a finger that trembles has tapped", async ({ page }) => {
    await start(page);
    const screen = await Screen.of(page);
    await screen.pull(card(page, "Yellow 1"), 4, -4);
    await expect(dragged(page)).toHaveCount(0);
    await screen.touch("touchEnd");
    await expect(card(page, "Yellow 1")).toHaveAttribute("aria-pressed", "true");
  });

  test("dropped where it may not go, it says why", { tag: "@touch" }, async ({ page }) => {
    await start(page);
    const screen = await Screen.of(page);
    const names = await handNames(page);
    await screen.lift(card(page, "Yellow 1"));
    await screen.bring(canvas(page));
    await expect(page.locator(".drop[data-hot]")).toHaveClass(/forbids/);
    await screen.drop();
    expect(await handNames(page)).toEqual(names);
    await expect(card(page, "Yellow 1")).toHaveAttribute("aria-pressed", "true");
    await expect(toCanvas(page)).toContainText("Umber would lead");
    await expect(toCanvas(page)).toBeFocused();
    await expect(page.locator("[data-hot]")).toHaveCount(0);
  });

  test("a second finger, a touch that the browser takes away, and Escape give it up", async ({ page }) => {
    await start(page);
    const screen = await Screen.of(page);
    const names = await handNames(page);
    const finger = await screen.lift(card(page, "Yellow 1"));
    await screen.touch("touchStart", finger, [200, 200]);
    await expectIdle(page, names);
    await screen.touch("touchEnd");

    await screen.lift(card(page, "Yellow 1"));
    await screen.bring(palette(page));
    await screen.touch("touchCancel");
    await expectIdle(page, names);

    await screen.lift(card(page, "Yellow 1"));
    await screen.bring(palette(page));
    await page.keyboard.press("Escape");
    await expectIdle(page, names);
    await screen.touch("touchEnd");
    await expectIdle(page, names);
  });

  test("a card follows one finger while the page scrolls under another part", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await start(page);
    const screen = await Screen.of(page);
    const room = page.locator(".room");
    const scrolled = () => room.evaluate((room) => room.scrollTop);
    // The focus may have scrolled to the hand.
    await room.evaluate(
      (room) =>
        room.scrollTop === 0 ||
        new Promise((still) => {
          room.addEventListener("scrollend", still, { once: true });
          room.scrollTo(0, 0);
        }),
    );
    await room.evaluate((room) => room.addEventListener("scrollend", () => room.setAttribute("data-still", "")));
    await screen.pull(canvas(page), 0, -60);
    await screen.touch("touchEnd");
    await expect(room).toHaveAttribute("data-still");
    const before = await scrolled();
    expect(before).toBeGreaterThan(20);
    await screen.lift(card(page, "Yellow 1"));
    await screen.bring(opponents(page));
    await screen.drop();
    expect(await scrolled()).toBe(before);
  });
});

test.describe("with the mouse", () => {
  async function lift(page, name) {
    await card(page, name).hover(); // waits for a card that still returns
    const { x, y, width, height } = await card(page, name).boundingBox();
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 10, y + height / 2 - 30, { steps: 4 });
    await expect(dragged(page)).toHaveCount(1);
    await expect(places(page).first()).toBeVisible();
  }

  async function bring(page, locator) {
    const { x, y, width, height } = await locator.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  }

  test("a card is dragged to the palette, and to the canvas", { tag: "@smoke" }, async ({ page }) => {
    await start(page);
    await lift(page, "Yellow 7");
    await bring(page, palette(page));
    await page.mouse.up();
    await expect(endTurn(page)).toBeVisible();
    await expect(palette(page).getByRole("img", { name: "Yellow 7" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    for (const name of await handNames(page)) {
      await lift(page, name);
      await bring(page, canvas(page));
      const isAllowed = (await page.locator(".drop[data-hot].forbids").count()) === 0;
      await page.mouse.up();
      if (isAllowed) break;
      await expect(toCanvas(page)).toHaveAttribute("aria-disabled", "true");
    }
    await page.keyboard.press("Escape");
  });

  test("a drag is no click, and what is dropped elsewhere is put back", async ({ page }) => {
    await start(page);
    const names = await handNames(page);
    await lift(page, "Yellow 1");
    await bring(page, opponents(page));
    await page.mouse.up();
    await expectIdle(page, names);
    // Over its own place as well, where the browser makes a click of it.
    await lift(page, "Yellow 1");
    await bring(page, card(page, "Green 6"));
    await page.mouse.up();
    await expectIdle(page, names);
    await card(page, "Yellow 1").click();
    await expect(toPalette(page)).toBeVisible();
  });

  test("a capture that is lost, and Escape, give it up", async ({ page }) => {
    await start(page);
    const names = await handNames(page);
    await lift(page, "Yellow 1");
    await dragged(page).evaluate((button) => {
      for (let id = 0; id < 20; id++) if (button.hasPointerCapture(id)) button.releasePointerCapture(id);
    });
    await page.mouse.move(600, 300);
    await expectIdle(page, names);
    await page.mouse.up();
    await expectIdle(page, names);
    await lift(page, "Yellow 1");
    await bring(page, palette(page));
    await page.keyboard.press("Escape");
    await expectIdle(page, names);
    await page.mouse.up();
    await expectIdle(page, names);
  });

  test("a card stays on the page, which does not grow", async ({ page }) => {
    await start(page);
    await lift(page, "Yellow 1");
    await page.mouse.move(1270, 795, { steps: 4 });
    const { x, y, width, height } = await dragged(page).boundingBox();
    expect(x + width).toBeLessThan(1290);
    expect(y + height).toBeLessThan(810);
    expect(await page.locator(".room").evaluate((room) => room.scrollHeight - room.clientHeight)).toBe(0);
    await page.mouse.up();
  });

  test("cards that cannot be chosen cannot be dragged", async ({ page }) => {
    await start(page, "calm");
    await lift(page, "Yellow 7");
    await bring(page, palette(page));
    await page.mouse.up();
    await endTurn(page).click();
    await expect(hand(page).first()).toHaveAttribute("aria-disabled", "true");
    const { x, y } = await hand(page).first().boundingBox();
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 120, { steps: 4 });
    await expect(dragged(page)).toHaveCount(0);
    await page.mouse.up();
  });
});
