// A round that is over is looked back at: with keys, with a pointer, from an address.
import { expect, test } from "./fixtures.mjs";
import { tabTo } from "./keyboard.mjs";
import { hand, myTurn, passOut, startGame, untilOver } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";
import { OVER, follow, open as openAddress, past, untilShown } from "./seed_storage.mjs";

const PLIES = 12;

/** A game in which the first mistake is the person's own. */
const LOST = OVER.replace("/h3/", "/3h/");

const JUDGING = { timeout: 60_000 };
/** Heading of the turn that the summary shows. */
const shownTurn = (page) => story(page).locator(".choice.made h2");

const story = (page) => page.getByRole("main", { name: "Review" });
const review = (page) => page.getByRole("region", { name: "Review" });
const sheet = (page) => page.getByRole("dialog", { name: "Review" });
const rating = (page) => page.locator(".turn-panel .rating");
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

/** From now on what jumps is noted. */
function watchJumps(page) {
  return page.addInitScript(() => {
    window.jumps = [];
    window.jumpsSince = 0;
    new PerformanceObserver((list) => {
      // They may be told of late.
      for (const { sources } of list.getEntries().filter(({ startTime }) => startTime >= window.jumpsSince)) {
        for (const { node } of sources) {
          const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
          if (element?.closest(".review, .turn-panel, .review-summary")) window.jumps.push(element.outerHTML.slice(0, 80));
        }
      }
    }).observe({ type: "layout-shift" });
  });
}

/** Nothing jumps when something comes to be known. */
async function expectNoJumps(page) {
  await expect(page.locator(".rating, .chance").first()).toBeVisible(JUDGING);
  await isDone(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.jumps)).toEqual([]);
}

/** Opens a story, in which nothing jumps until all of it is known. */
async function openCalmStory(page) {
  await watchJumps(page);
  await openStory(page, LOST);
  // The way there leads over the table, whose turns have texts of their own.
  await page.evaluate(() => {
    window.jumps.length = 0;
    window.jumpsSince = performance.now();
  });
  await expectNoJumps(page);
}

test("a round is looked back at with keys alone", async ({ page }) => {
  await startGame(page, { players: 2, seed: "lookback" });
  await playQuickly(page, { turns: 1 });
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await untilOver(page);
  await page.keyboard.press("v");
  await expect(story(page)).toBeVisible();
  await isDone(story(page));
  const lines = story(page).getByRole("listitem");
  const plies = await lines.count();
  await expect(lines.getByRole("button", { name: / to win$/ })).toHaveCount(plies, JUDGING);
  await tabTo(page, lines.last().getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(shownTurn(page)).toHaveText(new RegExp(`turn ${plies}\\b`, "i"));
  await tabTo(page, page.getByRole("button", { name: "Show on the table" }));
  await page.keyboard.press("Enter");
  await expect(slider(page)).toHaveAttribute("max", String(plies));
  await expect(page.locator(".verdict strong")).toHaveText(`After turn ${plies} of ${plies}`);
  // Every turn is rated, on the way back.
  const turns = page.getByRole("region", { name: "Turns", exact: true }).getByRole("button");
  await expect(turns.filter({ hasText: / to win$/ })).toHaveCount(plies);
  const mistakes = turns.filter({ hasText: /Mistake: (about )?\d+% to win$/ });
  let found = 0;
  for (let ply = plies; ply > 0; ply--) {
    await expect(page.locator(".verdict strong")).toHaveText(`After turn ${ply} of ${plies}`);
    await expect(rating(page)).toHaveText(/ to win$/);
    if (/^Mistake/.test(await rating(page).textContent())) found++;
    await expect(review(page).getByText("With all cards face up?")).toBeVisible();
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

test("an address of a game that is over leads to its review", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await watchJumps(page);
  await open(page, `${OVER}@2`);
  await test.step("nothing jumps when something comes to be known", () => expectNoJumps(page));
  await test.step("what is drawn is told as a table, too", async () => {
    const place = review(page);
    await expect(place.locator(".opinion").getByText("Mistake: about 11% to win")).toBeVisible();
    const verdict = place.getByText("Your friend won this deal, which could be won even against perfect play.");
    await expect(verdict).toBeHidden();
    await place.getByText("With all cards face up?").click();
    await expect(verdict).toBeVisible();
    await place.getByText("As a table").click();
    const table = place.locator("details").filter({ hasText: "As a table" });
    await expect(table.getByRole("row")).toHaveCount(1 + PLIES);
    await expect(table.getByRole("row", { name: /^2 Sienna/ })).toContainText("Sienna, Violet11%");
  });
  await test.step("the game so far is copied as a text", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy the record (for other programs)" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("1.3 2 seed0001 pR6.cV5");
    await page.keyboard.press("Escape");
  });
  await test.step("the same deal is played from the other seat", async () => {
    await page.keyboard.press("Home");
    await expect(page.locator(".verdict strong")).toHaveText("The deal");
    const labels = (cards) => cards.evaluateAll((all) => all.map((card) => card.ariaLabel).sort());
    const theirs = await labels(page.locator(".open-hand .card"));
    await review(page).getByRole("button", { name: "Same deal, another seat" }).click();
    await untilShown(page, ".own-area");
    const names = await labels(hand(page));
    expect(names.map((name) => /\w+ \d/.exec(name)[0])).toEqual(theirs);
  });
});

test("on a phone the review lists the turns, each of which leads to its moment", { tag: "@only-phone" }, async ({ page }) => {
  await watchJumps(page);
  await open(page, `${OVER}@2`);
  await expectNoJumps(page);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await isDone(sheet(page));
  await sheet(page).getByRole("button", { name: /^9 / }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".verdict strong")).toHaveText(`After turn 9 of ${PLIES}`);
});

test("as many turns are judged at a time as there are processors, none twice; leaving gives them up", async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = [];
    window.stopped = 0;
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 3 });
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
  // The turn on the table and those of the player, in whatever order the workers are ready.
  await expect.poll(() => page.evaluate(() => window.asked.toSorted())).toEqual(["review 1", "review 3", "review 9"]);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".verdict strong")).toHaveText(`After turn 8 of ${PLIES}`);
  expect(await page.evaluate(() => [window.asked.length, window.stopped])).toEqual([3, 0]);
  await page.getByRole("button", { name: /to the start page/ }).click();
  await expect.poll(() => page.evaluate(() => window.stopped)).toBe(3);
});

