// A checker of accessibility finds nothing in any state of the page, in either theme and language.
import { checkBothThemes } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { THINKING } from "./person.mjs";

const act = (page) => page.locator(".act");
const hand = (page) => page.locator(".hand button");
const tool = (page) => act(page).locator(".btn.tool");
const final = (page) => act(page).locator(".btn.final");
const nextRound = { "en-US": "Next round", "pl-PL": "Następna runda" };
const person = { "en-US": "Person", "pl-PL": "Osoba" };
const isIdle = (page) => expect(page.locator(".hand button:not([aria-disabled])").first()).toBeVisible(THINKING);
const isOver = (page) => expect(page.locator(".linen.won")).toBeVisible(THINKING);

/** Opens the page, with the pace Instant. */
async function open(page) {
  await page.addInitScript(() => localStorage.setItem("red7:settings", '{"version":1,"pace":"instant"}'));
  await page.goto("./");
}

/** Deals a match with Actions. */
async function deal(page, { players, seed }) {
  await open(page);
  await page.getByRole("radio", { name: "v1.0" }).check();
  await page.locator(`[name="game"]`).last().check();
  await page.locator(".new [role=switch]").click();
  await start(page, { players, seed });
}

/** Deals a game of Basic. */
async function dealBasic(page, { players, seed }) {
  await open(page);
  await start(page, { players, seed });
}

async function start(page, { players, seed }) {
  await page.locator(`[name="players"]`).nth(players - 2).check();
  await page.locator("#seed").fill(seed);
  await page.locator(".new .btn.go").click();
  await expect(page.locator(".me")).toBeVisible();
}

async function pass(page) {
  await tool(page).last().click();
  await expect(final(page)).toBeVisible();
  await final(page).click();
  await expect(act(page).locator(".btn.out")).toHaveCount(0);
}

