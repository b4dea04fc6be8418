// Fingers on a touch screen, as the browser itself gets them: not events made by a script.
import { expect } from "./fixtures.mjs";
import { endTurn, hand, myDecision, myTurn, roundIsOver, untilOver } from "./player.mjs";

/** A screen under fingers. */
export class Screen {
  static async of(page) {
    const screen = new Screen();
    screen.page = page;
    screen.devtools = await page.context().newCDPSession(page);
    return screen;
  }

  /** The fingers that are down, each `[x, y]`; `type` tells what they have just done. */
  touch(type, ...fingers) {
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
    return this.devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /**
   * Taps on an element. Down and up are sent together: on a busy machine a finger
   * that waits for an answer in between would rest so long that the browser takes it for no tap.
   */
  async tap(locator) {
    await rested(locator);
    const finger = await middle(locator);
    await Promise.all([this.touch("touchStart", finger), this.touch("touchEnd")]);
  }

  /** Puts a finger on an element and moves it on by so much, in some steps. */
  async pull(locator, dx, dy) {
    const [x, y] = await middle(locator);
    await this.touch("touchStart", [x, y]);
    for (const part of [0.2, 0.6, 1]) await this.touch("touchMove", [x + dx * part, y + dy * part]);
    return [x + dx, y + dy];
  }

  /**
   * Lifts a card out of its place; gives where the finger is. On a busy machine the steps of the finger
   * may be so far apart that the browser takes it for one that rests; then it is lifted and tries again.
   */
  async lift(card) {
    await rested(card);
    const name = await card.getAttribute("data-card");
    let finger;
    await expect(async () => {
      if (finger) await this.touch("touchEnd");
      finger = await this.pull(card, 6, -40);
      await expect(dragged(this.page)).toHaveCount(1, { timeout: 3_000 });
    }).toPass();
    await expect(dragged(this.page)).toHaveAttribute("data-card", name);
    await expect(places(this.page).first()).toBeVisible();
    return finger;
  }

  /** Moves a lifted card onto an element. */
  async bring(locator) {
    await this.touch("touchMove", await middle(locator));
  }

  /** Lifts the finger. */
  async drop() {
    await this.touch("touchEnd");
    await expect(dragged(this.page)).toHaveCount(0);
  }
}

/**
 * Waits until an element rests where it belongs and takes fingers: cards come from where they were, and the
 * buttons that end a turn are deaf at first.
 */
async function rested(locator) {
  const element = await locator.elementHandle();
  await element.evaluate((moving) => Promise.allSettled(moving.getAnimations().map(({ finished }) => finished)));
  await element.waitForElementState("stable");
  await expect.poll(() => element.evaluate(isOnTop)).toBe(true);
}

function isOnTop(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

export const dragged = (page) => page.locator("[data-dragged]");
export const places = (page) => page.locator(".drop");

/** Where nothing can be dropped. */
const elsewhere = (page) => page.locator(".opponents");

/** Plays a whole match: cards are dragged, buttons tapped. */
export async function playMatch(page, screenOf = Screen.of) {
  const screen = await screenOf(page);
  for (;;) {
    while (await myTurn(page)) await takeTurn(page, screen);
    await untilOver(page);
    const next = page.getByRole("button", { name: "Next round" });
    if ((await next.count()) === 0) return;
    await screen.tap(next);
    await expect(roundIsOver(page)).toHaveCount(0);
  }
}

async function takeTurn(page, screen) {
  if (!(await stageLead(page, screen))) {
    const asks = (await hand(page).count()) > 0;
    await screen.tap(page.getByRole("button", { name: "Pass" }));
    if (!asks) return;
    await expect(myDecision(page)).toContainText("Pass and go out?");
    await screen.tap(page.getByRole("button", { name: "Pass" }));
    await expect(page.getByText("Pass and go out?")).toHaveCount(0);
    return;
  }
  const asks = page.locator(".verdict strong", { hasText: /Remove a card|Move one of your cards|Play another card/ });
  while (await asks.isVisible()) await act(page, screen);
  const end = await endTurn(page).elementHandle();
  if ((await end.getAttribute("aria-disabled")) || /be out/.test(await end.innerText())) await stageLead(page, screen);
  await screen.tap(endTurn(page));
  await expect(page.locator(".staged")).toHaveCount(0);
}

/** Drags the cards of the hand in turn, and drops the first that leads somewhere; the others elsewhere. */
async function stageLead(page, screen) {
  const count = await hand(page).count();
  for (let number = 0; number < count; number++) {
    const card = hand(page).nth(number);
    if (await card.getAttribute("aria-disabled")) return false;
    await screen.lift(card);
    const good = places(page).filter({ hasText: "You lead" });
    if ((await good.count()) > 0) {
      await dropOn(page, screen, good.first());
      return true;
    }
    await screen.bring(elsewhere(page));
    await screen.drop();
    await expect(places(page)).toHaveCount(0);
    await expect(hand(page)).toHaveCount(count);
  }
  return false;
}

/** Carries out an action: drags a card that it may move where it leads, or where it may go. */
async function act(page, screen) {
  const movable = page.getByRole("button", { name: /, (you’d lead|allowed, but you wouldn’t lead)$/ });
  const leading = movable.filter({ has: page.locator(".badge.check") });
  await screen.lift((await leading.count()) > 0 ? leading.first() : movable.first());
  const good = places(page).filter({ hasText: "You lead" });
  const may = page.locator(".drop:not(.forbids)");
  await dropOn(page, screen, ((await good.count()) > 0 ? good : may).first());
}

/** Drops a lifted card on a place. */
export async function dropOn(page, screen, place) {
  await screen.bring(place);
  await expect(place).toHaveAttribute("data-hot", "");
  await screen.drop();
  await expect(places(page)).toHaveCount(0);
}