test("the turn of a worker that dies goes to another one, and the review is whole", async ({ page }) => {
  const modules = [];
  page.on("request", (request) => /engine-.*\.wasm/.test(request.url()) && modules.push(request.url()));
  await page.addInitScript(() => {
    window.started = 0;
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
    // The first worker and the one in its place die of what they are asked.
    window.Worker = class extends window.Worker {
      number = ++window.started;
      postMessage(message) {
        if (typeof message === "string" && [1, 3].includes(this.number)) setTimeout(() => this.dispatchEvent(new ErrorEvent("error")));
        else super.postMessage(message);
      }
    };
  });
  await openStory(page, LOST);
  await isDone(story(page));
  await expect(story(page).getByRole("listitem").getByRole("button", { name: /( to win|No way to lead)$/ })).toHaveCount(PLIES, JUDGING);
  await expect(page.locator(".notice")).toHaveCount(0);
  expect(modules.length).toBe(1);
});

test("a turn that could have been better is tried again, before it is told", async ({ page }) => {
  const title = page.locator(".verdict strong");
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("red7:learn")));
  await openStory(page, LOST);
  await isDone(story(page));
  await page.keyboard.press("l");
  await expect(title).toHaveText("Turn 2, again");
  await expect(hand(page)).toHaveCount(7);
  await test.step("a turn that is worse is not that one", async () => {
    await page.keyboard.press("x");
    await page.keyboard.press("e");
    await expect(title).toHaveText("Not that one", JUDGING);
    await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
    expect((await kept()).missed.map(([, game, plies]) => [game, plies])).toEqual([[LOST, [2]]]);
  });
  await test.step("with the answer shown, it comes back a week later", async () => {
    await page.getByRole("button", { name: "Show the answer" }).click();
    await expect(title).toHaveText("The better turn");
    await page.getByRole("button", { name: "See the review" }).last().click();
    await expect(story(page)).toBeVisible();
  });
  await test.step("the start page offers it once", async () => {
    await page.evaluate(() => {
      const learned = JSON.parse(localStorage.getItem("red7:learn"));
      learned.missed[0][0] = "20260101";
      localStorage.setItem("red7:learn", JSON.stringify(learned));
    });
    await page.getByRole("button", { name: /to the start page/ }).click();
    const offer = page.getByRole("complementary", { name: "Find the better turn" });
    await expect(offer).toContainText("A week ago you missed a better turn.");
    expect((await kept()).missed).toEqual([]);
    await offer.getByRole("button", { name: "Try it now" }).click();
    await expect(title).toHaveText("Turn 2, again");
    await page.keyboard.press("h");
    await expect(title).toHaveText("Hint", JUDGING);
    await page.getByRole("button", { name: /to the start page/ }).click();
    await expect(page.locator(".home")).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test("a story is in view at once, and leads to the turns that it tells of", async ({ page }) => {
  await openCalmStory(page);
  const verdict = page.locator(".verdict strong");
  await test.step("only the list of its turns scrolls", async () => {
    for (const part of [".chances", ".choice.made", ".choice.other", ".facts", ".turns", ".story-bar"]) {
      const { y, height } = await page.locator(part).boundingBox();
      expect(y + height, part).toBeLessThanOrEqual(800);
    }
    const scrolls = await story(page)
      .locator("*")
      .evaluateAll((all) => all.filter((it) => it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflowY === "auto").length);
    expect(scrolls).toBeLessThanOrEqual(1);
  });
  await test.step("which begins below what its signs mean, however long it is", async () => {
    const list = page.locator(".turns ol");
    await list.evaluate((list) => {
      for (let more = 0; more < 20; more++) list.append(list.lastElementChild.cloneNode(true));
    });
    const [key, { y }] = await Promise.all([page.locator(".turns .key").boundingBox(), list.boundingBox()]);
    expect(key.y + key.height).toBeLessThanOrEqual(y);
    await list.evaluate((list) => {
      for (let more = 0; more < 20; more++) list.lastElementChild.remove();
    });
  });
  await test.step("a turn of the chart is shown beside its alternative, and then on the table", async () => {
    await story(page).locator(".chart .action").nth(3).click();
    await expect(shownTurn(page)).toHaveText("Turn 4, Your friend");
    await page.getByRole("button", { name: "Show on the table" }).click();
    await expect(verdict).toHaveText(`After turn 4 of ${PLIES}`);
    await page.getByRole("button", { name: "See the review" }).click();
    await expect(shownTurn(page)).toHaveText("Turn 4, Your friend");
    await page.getByRole("button", { name: "First moment" }).click();
  });
  await test.step("the better turn is seen on the table, and tried for practice", async () => {
    await story(page).getByRole("region", { name: "Better turn" }).getByRole("button", { name: "Show this turn" }).click();
    await expect(verdict).toHaveText("Turn 2: the better turn");
    await page.getByRole("button", { name: "See the review" }).click();
    await story(page).getByRole("button", { name: "Try it now" }).click();
    await expect(hand(page)).toHaveCount(7);
    await page.getByRole("button", { name: "Back to the review" }).click();
    await expect(story(page)).toBeVisible();
  });
  await test.step("at a shared device one chooses whose chances are shown", async () => {
    const shared = OVER.replace("/h3/", "/hh/");
    await follow(page, shared);
    await untilShown(page, ".sent");
    await past(page, shared);
    await page.getByRole("button", { name: "See the review" }).click();
    const chart = story(page).getByRole("img", { name: /chance of winning/ });
    const before = await chart.getAttribute("aria-label");
    await story(page).getByRole("combobox", { name: "Show chances for" }).selectOption({ index: 1 });
    await expect(chart).not.toHaveAttribute("aria-label", before);
  });
});

test("on a phone chart and story come first, and what can be done stays in view", { tag: "@only-phone" }, async ({ page }) => {
  await openCalmStory(page);
  const tops = [];
  for (const part of [".chances", ".choice.made", ".choice.other", ".facts", ".turns"]) tops.push((await page.locator(part).boundingBox()).y);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const { height } = page.viewportSize();
  for (const name of ["Share", "Try it now"]) await expect(story(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  expect(tops[1]).toBeLessThan(height);
});

test("on a phone the turns to learn from have room around them, and one sees that there are more", { tag: "@only-phone" }, async ({ page }) => {
  await openStory(page, LOST);
  await isDone(story(page));
  await story(page).getByRole("button", { name: "Find the better turn" }).click();
  const row = page.locator(".moments");
  await expect(row.getByRole("button").first()).toBeVisible();
  await row.evaluate((row) => {
    for (let more = 0; more < 5; more++) row.append(row.lastElementChild.cloneNode(true));
  });
  const looks = await row.evaluate((row) => {
    const [box, tab] = [row, row.firstElementChild].map((it) => it.getBoundingClientRect());
    const drawn = getComputedStyle(row.firstElementChild, "::before");
    return { touch: tab.height, above: tab.top + parseFloat(drawn.top), scrolls: row.scrollWidth > box.width, mask: getComputedStyle(row).maskImage };
  });
  expect(looks.touch).toBeGreaterThanOrEqual(44);
  expect(looks.above).toBeGreaterThanOrEqual(4);
  expect(looks.scrolls).toBe(true);
  expect(looks.mask, "what goes on fades out").toMatch(/gradient/);
});

test("on a phone the turn to learn from that is chosen stands whole in its row", { tag: "@only-phone" }, async ({ page }) => {
  // Three rounds are over, and something was given away in each.
  await openStory(page, "1/1.0a/h3/lostgame/cV2.x.x.x.pY6@3");
  await isDone(story(page));
  await story(page).getByRole("button", { name: "Find the better turn" }).click();
  const turns = page.locator(".moments").getByRole("button");
  await expect(turns).toHaveCount(3, JUDGING);
  for (const nth of [2, 0, 1]) {
    const turn = turns.nth(nth);
    await turn.dispatchEvent("click");
    await expect(turn).toHaveAttribute("aria-current", "step");
    const isWhole = () =>
      turn.evaluate((tab) => {
        const [inner, outer] = [tab, tab.parentElement].map((it) => it.getBoundingClientRect());
        return inner.left >= outer.left && inner.right <= outer.right;
      });
    await expect.poll(isWhole).toBe(true);
  }
});
