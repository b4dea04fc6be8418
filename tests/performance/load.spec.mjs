// How long a first visit waits on a slow phone: 1.6 Mbit/s, 150 ms, the processor slowed four times, nothing kept.
import { expect, test } from "../browser/fixtures.mjs";
import { dealOf } from "../browser/player.mjs";

const TIMES = 5;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** What a visit waits for, by the address it begins with. */
const VISITS = {
  "a deal that somebody sent": { fragment: `#${dealOf({ seed: "red7game" })}`, wanted: ".sent .primary" },
  "the start page": { fragment: "", wanted: ".play .primary" },
};

/** What a visit goes through, in order. */
const STEPS = ["frame painted", "module loaded", "compiled", "drawn", "painted"];

/** In the page: marks when the module has been compiled, and when what is wanted is there and has been painted. */
function markSteps(wanted) {
  const compile = WebAssembly.compileStreaming;
  WebAssembly.compileStreaming = async (...what) => {
    const compiled = await compile(...what);
    performance.mark("compiled");
    return compiled;
  };
  const look = () => {
    if (document.querySelector(wanted) === null) return;
    changes.disconnect();
    performance.mark("drawn");
    requestAnimationFrame(() => setTimeout(() => performance.mark("painted")));
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true });
}

/** In the page, once it has been painted: when each step was over, in milliseconds since the visit began. */
async function timesOf() {
  await new Promise((painted) => {
    new PerformanceObserver((list) => list.getEntriesByName("painted").length > 0 && painted()).observe({ type: "mark", buffered: true });
  });
  const mark = (name) => performance.getEntriesByName(name)[0].startTime;
  const module = performance.getEntriesByType("resource").find(({ name }) => /_bg\.wasm(\.\w+)?$/.test(name));
  return [mark("first-contentful-paint"), module.responseEnd, mark("compiled"), mark("drawn"), mark("painted")];
}

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

for (const [visit, { fragment, wanted }] of Object.entries(VISITS)) {
  test(`a first visit to ${visit}`, async ({ browser, baseURL }, info) => {
    const visits = [];
    for (let time = 0; time < TIMES; time++) {
      // Nothing is kept from the visit before.
      const context = await browser.newContext({ ...info.project.use, baseURL });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_LINE);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.addInitScript(markSteps, wanted);
      await page.goto(`./${fragment}`, { waitUntil: "commit" });
      visits.push(await page.evaluate(timesOf));
      await context.close();
    }
    expect(visits).toHaveLength(TIMES);
    const times = STEPS.map((step, at) => `${step} ${Math.round(middle(visits.map((visit) => visit[at])))}`);
    info.annotations.push({ type: "figures", description: `a first visit to ${visit}, ms, middle of ${TIMES}: ${times.join(", ")}` });
  });
}
