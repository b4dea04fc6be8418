// Games with friends: each has a browser of their own, and a link goes to and fro.
import { expect, test } from "./fixtures.mjs";
import { playQuickly } from "./quick_person.mjs";
import { leaveSettings, openForm, openStart, untilPainted, untilShown } from "./visit.mjs";

const SETTINGS = { seats: "hh", friends: "hf", rules: "1.3", names: ["Ann", "Ben", "", ""], pace: "instant" };

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Begins a game on the start page. */
async function begin(page, settings = SETTINGS) {
  await leaveSettings(page, settings);
  await openStart(page);
  await openForm(page);
  await page.locator("#seed").fill("red7game");
  await button(page, "Start the game").click();
  await untilShown(page, ".act");
}

/** Sends the turn, and gives the link. */
async function send(page, name = "Send the turn") {
  await button(page, name).click();
  const sheet = page.getByRole("dialog", { name: /^Send the (turn|result)$/ });
  const message = await sheet.getByRole("textbox").inputValue();
  await button(page, "Close").click();
  return /https?:\S+/.exec(message)[0];
}

/** Whether it is this page's turn, or the game is to be sent from it. */
const isDone = (page) => button(page, "Send the turn").isVisible();

/** Opens a link in a page that may have the game already. */
async function receive(page, link) {
  await page.goto("about:blank");
  await page.goto(link);
}

test("two friends play a whole game by links, with a reload in the middle of a turn", { tag: ["@smoke", "@phone", "@firefox"] }, async ({ page, browser }) => {
  await begin(page);
  const other = await browser.newPage();
  const pages = [page, other];
  let [at, links] = [0, 0];
  for (;;) {
    const here = pages[at];
    if (!(await isDone(here))) {
      if (links === 1 || links === 2) {
        await here.locator(".hand button").first().click();
        await here.reload();
        await button(here, "Continue").or(here.locator(".friends .way")).first().click();
      }
      await playQuickly(here);
    }
    if (await button(here, "Rematch").isVisible()) break;
    const link = await send(here);
    await expect(here.getByText("Waiting for").first()).toBeVisible();
    at = 1 - at;
    await receive(pages[at], link);
    if (links++ === 0) {
      await expect(other.getByRole("heading", { level: 1 })).toHaveText("Ann invites you to a game");
      await expect(other.getByLabel("Your name")).toHaveValue("Ben");
      await button(other, "Join").click();
    }
  }
  expect(links).toBeGreaterThan(1);
  const last = await send(pages[at], "Send the result");
  await receive(pages[1 - at], last);
  await expect(button(pages[1 - at], "Rematch")).toBeVisible();
  await other.close();
});

test("an old link, another story and a stranger are told apart", async ({ page, browser }) => {
  await begin(page);
  const [other, stranger] = [await browser.newPage(), await browser.newPage()];
  if (!(await isDone(page))) await playQuickly(page);
  const first = await send(page);
  await receive(other, first);
  await button(other, "Join").click();
  await playQuickly(other);
  const second = await send(other);
  await receive(page, second);
  await expect(page.locator(".table")).toBeVisible();
  await receive(page, first);
  await expect(page.getByText("This link is older than your game")).toBeVisible();
  await receive(page, second);
  await expect(page.getByText("You already have this turn")).toBeVisible();
  await receive(page, second.slice(0, -2));
  await expect(page.getByText("damaged or cut off on the way")).toBeVisible();

  // The second device of whoever was invited makes another turn.
  const twin = await browser.newPage();
  await receive(twin, first);
  await button(twin, "Join").click();
  await button(twin, "Pass").click();
  await button(twin, "Pass").click();
  // With two, whoever goes out ends the round.
  const third = await send(twin, "Send the result");
  await receive(page, third);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t match your game");
  await button(page, "My game").click();
  await expect(page.locator(".table")).toBeVisible();
  await page.goto("./");
  await expect(page.locator(".friends .way")).toHaveCount(2);

  // The first one has made a turn, so whoever opens its link elsewhere is somebody else.
  await receive(stranger, second);
  await expect(stranger.getByText("You’re watching")).toBeVisible();
  // Cards lie there face down.
  await expect(stranger.locator(".hand button")).toHaveCount(0);
  await expect(stranger.locator(".hand")).toHaveText("");
  for (const extra of [other, twin, stranger]) await extra.close();
});

test("four friends pass a game round to its end", async ({ page, browser }) => {
  await begin(page, { ...SETTINGS, seats: "hhhh", friends: "hfff", names: ["Ann", "Ben", "Cy", "Dan"] });
  const pages = [page, await browser.newPage(), await browser.newPage(), await browser.newPage()];
  const names = ["Ann", "Ben", "Cy", "Dan"];
  const joined = new Set([0]);
  let at = 0;
  for (let links = 0; links < 60; links++) {
    const here = pages[at];
    if (!(await isDone(here))) await playQuickly(here);
    if (await button(here, "Rematch").isVisible()) break;
    const title = await here.locator(".verdict strong").innerText();
    const to = names.findIndex((name) => title.includes(name));
    const link = await send(here);
    at = to;
    await receive(pages[at], link);
    if (!joined.has(at)) await button(pages[at], "Join").click();
    joined.add(at);
    await untilPainted(pages[at]);
  }
  await expect(button(pages[at], "Rematch")).toBeVisible();
  for (const extra of pages.slice(1)) await extra.close();
});
