// The turns of the others: told one by one at a pace that the person sets, and shown once more.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, myDecision, myTurn, passOut, roundIsOver, stageLead, startGame } from "./person.mjs";
import { playQuickly } from "./quick_person.mjs";

/** The person moves first against three, who answer every turn. */
const deal = { players: 4, seed: "ac000007", level: "Novice" };
const told = (page) => page.locator(".tell");
const control = (page, name) => page.locator(".ctl").getByRole("button", { name });
const rule = (page) => page.locator(".canvas h1");
/** While time stands still nothing is painted, so neither a click nor a key waits until its answer is seen. */
const click = (locator) => locator.evaluate((element) => element.click());

async function key(page, name) {
  await page.keyboard.down(name);
  await page.keyboard.up(name);
}

/** The person's turn is over; from now on time goes by as told. */
async function start(page, pace) {
  await page.clock.install({ time: 0 });
  await startGame(page, { ...deal, pace });
  expect(await myTurn(page)).toBe(true);
  expect(await stageLead(page)).toBe(true);
  await page.clock.pauseAt(3_600_000);
  await endTurn(page).focus();
  await key(page, "Enter");
  // What was pressed is painted before the turn ends.
  await page.clock.runFor(50);
}

test("each turn is told for as long as the pace says, and a pause holds it", async ({ page }) => {
  await start(page, "calm");
  await expect(told(page)).toHaveText("Sienna is thinking…");
  // A second press of the same key would come to nothing.
  await expect(control(page, "My turn")).not.toBeFocused();
  await page.clock.runFor(1_200);
  await expect(control(page, "My turn")).toBeFocused();
  await expect(told(page)).toHaveText("Sienna is thinking…");
  await page.clock.runFor(100);
  await expect(told(page)).toHaveText(/^Sienna plays .*, leading with/);
  await page.clock.runFor(2_500);
  await expect(told(page)).toHaveText(/^Sienna plays/);
  await click(control(page, "Pause"));
  await page.clock.runFor(60_000);
  await expect(told(page)).toHaveText(/^Sienna plays/);
  await key(page, "ArrowRight");
  await expect(told(page)).toHaveText(/^Umber plays/);
  await page.clock.runFor(60_000);
  await expect(told(page)).toHaveText(/^Umber plays/);
  await click(control(page, "Resume"));
  await expect(myDecision(page)).toBeVisible();
  await expect(page.locator(".since .ev")).toHaveCount(3);
});

test("the last turn stays told as long as those before it, and then all are listed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, "brisk");
  await page.clock.runFor(650);
  await expect(told(page)).toHaveText(/^Sienna plays/);
  await page.clock.runFor(1_300);
  await expect(told(page)).toHaveText(/^Umber plays/);
  await page.clock.runFor(1_300);
  await expect(myDecision(page)).toContainText(/Chalk played/);
  await page.clock.runFor(1_200);
  await expect(page.locator(".verdict").getByText(/^Chalk played/)).toBeVisible();
  await expect(page.locator(".since .ev").first()).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.locator(".since .ev").first()).toBeVisible();
});

test("the table stays for the last moment of a round", { tag: "@phone" }, async ({ page }) => {
  await startGame(page, { players: 2, seed: "red7game", game: "Advanced", pace: "steps" });
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await expect(roundIsOver(page)).toContainText("Sienna wins the round");
  await expect(roundIsOver(page)).toContainText("You passed and are out.");
  await expect(page.locator(".ends")).toHaveCount(0);
  await expect(rule(page)).not.toContainText("wins");
  const result = page.getByRole("button", { name: "See the result" });
  await expect(page.getByRole("button", { name: "What if?" })).toHaveCount(0);
  await result.blur();
  await key(page, "Space");
  await expect(page.locator(".ends")).toContainText("Why Sienna won");
  await expect(rule(page)).toContainText("Sienna wins the round");
  // What was over when its table came has no last moment.
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator(".ends")).toBeVisible();
});

test("the last moment of a round lasts as long as the pace says", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await startGame(page, { players: 2, seed: "red7game", pace: "brisk" });
  await page.clock.runFor(5_000);
  expect(await myTurn(page)).toBe(true);
  await page.clock.pauseAt(3_600_000);
  await page.clock.runFor(1_000);
  const pass = page.locator(".act").getByRole("button", { name: "Pass", exact: true });
  await click(pass);
  await page.clock.runFor(1_000);
  await expect(myDecision(page)).toContainText("Pass and go out?");
  await click(pass);
  await page.clock.runFor(1_200);
  await expect(roundIsOver(page)).toContainText("Sienna wins the game");
  await expect(page.locator(".ends")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.locator(".ends")).toBeVisible();
});

test("a pause holds the last moment of a round, too", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await startGame(page, { players: 3, seed: "red7game", level: "Novice", pace: "brisk" });
  await page.clock.runFor(10_000);
  expect(await myTurn(page)).toBe(true);
  await page.clock.pauseAt(3_600_000);
  await page.clock.runFor(1_000);
  const pass = page.locator(".act").getByRole("button", { name: "Pass", exact: true });
  for (let press = 0; press < 2; press++) {
    await click(pass);
    await page.clock.runFor(500);
  }
  await click(control(page, "Pause"));
  while (await control(page, "Resume").isVisible()) {
    await key(page, "ArrowRight");
    await page.clock.runFor(500);
  }
  await page.clock.runFor(60_000);
  await expect(roundIsOver(page)).toContainText("wins the game");
  await expect(page.locator(".ends")).toHaveCount(0);
  await click(page.getByRole("button", { name: "See the result" }));
  await page.clock.runFor(500);
  await expect(page.locator(".ends")).toBeVisible();
});

