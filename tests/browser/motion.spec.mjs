// What moves when the table changes. Animations are looked at through the Web Animations API, and
// stopped where they have to be seen: no test depends on how fast the machine is.
import { MOVING, expect, test } from "./fixtures.mjs";
import { endTurn, hand, handNames, myTurn, passOut, roundIsOver, startGame, toPalette, undo } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";
import { lead, leaveSettings, open, openForm, openStart } from "./seed_storage.mjs";

test.use(MOVING);

const card = (page, name) => page.getByRole("button", { name, exact: true });
const flights = (page) => page.locator(".flight");

/** Keeps account of every card that flies: which, where from and where to, and when it sets out. */
async function watchFlights(page) {
  await page.addInitScript(() => {
    window.flown = [];
    const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
    new MutationObserver((changes) => {
      for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!copy.classList?.contains("flight")) continue;
        const [across] = copy.getAnimations();
        const { delay, duration } = across.effect.getComputedTiming();
        const from = middle(copy.getBoundingClientRect());
        window.flown.push({ card: copy.dataset.card, from, delay, duration });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => page.evaluate(() => window.flown.splice(0));
}

/** Presses a button in the page, and tells what moves from then on: what changes its place, size or shape. */
function movedBy(locator) {
  return locator.evaluate(async (button) => {
    const still = new Set(["none", "0px", "0%", "1", "0deg", undefined]);
    const ways = ["translate", "transform", "scale", "rotate", "clipPath", "left", "top", "inset", "width", "height", "margin"];
    const moves = ({ effect }) => {
      if (effect.getComputedTiming().endTime === 0) return false;
      const frames = effect.getKeyframes();
      return ways.some((name) => frames.some((frame) => !still.has(frame[name])));
    };
    const moved = new Set();
    window.faded = false;
    const look = () => {
      const animations = document.getAnimations();
      window.faded ||= animations.some(({ animationName }) => animationName === "appear");
      for (const animation of animations.filter(moves)) moved.add(animation.effect.target.className);
    };
    const looking = new MutationObserver(look);
    looking.observe(document, { attributes: true, childList: true, subtree: true });
    button.click();
    for (let frame = 0; frame < 5; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      look();
    }
    looking.disconnect();
    return [...moved];
  });
}

/** Stops all that flies, and gives where each card is at the start, in the middle and at the end. */
function stopFlights(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".flight")].map((copy) => {
      const animations = copy.getAnimations();
      const at = (part) => {
        for (const animation of animations) {
          const { delay, duration } = animation.effect.getComputedTiming();
          animation.pause();
          animation.currentTime = delay + duration * part;
        }
        const { x, y, width, height } = copy.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, height };
      };
      return { card: copy.dataset.card, start: at(0), end: at(0.999), middle: at(0.5) };
    }),
  );
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Presses the button, and stops at once what flies from there. */
async function pressAndStop(page, locator) {
  await locator.evaluate((button) => {
    const looking = new MutationObserver(() => {
      if (document.querySelector(".flight") === null) return;
      for (const animation of document.getAnimations()) animation.pause();
      looking.disconnect();
    });
    looking.observe(document, { childList: true, subtree: true });
    button.click();
  });
  await expect(flights(page)).not.toHaveCount(0);
  return stopFlights(page);
}

