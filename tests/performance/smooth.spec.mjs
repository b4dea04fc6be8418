// Long tasks of the page's thread while Masters play, a round is reviewed and a puzzle is made. With a worker there should
// be none above 50 ms, from which on the Long Tasks API calls a task long. Without one the page computes opponents' turns.
import { MOVING, expect, test } from "../browser/fixtures.mjs";
import { startGame } from "../browser/player.mjs";
import { playQuickly } from "../browser/fast_player.mjs";
import { OVER, forbidWorker, open, untilShown } from "../browser/seed_storage.mjs";
import { tasksOf } from "./tasks.mjs";

test.use(MOVING);

const LONG = 50;

const WORK = {
  "three Masters play": async (page) => {
    await startGame(page, { players: 4, seed: "longtask", level: "Master" });
    await playQuickly(page, { rounds: 2 });
  },
  "three Masters play with Actions": async (page) => {
    await startGame(page, { players: 4, seed: "longtask", level: "Master", game: "Advanced", actions: true });
    // The rounds of a match are alike for the page.
    await playQuickly(page, { rounds: 2 });
  },
  "a round is reviewed": async (page) => {
    await open(page, `${OVER}@2`);
    await untilShown(page, ".review");
    await expect(page.locator(".review").first().getByText(/turns analysed/)).toHaveCount(0, { timeout: 120_000 });
  },
  "a puzzle is made": async (page) => {
    await open(page, "1/q/4h-red7game");
    await untilShown(page, ".hand .card");
  },
};

for (const [work, play] of Object.entries(WORK)) {
  for (const place of work.includes("Masters") ? ["in a worker", "on the page"] : ["in a worker"]) {
    test(`${work}, computed ${place}`, async ({ page, problems }, info) => {
      if (place === "on the page") await forbidWorker(page);
      const tasks = await tasksOf(page, () => play(page));
      const long = tasks.filter(({ millis }) => millis > LONG);
      const lines = [
        `${work}, computed ${place}: the longest of ${tasks.length} tasks took ${Math.round(tasks[0].millis)} ms, ${long.length} took more than ${LONG}`,
        ...long.slice(0, 5).map(({ what }) => `  ${what()}`),
      ];
      info.annotations.push({ type: "figures", description: lines.join("\n") });
      problems.length = 0;
    });
  }
}
