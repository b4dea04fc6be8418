// A checker of accessibility.
import axe from "axe-core";
import { expect } from "./fixtures.mjs";

/** Looks of texts whose contrast was measured in this run, so that each is measured once: that is most of the work. */
const measured = new Set();

/**
 * Fails if the checker finds anything on the page as it is now, in either theme. In the second one it looks at the
 * colours alone: all else is what it was in the first. Of colours it looks at what differs from all that it has seen.
 */
export async function checkAccess(page, state) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await untilStill(page);
  const rules = await faults(page, { rules: { "color-contrast": { enabled: false } } });
  const light = [...rules, ...(await paleTexts(page))];
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await untilStill(page);
  const dark = await paleTexts(page);
  expect.soft({ light, dark }, state).toEqual({ light: [], dark: [] });
}

/** Waits until nothing comes or goes any more: what is half faded in has no contrast yet. */
function untilStill(page) {
  return page.evaluate(async () => {
    const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const moving = () => document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime !== Infinity && it.playState === "running");
    await seen();
    while (moving().length > 0) {
      for (const it of moving()) it.finish();
      await seen();
    }
  });
}

/** What has too little contrast, of texts that look like none before. */
async function paleTexts(page) {
  const looks = await page.evaluate(looksOfTexts);
  const fresh = looks.filter((look) => !measured.has(look));
  if (fresh.length === 0) return [];
  fresh.forEach((look) => measured.add(look));
  return faults(page, { runOnly: ["color-contrast"] }, fresh);
}

/**
 * In the page: the looks of all texts, each once. A look is all that a contrast comes from: the colours of an element
 * and of what it lies in, up to what one can't see through, and what else lies there. The elements are kept under their
 * looks.
 */
function looksOfTexts() {
  const known = new Map();
  const isOpaque = (color) => /^rgb\(|^(color|okl\w+|lab|lch)\([^/]*$/.test(color);
  const lookOf = (element) => {
    if (!known.has(element)) {
      const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, fontSize, fontWeight } = getComputedStyle(element);
      const layers = [...element.children].filter((child) => /absolute|fixed/.test(getComputedStyle(child).position));
      const ground = [backgroundColor, backgroundImage, ...[element, ...layers].map((it) => it.getAttribute("class"))];
      const outer = element.parentElement && lookOf(element.parentElement);
      const under = outer && !isOpaque(backgroundColor) ? outer.under : "";
      const effects = [outer?.effects, opacity, filter, mixBlendMode].join();
      known.set(element, { text: [color, fontSize, fontWeight, element.localName, element.ariaDisabled].join(), under: [under, ...ground].join(), effects });
    }
    return known.get(element);
  };
  const keyOf = (element) => Object.values(lookOf(element)).join(";");
  window.elementsByLook = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.trim() === "" || !parentElement.checkVisibility()) continue;
    const look = keyOf(parentElement);
    if (!window.elementsByLook.has(look)) window.elementsByLook.set(look, []);
    window.elementsByLook.get(look).push(parentElement);
  }
  for (const field of document.querySelectorAll("input, select, textarea")) window.elementsByLook.set(keyOf(field), [field]);
  return [...window.elementsByLook.keys()];
}

/**
 * What the checker finds with these options, everywhere or in elements with such looks. It is brought into a page once,
 * and describes faults alone.
 */
async function faults(page, options, looks) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([options, looks]) => {
      const where = looks ? { include: looks.map((look) => window.elementsByLook.get(look)[0]) } : document;
      const { violations } = await window.axe.run(where, { resultTypes: ["violations"], selectors: false, ...options });
      return violations.map(({ id, nodes }) => [id, nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ""}`)]);
    },
    [options, looks],
  );
}
