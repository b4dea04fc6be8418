// Cards that are dragged: with a finger, and with the mouse. In the deal used here the person moves first;
// Red 1 leads nowhere, and Yellow 1 can’t be discarded.
import { MOVING, expect, test } from "./fixtures.mjs";
import { Screen, dragged, dropOn, places } from "./touch.mjs";
import { endTurn, hand, handNames, myDecision, myTurn, startGame, toCanvas, toPalette, undo } from "./player.mjs";

test.use(MOVING);

const card = (page, name) => page.getByRole("button", { name, exact: true });
const canvas = (page) => page.getByRole("region", { name: "Canvas" });
const palette = (page) => page.getByRole("region", { name: "Your palette" });
const opponents = (page) => page.getByRole("region", { name: "Opponents" });

async function start(page, options) {
  await startGame(page, { players: 3, seed: "red7game", ...options });
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
  test("each action is carried out by drag and drop", async ({ page }) => {
    // With R7 O7 B5 Y4 V3 G2 G1 in hand and B1 on the table; the others have R2, O3 and I4.
    await start(page, { edition: "v1.0", players: 4, seed: "ac000007", game: "Advanced", actions: true });
    const screen = await Screen.of(page);
    const drag = async (name, place) => {
      await screen.lift(page.getByRole("button", { name: new RegExp(`^${name}\\b`) }));
      await dropOn(page, screen, places(page).filter({ hasText: place }));
    };
    const takeBack = async (moves) => {
      for (let move = 0; move < moves; move++) await screen.tap(undo(page));
      await expect(hand(page)).toHaveCount(7);
    };
    await test.step("a 1 takes a card from another palette", async () => {
      await drag("Green 1", /^To your palette/);
      await expect(myDecision(page)).toContainText("Remove a card");
      await drag("Red 2", /^On top of the deck/);
      await expect(page.getByRole("img", { name: /^deck; everyone has seen Red 2/ })).toBeAttached();
      await takeBack(2);
    });
    await test.step("a 7 moves one of the own cards", async () => {
      await drag("Red 7", /^To your palette/);
      await expect(myDecision(page)).toContainText("Move one of your cards");
      await drag("Blue 1", /^To the canvas/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Most different colours");
      await takeBack(2);
    });
    await test.step("a 5 plays another card", async () => {
      await drag("Blue 5", /^To your palette/);
      await expect(myDecision(page)).toContainText("Play another card");
      await drag("Green 2", /^To your palette/);
      await expect(endTurn(page)).not.toHaveAttribute("aria-disabled");
      await takeBack(2);
    });
    await test.step("a 3 draws a card", async () => {
      await drag("Violet 3", /^To your palette/);
      await expect(page.getByRole("button", { name: /^Orange 6/ })).toBeVisible();
      await expect(hand(page)).toHaveCount(7);
    });
  });

  test("a card that is dragged shows both places, and goes where it may", { tag: "@touch" }, async ({ page }) => {
    await start(page);
    const screen = await Screen.of(page);
    const names = await handNames(page);
    const yellow = card(page, "Yellow 1");
    const box = await yellow.boundingBox();
    await test.step("dropped elsewhere it returns, and taps are taps again", async () => {
      await screen.lift(yellow);
      await expect(places(page)).toHaveText([/^To your palette.*Umber still leads$/, /^To the canvas.*Umber would lead$/]);
      const before = await yellow.boundingBox();
      await screen.bring(palette(page));
      await expect(page.locator(".drop[data-hot]")).toHaveText(/^To your palette/);
      expect((await yellow.boundingBox()).y).toBeLessThan(before.y - 20);
      await screen.bring(opponents(page));
      await screen.drop();
      await expectIdle(page, names);
      await expect.poll(() => yellow.boundingBox()).toEqual(box);
      await screen.tap(yellow);
      await expect(toPalette(page)).toBeVisible();
      await screen.tap(yellow);
      await expect(toPalette(page)).toHaveCount(0);
    });
    await test.step("dropped where it may not go, it says why", async () => {
      await screen.lift(yellow);
      await screen.bring(canvas(page));
      await expect(page.locator(".drop[data-hot]")).toHaveClass(/forbids/);
      await screen.drop();
      expect(await handNames(page)).toEqual(names);
      await expect(yellow).toHaveAttribute("aria-pressed", "true");
      await expect(toCanvas(page)).toContainText("Umber would lead");
      await expect(toCanvas(page)).toBeFocused();
      await expect(page.locator("[data-hot]")).toHaveCount(0);
      await screen.tap(yellow);
      await expectIdle(page, names);
    });
    await test.step("dropped on the palette it lies there", async () => {
      await screen.lift(yellow);
      await screen.bring(palette(page));
      await screen.drop();
      await expect(myDecision(page)).toContainText(/You(’d be out|’re not leading yet)/);
      await expect(palette(page).getByRole("img", { name: "Yellow 1" })).toBeVisible();
    });
  });

  test("a card follows one finger, and what is no drag is none", async ({ page }) => {
    await start(page);
    const screen = await Screen.of(page);
    const names = await handNames(page);
    const yellow = card(page, "Yellow 1");
    await test.step("a finger that trembles has tapped", async () => {
      await screen.pull(yellow, 4, -4);
      await expect(dragged(page)).toHaveCount(0);
      await screen.touch("touchEnd");
      await expect(yellow).toHaveAttribute("aria-pressed", "true");
      await screen.tap(yellow);
      await expectIdle(page, names);
    });
    await test.step("a second finger, a touch that the browser takes away, and Escape give it up", async () => {
      const finger = await screen.lift(yellow);
      await screen.touch("touchStart", finger, [200, 200]);
      await expectIdle(page, names);
      await screen.touch("touchEnd");

      await screen.lift(yellow);
      await screen.bring(palette(page));
      await screen.touch("touchCancel");
      await expectIdle(page, names);

      await screen.lift(yellow);
      await screen.bring(palette(page));
      await page.keyboard.press("Escape");
      await expectIdle(page, names);
      await screen.touch("touchEnd");
      await expectIdle(page, names);
    });
    await test.step("the page scrolls under another part, and not meanwhile", async () => {
      await page.setViewportSize({ width: 390, height: 480 });
      const room = page.locator(".screen");
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
      await screen.lift(yellow);
      await screen.bring(opponents(page));
      await screen.drop();
      expect(await scrolled()).toBe(before);
    });
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

  test("a card is dragged to the palette and to the canvas, in one’s turn", { tag: "@smoke" }, async ({ page }) => {
    await start(page, { pace: "steps" });
    await test.step("it stays on the page, which does not grow", async () => {
      await lift(page, "Yellow 1");
      await page.mouse.move(1270, 795, { steps: 4 });
      const { x, y, width, height } = await dragged(page).boundingBox();
      expect(x + width).toBeLessThan(1290);
      expect(y + height).toBeLessThan(810);
      expect(await page.locator(".screen").evaluate((room) => room.scrollHeight - room.clientHeight)).toBe(0);
      await page.mouse.up();
    });
    await test.step("to the palette", async () => {
      await lift(page, "Yellow 7");
      await bring(page, palette(page));
      await page.mouse.up();
      await expect(endTurn(page)).toBeVisible();
      await expect(palette(page).getByRole("img", { name: "Yellow 7" })).toBeVisible();
    });
    await test.step("to the canvas, where it may go there", async () => {
      let isAllowed = false;
      for (const name of await handNames(page)) {
        await lift(page, name);
        await bring(page, canvas(page));
        isAllowed = (await page.locator(".drop[data-hot].forbids").count()) === 0;
        await page.mouse.up();
        if (isAllowed) break;
        await expect(toCanvas(page)).toHaveAttribute("aria-disabled", "true");
      }
      expect(isAllowed).toBe(true);
      await expect(endTurn(page)).toBeVisible();
    });
    await test.step("cards that cannot be chosen cannot be dragged", async () => {
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

  test("a drag is no click, and what is dropped elsewhere or given up is put back", async ({ page }) => {
    await start(page);
    const names = await handNames(page);
    await test.step("dropped elsewhere", async () => {
      await lift(page, "Yellow 1");
      await bring(page, opponents(page));
      await page.mouse.up();
      await expectIdle(page, names);
      // Over its own place as well, where the browser makes a click of it.
      await lift(page, "Yellow 1");
      await bring(page, card(page, "Green 6"));
      await page.mouse.up();
      await expectIdle(page, names);
    });
    await test.step("its capture is lost", async () => {
      await lift(page, "Yellow 1");
      await dragged(page).evaluate((button) => {
        for (let id = 0; id < 20; id++) if (button.hasPointerCapture(id)) button.releasePointerCapture(id);
      });
      await page.mouse.move(600, 300);
      await expectIdle(page, names);
      await page.mouse.up();
      await expectIdle(page, names);
    });
    await test.step("Escape", async () => {
      await lift(page, "Yellow 1");
      await bring(page, palette(page));
      await page.keyboard.press("Escape");
      await expectIdle(page, names);
      await page.mouse.up();
      await expectIdle(page, names);
    });
    await card(page, "Yellow 1").click();
    await expect(toPalette(page)).toBeVisible();
  });
});
