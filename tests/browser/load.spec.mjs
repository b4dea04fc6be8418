// How the page comes: its frame first, then its program; and what is said when that does not come.
import { expect, test } from "./fixtures.mjs";
import { hold, test as onSite } from "./site.mjs";
import { OVER, lead, leave, leaveSettings } from "./visit.mjs";

/** A game that was left, and one that is over. */
const LEFT = '{"version":1,"rules":"1.3","seats":"h3","seed":"seed0001","turns":"pR6.cV5.pB2.pO2","round":1,"staged":""}';
const RECENT = `{"version":1,"games":["20261121 ${OVER}"]}`;

for (const address of ["./", "./index.html"]) {
  test(`the page loads at ${address}`, { tag: ["@phone", "@firefox"] }, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle("Red7");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
  });
}

/** Opens the page, but lets its program wait; gives what lets it come. */
async function openWithoutProgram(page) {
  let come;
  const gate = new Promise((resolve) => {
    come = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("./", { waitUntil: "commit" });
  return come;
}

/** Lets the time pass after which a frame says that it takes long. */
function comeLate(page) {
  return page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

/** In the page: waits until anything has been drawn. */
function untilDrawn() {
  return new Promise((drawn) => {
    new PerformanceObserver(() => drawn()).observe({ type: "paint", buffered: true });
  });
}

const alert = (page) => page.getByRole("alert");
const alerted = (page) => expect(alert(page)).toBeVisible();
const tryAgain = (page) => page.getByRole("link", { name: "Try again" });
/** Where the parts of the start page lie: the same in its frame. */
function places(page) {
  const parts = [".brand", ".play", ".play .art", "h1", ".play .say", ".play .row", ".setup", ".daily", ".more"];
  return page.evaluate((selectors) => {
    const place = (selector) => {
      const element = document.querySelector(selector);
      const { x, y } = element.getBoundingClientRect();
      // A heading for screen readers alone lies anywhere.
      return element.checkVisibility() && element.offsetHeight > 1 && [selector, { x: Math.round(x), y: Math.round(y) }];
    };
    const shown = selectors.filter((selector) => document.querySelector(selector));
    return Object.fromEntries(shown.map(place).filter(Boolean));
  }, parts);
}

test("the program is asked for once the styles have come, and runs once the frame has been drawn", { tag: "@firefox" }, async ({ page }) => {
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const waiting = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    window.goOn = () => {
      window.requestAnimationFrame = draw;
      waiting.forEach((callback) => draw(callback));
    };
  });
  const come = await hold(page, /\.css$/);
  const [asked, answered] = [[], []];
  const isProgram = (address) => /_bg\.wasm$|\/red7-[^/]*\.js$/.test(address);
  page.on("request", (request) => isProgram(request.url()) && asked.push(request.url()));
  page.on("requestfinished", (request) => isProgram(request.url()) && answered.push(request.url()));
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.locator("script[data-js]")).toBeAttached();
  expect(asked).toEqual([]);
  come();
  await expect.poll(() => answered.length).toBe(2);
  await expect(page.getByText("Loading…")).toBeVisible();
  await expect(lead(page)).toHaveCount(0);
  await page.evaluate(() => window.goOn());
  await expect(lead(page)).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("a page that is hidden loads its program", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("./");
  await expect(lead(page)).toBeVisible();
});

for (const [locale, title, loading] of [
  ["en-US", "Seven colours, seven ways to win.", "Loading…"],
  ["pl-PL", "Siedem kolorów, siedem dróg do wygranej.", "Wczytywanie…"],
]) {
  test.describe(`to a browser in ${locale}`, () => {
    test.use({ locale });

    for (const [who, documents] of [
      ["a newcomer", {}],
      ["who has learned", { settings: '{"version":1,"learned":1}' }],
      ["who has left a game", { game: LEFT }],
      ["who has played", { recent: RECENT }],
    ]) {
      test(`the frame of the start page is there first, and nothing moves when the page comes: ${who}`, { tag: "@phone" }, async ({ page }) => {
        await leave(page, documents);
        const come = await openWithoutProgram(page);
        const heading = page.getByRole("heading", { level: 1, name: title });
        await expect(heading).toBeVisible();
        await expect(page.getByText(loading)).toBeVisible();
        // The words of the other language are not shown.
        await expect(page.locator("#app").getByText(locale === "en-US" ? "Siedem" : "Seven")).toBeHidden();
        const before = await places(page);
        come();
        await expect(lead(page)).toBeVisible();
        await expect(heading).toBeAttached();
        const after = await places(page);
        const { height } = page.viewportSize();
        for (const [part, { x, y }] of Object.entries(before).filter(([, place]) => place.y < height)) {
          // Buttons at the right are as wide as their words.
          if (part !== ".play .row") expect(Math.abs(after[part].x - x), part).toBeLessThanOrEqual(1);
          // The height of the deal of the day stands in home/frame.css.
          expect(Math.abs(after[part].y - y), `${part} (see home/frame.css)`).toBeLessThanOrEqual(5);
        }
      });
    }
  });
}

test("the frame has the language and the theme that are set", async ({ page }) => {
  await leaveSettings(page, { language: "pl", theme: "dark" });
  const come = await openWithoutProgram(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expect(page.getByText("Wczytywanie…")).toBeVisible();
  come();
  await expect(lead(page)).toHaveText("Zagraj pierwszą rundę");
});

test("settings that cannot be read do no harm to the frame", async ({ page }) => {
  await leave(page, { settings: "}{" });
  const come = await openWithoutProgram(page);
  await expect(page.getByText("Loading…")).toBeVisible();
  come();
  await expect(page.getByText("settings couldn’t be read")).toBeVisible();
});

for (const settings of ['{"language":{"toString":null}}', '{"language":["pl"],"theme":["dark"]}']) {
  test(`settings of another kind do no harm to the frame: ${settings}`, async ({ page }) => {
    await leave(page, { settings });
    await openWithoutProgram(page);
    await expect(page.getByText("Loading…")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  });
}

test("without WebAssembly the page says so", async ({ page, problems }) => {
  await page.addInitScript(() => {
    delete window.WebAssembly;
  });
  await page.goto("./");
  await expect(alert(page)).toContainText("needs WebAssembly");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
  expect(problems).toEqual([]);
});

test("without its program the page says so, and can try again", { tag: "@firefox" }, async ({ page, problems }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./");
  await expect(page.getByText("couldn’t be loaded")).toBeVisible();

  await page.unroute("**/*.wasm");
  await tryAgain(page).click();
  await expect(page.getByText("couldn’t be loaded")).toHaveCount(0);
  await expect(page.getByText("Loading…")).toHaveCount(0);

  expect(problems).not.toEqual([]);
  problems.length = 0;
});

for (const [how, answer, tag] of [
  ["missing", { status: 404, body: "Not found" }, "@firefox"],
  ["another page", { contentType: "text/html", body: "<p>Please sign in." }, "@firefox"],
  // Firefox goes on waiting for a file with another hash if it comes from a test.
  ["not what was built", { contentType: "text/css", body: "body { margin: 0 }" }, []],
]) {
  test(`if its style is ${how}, the page says so, and can try again`, { tag }, async ({ page, problems }) => {
    await page.route("**/*.css", (route) => route.fulfill(answer));
    await page.goto("./");
    await expect(alert(page)).toHaveText("The game couldn’t be loaded. Check your connection and try again.");
    await expect(page.getByText("Loading…")).toHaveCount(0);

    await page.unroute("**/*.css");
    await tryAgain(page).click();
    await expect(lead(page)).toBeVisible();
    expect(problems).not.toEqual([]);
    problems.length = 0;
  });
}

test("what boot.js has to say is said although late.js comes after it", { tag: "@firefox" }, async ({ page, problems }) => {
  let come;
  const gate = new Promise((resolve) => {
    come = resolve;
  });
  await page.route("**/late*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.route("**/*.css", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (type, ...how) => {
      window.waitsForLate ||= type === "saysready";
      listen(type, ...how);
    };
  });
  await page.goto("./", { waitUntil: "commit" });
  await page.waitForFunction(() => window.waitsForLate);
  await expect(alert(page)).toHaveCount(0);

  come();
  await alerted(page);
  expect(problems).not.toEqual([]);
  problems.length = 0;
});

for (const [what, file] of [
  ["its style never answers", "**/*.css"],
  ["what chooses theme and language never answers", "**/early*.js"],
  ["neither of the two answers", "**/{early*.js,*.css}"],
]) {
  test(`if ${what}, the page says so, and can try again`, { tag: "@firefox" }, async ({ page }) => {
    await page.clock.install();
    await page.route(file, () => {});
    await page.goto("./", { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => typeof window.say)).toBe("function");
    await page.clock.fastForward(15_000);
    await expect(alert(page)).toHaveText("The game couldn’t be loaded. Check your connection and try again.");
    await page.evaluate(untilDrawn);

    await page.unroute(file);
    await tryAgain(page).click();
    await expect(lead(page)).toBeVisible();
  });
}

onSite.describe("from a server that lets browsers keep files", () => {
  onSite.use({ caching: "max-age=600" });

  for (const [what, file, untilTold] of [
    // Nothing can be told before the line comes that says that it takes long.
    ["first script", /^boot-/, comeLate],
    ["glue", /^red7-.*\.js$/, alerted],
    ["module", /_bg\.wasm$/, alerted],
    ["style", /\.css$/, alerted],
  ]) {
    onSite(`a bad ${what} in the browser's cache is asked for anew with "Try again"`, async ({ page, site, problems }) => {
      const mend = site.breakFile(file);
      await page.goto("./");
      await untilTold(page);
      // A file that was given up on the way may not be in the cache.
      await page.evaluate(async (name) => void (await (await fetch(name)).blob()), site.nameOf(file));
      mend();
      await page.reload();
      await untilTold(page);

      await tryAgain(page).click();
      await expect(lead(page)).toBeVisible();
      // Nor does it come back.
      await page.reload();
      await expect(lead(page)).toBeVisible();
      expect(problems).not.toEqual([]);
      problems.length = 0;
    });
  }
});
