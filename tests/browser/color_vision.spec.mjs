// Who sees no colours, or other ones, or has chosen colours for all pages, still tells everything apart.
import { expect, test } from "./fixtures.mjs";
import { hand, handNames, myTurn, startGame, toCanvas, toPalette } from "./player.mjs";
import { difference, ink, pictureReader, share } from "./pixels.mjs";
import { OVER, leaveSettings, open, openStart } from "./seed_storage.mjs";

test.use({ deviceScaleFactor: 2 });

const SEVENS = "R7O7Y7G7B7I7V7";
const COLORS = [..."ROYGBIV"];

/** Positions with the seven colours of a number in one's palette: all on the bracket, and none. */
const palettes = {
  "cards that count": `1/p/1.3_O1_-_1_R5/${SEVENS}/-_G6/G2/-`,
  "cards that do not count": `1/p/1.3_G4_-_1_R5/${SEVENS}/-_G6/G2/-`,
};

/** The ways of seeing that Chromium can show. */
const SIGHTS = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/** Where the drawings of a kind are on the cards of one's palette, with a bit of the card around them. */
function boxesOf(page, drawing) {
  return page.locator(`.own-area .palette .${drawing}`).evaluateAll((drawings) =>
    drawings.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x - 2, y - 2, width + 4, height + 4];
    }),
  );
}

/** Each look and each theme twice, and so are cards that count and that do not. */
const LOOKS = [
  ["paint", "light", "cards that count"],
  ["paint", "dark", "cards that do not count"],
  ["classic", "light", "cards that do not count"],
  ["print", "dark", "cards that count"],
];

