// How a test begins: with what earlier visits have left in the browser, and where an address leads.

/** A game of Basic for two that is over: the second player makes a mistake on the way. */
export const OVER = "1/1.3/h3/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

/** A game that a friend has begun, with the first turn: whoever opens it is invited. */
export const INVITATION = "1/f1/1.3/ab/red7game/h3k2m9xq/Ann.Ben/ht/1.TA/0nfhsdv";

/** A game with friends both of whom have moved: whoever opens it elsewhere looks on. */
export const FOREIGN = "1/f1/1.3ax/ab3/red7game/h3k2m9xq/Ann.-17b-aneta./ht/16.YdFDhgB0xREyYEQw/0wwm2hg";

/** How many rounds were played, of which kinds, and how they ended. */
export const STATISTICS =
  '{"version":1,"tables":[' +
  '{"rules":"1.3a","seats":"h2","rounds":12,"turns":60,"points":90,"matches":2,"matches_won":1,"by_rule":[3,0,1,0,2,1,0],"ends":[[4,3],[2,0],[1,1],[0,0],[3,2],[1,1],[0,0]],"hints":[[8,5],[3,2]]},' +
  '{"rules":"1.3","seats":"h133","rounds":8,"turns":30,"points":0,"matches":0,"matches_won":0,"by_rule":[0,2,0,0,0,0,0]},' +
  '{"rules":"1.3","seats":"h4","rounds":1,"turns":3,"points":0,"matches":0,"matches_won":0,"by_rule":[0,0,0,0,0,0,0]}' +
  '],"streak":0,"longest":4}';

/** A rating after twelve rounds, two of which have found its place. */
export const RATING = JSON.stringify({
  version: 1, rounds: 12, rating: 148000, deviation: 7000, volatility: 17300,
  course: Array.from({ length: 12 }, (_, at) => [`${20261110 + at}`, 1350 + 12 * at, 120 - 10 * Math.min(at, 4), at]),
});

/** Games that were won and lost, as the start page has them. */
export const RECENT = JSON.stringify({
  version: 1,
  games: ["20261121", "20261120"].map((day, at) => `${day} ${at === 0 ? OVER : OVER.replace("/h3/", "/3h/")}`),
});

/** One deal of the day that was won. */
export const DAILY = '{"version":1,"days":[{"day":"20261116","won":true,"turns":6,"points":null,"rules":"VYI"}]}';

/**
 * Leaves documents in the browser, as earlier visits would have: they are there when the page first loads, and
 * what becomes of them after that is the page's own doing.
 */
export function leave(page, documents) {
  return page.addInitScript((documents) => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("left") !== null) return;
    sessionStorage.setItem("left", "");
    for (const [name, text] of Object.entries(documents)) localStorage.setItem(`red7:${name}`, text);
  }, documents);
}

/** The same for some settings; all others are as a new visitor has them. */
export function leaveSettings(page, settings) {
  return leave(page, { settings: JSON.stringify({ version: 1, ...settings }) });
}

/** Replaces the worker by one that never replies, so that opponents don’t move. */
export function stopThinking(page) {
  return page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    };
  });
}

/** Makes every worker fail until the page calls `allowWorkers`. It counts them in `failedWorkers`. */
export function forbidWorker(page) {
  return page.addInitScript(() => {
    const Worker = window.Worker;
    window.failedWorkers = 0;
    window.allowWorkers = () => (window.Worker = Worker);
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        window.failedWorkers++;
        setTimeout(() => this.dispatchEvent(new ErrorEvent("error")));
      }
      postMessage() {}
      terminate() {}
    };
  });
}

/** From the first load on the browser lets the page store nothing. */
export function blockStorage(page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
}

/** From now on nothing more can be stored. */
export function fillStorage(page) {
  return page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}

/** From now on there is room again. */
export function freeStorage(page) {
  return page.evaluate(() => {
    Storage.prototype.setItem = window.setItem;
  });
}