test("cards fly to where they lie: from the deck, from the hand, from an opponent's place", async ({ page }) => {
  const flown = await watchFlights(page);
  await startGame(page, { players: 3, seed: "red7game", pace: "steps" });
  await test.step("dealt one after another, they can be used before they land", async () => {
    const chosen = hand(page).first();
    await chosen.evaluate((button) => button.click());
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    const dealt = (await flown()).filter(({ duration }) => duration === 320);
    const deck = middleOf(await page.locator(".deck .card").boundingBox());
    expect(dealt).toHaveLength(10);
    for (const [nth, { from, delay }] of dealt.entries()) {
      expect(distance(from, deck)).toBeLessThan(4);
      expect(delay).toBe(nth * 45);
    }
    await expect(flights(page)).toHaveCount(0);
    await chosen.click();
    await expect(toPalette(page)).toHaveCount(0);
  });
  await test.step("from the hand to the palette, and what is pressed meanwhile counts", async () => {
    const names = await handNames(page);
    await card(page, "Yellow 7").click();
    await card(page, "Yellow 7").evaluate((raised) => Promise.all(raised.getAnimations().map(({ finished }) => finished)));
    const from = middleOf(await card(page, "Yellow 7").boundingBox());
    const [flight, ...others] = await pressAndStop(page, toPalette(page));
    expect(others).toEqual([]);
    expect(flight.card).toBe("Y7");
    expect(distance(flight.start, from)).toBeLessThan(3);
    const lies = page.getByRole("region", { name: "Your palette" }).getByRole("img", { name: "Yellow 7" });
    const to = middleOf(await lies.boundingBox());
    expect(distance(flight.end, to)).toBeLessThan(3);
    for (const end of [from, to]) expect(distance(flight.middle, end)).toBeGreaterThan(20);

    // It has not landed, and yet the next thing can be done, with the mouse or a finger as well.
    await expect(lies).toHaveCSS("opacity", "0");
    await undo(page).click();
    expect(await handNames(page)).toEqual(names);
    // What flew goes back from where it was, and nothing is left of it.
    await expect(flights(page)).toHaveCount(0);
    await expect(card(page, "Yellow 7")).toHaveCSS("opacity", "1");
  });
  await test.step("from an opponent's place", async () => {
    await card(page, "Yellow 7").click();
    await toPalette(page).click();
    await expect(flights(page)).toHaveCount(0);
    await flown();
    await endTurn(page).click();
    const seat = await page.getByRole("article").first().boundingBox();
    await expect.poll(() => page.evaluate(() => window.flown.length)).toBeGreaterThan(0);
    const [{ from }] = await flown();
    expect(from.x).toBeGreaterThan(seat.x);
    expect(from.x).toBeLessThan(seat.x + seat.width);
    expect(from.y).toBeLessThan(seat.y + seat.height);
  });
  await test.step("a kept game is just there", async () => {
    await page.reload();
    await expect(hand(page).first()).toBeVisible();
    expect(await flown()).toEqual([]);
  });
});

test("how a player stands is told once the card has landed", async ({ page }) => {
  await startGame(page, { players: 3, seed: "red7game", pace: "steps" });
  await expect(flights(page)).toHaveCount(0);
  await card(page, "Yellow 7").click();
  const standing = page.locator(".own-area .how");
  const before = await standing.textContent();
  await page.evaluate(() => document.documentElement.style.setProperty("--move", "100s"));
  await toPalette(page).click();
  await expect(flights(page)).toHaveCount(1);
  expect(await standing.textContent()).toBe(before);
  await page.evaluate(() => {
    const ends = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
  });
  await expect(standing).not.toHaveText(before);
  await expect(standing).toContainText("7");
});

test("the cards of the winner gather on the canvas, under seven strokes", async ({ page }) => {
  await watchFlights(page);
  await startGame(page, { players: 3, seed: "red7game" });
  await playQuickly(page);
  await expect(page.locator(".stroke")).toHaveCount(7);
  const won = await page.locator(".won-cards [data-card]").evaluateAll((cards) => cards.map(({ dataset }) => dataset.card));
  expect(won.length).toBeGreaterThan(1);
  const last = () => page.evaluate((count) => window.flown.slice(-count).map(({ card, delay }) => [card, delay]), won.length);
  await expect.poll(last).toEqual(won.map((card, nth) => [card, nth * 90]));
  const delays = (strokes) => strokes.evaluateAll((them) => them.map((one) => Math.round(parseFloat(getComputedStyle(one).animationDelay) * 1000)));
  const after = (count) => Array.from({ length: count }, (_, nth) => 240 + nth * 90);
  expect(await delays(page.locator(".stroke"))).toEqual(after(7));
  // The picture has its strokes first, and then their signs.
  const painted = await delays(page.locator(".painting svg > g"));
  expect(painted).toEqual([...after(painted.length / 2), ...after(painted.length / 2)]);
});

test("a card that is put on the deck flies there, and back when that is undone", async ({ page }) => {
  const flown = await watchFlights(page);
  await startGame(page, { players: 4, seed: "ac000007", game: "Advanced", edition: "v1.0", actions: true });
  expect(await myTurn(page)).toBe(true);
  await page.getByRole("button", { name: /^Green 1\b/ }).click();
  await toPalette(page).click();
  const taken = page.getByRole("button", { name: /^Red 2\b/ });
  await taken.click();
  await expect(flights(page)).toHaveCount(0);
  const palette = middleOf(await taken.boundingBox());
  await flown();
  await page.getByRole("button", { name: /^On top of the deck/ }).click();
  const deck = page.getByRole("img", { name: /^deck; everyone has seen Red 2/ });
  await expect(deck).toBeAttached();
  const there = await flown();
  expect(there.map(({ card }) => card)).toEqual(["R2"]);
  expect(distance(there[0].from, palette)).toBeLessThan(4);
  await expect(flights(page)).toHaveCount(0);
  const top = middleOf(await deck.locator(".put").boundingBox());
  await undo(page).click();
  await expect(taken).toBeVisible();
  const back = await flown();
  expect(back.map(({ card }) => card)).toEqual(["R2"]);
  expect(distance(back[0].from, top)).toBeLessThan(4);
});