for (const [style, colorScheme, which] of LOOKS) {
  test(`the seven colours of ${which} have each their own sign, however colours are seen: ${style}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A small window: it is the palette alone that is looked at, and each look is a picture of the whole.
    await page.setViewportSize({ width: 560, height: 640 });
    await leaveSettings(page, { style });
    await open(page, palettes[which]);
    await expect(page.locator(".own-area .palette .card")).toHaveCount(7);
    await expect(page.locator(".own-area .palette .idle")).toHaveCount(which === "cards that count" ? 0 : 7);
    const boxes = [...(await boxesOf(page, "p")), ...(await boxesOf(page, "n"))];
    const devtools = await page.context().newCDPSession(page);
    const pictures = await pictureReader(page);
    const red = {};
    for (const type of SIGHTS) {
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      const drawings = await pictures(boxes);
      red[type] = drawings[0].color;
      const inks = drawings.map(ink);
      for (const [at, mask] of inks.entries()) {
        expect(share(mask), `the ${at < 7 ? "sign" : "number"} of ${COLORS[at % 7]}, ${type}`).toBeGreaterThan(0.15);
      }
      const signs = inks.slice(0, 7);
      for (const [at, sign] of signs.entries()) {
        for (let other = 0; other < at; other++) {
          expect(difference(sign, signs[other]), `${COLORS[at]} and ${COLORS[other]}, ${type}`).toBeGreaterThan(0.25);
        }
      }
    }
    if (style === "print") return; // The ground is white.
    // The browser did show what it was asked for: without colours red is grey, and else it is not.
    const isGrey = ([red, green, blue]) => Math.max(red, green, blue) - Math.min(red, green, blue) <= 2;
    expect(isGrey(red.achromatopsia)).toBe(true);
    expect(isGrey(red.none)).toBe(false);
    expect(red.protanopia).not.toEqual(red.none);
  });
}

test.describe("with colours that the player has chosen for all pages", () => {
  test.use({ deviceScaleFactor: 1 });

  const card = (page, name) => page.getByRole("button", { name, exact: true });

  /** The lines around an element. */
  const lines = (locator) =>
    locator.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${borderTopWidth} ${borderTopStyle}, ${outlineStyle === "none" ? "none" : `${outlineWidth} ${outlineStyle}`}`;
    });

  /** Every text and drawing that should be seen stands out from what is behind it, in either theme. */
  async function expectAllSeen(page, pictures, state) {
    for (const colorScheme of ["dark", "light"]) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(frameAfterNext);
      const shown = await page.evaluate(whatIsShown);
      expect(shown.length).toBeGreaterThan(20);
      const drawings = await pictures(shown.map(({ box }) => box));
      const unseen = shown.filter((_, at) => !ink(drawings[at]).includes(true));
      expect(unseen.map(({ what }) => what), `${state}, ${colorScheme}`).toEqual([]);
    }
  }

  test("lines and shapes tell cards and buttons apart", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active", reducedMotion: "reduce" });
    const pictures = await pictureReader(page);
    await openStart(page);
    await expectAllSeen(page, pictures, "the start page");
    await startGame(page, { players: 3, seed: "red7game", game: "Advanced", actions: true });
    expect(await myTurn(page)).toBe(true);
    await expectAllSeen(page, pictures, "a table");
    const discards = await Promise.all(["can", "later", "cannot"].map((which) => lines(page.locator(`.legend .${which}`))));
    expect(new Set(discards).size, discards.join("; ")).toBe(3);

    const chosen = page.locator('.hand [aria-pressed="true"]');
    const other = page.locator('.hand [aria-pressed="false"]').first();
    await hand(page).first().click();
    await page.mouse.move(0, 0);
    expect(await lines(chosen)).toBe("1px solid, 4px solid");
    expect(await lines(other)).toBe("1px solid, none");
    await expectAllSeen(page, pictures, "a card is chosen");
    await hand(page).first().click();
    const places = { allowed: "2px solid, none", forbidden: "2px dashed, none" };
    const seen = new Set();
    for (const name of await handNames(page)) {
      await card(page, name).click();
      for (const place of [toPalette(page), toCanvas(page)]) {
        const which = (await place.getAttribute("aria-disabled")) ? "forbidden" : "allowed";
        expect(await lines(place)).toBe(places[which]);
        seen.add(which);
      }
    }
    expect([...seen].sort()).toEqual(["allowed", "forbidden"]);
    await page.keyboard.press("Tab");
    expect(await lines(page.locator(":focus"))).toMatch(/, 3px solid$/);
    await page.keyboard.press("Escape");

    // A card that counts stands on a bracket; one that does not has another edge; a played one a frame.
    await hand(page).first().click();
    await toPalette(page).click();
    await expectAllSeen(page, pictures, "a card is played");
    const mine = page.locator(".own-area .palette");
    expect(await lines(mine.locator(".card:not(.idle)"))).toMatch(/^1px solid/);
    expect(await lines(mine.locator(".card.idle"))).toMatch(/^1px dotted/);
    expect(await lines(mine.locator(".card.staged"))).toMatch(/, 2px dashed$/);

    // In the list of turns, which one is shown.
    await open(page, `${OVER}@2`);
    await expect(page.locator(".log .to")).not.toHaveCount(0);
    expect(await lines(page.locator(".log .to [aria-current]"))).toBe("0px none, 2px solid");
    expect(await lines(page.locator(".log .to button:not([aria-current])").first())).toBe("0px none, none");
  });
});

/** In the page: what follows a frame after the rest has come. */
const frameAfterNext = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))));
  });

/** In the page: each text and drawing in the window, and the box it has. */
function whatIsShown() {
  const shown = [];
  const add = (element, rect, what) => {
    const { left, top, right, bottom } = rect;
    const isInside = left >= 1 && top >= 1 && right < innerWidth && bottom < innerHeight && right - left > 3 && bottom - top > 3;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".sr, .covered");
    if (!isInside || !isSeen) return;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (element.contains(above) || above?.contains(element)) shown.push({ what, box: [left, top, right - left, bottom - top] });
  };
  for (const drawing of document.querySelectorAll("svg")) add(drawing, drawing.getBoundingClientRect(), drawing.outerHTML);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.data.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) add(text.parentElement, rect, text.data);
  }
  return shown;
}
