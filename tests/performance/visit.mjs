// A visit to the page: what it waits for, and when each step of it was over.
import { dealOf } from "../browser/player.mjs";

/** What a visit waits for, by the address it begins with. */
export const VISITS = {
  "a deal that somebody sent": { fragment: `#${dealOf({ seed: "red7game" })}`, wanted: "main.sent button" },
  "the start page": { fragment: "", wanted: "main.home .play button" },
};

/** What a visit goes through, in order. */
export const STEPS = ["frame painted", "module loaded", "compiled", "drawn", "painted"];

/** A slow line, in bytes a second, and its wait in milliseconds. */
export const SLOW_LINE = { latency: 150, down: 1.6e6 / 8, up: 750e3 / 8 };

/** How many times as long the processor of a slow phone takes. */
const SLOW_PROCESSOR = 4;

/** Slows the page of Chromium down to a slow phone; `line` is false for the processor alone. */
export async function slowDown(page, { line = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const { latency, down, up } = SLOW_LINE;
  const conditions = { offline: false, latency, downloadThroughput: down, uploadThroughput: up };
  if (line) await session.send("Network.emulateNetworkConditions", conditions);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
}

/** In the page: marks when the module has been compiled, and when what is wanted is there and has been painted. */
export function markSteps(wanted) {
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
export async function timesOf() {
  await new Promise((painted) => {
    new PerformanceObserver((list) => list.getEntriesByName("painted").length > 0 && painted()).observe({ type: "mark", buffered: true });
  });
  const mark = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const module = performance.getEntriesByType("resource").find(({ name }) => /_bg\.wasm(\.\w+)?$/.test(name));
  return [mark("first-contentful-paint"), module?.responseEnd, mark("compiled"), mark("drawn"), mark("painted")];
}

export const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
