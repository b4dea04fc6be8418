// Sealed games: nobody can know a hidden card before it is shown, and at the end that is proved. Whole games and
// matches, and links that are refused, are tested natively (tests/native/sealed.rs, src/state/app/tests/sealed.rs).
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.mjs";
import { passOut } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";
import { leaveSettings, openForm, openStart, untilShown } from "./seed_storage.mjs";

const SETTINGS = { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "Ben", "", ""], pace: "instant" };

const button = (page, name) => page.getByRole("button", { name, exact: true });
const toSend = (page) => page.getByRole("button", { name: /^Send the (turn|link)$/ });

const PROVED = "Verified: both of you shuffled honestly.";

/** A page in a browser of its own, where nothing moves. */
async function elsewhere(browser) {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await leaveSettings(page, { pace: "instant" });
  return page;
}

/** Begins a sealed game on the start page. */
async function begin(page) {
  await leaveSettings(page, SETTINGS);
  await openStart(page);
  await openForm(page);
  await page.getByRole("switch", { name: "Sealed" }).check();
  await button(page, "Start the game").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shuffling the cards");
  await expect(toSend(page)).toBeVisible();
}

/** Sends the link, and gives it. */
async function send(page) {
  await toSend(page).click();
  const sheet = page.getByRole("dialog", { name: "Send the link" });
  const message = await sheet.getByRole("textbox").inputValue();
  await button(page, "Close").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return /https?:\S+/.exec(message)[0];
}

/** Opens a link in a page that may have the game already. */
async function receive(page, link) {
  await page.goto("about:blank");
  await page.goto(link);
  await untilShown(page, ".turn-panel", ".round-over", "main.sent", ".notice");
  // It is read in the background.
  await expect(page.locator(".notice.reading")).toHaveCount(0);
}

/** Two friends begin a sealed game: the second one's page, on which the first turn may be made. */
async function beginTogether(page, browser) {
  await begin(page);
  const other = await elsewhere(browser);
  await test.step("the friend joins, and both shuffle", async () => {
    await receive(other, await send(page));
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Ann invites you to a game");
    await other.getByLabel("Your name").fill("Ben");
    await button(other, "Join").click();
    await expect(toSend(other)).toBeVisible();
    await receive(page, await send(other));
    await expect(toSend(page)).toBeVisible();
    await receive(other, await send(page));
    await untilShown(other, ".turn-panel");
  });
  return other;
}

/** Loads a page anew, and makes a move there unless the round is over. */
async function moveAfterReload(page, move) {
  await page.reload();
  // Before, the last moment of a round may have been shown.
  if ((await untilShown(page, ".round-over", ".hand button:not([aria-disabled])")) === 0) return;
  await move(page);
  await expect(toSend(page)).toBeVisible();
}

test("two friends play a sealed game by links, with reloads, and it is proved at both ends", async ({ page, browser }) => {
  // On a busy machine a game of two pages, each loaded anew for each link, takes as long as two tests.
  test.slow();
  const other = await beginTogether(page, browser);
  let [here, there] = [other, page];
  await test.step("after a reload each, one makes a turn, and the other passes", async () => {
    for (let turns = 0; ; [here, there] = [there, here]) {
      const isSettled = (await toSend(here).isVisible()) || (await here.locator(".round-over").isVisible());
      if (!isSettled) await moveAfterReload(here, () => (turns++ < 1 ? playQuickly(here) : passOut(here)));
      // The winner's proof comes before the link to send, which is stored first.
      const isDone = here.locator(".proof.proved:not(:has(+ .muted))");
      await expect(toSend(here).or(isDone).first()).toBeVisible();
      if (!(await toSend(here).isVisible())) break;
      await receive(there, await send(here));
    }
  });
  await test.step("the round is proved", async () => {
    for (const end of [here, there]) {
      await expect(end.locator(".proof")).toHaveText(PROVED);
      await expect(button(end, "Review")).toBeVisible();
    }
  });
  await other.close();
});

// Later links, and the proof, are the module's own doing, in all browsers the same.
test("in Firefox two friends begin a sealed game by links, and after a reload a turn is read", { tag: "@only-firefox" }, async ({ page, browser }) => {
  test.slow();
  const other = await beginTogether(page, browser);
  const [here, there] = (await toSend(other).isVisible()) ? [page, other] : [other, page];
  if (here === page) await receive(page, await send(other));
  await moveAfterReload(here, playQuickly);
  await receive(there, await send(here));
  await untilShown(there, ".hand button:not([aria-disabled])", ".round-over");
  await expect(there.locator(".notice")).toHaveCount(0);
  await other.close();
});

test("what seals games is loaded with the first of them, and again if it does not come", async ({ page, problems }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").pop()));
  const modules = () => asked.filter((name) => /^sealed-\w+\.wasm/.test(name)).length;
  let isCut = true;
  await page.route(/sealed-\w+\.wasm/, (route) => (isCut ? route.abort() : route.continue()));
  await leaveSettings(page, SETTINGS);
  await openStart(page);
  await openForm(page);
  await page.getByRole("switch", { name: "Sealed" }).check();
  expect(modules()).toBe(0);
  await button(page, "Start the game").click();
  const missing = page.locator(".notice.missing");
  await expect(missing).toContainText("The part that seals games couldn’t be loaded");
  isCut = false;
  await button(missing, "Try again").click();
  await expect(toSend(page)).toBeVisible();
  await expect(missing).toHaveCount(0);
  problems.length = 0;

  await test.step("a backup leaves the game out unless it is asked for", async () => {
    await button(page, "Settings").click();
    await button(page, "Backup and stored data").click();
    const saved = async () => {
      const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Export a backup").click()]);
      return (await readFile(await file.path())).toString();
    };
    expect(await saved()).not.toContain("red7-sealed");
    await page.getByRole("switch", { name: "Include sealed games" }).check();
    expect(await saved()).toContain("red7-sealed");
  });

  await test.step("a second tab says that the game is open in the first, and has it after that", async () => {
    const second = await page.context().newPage();
    await second.goto("./");
    // The list shows it before the module has checked it.
    await second.locator(".games .action").click();
    await expect(second.getByRole("heading", { level: 1 })).toHaveText("This game is open in another tab");
    await expect(toSend(second)).toHaveCount(0);
    await page.goto("about:blank");
    await expect(toSend(second)).toBeVisible();
    await second.close();
  });
});

test("where there are no workers, games are sealed and links read on the page", async ({ page, browser, problems }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("no workers");
      }
    };
  });
  await begin(page);
  await expect(page.getByText("Opponents can’t think in the background here")).toHaveCount(0);
  const first = await send(page);
  const stored = () => page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes("sealed.")));
  const before = await stored();
  await receive(page, first);
  await expect(page.locator(".notice")).toContainText("You’ve already sent or opened this link");
  await expect(page.locator(".notice")).toBeInViewport();
  expect(await stored()).toEqual(before);
  const other = await elsewhere(browser);
  await receive(other, first);
  await button(other, "Join").click();
  await receive(page, await send(other));
  await expect(toSend(page)).toBeVisible();
  await other.close();
  problems.length = 0;
});
