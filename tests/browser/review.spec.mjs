// A round that is over is looked back at: with keys, with a pointer, from an address, without a worker.
import { expect, test } from "./fixtures.mjs";
import { tabTo } from "./keyboard.mjs";
import { startGame } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";
import { OVER, forbidWorker, open as openAddress, untilShown } from "./visit.mjs";

const PLIES = 12;

/** The same up to a turn after which nobody is out. */
const UNDER_WAY = OVER.split(".").slice(0, 5).join(".");

/** A match whose first round is over. */
const MATCH = "1/1.3a/h2/red7game/x.pO6.pG7";

/** A game in which the first mistake is the person's own. */
const LOST = OVER.replace("/h3/", "/3h/");

const JUDGING = { timeout: 60_000 };
const story = (page) => page.getByRole("main", { name: "Review" });
const review = (page) => page.getByRole("region", { name: "Review" });
const sheet = (page) => page.getByRole("dialog", { name: "Review" });
const rating = (page) => page.locator(".act .rating");
const isDone = (place) => expect(place.getByText(/turns analysed/)).toHaveCount(0, JUDGING);
const slider = (page) => page.getByRole("slider", { name: "Turns of the game" });

async function open(page, fragment) {
  await openAddress(page, fragment);
  await untilShown(page, ".replaying");
}

/** The story of a game that was sent. */
async function openStory(page, fragment) {
  await open(page, fragment);
  await page.getByRole("button", { name: "See the review" }).click();
}

test("a round is looked back at with keys alone", async ({ page }) => {
  await startGame(page, { players: 2, seed: "lookback" });
  await playQuickly(page);
  await page.keyboard.press("v");
  await expect(story(page)).toBeVisible();
  await isDone(story(page));
  const lines = story(page).getByRole("listitem");
  const plies = await lines.count();
  await expect(lines.getByRole("button", { name: / to win$/ })).toHaveCount(plies, JUDGING);
  await tabTo(page, lines.last().getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(slider(page)).toHaveAttribute("max", String(plies));
  await expect(page.locator(".verdict strong")).toHaveText(`After turn ${plies} of ${plies}`);
  // Every turn is rated, on the way back.
  const turns = page.getByRole("region", { name: "Turns", exact: true }).getByRole("button");
  await expect(turns.filter({ hasText: / to win$/ })).toHaveCount(plies);
  const mistakes = turns.filter({ hasText: /Mistake: \d+% to win$/ });
  let found = 0;
  for (let ply = plies; ply > 0; ply--) {
    await expect(page.locator(".verdict strong")).toHaveText(`After turn ${ply} of ${plies}`);
    await expect(rating(page)).toHaveText(/ to win$/);
    if (/^Mistake/.test(await rating(page).textContent())) found++;
    await expect(review(page).getByRole("heading", { name: /^In hindsight/ })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
  }
  await expect(review(page).getByText("Choose a turn")).toBeVisible();
  await expect(mistakes).toHaveCount(found);
  // The slider is stepped through once at a time, though its arrows lead through the game as well.
  await tabTo(page, slider(page));
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("1");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", `After turn 1 of ${plies}`);
  await page.keyboard.press("PageUp");
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(1);
  const line = turns.last();
  await tabTo(page, line);
  await page.keyboard.press("Enter");
  await expect(line).toHaveAttribute("aria-current", "true");
  await expect(slider(page)).toHaveValue("1");
  await tabTo(page, page.getByRole("button", { name: "See the review" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Back to the game" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "The round is over" })).toBeVisible();
});

test("an address of a game that is over shows all hands and the deck", { tag: "@phone" }, async ({ page, isMobile }) => {
  await open(page, `${OVER}@2`);
  await expect(page.locator(".opps .open-hand .pill")).toHaveCount(6);
  await expect(page.locator(".hand .card")).toHaveCount(6);
  if (isMobile) await page.getByRole("button", { name: "Review", exact: true }).click();
  const place = isMobile ? sheet(page) : review(page);
  await expect(place.locator(".open-deck .pill")).toHaveCount(33);
  await isDone(place);
  await expect(place.locator(".opinion").getByText("Mistake: 11% to win")).toBeVisible();
  await expect(place.getByText(/A Master would play/)).toBeVisible();
  await expect(place.getByText("Already lost: no turn could still win.")).toBeVisible();
  await expect(place.getByText("The sender won a deal that could be won even against perfect play.")).toBeVisible();
  await place.getByText("As a table").click();
  await expect(place.getByRole("row")).toHaveCount(1 + PLIES);
  await expect(place.getByRole("row", { name: /^2 Sienna/ })).toContainText("Sienna, Violet11%");
  await expect(place.getByRole("row", { name: /^12 Sienna/ })).toContainText("The sender, Blue");
});

test("on a phone the review lists the turns, each of which leads to its moment", { tag: "@only-phone" }, async ({ page }) => {
  await open(page, `${OVER}@9`);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await isDone(sheet(page));
  await sheet(page).getByRole("button", { name: /^2 .*Mistake: 11% to win$/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".verdict strong")).toHaveText(`After turn 2 of ${PLIES}`);
});

test("of a round under way no hand is shown, only of those that are over", async ({ page }) => {
  await open(page, UNDER_WAY);
  await expect(page.getByRole("button", { name: "Take over here" })).toBeVisible();
  await expect(page.locator(".open-hand, .chart, .review")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "What if" })).toBeVisible();
  await open(page, MATCH);
  await expect(page.locator(".open-hand, .chart, .review")).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".open-hand")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".open-hand")).toHaveCount(0);
});

