// What of the page's text has no room: cut off, outside of the screen, over other text or under a sign.

/** Makes all text 40 % longer, as another language might, but for the names of players. What is long already stays. */
export async function lengthen(page) {
  await page.evaluate(() => {
    window.lengthened ??= new Map();
    // Words grow by doubled letters: one of them is not broken over two lines, as a longer word is not.
    const longer = (text) => {
      let owed = 0;
      return text.replace(/\p{L}{2,}/gu, (word) => {
        owed += 0.4 * word.length;
        const more = Math.min(Math.floor(owed), word.length);
        owed -= more;
        return [...word].map((letter, n) => (n < more ? letter + letter : letter)).join("");
      });
    };
    const walker = document.createTreeWalker(document.querySelector(".screen"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data !== window.lengthened.get(node)?.long && node.parentElement.closest(".avatar, .name") === null) {
        const short = node.data;
        node.data = longer(short);
        window.lengthened.set(node, { short, long: node.data });
      }
    }
  });
}

/** Makes text as it was: what is not the page's own any more would stay when the page goes on. */
export async function shorten(page) {
  await page.evaluate(() => {
    for (const [node, { short, long }] of window.lengthened ?? []) if (node.data === long) node.data = short;
    window.lengthened?.clear();
  });
}

/** Sets all text as wide as WCAG 2.2 asks pages to bear (1.4.12). */
export async function setWider(page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Sets text as it was. */
export async function setClose(page) {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** What has no room, each as a sentence; nothing if all is well. */
export function withoutRoom(page) {
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime !== Infinity);
    for (const it of moving) it.finish();
    await Promise.allSettled(moving.map((it) => it.finished));
    const slack = 2;
    const faults = [];
    // Nothing changes while this looks: what is known of an element once is not asked for again.
    const once = (find) => {
      const found = new Map();
      return (element) => (found.has(element) ? found.get(element) : found.set(element, find(element)).get(element));
    };
    const boxOf = once((element) => element.getBoundingClientRect());
    const styleOf = once((element) => {
      const { overflow, overflowX, overflowY, position, visibility, opacity } = getComputedStyle(element);
      return { overflow, overflowX, overflowY, position, visibility, opacity };
    });
    const root = document.querySelector("dialog[open]") ?? document.querySelector(".screen");
    // What is only for screen readers has a box of one pixel.
    const isForScreenReaders = once((element) => {
      const { width, height } = boxOf(element);
      // A box of one pixel that is turned is a little wider.
      const isTiny = Math.min(width, height) < 1.5 && styleOf(element).overflow === "hidden";
      return isTiny || (element !== root && isForScreenReaders(element.parentElement));
    });
    const isHidden = (element) => {
      const style = styleOf(element);
      const isShown = element.checkVisibility(); // not in what is folded
      return !isShown || style.visibility === "hidden" || Number(style.opacity) === 0 || isForScreenReaders(element);
    };
    // What stays at the edge of the window covers what is scrolled under it.
    const isFixed = once((element) => element !== root && (styleOf(element).position === "fixed" || isFixed(element.parentElement)));
    const what = (node) => `“${node.data.trim()}” in ${node.parentElement.closest("[class]")?.className}`;
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() === "" || isHidden(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      let scrolls = false;
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = styleOf(box);
        const bounds = boxOf(box);
        const hides = (overflow) => overflow === "hidden" || overflow === "clip";
        // Where these have no room they are dropped as a whole: how an opponent stands, a top card, which is drawn
        // beside, and advice.
        const isSpare = node.parentElement.closest(".opponents .how, .why .inline-card, .why .tp, .line .opt, .verdict > .more") !== null;
        if (isSpare && hides(style.overflowY)) {
          rects = rects.filter((rect) => rect.top < bounds.bottom - slack && rect.left < bounds.right - slack);
        }
        for (const rect of rects) {
          const wide = !scrolls && hides(style.overflowX) && (rect.right > bounds.right + slack || rect.left < bounds.left - slack);
          const high = !scrolls && hides(style.overflowY) && (rect.bottom > bounds.bottom + slack || rect.top < bounds.top - slack);
          if (wide || high) faults.push(`${what(node)} is cut off by ${box.className || box.tagName}`);
        }
        if (["auto", "scroll"].some((way) => way === style.overflowX || way === style.overflowY)) {
          // What is not seen before one scrolls lies over nothing.
          scrolls = true;
          rects = rects.filter((rect) => rect.bottom <= bounds.bottom && rect.top >= bounds.top);
        }
      }
      for (const rect of rects) {
        if (rect.right > innerWidth + slack || rect.left < -slack) faults.push(`${what(node)} lies outside of the screen`);
        const button = node.parentElement.closest(".btn, .segments label")?.getBoundingClientRect();
        const isOutside = button && (rect.left < button.left || rect.right > button.right || rect.top < button.top || rect.bottom > button.bottom);
        if (isOutside) faults.push(`${what(node)} does not fit its button`);
        texts.push({ node, rect });
      }
    }
    // The boxes of lines may touch; their letters do not.
    const meet = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    // What is scrolled lies under a bar that stays.
    const bar = ({ node }) => {
      const found = node.parentElement.closest(".actions, .play .go, .story-bar");
      return found && ["fixed", "sticky"].includes(styleOf(found).position) ? found : null;
    };
    for (const [n, one] of texts.entries()) {
      for (const other of texts.slice(n + 1)) {
        if (one.node === other.node || !meet(one.rect, other.rect)) continue;
        if (bar(one) === bar(other)) faults.push(`${what(one.node)} lies over ${what(other.node)}`);
      }
    }
    for (const sign of root.querySelectorAll(".rule-icon, .inline-card, .avatar, .mark, .deck")) {
      const box = sign.getBoundingClientRect();
      // It was dropped as a whole, under the line.
      const isDropped = box.top >= (sign.closest(".why .how")?.getBoundingClientRect().bottom ?? Infinity) - slack;
      const scroller = sign.closest(".scroll")?.getBoundingClientRect();
      const isScrolledAway = scroller && box.bottom > scroller.bottom;
      if (isHidden(sign) || isDropped || isScrolledAway) continue;
      for (const { node, rect } of texts) {
        if (sign.contains(node) || !meet(rect, box)) continue;
        if (!isFixed(node.parentElement) || isFixed(sign)) faults.push(`${what(node)} lies under ${sign.className}`);
      }
    }
    return [...new Set(faults)];
  });
}
