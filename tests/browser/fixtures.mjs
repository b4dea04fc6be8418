// The `test` that every spec uses: it fails on anything the browser complains about.
import { test as base, expect } from "@playwright/test";

export { expect };

/** For `test.use`: a system that does not ask for less motion, where a project's does. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } };

/** In the page: waits until what was pressed does not look so any more. By then its answer has come. */
const untilAnswered = () =>
  new Promise((answered) => {
    const look = () => document.querySelector("[data-pressed]") === null && answered();
    new MutationObserver(look).observe(document, { attributeFilter: ["data-pressed"], childList: true, subtree: true });
    look();
  });

/** In the page: what is new under a finger is deaf for a moment, which a test need not wait for. A bare `mouse` finds it deaf. */
const endDeafness = () => {
  for (const animation of document.getAnimations()) if (animation.animationName === "deaf") animation.finish();
};

/**
 * After a click, a tap or a key a person looks what has come of it, before anything else is done. That is all there is
 * to wait for: the page never leads to another document, and with Firefox Playwright now and then waits for ever until
 * a change of the address within the page is over.
 */
function lookAfter(actor, names, pageOf, options, before) {
  for (const name of names) {
    const act = actor[name];
    actor[name] = async function (...what) {
      if (before) await pageOf(this).evaluate(before).catch(() => {});
      await act.call(this, ...options(what));
      // The page may be gone by then.
      await pageOf(this).evaluate(untilAnswered).catch(() => {});
    };
  }
}

const noWait = ([options]) => [{ noWaitAfter: true, ...options }];

/** All locators have the same methods, in all tests of a process. */
let looks = false;

export const test = base.extend({
  page: async ({ page }, use) => {
    if (!looks) lookAfter(Object.getPrototypeOf(page.locator("body")), ["click", "tap"], (locator) => locator.page(), noWait, endDeafness);
    looks = true;
    lookAfter(page.keyboard, ["press"], () => page, (what) => what);
    await use(page);
  },

  /** The hosts that pages may connect to, with their ports. A test that has another adds it. */
  hosts: async ({ baseURL }, use) => use([new URL(baseURL).host]),

  /**
   * Everything the browser complained about, every failed address, and every request to another
   * host. A test that provokes one on purpose checks this list and empties it (`problems.length = 0`).
   *
   * Take screenshots in Chromium only: in Firefox, Playwright adds a style for them that the page's
   * own security policy forbids.
   */
  problems: [
    async ({ context, hosts }, use) => {
      const problems = [];
      const note = (address) => {
        const { host, protocol } = new URL(address);
        const isLocal = hosts.includes(host) || protocol === "data:" || protocol === "blob:";
        if (!isLocal) problems.push(`request to another host: ${address}`);
      };

      context.on("console", (message) => {
        // Playwright's own, where a test has no use for the service worker.
        if (message.text().startsWith("Service Worker registration blocked by Playwright")) return;
        if (message.type() === "error" || message.type() === "warning") {
          problems.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      context.on("weberror", (error) => problems.push(`page error: ${error.error().message}`));
      // Firefox does not write this to its console.
      context.on("response", (response) => {
        if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
      });
      context.on("request", (request) => note(request.url()));
      // Chromium doesn't count these among the requests.
      context.on("page", (page) => page.on("websocket", (socket) => note(socket.url())));

      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