test("a tap on the canvas shows the next turn, and Space all that are left", { tag: "@firefox" }, async ({ page }) => {
  await start(page, "steps");
  await expect(control(page, "Pause")).toHaveCount(0);
  await page.clock.runFor(650);
  await expect(told(page)).toHaveText(/^Sienna plays/);
  await page.clock.runFor(60_000);
  await expect(told(page)).toHaveText(/^Sienna plays/);
  await click(rule(page));
  await expect(told(page)).toHaveText(/^Umber plays/);
  await control(page, "My turn").blur();
  await key(page, "Space");
  await page.clock.runFor(200);
  await expect(myDecision(page)).toBeVisible();
  await page.clock.runFor(350);
  await expect(hand(page).first()).toBeFocused();
  const log = await page.getByRole("log").innerText();
  const names = ["You", "Sienna", "Umber", "Chalk"];
  const places = names.map((name) => log.indexOf(name));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(log.match(/Sienna|Umber|Chalk/g)).toHaveLength(3);
});

test("who presses Next once too often presses nothing else", { tag: ["@phone", "@touch"] }, async ({ page }) => {
  await startGame(page, { ...deal, pace: "steps" });
  expect(await myTurn(page)).toBe(true);
  const played = playQuickly(page, { turns: 1 });
  await expect(told(page)).toHaveText(/^Sienna plays/);
  const { x, y, width, height } = await control(page, "Next").boundingBox();
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  for (const name of ["Umber", "Chalk"]) {
    await press();
    if (name === "Umber") await expect(told(page)).toHaveText(/^Umber/);
  }
  await press();
  await played;
  await expect(myDecision(page)).toBeVisible();
  // A hint would have been asked for, or a pass.
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeEnabled();
  await expect(page.locator(".advice, .verdict.bad")).toHaveCount(0);
});

test("on a phone it is told once who leads", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, deal);
  expect(await myTurn(page)).toBe(true);
  const told = page.locator("main").getByText(/^\w+ leads with/).filter({ visible: true });
  await expect(told).toHaveCount(1);
});

test("the signs of a long turn have room in a chip", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, { players: 4, seed: "ac000007", edition: "v1.0", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await playQuickly(page, { turns: 1 });
  await expect(page.locator(".ev").first()).toBeVisible();
  const cut = await page.locator(".ev").evaluateAll((chips) => chips.filter((chip) => chip.scrollWidth > chip.clientWidth || chip.scrollHeight > chip.clientHeight).map((chip) => chip.ariaLabel));
  expect(cut).toEqual([]);
  // One of them has more than a card and a rule.
  expect(await page.locator(".ev").evaluateAll((chips) => chips.some((chip) => chip.querySelectorAll(".pill, .dab, .ic").length > 2))).toBe(true);
});

test("a turn is shown once more for a moment, or until something is done", async ({ page }) => {
  await start(page, "instant");
  await page.clock.runFor(1_000);
  await expect(myDecision(page)).toBeVisible();
  const now = await rule(page).innerText();
  const [first] = await page.locator(".since .ev").all();
  await click(first);
  await page.clock.runFor(50);
  await expect(rule(page)).toHaveText("Highest card");
  await page.clock.runFor(500);
  await expect(page.locator(".ev.cur")).toHaveCount(1);
  const then = await rule(page).innerText();
  await page.clock.runFor(1_800);
  await expect(rule(page)).toHaveText(then);
  await page.clock.runFor(300);
  await expect(page.locator(".ev.cur")).toHaveCount(0);
  await expect(rule(page)).toHaveText(now);
  await click(page.getByRole("button", { name: "Replay" }));
  await page.clock.runFor(50);
  await expect(rule(page)).toHaveText("Highest card");
  await key(page, "Escape");
  await expect(rule(page)).toHaveText(now);
});

test("after a look back it is still told how a turn stands", async ({ page }) => {
  await startGame(page, { ...deal, pace: "instant" });
  expect(await myTurn(page)).toBe(true);
  await playQuickly(page, { turns: 1 });
  // The canvas is new, and all that was painted before lies there.
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  const last = page.locator(".since .ev").last();
  await last.click();
  await expect(page.locator(".ev.cur")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".ev.cur")).toHaveCount(0);
  await hand(page).first().click();
  await page.getByRole("button", { name: /^To your palette/ }).click();
  await expect(page.locator(".verdict")).toContainText(/lead/);
  await expect(page.locator(".verdict")).not.toContainText("is in force");
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [844, 390],
  [768, 1024],
  [1280, 800],
]) {
  test(`what others have done has its room at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, { ...deal, pace: "steps" });
    expect(await myTurn(page)).toBe(true);
    const act = page.locator(".act");
    const box = await act.boundingBox();
    const fits = async () => {
      expect(await act.boundingBox()).toEqual(box);
      const inside = await act.evaluate((act) => {
        const bounds = act.getBoundingClientRect();
        const shown = [...act.querySelectorAll("button, .tell, .since, .verdict")].filter((it) => it.checkVisibility());
        return shown.map((it) => [it.className, it.getBoundingClientRect()]).filter(
          ([, it]) => it.left < bounds.left - 1 || it.right > bounds.right + 1 || it.top < bounds.top - 1 || it.bottom > bounds.bottom + 1,
        );
      });
      expect(inside).toEqual([]);
    };
    const played = playQuickly(page, { turns: 1 });
    await expect(told(page)).toHaveText(/^Sienna plays/);
    await fits();
    await control(page, "My turn").click();
    await played;
    await fits();
    // The last turn was told; then all are listed.
    await expect(page.locator(".ev").first()).toBeVisible();
    await fits();
    for (const entry of await page.locator(".ev").all()) {
      const { width, height } = await entry.boundingBox();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
}