/** Opens a sheet and closes it again. */
async function throughSheet(page, opener, state) {
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkBothThemes(page, state);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

for (const locale of ["en-US", "pl-PL"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test.skip(({ isMobile }) => isMobile && locale !== "en-US", "the small screen is looked at in one language");
    test.slow();

    test("the start page and its sheets", async ({ page }) => {
      await page.goto("./");
      await expect(page.locator("#seed")).toBeVisible();
      await checkBothThemes(page, "home");
      await page.getByRole("radio", { name: "v1.0" }).check();
      await page.locator(`[name="game"]`).last().check();
      await page.locator(`[name="players"]`).last().check();
      await page.locator("#seed").fill("short");
      await checkBothThemes(page, "the form, with a seed that is too short");
      await throughSheet(page, page.locator(".bar .icon-btn").last(), "settings");
      for (const tile of await page.locator("button.tile").all()) await throughSheet(page, tile, await tile.innerText());
      await throughSheet(page, page.locator(".daily .btn").last(), "the daily deal");
    });

    test("a turn", async ({ page }) => {
      // The person moves first, with Green 1, Red 7 and Blue 5 in hand.
      await deal(page, { players: 4, seed: "ac000007" });
      await isIdle(page);
      await checkBothThemes(page, "idle");
      await tool(page).first().click();
      await expect(page.locator(".advice .pill").first()).toBeVisible(THINKING);
      await checkBothThemes(page, "a hint");
      for (const name of ["R7", "G1"]) {
        await page.locator(`.hand [data-card="${name}"]`).click();
        await expect(page.locator(".target").first()).toBeVisible();
        await checkBothThemes(page, `${name} is chosen`);
        await page.locator(`.target[data-place="palette"]`).click();
        await expect(page.locator(".card.can").first()).toBeVisible();
        await checkBothThemes(page, `the action of ${name}`);
        await page.locator(".card.can").first().click();
        await expect(page.locator(".target").first()).toBeVisible();
        await checkBothThemes(page, `a card for the action of ${name}`);
        await page.locator(".target:not([aria-disabled])").first().click();
        await expect(final(page).or(page.locator('.act [aria-disabled="true"]')).first()).toBeVisible();
        await checkBothThemes(page, `after the action of ${name}`);
        await tool(page).first().click();
        await tool(page).first().click();
        await isIdle(page);
      }
      await tool(page).last().click();
      await expect(final(page)).toBeVisible();
      await checkBothThemes(page, "passing");
      await final(page).click();
      await isOver(page);
      await checkBothThemes(page, "between rounds");
    });

    test("the others are to move", async ({ page }) => {
      // Nobody thinks.
      await page.route("**/worker-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      await deal(page, { players: 4, seed: "ac000007" });
      await isIdle(page);
      await pass(page);
      await checkBothThemes(page, "out");
    });

    test("a turn of Basic, up to the end of the round", async ({ page }) => {
      await dealBasic(page, { players: 4, seed: "ac000007" });
      await isIdle(page);
      for (const [name, state] of [["Y4", "a turn that does not lead"], ["R7", "a turn that leads"]]) {
        await page.locator(`.hand [data-card="${name}"]`).click();
        await page.locator(`.target[data-place="palette"]`).click();
        await expect(final(page)).toBeVisible();
        await checkBothThemes(page, state);
        if (name === "Y4") await tool(page).first().click();
      }
      await final(page).click();
      await isIdle(page);
      await pass(page);
      await isOver(page);
      await checkBothThemes(page, "the round is over");
      await page.locator(".top .brand").click();
      await checkBothThemes(page, "the start page, with a game that is over");
    });

    test("others think, and there is a new version", async ({ page }) => {
      await page.route("**/worker-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      await dealBasic(page, { players: 4, seed: "ac000007" });
      await isIdle(page);
      await page.locator(`.hand [data-card="R7"]`).click();
      await page.locator(`.target[data-place="palette"]`).click();
      await final(page).click();
      await expect(page.locator(".seat.turn")).toBeVisible();
      await checkBothThemes(page, "another is to move");
      await page.evaluate(() => dispatchEvent(new Event("updateready")));
      await expect(page.locator(".notice .btn")).toBeVisible();
      await checkBothThemes(page, "a new version, at a table");
      await page.locator(".top .brand").click();
      await expect(page.locator(".new")).toBeVisible();
      await checkBothThemes(page, "a new version, and a game to go on with");
      await page.evaluate(() => {
        location.hash = "#1/1.3/h1/red7game";
      });
      await expect(page.getByRole("dialog")).toBeVisible();
      await checkBothThemes(page, "the question before a game is given up");
    });

    test("people share the device", async ({ page }) => {
      await open(page);
      await page.locator(`[name="players"]`).first().check();
      await page.getByRole("radio", { name: person[locale] }).check();
      await start(page, { players: 2, seed: "ac000007" });
      await expect(page.locator(".hand .card.back").first()).toBeVisible();
      await checkBothThemes(page, "the hand is covered");
    });

    test("an address that leads nowhere", async ({ page }) => {
      await page.goto("./#1/nowhere");
      await expect(page.locator(".notice").first()).toBeVisible();
      await checkBothThemes(page, "an address that leads nowhere");
    });

    test("the program does not come", async ({ page, problems }) => {
      await page.route("**/*.wasm", (route) => route.abort());
      await page.goto("./");
      await expect(page.locator("#wait button").first()).toBeVisible();
      await checkBothThemes(page, "the page cannot start");
      problems.length = 0;
    });

    test("the end of a match, and the sheets of a table", async ({ page }) => {
      await deal(page, { players: 2, seed: "lostgame" });
      for (;;) {
        await isIdle(page);
        await pass(page);
        await isOver(page);
        const next = page.getByRole("button", { name: nextRound[locale] });
        if ((await next.count()) === 0) break;
        await next.click();
        await expect(page.locator(".linen.won")).toHaveCount(0);
      }
      await checkBothThemes(page, "the match is over");
      const openers = page.locator(".top nav button:not([aria-pressed]):visible");
      for (const [n, opener] of (await openers.all()).entries()) await throughSheet(page, opener, `sheet ${n}`);
      await page.keyboard.press("?");
      if ((await page.getByRole("dialog").count()) > 0) await checkBothThemes(page, "keys");
    });

    test("lessons, each with an answer", async ({ page }) => {
      await page.goto("./");
      await page.locator(".hero button.btn").click();
      for (let lesson = 1; lesson <= 8; lesson++) {
        await expect(page.locator(".task")).toBeVisible();
        await checkBothThemes(page, `lesson ${lesson}`);
        await tool(page).last().click();
        await final(page).click();
        await expect(page.locator(".act .btn.go:not(.out)")).toBeVisible();
        await checkBothThemes(page, `lesson ${lesson}, with an answer`);
        if (lesson < 8) await page.locator("nav .icon-btn:has(use[href$='i-next'])").click();
      }
      await throughSheet(page, page.locator(".top .list"), "the list of lessons");
    });

    test("a message", async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await page.goto("./");
      await page.locator(".new .btn.go").click();
      await expect(page.locator(".notice").first()).toBeVisible();
      await checkBothThemes(page, "a message");
    });
  });
}
