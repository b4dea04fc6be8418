// How the page comes: its frame first, then its program; and what is said when that does not come.
import { expect, test } from "./fixtures.mjs";
import { complained, hold, test as onSite } from "./server.mjs";
import { OVER, lead } from "./seed_storage.mjs";

/** A game that was left, and one that is over. */
const LEFT = '{"version":1,"rules":"1.3","seats":"h3","seed":"seed0001","turns":"pR6.cV5.pB2.pO2","round":1,"staged":""}';
const RECENT = `{"version":1,"games":["20261121 ${OVER}"]}`;

test("the page loads at both of its addresses", async ({ page }) => {
  for (const address of ["./", "./index.html"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveTitle("Red7");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading…")).toHaveCount(0);
    });
  }
});

/**
 * Opens the page as one who has left these documents there, and no others, but lets its program wait; gives what lets it
 * come.
 */
async function openWithoutProgram(page, documents) {
  await page.addInitScript((documents) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(documents)) localStorage.setItem(`red7:${name}`, text);
  }, documents);
  const come = await hold(page, "**/*.wasm*");
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

/** The page says that it could not be loaded, and comes with another try once `mend` has let it. */
async function failThenLoad(page, mend) {
  await expect(alert(page)).toHaveText("The game couldn’t be loaded. Check your connection and try again.");
  await mend();
  await tryAgain(page).click();
  await expect(lead(page)).toBeVisible();
}

/** Where the parts of the start page lie: the same in its frame. */
function places(page) {
  const parts = [".brand", ".play", ".play .art", "h1", ".play .description", ".play .row", ".setup", ".daily", ".more"];
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
  // Of a file that was held Firefox doesn’t always tell when it came.
  const come = await hold(page, /\/(?!later-)[^/]*\.css$/);
  const [asked, answered] = [[], []];
  const isProgram = (address) => /_bg\.wasm|\/red7-[^/]*\.js$|\/en\.first-texts-/.test(address);
  page.on("request", (request) => isProgram(request.url()) && asked.push(request.url()));
  page.on("requestfinished", (request) => isProgram(request.url()) && answered.push(request.url()));
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.locator("script[data-js]")).toBeAttached();
  expect(asked).toEqual([]);
  come();
  await expect.poll(() => answered.length).toBe(3);
  await expect(page.getByText("Loading…")).toBeVisible();
  await expect(lead(page)).toHaveCount(0);
  await page.evaluate(() => window.goOn());
  await expect(lead(page)).toBeVisible();
  expect(asked).toHaveLength(3);

  // A property whose rule a browser can’t use is dropped without a word.
  // Not `waitForFunction`: it may have taken the other way to draw, which calls nothing any more.
  const hasLater = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => /later-/.test(href)));
  await expect.poll(hasLater).toBe(true);
  const { written, taken } = await page.evaluate(async () => {
    const addresses = [...document.styleSheets].map(({ href }) => href);
    const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
    const written = texts.flatMap((text) => [...text.matchAll(/@property\s+(--[\w-]+)/g)].map(([, name]) => name));
    const within = (rules) => [...rules].flatMap((rule) => [rule, ...within(rule.cssRules ?? [])]);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => within(cssRules));
    return { written, taken: rules.filter((rule) => rule instanceof CSSPropertyRule).map(({ name }) => name) };
  });
  expect(written).toContain("--h");
  expect(taken.sort()).toEqual(written.sort());
});

test("a page that is hidden loads its program", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("./");
  await expect(lead(page)).toBeVisible();
});

/** Who may come: what earlier visits have left. */
const VISITORS = {
  "a newcomer": {},
  "who has learned": { settings: '{"version":1,"learned":1}' },
  "who has left a game": { game: LEFT },
  "who has played": { recent: RECENT },
};