test("the same deal is played from the other seat", async ({ page }) => {
  await open(page, `${OVER}@0`);
  const theirs = await page.locator(".open-hand").innerText();
  await review(page).getByRole("button", { name: "Same deal, another seat" }).click();
  await expect(page.getByRole("region", { name: /^Your hand/ })).toBeVisible();
  const names = await page.getByRole("region", { name: /^Your hand/ }).getByRole("button").evaluateAll((all) => all.map((card) => card.ariaLabel));
  expect(names.map((name) => /\d/.exec(name)[0]).sort()).toEqual(theirs.match(/\d/g).sort());
});

test("the game is copied as a text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, OVER);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy the game as text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^1\.3 2 seed0001 pR6\.cV5\./);
});

test("without its worker the page looks at the turns by itself", async ({ page, problems }) => {
  await forbidWorker(page);
  await open(page, `${OVER}@2`);
  await expect(rating(page)).toBeVisible(JUDGING);
  // Meanwhile it can be left, and taken up again.
  await page.keyboard.press("Home");
  await isDone(page.locator(".review").first());
  problems.length = 0;
});

test("leaving gives the question up, and nothing is asked twice", async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = [];
    window.stopped = 0;
    // A worker that never answers.
    window.Worker = class extends window.Worker {
      postMessage(message) {
        if (typeof message === "string") window.asked.push(message.split(" ").slice(1, 3).join(" "));
        else super.postMessage(message);
      }
      terminate() {
        window.stopped++;
        super.terminate();
      }
    };
  });
  await open(page, `${OVER}@9`);
  await expect.poll(() => page.evaluate(() => window.asked)).toEqual(["review 9"]);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".verdict strong")).toHaveText(`After turn 8 of ${PLIES}`);
  expect(await page.evaluate(() => [window.asked.length, window.stopped])).toEqual([1, 0]);
  await page.getByRole("button", { name: /to the start page/ }).click();
  await expect.poll(() => page.evaluate(() => window.stopped)).toBe(1);
});