test("the points of a round count up to what stands there", async ({ page }) => {
  // Two people at one device: one of them wins.
  await leaveSettings(page, { pace: "instant" });
  await open(page, "1/1.3a/hh/layout77");
  await page.getByRole("button", { name: "Show my cards" }).click();
  await passOut(page);
  await expect(roundIsOver(page)).toBeVisible();
  const gain = page.locator(".gain b");
  const points = Number((await gain.textContent()).slice(1));
  expect(points).toBeGreaterThan(0);
  await expect(roundIsOver(page)).toContainText(`+${points} point`);
  const counted = await gain.evaluate((element) => {
    const [count] = element.getAnimations({ subtree: true }).filter(({ animationName }) => animationName === "count-up");
    count.pause();
    const { delay, endTime } = count.effect.getComputedTiming();
    return [0, delay, (delay + endTime) / 2, endTime - 1].map((time) => {
      count.currentTime = time;
      return Number(getComputedStyle(element, "::after").getPropertyValue("--counted"));
    });
  });
  expect(counted.slice(0, 2)).toEqual([0, 0]);
  expect(counted[2]).toBeGreaterThan(0);
  expect(counted[2]).toBeLessThanOrEqual(points);
  expect(counted[3]).toBe(points);
});

/** Presses a button, and gives what the board and the panel then say, time by time: the browser could paint each. */
function saidFrom(locator) {
  return locator.evaluate(async (button) => {
    const said = [];
    const look = () => {
      const now = [...document.querySelectorAll(".table .drop, .turn-panel")].map(({ textContent }) => textContent).join("|");
      if (said.at(-1) !== now) said.push(now);
    };
    look();
    const looking = new MutationObserver(look);
    looking.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
    window.isSlow = true;
    button.click();
    for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    window.isSlow = false;
    looking.disconnect();
    return said;
  });
}

test("board and panel change at once, however long that takes", async ({ page }) => {
  await page.addInitScript(() => {
    // Whatever is drawn takes longer than a frame.
    const { now } = Date;
    let late = 0;
    Date.now = () => now.call(Date) + (window.isSlow ? (late += 20) : late);
  });
  await startGame(page, { players: 3, seed: "red7game" });
  const places = page.locator(".table .drop");
  await expect(places).toHaveCount(0);
  expect(await saidFrom(card(page, "Yellow 7"))).toHaveLength(2);
  await expect(places).toHaveCount(2);
  expect(await saidFrom(toPalette(page))).toHaveLength(2);
  await expect(places).toHaveCount(0);
});

test("nothing moves where the system asks for less or it is set so; else the same things do", async ({ page }) => {
  const flown = await watchFlights(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await leaveSettings(page, { pace: "instant" });
  await openStart(page);
  await openForm(page);
  await page.getByLabel(/^Deal code/).fill("red7game");
  const settings = page.getByRole("button", { name: "Settings" });
  const expectStill = async (fades) => {
    for (const name of (await handNames(page)).slice(0, 3)) {
      expect(await movedBy(card(page, name))).toEqual([]);
      expect(await movedBy(toPalette(page))).toEqual([]);
      expect(await page.evaluate(() => window.faded)).toBe(fades);
      expect(await movedBy(undo(page))).toEqual([]);
    }
  };
  const set = async (motion) => {
    await page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: motion, exact: true }).check();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await test.step("the system asks for less", async () => {
    expect(await movedBy(lead(page))).toEqual([]);
    expect(await myTurn(page)).toBe(true);
    await expectStill(false);
    expect(await movedBy(settings)).toEqual([]);
  });
  await test.step("set to Reduced", async () => {
    await set("Reduced");
    await expectStill(true);
    await card(page, "Yellow 7").click();
    await toPalette(page).click();
    expect(await movedBy(endTurn(page))).toEqual([]);
    expect(await myTurn(page)).toBe(true);
    expect(await movedBy(settings)).toEqual([]);
  });
  await test.step("set to Off", async () => {
    await set("Off");
    await expectStill(false);
    expect(await movedBy(settings)).toEqual([]);
    expect(await flown()).toEqual([]);
  });
  await test.step("not set", async () => {
    await set("System");
    await hand(page).first().click();
    expect(await movedBy(toPalette(page))).not.toEqual([]);
  });
});
