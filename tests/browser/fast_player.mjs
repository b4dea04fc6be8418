// A person who plays from within the page: quick, the same in every browser, and no work for the
// page beyond what a person makes.

/** Plays the game on the table to its end, or so many rounds or turns of it. */
export function playQuickly(page, { rounds, turns } = {}) {
  return page.evaluate(play, { rounds, turns, isCalm: false });
}

/** The same, but does nothing while anything moves. */
export function playCalmly(page, { rounds, turns } = {}) {
  return page.evaluate(play, { rounds, turns, isCalm: true });
}

/** Makes one turn, and does not wait for what the others do. */
export function takeTurn(page) {
  return page.evaluate(play, { turns: 1, isLeft: true });
}

/** In the page: puts the first card that leads without an action where it does so, else passes. */
async function play({ rounds = Infinity, turns = Infinity, isCalm = false, isLeft = false }) {
  const LOOKS = 100;
  let tried = new Set();
  const buttons = (selector) => [...document.querySelectorAll(`:is(${selector}) button`)].filter((button) => !button.ariaDisabled);
  const saying = (text) => buttons(".turn-panel, .actions").find((button) => text.test(button.innerText.trim()));
  const untried = () => buttons(".hand").find((card) => !tried.has(card.ariaLabel));
  const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Nothing is seen of what makes a new button deaf for a moment.
  const moves = (it) => it.effect.getComputedTiming().endTime !== Infinity && it.animationName !== "deaf";
  const moving = () => document.getAnimations().filter(moves);
  const chosen = () => buttons(".hand").find((card) => card.ariaPressed === "true");
  const isIdle = () => buttons(".turn-panel").some((button) => button.getAttribute("aria-keyshortcuts") === "X");
  for (;;) {
    // After each click the page is seen.
    await seen();
    if (isCalm && moving().length > 0) {
      await Promise.allSettled(moving().map((it) => it.finished));
      await seen();
    }
    if (saying(/^(Rematch|Daily result|Compare results|Send the (turn|invitation)|Send the link|Send again)$/)) return;
    // In a live game the turn goes by itself.
    if (/^Waiting for /.test(document.querySelector(".turn-panel strong")?.textContent.trim())) return;
    if (isLeft && turns <= 0 && !saying(/^(End turn|Draw and end turn|Pass)$/)) return;
    // The turn is over once it is the person's turn again.
    if (turns <= 0 && isIdle()) return;
    const next = saying(/^Next round$/);
    if (next && (--rounds === 0 || turns <= 0)) return;
    const end = saying(/^(End turn|Draw and end turn)$/);
    const last = next ?? end;
    // The panel may be there before the cards can be pressed: then there are cards to play all the same.
    const hasNoCards = document.querySelector(".hand .card") === null;
    const pass = (hasNoCards || buttons(".hand").length > 0) && saying(/^Pass$/);
    const card = untried();
    if (last ?? saying(/^Back$/)) tried = new Set();
    const target = saying(/you lead(\. The discard earns you a card)?(\n|$)/i);
    if (!last && !target && card) tried.add(card.ariaLabel);
    // With no card left to try, the chosen one goes back, so that one can pass.
    const pressed = last ?? target ?? card ?? (pass || chosen());
    // Without cards a pass is not asked about.
    const passes = pressed === pass && (saying(/^Back$/) || hasNoCards);
    if (end || passes) turns--;
    pressed?.click();
    // Only with the card chosen is it known where it may go: a busy machine takes more than one look.
    for (let look = 0; pressed === card && look < LOOKS && card?.ariaPressed === "false"; look++) await seen();
  }
}
