// What of a page nobody can get to: controls outside of all that can be scrolled to or under something else, a focus
// that is hidden, and what a printer would leave out.

/** The points of a control that a pointer may aim at: its middle, and those of its quarters. */
const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];

/** Controls out of reach, and what scrolls sideways, each as a sentence; nothing if all is well. */
export function outOfReach(page) {
  return page.evaluate(async (points) => {
    // A button that has just appeared takes no presses for a moment.
    const moving = document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((it) => it.finished));
    const faults = [];
    const root = document.querySelector("dialog[open]") ?? document.body;
    const all = [...document.querySelectorAll("*")];
    const page = document.scrollingElement;
    const scrolls = (element, axis) =>
      element === page || ["auto", "scroll"].includes(getComputedStyle(element)[`overflow${axis}`]);
    const nameOf = (element) => element.getAttribute("aria-label") ?? (element.innerText.trim().slice(0, 40) || element.className);

    // Pictures beside each other are a strip that one moves.
    for (const element of all.filter((it) => scrolls(it, "X") && !it.matches(".paintings, .review-rounds, input, textarea"))) {
      const excess = element.scrollWidth - element.clientWidth;
      if (excess > 1 && element.clientWidth > 0) faults.push(`${element.className || element.tagName} is ${excess} px too wide`);
    }

    const before = all.filter((it) => it.scrollHeight > it.clientHeight).map((it) => [it, it.scrollTop]);
    for (const control of root.querySelectorAll("button, a[href], input, select, summary, textarea")) {
      const target = control.closest("label") ?? control;
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(".skip")) continue;
      target.scrollIntoView({ block: "center", behavior: "instant" });
      // A script scrolls what is cut off, too; a person can’t.
      for (let box = target.parentElement; box && box !== page; box = box.parentElement) {
        if (!scrolls(box, "Y")) box.scrollTop = 0;
        if (!scrolls(box, "X")) box.scrollLeft = 0;
      }
      const { left, top, width, height } = target.getBoundingClientRect();
      const isHit = ([x, y]) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return target.contains(found);
      };
      if (!points.every(isHit)) faults.push(`${nameOf(control)} is out of reach`);
    }
    for (const [element, top] of before) element.scrollTo({ top, behavior: "instant" });
    return faults;
  }, POINTS);
}

/** Goes through a page by Tab, up to where it began: what has the focus there and lies under something else. */
export async function coveredFocus(page) {
  const covered = [];
  const isNew = (element) => {
    window.focused ??= new Set();
    const had = window.focused.has(element);
    window.focused.add(element);
    return !had;
  };
  await page.evaluate(() => document.activeElement.blur());
  for (;;) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluateHandle(() => document.activeElement);
    if (!(await focused.evaluate(isNew))) break;
    const name = await focused.evaluate((element, points) => {
      if (element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = ([x, y]) => element.contains(document.elementFromPoint(left + x * width, top + y * height));
      return points.every(isSeen) ? null : element.innerText || element.className;
    }, POINTS);
    if (name !== null) covered.push(name);
  }
  await page.evaluate(() => window.focused.clear());
  return covered;
}

/** What would be missing on paper or has no place there; nothing if all is well. */
export async function unfitForPaper(page) {
  await page.emulateMedia({ media: "print" });
  const faults = await page.evaluate(() => {
    const shown = [...document.querySelectorAll("body *")].filter((it) => it.checkVisibility());
    const buttons = shown.filter((it) => it.matches(".btn, .icon-btn")).map((it) => `a button: ${it.innerText || it.className}`);
    const cut = shown
      .filter((it) => ["auto", "scroll"].includes(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight + 1)
      .map((it) => `some of ${it.className} is out of sight`);
    const { color, backgroundColor } = getComputedStyle(document.body);
    const isBlackOnWhite = color === "rgb(0, 0, 0)" && backgroundColor === "rgb(255, 255, 255)";
    return [...buttons, ...cut, ...(isBlackOnWhite ? [] : [`${color} on ${backgroundColor}`])];
  });
  await page.emulateMedia({ media: null });
  return faults;
}

/** How many sheets of A4 it takes to print a page. */
export async function sheetsOfPaper(page) {
  const file = await page.pdf({ format: "A4" });
  return file.toString("latin1").match(/\/Type \/Page\b/g).length;
}
