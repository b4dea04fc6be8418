// While three Masters think the page stays at hand: no task of its thread takes longer than 50 ms.
import { MOVING, expect, test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { longTasks } from "./tasks.mjs";

test.use(MOVING);

for (const place of ["in a worker", "on the page, without a worker"]) {
  for (const rules of [{}, { game: "Advanced", actions: true }]) {
    test(`three Masters think ${place}${rules.actions ? ", with Actions" : ""}`, async ({ page }) => {
      test.setTimeout(300_000);
      if (place !== "in a worker") await page.route("**/worker-*.js", (route) => route.abort());
      const found = await longTasks(page, async () => {
        await startGame(page, { players: 4, seed: "longtask", level: "Master", ...rules });
        // The rounds of a match are alike for the page.
        await playQuickly(page, 2);
      });
      expect(found).toEqual([]);
    });
  }
}
