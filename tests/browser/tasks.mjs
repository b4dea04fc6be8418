// What keeps the page's thread busy, task by task, as Chromium's own trace tells it.
//
// A task is long if it takes more than 50 ms, as the Long Tasks API has it. But that API counts the
// time that has passed, which on a busy machine is also what other programs took. The trace
// tells how long the thread itself was working, and that is what counts here. A core that is shared with
// others is slower all the same; how slow, some work that is always the same tells.
import { expect } from "./fixtures.mjs";

const LONG = 50;

/** How long the work that is always the same takes where LONG holds, in milliseconds. */
const WORK = 110;

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/** The long tasks of the page, from the first paint of the table to the end of `play`. */
export async function longTasks(page, play) {
  const browser = page.context().browser();
  await page.addInitScript(markTable);
  await browser.startTracing(page, { categories: CATEGORIES });
  await play();
  await page.evaluate(workLong);
  // That task is in the trace once it is over, and another one has come.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const { traceEvents } = JSON.parse(await browser.stopTracing());

  const [from] = marks(traceEvents, "table");
  const [to] = marks(traceEvents, "end");
  const own = traceEvents.filter(({ pid, tid, ph }) => pid === from.pid && tid === from.tid && ph === "X");
  const tasks = own.filter(({ name, ts }) => name === "RunTask" && ts > from.ts);
  // The longest one from then on was made here.
  const work = Math.max(...tasks.filter(({ ts, dur }) => ts + dur > to.ts).map(({ tdur }) => tdur)) / 1000;
  const long = LONG * Math.max(1, work / WORK);
  expect(work).toBeGreaterThan(long);
  const found = tasks.filter(({ ts, dur, tdur }) => ts + dur <= to.ts && tdur > long * 1000);
  return found.map((task) => describe(task, own));
}

const marks = (events, name) => events.filter((event) => event.name === name && event.cat.includes("user_timing"));

/** What a task did, for a person to read. */
function describe(task, events) {
  const parts = events.filter(({ ts, dur, tdur }) => ts > task.ts && ts + dur <= task.ts + task.dur && tdur > task.tdur / 4);
  const text = ({ name, tdur, args }) => `${name} ${args.data?.functionName ?? ""} ${Math.round(tdur / 1000)} ms`;
  return [task, ...parts].map(text).join(", ");
}

/** Marks the moment when the table is first seen (in the page). */
function markTable() {
  const look = () => {
    const isThere = document.querySelector(".at-table") !== null;
    requestAnimationFrame(isThere ? () => performance.mark("table") : look);
  };
  requestAnimationFrame(look);
}

/** Works in one task, always the same: 20 times 1,000 elements are laid out (in the page). */
function workLong() {
  performance.mark("end");
  return new Promise((resolve) => {
    setTimeout(() => {
      for (let time = 0; time < 20; time++) {
        const block = document.body.appendChild(document.createElement("div"));
        for (let n = 0; n < 1000; n++) block.appendChild(document.createElement("span")).textContent = String(n);
        block.getBoundingClientRect();
        block.remove();
      }
      resolve();
    });
  });
}
