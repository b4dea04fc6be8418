// Nothing of the table lies outside the screen, and nothing lies over anything else. Where text is very large, all can
// be scrolled to.
import { expect, test } from "./fixtures.mjs";
import { dealOf, hand, myTurn, passOut, startGame, toPalette, untilOver } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";
import { coveredFocus, outOfReach, sheetsOfPaper, unfitForPaper } from "./reach.mjs";
import { OVER, STATISTICS, arrive, leave, leaveSettings, open, openForm, openStart, untilShown } from "./seed_storage.mjs";

const sizes = [
  [360, 640],
  [375, 553],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

/** The places of the table, from top to bottom, with their boxes. */
function boxes(page) {
  return page.evaluate(() =>
    [".opponents .seat", ".canvas", ".own-area", ".hand", ".turn-panel"].flatMap((part) =>
      [...document.querySelectorAll(part)].map((element, n) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { name: `${part} ${n}`, x, y, width, height };
      }),
    ),
  );
}

function overlaps(a, b) {
  const slack = 1;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

/** Fails if a place lies outside the screen or over another one; gives their boxes. */
async function checkBoxes(page, { width, height }, state) {
  const where = `${width}×${height}, ${state}`;
  const all = await boxes(page);
  for (const box of all) {
    expect(box.x, `${box.name} left, ${where}`).toBeGreaterThanOrEqual(-1);
    expect(box.y, `${box.name} top, ${where}`).toBeGreaterThanOrEqual(-1);
    expect(box.x + box.width, `${box.name} right, ${where}`).toBeLessThanOrEqual(width + 1);
    expect(box.y + box.height, `${box.name} bottom, ${where}`).toBeLessThanOrEqual(height + 1);
  }
  for (const [n, a] of all.entries()) {
    for (const b of all.slice(n + 1)) {
      expect(overlaps(a, b), `${a.name} and ${b.name}, ${where}`).toBe(false);
    }
  }
  return all;
}

test("on a phone the places for a card stay where they are, from card to card and from turn to turn", { tag: "@only-phone" }, async ({ page }) => {
  await startGame(page, { players: 4, seed: "ac000007", game: "Advanced" });
  const found = new Set();
  for (let turn = 0; turn < 2 && (await myTurn(page)); turn++) {
    for (let nth = 0; nth < (await hand(page).count()); nth++) {
      await hand(page).nth(nth).tap();
      await expect(hand(page).nth(nth)).toHaveAttribute("aria-pressed", "true");
      await expect(toPalette(page)).toBeVisible();
      const places = await page.locator(".turn-panel .target").evaluateAll((all) =>
        all.map((it) => Object.values(it.getBoundingClientRect().toJSON()).map(Math.round).join()),
      );
      found.add(places.join(" "));
    }
    await hand(page).last().tap();
    await playQuickly(page, { turns: 1 });
  }
  expect([...found]).toHaveLength(1);
});

/** Whether the card on the canvas lies beside or above the words of the rule, and within the linen. */
function pileIsClear(page) {
  return page.evaluate(() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [pile, words, linen] = [".pile .card", ".paint-layer:not(.o1, .o2) .rule h1", ".linen"].map(box);
    const isApart = pile.right <= words.left || pile.bottom <= words.top + 4;
    return isApart && pile.top >= linen.top && pile.bottom <= linen.bottom;
  });
}

/** Where a finger misses a target that should be so wide and high: at its left, right, top, bottom. */
function missedBy(locator, size) {
  return locator.evaluate((target, size) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const reach = size / 2 - 0.5;
    const points = { left: [-reach, 0], right: [reach, 0], top: [0, -reach], bottom: [0, reach] };
    const hit = ([dx, dy]) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)?.closest("button");
    return Object.keys(points).filter((side) => hit(points[side]) !== target);
  }, size);
}

/**
 * Looks at the idle table on every screen. Gives what looks at it in another state: there each place has the same box as
 * before.
 */
async function onAllScreens(page, look) {
  const idle = new Map();
  const check = async (state, lookToo = async () => {}) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const size = `${width}×${height}`;
      const boxes = await checkBoxes(page, { width, height }, state);
      expect(boxes, `nothing jumps at ${size}, ${state}`).toEqual(idle.get(size) ?? boxes);
      idle.set(size, boxes);
      await lookToo(size);
    }
  };
  await check("idle", look);
  return check;
}

