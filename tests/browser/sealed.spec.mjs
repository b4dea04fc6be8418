// Sealed games: nobody can know a hidden card before it is shown, and at the end that is proved.
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.mjs";
import { playQuickly } from "./quick_person.mjs";
import { leaveSettings, openForm, openStart, untilShown } from "./visit.mjs";

const SETTINGS = { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "Ben", "", ""], pace: "instant" };

const button = (page, name) => page.getByRole("button", { name, exact: true });
const toSend = (page) => page.getByRole("button", { name: /^Send the (turn|link)$/ });

const PROVED = "Verified: both of you shuffled and nobody could peek.";

/** Begins a sealed game on the start page. */
async function begin(page, settings = SETTINGS) {
  await leaveSettings(page, settings);
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
  return linkInSheet(page);
}

async function linkInSheet(page) {
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
  await untilShown(page, ".act", ".ends", "main.sent", ".notice");
  // It is read in the background.
  await expect(page.locator(".notice.reading")).toHaveCount(0);
}

/** Joins by a link. */
async function join(page, link, name = "Ben") {
  await receive(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ann invites you to a game");
  await page.getByLabel("Your name").fill(name);
  await button(page, "Join").click();
  await expect(toSend(page)).toBeVisible();
}

/** Both shuffle. Gives the page that is to move, and the other. */
async function shuffle(page, other) {
  await join(other, await send(page));
  await receive(page, await send(other));
  await expect(toSend(page)).toBeVisible();
  const third = await send(page);
  await receive(other, third);
  await untilShown(other, ".act");
  return third;
}

/** Both play to the end, or until pages have said some things, with a reload before each turn. Counts the links. */
async function playOut(pages, ...things) {
  const unsaid = [...things];
  let links = 3;
  for (let at = 0; ; at = 1 - at) {
    const [here, there] = [pages[at], pages[1 - at]];
    if (!(await toSend(here).isVisible()) && !(await button(here, "Rematch").isVisible())) {
      await here.reload();
      await here.locator(".friends .way").click();
      await playQuickly(here);
    }
    if (!(await toSend(here).isVisible())) return links;
    const link = await send(here);
    expect(link.length).toBeLessThan(4000);
    links++;
    await receive(there, link);
    if (unsaid.length > 0 && (await there.getByText(unsaid[0]).first().isVisible())) {
      unsaid.shift();
      if (unsaid.length === 0) return links;
    }
  }
}

test("two friends play a sealed game by links, with a reload before each turn, and it is proved at both ends", { tag: ["@smoke", "@phone", "@firefox"] }, async ({ page, browser }) => {
  // On a busy machine a game of two pages, each loaded anew for each turn, takes as long as three tests.
  test.slow();
  await begin(page);
  const other = await browser.newPage();
  await shuffle(page, other);
  const pages = [other, page];
  const links = await playOut(pages);
  expect(links).toBeGreaterThan(4);
  for (const here of pages) {
    await expect(here.locator(".proof")).toHaveText(PROVED);
    await expect(button(here, "Review")).toBeVisible();
  }
  // All cards lie open now: the game is a link like any other.
  await button(page.locator(".ways"), "Share").click();
  await page.getByRole("dialog").getByRole("radio", { name: "The game so far" }).check();
  const game = await page.getByRole("dialog").getByRole("textbox").first().inputValue();
  await receive(other, game);
  await expect(button(other, "Watch from the start")).toBeVisible();
  await other.close();
});

test("a link that was changed, cut off, or read before is refused, and the game stays", async ({ page, browser }) => {
  await begin(page);
  const other = await browser.newPage();
  const first = await send(page);
  await join(other, first);
  const second = await send(other);
  const stored = () => page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes("sealed.")));
  const before = await stored();
  for (const [link, says] of [
    [first, "You’ve already sent or opened this link"],
    [second.slice(0, -9), "damaged or cut off on the way"],
    [second.replace(/.(?=.{800}$)/, (sign) => (sign === "A" ? "B" : "A")), "damaged or cut off on the way"],
  ]) {
    await receive(page, link);
    await expect(page.locator(".notice")).toContainText(says);
    await expect(page.locator(".notice")).toBeInViewport();
    expect(await stored()).toEqual(before);
  }
  const stranger = await browser.newPage();
  await receive(stranger, second);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("This game is in another browser");
  for (const extra of [other, stranger]) await extra.close();
});

test("what seals games is loaded with the first of them, and again if it does not come", async ({ page, problems }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").pop()));
  const modules = () => asked.filter((name) => /^sealed-\w+\.wasm$/.test(name)).length;
  let isCut = true;
  await page.route(/sealed-\w+\.wasm$/, (route) => (isCut ? route.abort() : route.continue()));
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
});

test("where there are no workers, games are sealed on the page", async ({ page, browser, problems }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("no workers");
      }
    };
  });
  await begin(page);
  const other = await browser.newPage();
  await shuffle(page, other);
  await expect(page.getByText("Opponents can’t think in the background here")).toHaveCount(0);
  await other.close();
  problems.length = 0;
});

test("a backup leaves sealed games out unless they are asked for", async ({ page }) => {
  await begin(page);
  await page.goto("./");
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

test("with Actions the form says why a game is not sealed", async ({ page }) => {
  await leaveSettings(page, { ...SETTINGS, rules: "1.3x" });
  await openStart(page);
  await openForm(page);
  await expect(page.getByRole("switch", { name: "Sealed" })).toHaveCount(0);
  await expect(page.getByText("Without Actions, you could seal this game")).toBeVisible();
});

test("a sealed match of Advanced goes on from round to round, each proved", async ({ page, browser }) => {
  await begin(page, { ...SETTINGS, rules: "1.3a" });
  const other = await browser.newPage();
  await shuffle(page, other);
  // Whoever gets the last card of a round sees the proof, and then the cards of the next.
  await playOut([other, page], PROVED, "Round 2", PROVED);
  await other.close();
});

test("who has lost what the browser kept is told what that means", async ({ page, browser }) => {
  await begin(page);
  const other = await browser.newPage();
  await shuffle(page, other);
  await other.evaluate(() => localStorage.clear());
  await other.goto("./");
  await button(page, "Send again").click();
  const link = await linkInSheet(page);
  await receive(other, link);
  await expect(other.getByText("If you’ve cleared that browser’s data, the game can’t be finished")).toBeVisible();
  await other.close();
});