/** Opens what an address leads to, in a page that is loaded anew: past what is said of it first. */
export async function open(page, fragment) {
  await arrive(page, fragment);
  await past(page, fragment);
}

/** Opens an address in a page that is loaded anew, and stays at what is said first of what was sent. */
export async function arrive(page, fragment) {
  // A step back that a closed sheet has begun, and that is still on its way, ends the first try.
  await page.goto("about:blank").catch(() => page.goto("about:blank"));
  await page.goto(`./#${fragment}`);
}

/** Past what is said first of what was sent: a deal is dealt; a game is shown at its end, or at the moment that was sent. */
export async function past(page, fragment) {
  if ((await untilShown(page, ".sent", ".app", ".notice")) > 0) return;
  await page.locator(".sent .actions .primary").click();
  await untilShown(page, ".app");
  const isWhole = fragment.split("/").length > 4 && !fragment.includes("@");
  if (isWhole) await page.keyboard.press("End");
}

/** Opens what an address leads to in the page as it is. */
export function follow(page, fragment) {
  return page.evaluate((fragment) => {
    location.hash = fragment;
  }, fragment);
}

/** The one prominent button of the start page: it begins a round, or goes on with one. */
export const lead = (page) => page.locator(".play .primary");

/** Waits until the part of the program that comes after the first cards is there too, with its texts and styles. */
export function untilWhole(page) {
  return page.waitForFunction(() => {
    // A quick build has one part.
    if (!document.querySelector("script[data-packed]")) return true;
    const come = performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd > 0);
    return [/\/lazy-/, /\.lazy-texts-/, /\/later-/].every((file) => come.some(({ name }) => file.test(name)));
  });
}

/** Opens the start page, and waits until it is there. */
export async function openStart(page) {
  await page.goto("./");
  await untilShown(page, ".play .primary");
}

/** Opens the form for a new game on the start page, with all that it has. */
export async function openForm(page) {
  await page.locator(".play [aria-expanded=false]").click();
  await page.locator(".further > summary").click();
  await untilShown(page, "#seed");
}

/** Deals what the form describes. */
export async function dealForm(page) {
  if ((await page.locator("#seed").count()) === 0) await openForm(page);
  await lead(page).click();
}

/** How long the page may take to show something, on a busy machine. */
const SHOWN_WITHIN = 60_000;

/**
 * Waits until the page shows one of these (CSS selectors), and gives the place of that one in the list. The page
 * tells when it changes: it is not asked again and again. If none comes, the error says what is there.
 */
export async function untilShown(page, ...selectors) {
  let timer;
  const isLate = new Promise((late) => (timer = setTimeout(late, SHOWN_WITHIN)));
  const found = await Promise.race([firstShown(page, selectors), isLate]).finally(() => clearTimeout(timer));
  if (found === undefined) throw new Error(`${selectors.join(" or ")} isn’t shown, but this:\n${await page.locator("body").innerText()}`);
  return found;
}

function firstShown(page, selectors) {
  return page.evaluate(
    (selectors) =>
      new Promise((resolve) => {
        const isShown = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
        const look = () => {
          const found = selectors.findIndex(isShown);
          if (found < 0) return;
          changes.disconnect();
          resolve(found);
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { attributes: true, childList: true, subtree: true });
        look();
      }),
    selectors,
  );
}

/** Waits until what is shown now has been painted; by then it has been stored as well. */
export function untilPainted(page) {
  return page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

/** Waits until cards have landed, and how the players stand is told. */
export async function untilLanded(page) {
  await page.evaluate(async () => {
    const marker = document.querySelector(".landing");
    await Promise.allSettled(marker.getAnimations().map((animation) => animation.finished));
  });
  await untilPainted(page);
}

/** All that is kept in the browser, once what is shown has been stored. */
export async function kept(page) {
  await untilPainted(page);
  return page.evaluate(() => ({ ...localStorage }));
}

/** One document of it, as a value; `null` if it isn’t there. */
export async function keptDocument(page, name) {
  return JSON.parse((await kept(page))[`red7:${name}`] ?? "null");
}
