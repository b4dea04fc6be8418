// Whether the page lets go of what it no longer needs: what it holds after many rounds and reviews in one tab.
import { expect, test } from "../browser/fixtures.mjs";
import { startGame } from "../browser/player.mjs";
import { playQuickly } from "../browser/fast_player.mjs";
import { untilShown } from "../browser/seed_storage.mjs";

const ROUNDS = 200;

/** How often a round is reviewed, and how often the page is measured, in rounds. */
const REVIEWED = 10;
const LOOKED = 50;

/** The step by which a module's memory grows, in kilobytes: after the second look it may take one more. */
const STEP = 64;

/** In the page: keeps the memories of the modules that it makes. */
function keepMemories() {
  const memories = new Set();
  const keep = (made) => {
    const { exports } = made.instance ?? made;
    if (exports.memory) memories.add(exports.memory);
    return made;
  };
  for (const way of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[way];
    WebAssembly[way] = async (...what) => keep(await make(...what));
  }
  window.modules = () => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}

/** What the page holds once nothing is left to let go of, in kilobytes and numbers. */
async function held(page, devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return {
    heap: Math.round(metric("JSHeapUsedSize") / 1024),
    module: Math.round((await page.evaluate(() => window.modules())) / 1024),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

/** Looks at the review of the round that has ended, once its story is there, and goes back. */
async function review(page) {
  await page.locator(".actions").getByRole("button", { name: "Review" }).click();
  await untilShown(page, ".summary-page .choice");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await untilShown(page, ".round-over");
}

test(`what is held after ${ROUNDS} rounds`, async ({ page }, info) => {
  await page.addInitScript(keepMemories);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await startGame(page, { players: 3, seed: "memory22", level: "Novice" });
  const looks = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await playQuickly(page);
    if (round % REVIEWED === 0) await review(page);
    if (round % LOOKED === 0) looks.push({ round, ...(await held(page, devtools)) });
    await page.getByRole("button", { name: "Rematch" }).click();
    await untilShown(page, ".hand .card");
  }
  expect(looks).toHaveLength(ROUNDS / LOOKED);
  const lines = looks.map(
    ({ round, heap, module, nodes, listeners }) => `after ${round} rounds, ${round / REVIEWED} of them reviewed: heap ${heap} KB, module ${module} KB, ${nodes} nodes, ${listeners} listeners`,
  );
  info.annotations.push({ type: "figures", description: lines.join("\n") });
  const [first, second] = looks;
  const last = looks.at(-1);
  expect(last.module - second.module).toBeLessThanOrEqual(STEP);
  expect(last.heap).toBeLessThan(first.heap * 1.2);
  expect(last.nodes).toBeLessThan(first.nodes * 1.2);
});
