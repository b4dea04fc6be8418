// Without a network; and when there is a new build.
import { expect } from "./fixtures.mjs";
import { endTurn, hand, myTurn, startGame, THINKING, toCanvas, toPalette, undo } from "./player.mjs";
import { playQuickly, takeTurn } from "./fast_player.mjs";
import { complained, test } from "./server.mjs";
import { OVER, lead, leaveSettings, openForm, past, untilLanded, untilShown, untilWhole } from "./seed_storage.mjs";

test.use({ serviceWorkers: "allow" });

/** Waits until the page is kept for use without a network. */
async function kept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Begins a sealed game on the start page. */
async function fillInSealed(page) {
  await openForm(page);
  await page.getByRole("radio", { name: "Invite a friend" }).check();
  await page.getByRole("switch", { name: "Sealed" }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
}

/** Begins a sealed game on the start page, and waits for its first link. */
async function begin(page) {
  await fillInSealed(page);
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
}

const buildOf = (page) => page.locator("script[data-build]").getAttribute("data-build");
const notice = (page) => page.getByText("A new version is ready");
const noWorker = (page) => page.getByText("can’t think in the background");
const loadIt = (page) => page.getByRole("button", { name: "Update now" });
const caches = (page) => page.evaluate(() => window.caches.keys());

/** The addresses of all files that are kept. */
function files(page) {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url).toSorted();
  });
}

const isPacked = (address) => /\.wasm\.\w+$/.test(address);

/** Deletes all files that are kept, as another page of the same host may do. */
function emptyCaches(page) {
  return page.evaluate(async () => {
    for (const name of await window.caches.keys()) await window.caches.delete(name);
  });
}

/** Lets the browser look for a new build, as it does when one comes back to the page. */
const lookForUpdate = (page) => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

/** In the page: waits until the browser has found another build, and given it up. */
async function givesUpTheNext() {
  const registration = await navigator.serviceWorker.ready;
  await new Promise((over) => {
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => worker.state === "redundant" && over());
    });
  });
}

/** In the page: waits until the browser has given up the first build that it tried to keep. */
async function givesUpTheFirst() {
  const { installing } = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  await new Promise((over) => {
    const look = () => (installing?.state ?? "redundant") === "redundant" && over();
    installing?.addEventListener("statechange", look);
    look();
  });
}

test("after a visit the page works without a network, at all of its addresses", { tag: "@firefox" }, async ({ page, site }) => {
  await page.goto("./index.html");
  await kept(page);
  await untilWhole(page);
  await site.switchOff();
  for (const again of ["./", "./index.html", "./?from=home", "./#here", "a reload"]) {
    await test.step(again, async () => {
      await (again === "a reload" ? page.reload() : page.goto(again));
      await expect(lead(page)).toBeVisible();
      await untilWhole(page);
    });
  }
  await test.step("the modules are kept, and asked for, as they are", async () => {
    expect((await files(page)).filter(isPacked)).toEqual([]);
    const asked = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(asked.filter((name) => name.endsWith(".wasm")).length).toBeGreaterThan(1);
    expect(asked.filter(isPacked)).toEqual([]);
  });
});

test("a module that isn’t what was built is not kept, though it can be unpacked", async ({ page, site }) => {
  site.repackOther(/^sealed-/, "something else");
  await leaveSettings(page, { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "Ben", "", ""] });
  await page.goto("./");
  await kept(page);
  await page.reload();
  await begin(page);
  await expect(page.locator(".notice")).toHaveCount(0);
});

