// What keeps the page's thread busy, task by task, as Chromium's own trace tells it.
//
// The Long Tasks API counts the time that has passed, which on a busy machine is also what other programs took. The
// trace tells how long the thread itself was working.

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/** The tasks of the page from the first paint of the table to the end of `play`, the longest first. */
export async function tasksOf(page, play) {
  const browser = page.context().browser();
  await page.addInitScript(markTable);
  await browser.startTracing(page, { categories: CATEGORIES });
  await play();
  await page.evaluate(() => {
    performance.mark("end");
  });
  const { traceEvents } = JSON.parse(await browser.stopTracing());

  const [from] = marks(traceEvents, "table");
  const [to] = marks(traceEvents, "end");
  const own = traceEvents.filter(({ pid, tid, ph }) => pid === from.pid && tid === from.tid && ph === "X");
  const tasks = own.filter(({ name, ts, dur }) => name === "RunTask" && ts > from.ts && ts + dur <= to.ts);
  return tasks
    .toSorted((one, other) => other.tdur - one.tdur)
    .map((task) => ({ millis: task.tdur / 1000, what: () => describe(task, own) }));
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
    const isThere = document.querySelector(".has-table") !== null;
    requestAnimationFrame(isThere ? () => performance.mark("table") : look);
  };
  requestAnimationFrame(look);
}