for (const [locale, title, loading, other] of [
  ["en-US", "Seven colours, seven ways to win.", "Loading…", "Siedem"],
  ["pl-PL", "Siedem kolorów, siedem dróg do wygranej.", "Wczytywanie…", "Seven"],
]) {
  test.describe(`to a browser in ${locale}`, () => {
    test.use({ locale });

    test("the frame of the start page is there first, and nothing moves when the page comes", { tag: "@phone" }, async ({ page }) => {
      for (const [who, documents] of Object.entries(VISITORS)) {
        await test.step(who, async () => {
          // The page of a Sunday with a match of the week is the highest.
          await page.clock.setFixedTime(new Date("2026-12-20T12:00:00Z"));
          const come = await openWithoutProgram(page, documents);
          const heading = page.getByRole("heading", { level: 1, name: title });
          await expect(heading).toBeVisible();
          await expect(page.getByText(loading)).toBeVisible();
          // The words of the other language are not there.
          await expect(page.locator("#app").getByText(other)).toHaveCount(0);
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
  });
}

test("the frame has the language and the theme that are set, and takes no harm from other settings", async ({ page }) => {
  await test.step("Polish and dark", async () => {
    const come = await openWithoutProgram(page, { settings: '{"version":1,"language":"pl","theme":"dark"}' });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expect(page.getByText("Wczytywanie…")).toBeVisible();
    come();
    await expect(lead(page)).toHaveText("Zagraj pierwszą rundę");
  });
  for (const settings of ['{"language":{"toString":null}}', '{"language":["pl"],"theme":["dark"]}']) {
    await test.step(`of another kind: ${settings}`, async () => {
      await openWithoutProgram(page, { settings });
      await expect(page.getByText("Loading…")).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    });
  }
  await test.step("that cannot be read", async () => {
    const come = await openWithoutProgram(page, { settings: "}{" });
    await expect(page.getByText("Loading…")).toBeVisible();
    come();
    await expect(page.getByText("settings couldn’t be read")).toBeVisible();
  });
});

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

test("if its style or its program is not what it should be, the page says so, and can try again", { tag: "@firefox" }, async ({ page, problems, browserName }) => {
  // Tells when boot.js waits for late.js.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (type, ...how) => {
      window.waitsForLate ||= type === "saysready";
      listen(type, ...how);
    };
  });
  await test.step("its style is missing, which is said although late.js comes after boot.js", async () => {
    const come = await hold(page, "**/late*.js");
    await page.route("**/*.css", (route) => route.fulfill({ status: 404, body: "Not found" }));
    await page.goto("./", { waitUntil: "commit" });
    await page.waitForFunction(() => window.waitsForLate);
    await expect(alert(page)).toHaveCount(0);
    come();
    await failThenLoad(page, () => page.unroute("**/*.css"));
    complained(problems);
  });
  for (const [what, files, answer] of [
    ["its program is missing", "**/*.wasm*", null],
    ["its style is another page", "**/*.css", { contentType: "text/html", body: "<p>Please sign in." }],
    // Firefox goes on waiting for a file with another hash if it comes from a test.
    ...(browserName === "firefox" ? [] : [["its style is not what was built", "**/*.css", { contentType: "text/css", body: "body { margin: 0 }" }]]),
  ]) {
    await test.step(what, async () => {
      await page.route(files, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto("./");
      await failThenLoad(page, async () => {
        await expect(page.getByText("Loading…")).toHaveCount(0);
        await page.unroute(files);
      });
      complained(problems);
    });
  }
});

test("if its style or what chooses the theme never answers, the page says so, and can try again", { tag: "@firefox" }, async ({ page, browserName }) => {
  await page.clock.install();
  const silent = [
    ["its style", "**/*.css"],
    ["what chooses theme and language", "**/early*.js"],
    ["neither of the two", "**/{early*.js,*.css}"],
  ];
  // Firefox complains of what it was loading when the page is left.
  for (const [what, files] of browserName === "firefox" ? silent.slice(-1) : silent) {
    await test.step(what, async () => {
      await page.route(files, () => {});
      await page.goto("./", { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => typeof window.say)).toBe("function");
      await page.clock.fastForward(15_000);
      await failThenLoad(page, async () => {
        await page.evaluate(untilDrawn);
        await page.unroute(files);
      });
    });
  }
});

/** In the page: the ending of the smallest packed form that this browser unpacks. */
function smallestForm() {
  try {
    new DecompressionStream("brotli");
    return "br";
  } catch {
    return "gz";
  }
}

onSite("the module comes in the smallest form that the browser unpacks, and as it is if anything is wrong with that", { tag: "@firefox" }, async ({ page, site, problems }) => {
  let asked = [];
  page.on("request", (request) => /\/red7-.*\.wasm/.test(request.url()) && asked.push(request.url().replace(/.*\.wasm/, "wasm")));
  /** Which files a visit has asked for, in order. */
  const visit = async () => {
    asked = [];
    await page.goto("./");
    await expect(lead(page)).toBeVisible();
    return asked;
  };
  const first = await visit();
  const packed = `wasm.${await page.evaluate(smallestForm)}`;
  expect(first).toEqual([packed]);
  const sent = await page.evaluate(async (address) => [...(await fetch(address)).headers], site.nameOf(new RegExp(`_bg\\.${packed}$`)));
  expect(sent.map(([name]) => name)).not.toContain("content-encoding");

  const PACKED = /_bg\.wasm\.\w+$/;
  const mend = site.breakFiles(PACKED);
  expect(await visit(), "cut off in the middle").toEqual([packed, "wasm"]);
  mend();
  for (const [what, answer] of [
    ["missing", { status: 404, body: "Not found" }],
    ["another page", { contentType: "text/html", body: "<p>Please sign in." }],
    ["unpacked on the way", { path: site.fileOf(/_bg\.wasm$/) }],
  ]) {
    await page.route(PACKED, (route) => route.fulfill(answer));
    expect(await visit(), what).toEqual([packed, "wasm"]);
    await page.unroute(PACKED);
  }
  await page.addInitScript(() => delete window.DecompressionStream);
  expect(await visit(), "a browser that unpacks nothing").toEqual(["wasm"]);
  // Firefox may complain of what was bad when the page is long on.
  complained(problems);
});

onSite.describe("from a server that lets browsers keep files", () => {
  onSite.use({ caching: "max-age=600" });

  for (const [what, files, untilTold] of [
    // Nothing can be told before the line comes that says that it takes long.
    ["its scripts and its module", [/^boot-/, /^red7-.*\.js$/, /_bg\.wasm/], comeLate],
    ["its style", [/^styles-/], alerted],
  ]) {
    onSite(`what is bad in the browser's cache is asked for anew with "Try again": ${what}`, async ({ page, site, problems }) => {
      const mend = files.map((file) => site.breakFiles(file));
      await page.goto("./");
      await untilTold(page);
      // A file that was given up on the way may not be in the cache, nor one that nothing asked for. Of the forms of the
      // module, it is the module itself that "Try again" asks for.
      for (const file of files) await page.evaluate(async (name) => void (await (await fetch(name)).blob()), site.nameOf(file));
      mend.forEach((it) => it());
      await page.reload();
      await untilTold(page);

      await tryAgain(page).click();
      await expect(lead(page)).toBeVisible();
      // Nor does it come back.
      await page.reload();
      await expect(lead(page)).toBeVisible();
      complained(problems);
    });
  }
});