test.describe("under /", () => {
  test.use({ path: "/" });

  test("puzzles, reviews and games need no network", async ({ page, site }) => {
    await page.goto("./");
    await kept(page);
    await untilWhole(page);
    await site.switchOff();
    await page.reload();
    await test.step("a puzzle", async () => {
      await page.goto("./#1/q/2e-red7game");
      await hand(page).and(page.getByRole("button", { name: /^Red 4/ })).click();
      await toCanvas(page).click();
      await endTurn(page).click();
      await expect(page.getByRole("region", { name: "This loses" })).toContainText("Step through to see why it loses");
    });
    await test.step("a rush", async () => {
      await page.getByRole("button", { name: "Puzzles" }).click();
      await page.getByRole("button", { name: /^Puzzle rush/ }).click();
      await page.getByRole("button", { name: "Start the clock" }).click();
      await expect(page.getByRole("timer")).toBeVisible();
      await expect(hand(page).first()).toBeVisible();
    });
    await test.step("a review", async () => {
      await page.goto(`./#${OVER}`);
      await untilShown(page, ".sent");
      await past(page, OVER);
      await expect(page.getByRole("slider", { name: "Turns of the game" })).toBeVisible();
      await expect(page.locator(".turn-panel .rating")).toHaveText(/ to win$|^No way to lead$/, THINKING);
    });
    await test.step("a game with friends, but for its messages", async () => {
      // Ann has passed: it is Ben's turn.
      await page.goto("./#1/f1/1.3/abc/red7game/e5w7868t/Ann.Ben.Cy/-/1.c/15to46e");
      await page.getByRole("button", { name: "Join" }).click();
      expect(await myTurn(page)).toBe(true);
      await takeTurn(page);
      await page.getByRole("button", { name: "Send the turn", exact: true }).click();
      const message = page.getByRole("dialog", { name: "Send the turn" }).getByRole("textbox");
      await expect(message).toHaveValue(/^Cy, it.*#1\/f1\/1\.3\/abc\/red7game\/e5w7868t\//);
    });
    await test.step("a round against Masters, who think in their worker", async () => {
      await startGame(page, { players: 3, level: "Master", seed: "offline7" });
      await playQuickly(page, { turns: 1 });
      await expect(noWorker(page)).toHaveCount(0);
    });
  });
});

test.describe("under /a/b/", () => {
  test.use({ path: "/a/b/" });

  test("a sealed game needs a network for its messages alone, once there was one", async ({ page, site }) => {
    await leaveSettings(page, { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "Ben", "", ""] });
    await page.goto("./");
    await kept(page);
    await begin(page);
    await test.step("what something else has deleted is kept again by the next visit", async () => {
      const before = await files(page);
      expect(before.filter((file) => file.includes("/sealed-"))).toHaveLength(2);
      await emptyCaches(page);
      await page.reload();
      await expect.poll(() => files(page)).toEqual(before);
    });
    await site.switchOff();
    await page.goto("./");
    // The second one finds the module where the first has left it.
    await begin(page);
    await expect(page.locator(".notice")).toHaveCount(0);
  });
});