for (const [where, address] of Object.entries({ "in a story": LOST, "at the table": `${OVER}@2` })) {
  test(`nothing jumps ${where} when something comes to be known`, { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => {
      window.jumps = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries()) {
          for (const { node } of sources) {
            const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
            if (element?.closest(".review, .act, .tale")) window.jumps.push(element.outerHTML.slice(0, 80));
          }
        }
      }).observe({ type: "layout-shift" });
    });
    if (address.includes("@")) {
      await open(page, address);
    } else {
      await openStory(page, address);
      // The way there leads over the table, whose turns have texts of their own.
      await page.evaluate(() => (window.jumps.length = 0));
    }
    await expect(page.locator(".rating, .chance").first()).toBeVisible(JUDGING);
    await isDone(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.jumps)).toEqual([]);
  });
}

test("the story of a round is in view at once, and only the list of its turns scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStory(page, LOST);
  await isDone(story(page));
  for (const part of [".chances", ".choice.made", ".choice.other", ".facts", ".turns", ".story-bar"]) {
    const { y, height } = await page.locator(part).boundingBox();
    expect(y + height, part).toBeLessThanOrEqual(800);
  }
  const scrolls = await story(page)
    .locator("*")
    .evaluateAll((all) => all.filter((it) => it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflowY === "auto").length);
  expect(scrolls).toBeLessThanOrEqual(1);
  await expect(story(page).getByRole("img", { name: /^The sender’s chance of winning/ })).toBeVisible();
});

test("a turn of the chart leads to its moment", async ({ page }) => {
  await openStory(page, LOST);
  await isDone(story(page));
  await story(page).locator(".chart .way").nth(3).click();
  await expect(page.locator(".verdict strong")).toHaveText(`After turn 4 of ${PLIES}`);
});

test("the better turn is seen on the table, and tried for practice", { tag: "@phone" }, async ({ page }) => {
  await openStory(page, LOST);
  await story(page).getByRole("region", { name: "Better turn" }).getByRole("button", { name: "Show this turn" }).click(JUDGING);
  await expect(page.locator(".verdict strong")).toHaveText("Turn 2, played better");
  await page.getByRole("button", { name: "See the review" }).click();
  await story(page).getByRole("button", { name: "Try it now" }).click();
  await expect(page.getByRole("region", { name: /^Your hand/ }).getByRole("button")).toHaveCount(7);
  await page.getByRole("button", { name: "Back to the review" }).click();
  await expect(story(page)).toBeVisible();
});

test("on a phone chart and story come first, and what can be done stays in view", { tag: "@only-phone" }, async ({ page }) => {
  await openStory(page, LOST);
  await isDone(story(page));
  const tops = [];
  for (const part of [".chances", ".choice.made", ".choice.other", ".facts", ".turns"]) tops.push((await page.locator(part).boundingBox()).y);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const { height } = page.viewportSize();
  for (const name of ["Share", "Try it now"]) await expect(story(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  expect(tops[1]).toBeLessThan(height);
});

test("what came of a deal stands side by side for both seats", async ({ page }) => {
  await startGame(page, { players: 2, seed: "lookback" });
  await playQuickly(page);
  await page.keyboard.press("v");
  const seats = story(page).getByRole("heading", { name: "This deal, from each seat" });
  const more = story(page).getByText("More about this round");
  await more.click();
  await expect(seats).toHaveCount(0);
  await story(page).getByRole("button", { name: "Same deal, another seat" }).click();
  await untilShown(page, ".me");
  await playQuickly(page);
  await page.keyboard.press("v");
  await more.click();
  await expect(seats).toBeVisible();
  const rows = story(page).locator(".seats tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText("2, this time");
});

test("at a shared device one chooses whose chances are shown", async ({ page }) => {
  await openStory(page, OVER.replace("/h3/", "/hh/"));
  const whose = story(page).getByRole("combobox", { name: "Whose chances" });
  const chart = story(page).getByRole("img", { name: /chance of winning/ });
  const before = await chart.getAttribute("aria-label");
  await whose.selectOption({ index: 1 });
  await expect(chart).not.toHaveAttribute("aria-label", before);
  await expect(whose.getByRole("option")).toHaveCount(2);
});