for (const [players, cards] of [[2], [4], [4, ", with larger cards,"]]) {
  test(`a table of ${players}${cards ?? ""} fits every screen in every state`, async ({ page }) => {
    await startGame(page, { players, seed: "layout77", settings: { has_large_cards: Boolean(cards) } });
    expect(await myTurn(page)).toBe(true);
    const check = await onAllScreens(page, async (size) => {
      expect(await pileIsClear(page), `the card beside the rule at ${size}`).toBe(true);
    });
    await hand(page).first().click();
    await check("chosen");
    await toPalette(page).click();
    await check("staged");
  });
}

test("in a replay open hands lie clear of one’s own, with three opponents too", async ({ page }) => {
  await startGame(page, { players: 4, seed: "layout77" });
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await untilOver(page);
  await page.getByRole("button", { name: "Review" }).click();
  for (const [width, height] of [[390, 844], [740, 360], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Show on the table" }).first().click();
    await expect(page.locator(".open-hand")).toHaveCount(3);
    await page.mouse.move(0, 0);
    await checkBoxes(page, { width, height }, "in a replay");
    await page.getByRole("button", { name: "See the review" }).click();
  }
});

test("on a desk no card lies over another, tasks stand by the hand, and no panel is blank", async ({ page }) => {
  const box = (selector) => page.locator(selector).first().boundingBox();
  /** Palettes whose cards lie over each other, though there is room beside them. */
  const crowded = () =>
    page.locator(".palette").evaluateAll((palettes) =>
      palettes.filter((palette) => {
        const cards = [...palette.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
        return cards.some(({ left }, n) => n > 0 && left < cards[n - 1].right);
      }).length,
    );
  await page.goto("./");
  await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
  await untilShown(page, ".task");
  expect(await page.locator(".palette .rest .card").count()).toBeGreaterThan(2);
  expect(await crowded()).toBe(0);
  const [task, canvas, hand] = [await box(".task"), await box(".canvas"), await box(".hand")];
  expect(task.y - canvas.y - canvas.height).toBeLessThan(32);
  expect(task.x - hand.x - hand.width).toBeLessThan(32);

  await open(page, "1/q/2e-red7game");
  await untilShown(page, ".open-hand .card");
  expect(await crowded()).toBe(0);
  const [held, lying] = [await box(".open-hand .card"), await box(".opponents .palette .card")];
  expect(held.height).toBeGreaterThan(lying.height * 0.8);

  await open(page, dealOf({ players: 4, seed: "ac000007", game: "Advanced", actions: true }));
  await untilShown(page, ".own-area");
  const blank = await page.locator(".side .panel").evaluateAll((panels) =>
    panels.map((panel) => panel.getBoundingClientRect().bottom - panel.lastElementChild.getBoundingClientRect().bottom),
  );
  expect(Math.max(...blank)).toBeLessThan(32);
  // Larger cards show, and all of them keep their room.
  const height = (place) => page.locator(place).first().evaluate((it) => it.offsetHeight);
  const [others, room] = [await height(".opponents .palette"), await height(".canvas")];
  const usual = await page.locator(".hand .card").evaluateAll((cards) => cards.map((card) => card.offsetWidth * card.offsetHeight));
  await page.evaluate(() => (document.documentElement.dataset.cards = "large"));
  const large = await page.locator(".hand .card").evaluateAll((cards) => cards.map((card) => card.offsetWidth * card.offsetHeight));
  expect(large[0] / usual[0]).toBeGreaterThan(1.4);
  // Those of others stay, so that the canvas keeps what they would take.
  expect(await height(".opponents .palette")).toBe(others);
  expect((await height(".canvas")) / room).toBeGreaterThan(0.7);
  await checkBoxes(page, { width: 1280, height: 800 }, "with larger cards");
});

test("what if leaves the hand in sight, of which it speaks", async ({ page }) => {
  await startGame(page, { players: 4, seed: "layout77" });
  expect(await myTurn(page)).toBe(true);
  for (const [width, height] of sizes.filter(([width]) => width < 1100)) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "What if?" }).click();
    const sheet = await page.getByRole("dialog").boundingBox();
    for (const card of await page.locator(".hand .card").all()) {
      expect(overlaps(await card.boundingBox(), sheet), `${width}×${height}`).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("nothing jumps while an action is carried out, and its cards can be hit", async ({ page }) => {
  // The person moves first, with Green 1, Red 7 and Blue 5 in hand.
  await startGame(page, { players: 4, seed: "ac000007", edition: "v1.0", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  const check = await onAllScreens(page);
  const card = (name) => page.getByRole("button", { name: new RegExp(`^${name}`) });
  for (const [played, chosen] of [["Green 1", "Red 2"], ["Red 7", "Blue 1"], ["Blue 5", "Green 2"]]) {
    await card(played).click();
    await toPalette(page).click();
    await expect(page.locator("button.target")).toHaveCount(0);
    await check(played, async (size) => expect(await missedBy(card(chosen), 44), `${chosen} at ${size}`).toEqual([]));
    await card(chosen).click();
    await check(`${played}, ${chosen} is chosen`);
    await card(chosen).click();
    await page.getByRole("button", { name: "Undo" }).click();
  }
});

/** Fonts that the settings of browsers offer, in px, each with windows that are narrow or low for it. */
const FONTS = [
  [16, [320, 640]],
  [20, [320, 640]],
  [24, [390, 844]],
  [24, [1280, 800]],
  [28, [1536, 730]],
  [32, [390, 844]],
  [32, [844, 390]],
];

/** The person moves first. */
const FOUR = dealOf({ players: 4, seed: "ac000007", edition: "v1.0", game: "Advanced", actions: true });

/** Fails if a control is out of reach, or something scrolls sideways. */
async function checkReach(page, state, [width, height]) {
  await page.setViewportSize({ width, height });
  expect.soft(await outOfReach(page), `${state}, ${width}×${height}`).toEqual([]);
}

/** Fails if something that receives the focus lies under something else. */
async function checkFocus(page, ...windows) {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    expect.soft(await coveredFocus(page), `the focus at ${width}×${height}`).toEqual([]);
  }
}

test("whatever the size of the browser’s font, every control is in reach, and nothing covers the focus", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const setFont = (standard) => devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
  const checkFonts = async (state) => {
    for (const [font, window] of FONTS) {
      await setFont(font);
      await checkReach(page, `${state}, ${font} px`, window);
    }
    await setFont(16);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await leaveSettings(page, { pace: "instant" });
  await openStart(page);
  await openForm(page);
  await checkFonts("the form");
  await arrive(page, "1/d");
  await untilShown(page, ".before");
  await checkFonts("the deal of the day");

  await open(page, FOUR);
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await checkFonts("a card is chosen");
  await hand(page).first().click();
  await checkFonts("a table");
  await passOut(page);
  await untilOver(page);
  await untilShown(page, ".round-over .best .btn");
  await checkFonts("the end of a round");
  await checkFocus(page, [320, 256], [360, 640]);

  await open(page, OVER);
  await page.getByRole("button", { name: "See the review" }).click();
  await untilShown(page, ".review-summary .chance");
  await checkFonts("a review");
  await checkFocus(page, [844, 390]);
});

test("in Firefox too, whatever the size of its font, every control is in reach", { tag: "@only-firefox" }, async ({ playwright, baseURL }, { project }) => {
  const { launchOptions, channel } = project.use;
  const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, "font.size.variable.x-western": 24 };
  const browser = await playwright.firefox.launch({ ...launchOptions, channel, firefoxUserPrefs });
  const page = await browser.newPage({ baseURL, locale: "en-US", viewport: { width: 1280, height: 800 } });
  const check = async (state) => {
    for (const window of [[390, 844], [844, 390], [1280, 800]]) await checkReach(page, state, window);
  };
  await leaveSettings(page, { pace: "instant" });
  await open(page, FOUR);
  expect(await myTurn(page)).toBe(true);
  await check("a table");
  await passOut(page);
  await untilOver(page);
  await untilShown(page, ".best .chance"); // with its buttons
  await check("the end of a round");
  await browser.close();
});

test("on paper a page or sheet is complete, black on white, and has no buttons", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await leave(page, { statistics: STATISTICS });
  await openStart(page);
  for (const opener of ["How to play", /^What wins/, "Statistics"]) {
    await page.getByRole("button", { name: opener }).first().click();
    await untilShown(page, "dialog[open]");
    expect.soft(await unfitForPaper(page), `${opener}`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  await open(page, OVER);
  await page.getByRole("button", { name: "See the review" }).click();
  await untilShown(page, ".review-summary .chance");
  expect(await unfitForPaper(page)).toEqual([]);
  expect(await sheetsOfPaper(page), "a review").toBeGreaterThan(1);

  // The record: all turns, beside the table that they led to.
  await open(page, `${OVER}@9`);
  await untilShown(page, ".replaying");
  expect(await unfitForPaper(page)).toEqual([]);
});
