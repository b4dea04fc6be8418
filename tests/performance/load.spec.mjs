// How long a first visit waits on a slow phone: 1.6 Mbit/s, 150 ms, the processor slowed four times, nothing kept.
import { expect, test } from "../browser/fixtures.mjs";
import { STEPS, VISITS, markSteps, middle, slowDown, timesOf } from "./visit.mjs";

const TIMES = 5;

for (const [visit, { fragment, wanted }] of Object.entries(VISITS)) {
  test(`a first visit to ${visit}`, async ({ browser, baseURL }, info) => {
    const visits = [];
    for (let time = 0; time < TIMES; time++) {
      // Nothing is kept from the visit before.
      const context = await browser.newContext({ ...info.project.use, baseURL });
      const page = await context.newPage();
      await slowDown(page);
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