test("a new build is told in the middle of a turn, and taken when the player wants it", async ({ page, site }) => {
  const table = () => page.getByRole("main").innerText();
  const stage = async () => {
    expect(await myTurn(page)).toBe(true);
    await hand(page).first().click();
    await toPalette(page).click();
    await expect(undo(page)).toBeVisible();
    await untilLanded(page);
    return table();
  };
  await startGame(page, { players: 2, level: "Master", seed: "newbuild" });
  await kept(page);
  const [old, before] = [await buildOf(page), await caches(page)];
  await test.step("it is told, and changes nothing", async () => {
    const staged = await stage();
    await site.publish();
    await lookForUpdate(page);
    await expect(notice(page)).toBeVisible();
    expect(await table()).toBe(staged);
    expect(await buildOf(page)).toBe(old);
  });
  await test.step("who does not want it plays on in the old build, which is whole, and is told again by the next visit", async () => {
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice(page)).toHaveCount(0);
    await site.switchOff();
    await page.reload();
    expect(await buildOf(page)).toBe(old);
    await expect(notice(page)).toBeVisible();
    await undo(page).click();
    await takeTurn(page);
    expect(await myTurn(page)).toBe(true);
    await expect(noWorker(page)).toHaveCount(0);
    await site.switchOn();
  });
  await test.step("it is taken, and the turn is as it was", async () => {
    const staged = await stage();
    await loadIt(page).click();
    await expect(page.locator(`script[data-build="${site.build}"]`)).toHaveCount(1);
    expect(site.build).not.toBe(old);
    await expect(undo(page)).toBeVisible();
    expect(await table()).toBe(staged);
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("nothing is left of the old one, and the new one needs no network either", async () => {
    await expect.poll(() => caches(page)).toHaveLength(1);
    expect(await caches(page)).not.toEqual(before);
    await site.switchOff();
    await page.reload();
    await expect(undo(page)).toBeVisible();
    expect(await buildOf(page)).toBe(site.build);
  });
});

test("a tab stays whole when another one takes a new build", async ({ page, context, site, problems }) => {
  await startGame(page, { players: 2, level: "Master", seed: "tabtab22" });
  await kept(page);
  const old = await buildOf(page);
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await toPalette(page).click();
  await untilLanded(page);
  const staged = await page.getByRole("main").innerText();
  const other = await context.newPage();
  await other.goto("./");
  await untilWhole(other);
  await site.publish();
  await test.step("what only the new build has is offered with it", async () => {
    const needsIt = other.locator(".notice").filter({ hasText: "needs the new version" });
    await fillInSealed(other);
    await expect(needsIt).toBeVisible();
    await expect(notice(other)).toHaveCount(0);
    await loadIt(other).click();
    await expect(other.locator(`script[data-build="${site.build}"]`)).toHaveCount(1);
    await begin(other);
    complained(problems);
  });

  // The files of the old build are not on the server any more, and now there is no server either.
  await site.switchOff();
  await expect(notice(page)).toBeVisible();
  expect(await buildOf(page)).toBe(old);
  const isThere = await page.locator("script[data-js]").evaluate(({ dataset }) => {
    const files = [dataset.engine, dataset.engine.replace(/js$/, "wasm"), dataset.js, dataset.wasm];
    return Promise.all(files.map(async (file) => (await fetch(file)).ok));
  });
  expect(isThere).toEqual(Array(4).fill(true));
  expect(await page.getByRole("main").innerText()).toBe(staged);
  await undo(page).click();
  await playQuickly(page, { turns: 1 });
  await expect(noWorker(page)).toHaveCount(0);
  await other.close();

  await loadIt(page).click();
  await expect(page.locator(`script[data-build="${site.build}"]`)).toHaveCount(1);
  await expect.poll(() => caches(page)).toHaveLength(1);
});

test("a page that cannot run its program takes a new build all the same", async ({ page, site }) => {
  await page.addInitScript(() => {
    delete window.WebAssembly;
  });
  await page.goto("./");
  await kept(page);
  await site.publish();
  await lookForUpdate(page);
  await expect(page.locator("html")).toHaveAttribute("data-update");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.locator(`script[data-build="${site.build}"]`)).toHaveCount(1);
});

test("a new build that did not come whole is not taken", async ({ page, site, problems }) => {
  await page.goto("./");
  await kept(page);
  const old = await buildOf(page);
  await site.publish();
  const mend = site.breakFiles(/\.wasm/);
  const givenUp = page.evaluate(givesUpTheNext);
  await lookForUpdate(page);
  await givenUp;
  await expect(notice(page)).toHaveCount(0);
  await site.switchOff();
  await page.reload();
  await expect(lead(page)).toBeVisible();
  expect(await buildOf(page)).toBe(old);

  mend();
  await site.switchOn();
  await lookForUpdate(page);
  await loadIt(page).click();
  await expect(page.locator(`script[data-build="${site.build}"]`)).toHaveCount(1);
  await expect(lead(page)).toBeVisible();
  problems.length = 0;
});

test.describe("from a server that lets browsers keep files", () => {
  test.use({ caching: "max-age=600" });

  test("a bad file in the browser's cache does not stop the page from being kept", async ({ page, site, problems }) => {
    const mend = site.breakFiles(/^engine-.*js/);
    await page.goto("./");
    await page.evaluate(givesUpTheFirst);
    mend();
    await page.reload();
    await kept(page);
    await site.switchOff();
    await page.reload();
    await expect(lead(page)).toBeVisible();
    problems.length = 0;
  });
});
