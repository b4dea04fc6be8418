// The turns of the others: told one by one at a pace that the person sets, and shown once more.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, myDecision, myTurn, passOut, roundIsOver, stageLead, startGame, toPalette } from "./player.mjs";
import { playQuickly } from "./fast_player.mjs";

/** The person moves first against three, who answer every turn. */
const deal = { players: 4, seed: "ac000007", level: "Novice" };
const told = (page) => page.locator(".tell");
const control = (page, name) => page.locator(".controls").getByRole("button", { name });
const rule = (page) => page.locator(".canvas h1");
/** While time stands still nothing is painted, so neither a click nor a key waits until its answer is seen. */
const click = (locator) => locator.evaluate((element) => element.click());

async function key(page, name) {
  await page.keyboard.down(name);
  await page.keyboard.up(name);
}

/** The person's turn is over, before which one may `look`; from now on time goes by as told. */
async function start(page, pace, look = async () => {}) {
  await page.clock.install({ time: 0 });
  await startGame(page, { ...deal, pace });
  expect(await myTurn(page)).toBe(true);
  await look();
  expect(await stageLead(page)).toBe(true);
  await page.clock.pauseAt(3_600_000);
  await endTurn(page).focus();
  await key(page, "Enter");
  // What was pressed is painted before the turn ends.
  await page.clock.runFor(50);
}

test("each turn is told for as long as the pace says, and shown once more for a moment", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, "calm");
  const events = page.locator(".recap .event");
  await test.step("a pause holds it", async () => {
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
  });
  await test.step("the last one stays as long as those before it, and then all are listed", async () => {
    await expect(myDecision(page)).toContainText(/Chalk played/);
    await page.clock.runFor(2_500);
    await expect(page.locator(".verdict").getByText(/^Chalk played/)).toBeVisible();
    await expect(events.first()).toBeHidden();
    await page.clock.runFor(200);
    await expect(events.first()).toBeVisible();
    await expect(events).toHaveCount(3);
  });
  await test.step("one is shown once more for a moment, or all until something is done", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const now = await rule(page).innerText();
    await click(events.first());
    await page.clock.runFor(50);
    await expect(rule(page)).toHaveText("Highest card");
    await page.clock.runFor(500);
    await expect(page.locator(".event.current")).toHaveCount(1);
    const then = await rule(page).innerText();
    await page.clock.runFor(1_800);
    await expect(rule(page)).toHaveText(then);
    await page.clock.runFor(300);
    await expect(page.locator(".event.current")).toHaveCount(0);
    await expect(rule(page)).toHaveText(now);
    await click(page.getByRole("button", { name: "Replay" }));
    await page.clock.runFor(50);
    await expect(rule(page)).toHaveText("Highest card");
    await key(page, "Escape");
    await expect(rule(page)).toHaveText(now);
  });
});

test("a press that was meant to skip the turns of the others asks neither for a hint nor for a pass", async ({ page }) => {
  await start(page, "calm");
  const turn = page.locator(".turn-panel");
  const button = (name) => turn.getByRole("button", { name, exact: true });
  await click(control(page, "My turn"));
  while (!(await button("Pass").isVisible())) await page.clock.runFor(50);
  await page.clock.runFor(600);
  for (const name of ["Hint", "Pass"]) {
    await expect(button(name)).not.toHaveAttribute("aria-disabled");
    await click(button(name));
    await page.clock.runFor(20);
  }
  for (const letter of ["h", "x"]) {
    await key(page, letter);
    await page.clock.runFor(20);
  }
  await expect(myDecision(page)).not.toContainText("Pass and go out?");
  await expect(page.locator(".advice")).toHaveCount(0);
  await page.clock.runFor(400);
  await key(page, "x");
  await page.clock.runFor(50);
  await expect(myDecision(page)).toContainText("Pass and go out?");
});

test("a round ends step by step, at once where nothing moves, and any key or tap leads to the result", async ({ page }) => {
  await page.clock.install({ time: 0 });
  // The person moves first and passes, Sienna plays, and nothing that Umber has leads.
  await startGame(page, { players: 3, seed: "ends3557", level: "Novice", pace: "brisk" });
  await page.clock.pauseAt(3_600_000);
  const ends = page.locator(".round-over");
  const untilOver = async () => {
    while ((await roundIsOver(page).count()) === 0) await page.clock.runFor(50);
  };
  const pass = async () => {
    await page.clock.runFor(1_000);
    expect(await myTurn(page)).toBe(true);
    for (let press = 0; press < 2; press++) {
      await click(page.locator(".turn-panel").getByRole("button", { name: "Pass", exact: true }));
      await page.clock.runFor(500);
    }
  };
  /** Passes again in the same deal, until the round is over. */
  const passAgain = async () => {
    await click(page.getByRole("button", { name: "Same deal again" }));
    await page.clock.runFor(500);
    await pass();
    await untilOver();
    await expect(ends).toHaveCount(0);
  };
  await test.step("at once where nothing moves", async () => {
    await pass();
    await untilOver();
    await page.clock.runFor(50);
    await expect(ends).toBeVisible();
    await expect(roundIsOver(page)).toContainText("wins the round");
  });
  await test.step("while it is held", async () => {
    await click(page.getByRole("button", { name: "Same deal again" }));
    await page.clock.runFor(500);
    await pass();
    await click(control(page, "Pause"));
    while (await control(page, "Resume").isVisible()) {
      await key(page, "ArrowRight");
      await page.clock.runFor(500);
    }
    await page.clock.runFor(60_000);
    await expect(roundIsOver(page)).toContainText("went out");
    await expect(ends).toHaveCount(0);
    await click(page.getByRole("button", { name: "See the result" }));
    await page.clock.runFor(500);
    await expect(ends).toBeVisible();
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await test.step("who is out falls, the rule sweeps over the page, the result settles", async () => {
    // After a key, the focus on the button to the result would hold it.
    await page.mouse.click(2, 400);
    await passAgain();
    const sweep = page.locator(".sweep");
    for (let step = 0; step < 30 && (await sweep.count()) === 0; step++) await page.clock.runFor(50);
    await expect(page.locator(".seat .fallen")).toHaveCount(1);
    await expect(sweep).toBeVisible();
    expect(await sweep.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await page.clock.runFor(700);
    await expect(ends).toBeVisible();
    await expect(sweep).toHaveCount(0);
  });
  await test.step("a key or a tap leads to the result, and does nothing else", async () => {
    await passAgain();
    await key(page, "n");
    await page.clock.runFor(50);
    await expect(ends).toBeVisible();
    await passAgain();
    await page.mouse.click(1240, 26);
    await page.clock.runFor(50);
    await expect(ends).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("step by step, the table stays for the last moment of a round until a key is pressed", async ({ page }) => {
  await startGame(page, { players: 2, seed: "red7game", game: "Advanced", pace: "steps" });
  expect(await myTurn(page)).toBe(true);
  await passOut(page);
  await expect(roundIsOver(page)).toContainText("You passed and went out.");
  await expect(page.locator(".round-over")).toHaveCount(0);
  await expect(rule(page)).not.toContainText("wins");
  const result = page.getByRole("button", { name: "See the result" });
  await expect(page.getByRole("button", { name: "What if?" })).toHaveCount(0);
  await result.blur();
  await key(page, "Space");
  await expect(page.locator(".round-over")).toContainText("Why Sienna won");
  await expect(rule(page)).toContainText("Sienna wins the round");
  // What was over when its table came has no last moment.
  await page.reload();
  await expect(page.locator(".round-over")).toBeVisible();
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

test("who presses Next once too often presses nothing else", { tag: ["@only-phone", "@touch"] }, async ({ page }) => {
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

test("the signs of a long turn have room in a chip", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, { players: 4, seed: "ac000007", level: "Novice", game: "Advanced", actions: true });
  expect(await myTurn(page)).toBe(true);
  await playQuickly(page, { turns: 1 });
  await expect(page.locator(".event").first()).toBeVisible();
  const cut = await page.locator(".event").evaluateAll((chips) =>
    chips.filter((chip) => chip.scrollWidth > chip.clientWidth || chip.scrollHeight > chip.clientHeight).map((chip) => chip.ariaLabel),
  );
  expect(cut).toEqual([]);
  const outside = await page.locator(".turn-panel").evaluate((panel) => {
    const bottom = (it) => it.getBoundingClientRect().bottom;
    return bottom(panel.querySelector(".row")) - bottom(panel);
  });
  expect(outside).toBeLessThanOrEqual(0);
  // One turn has more than a card and a rule.
  expect(await page.locator(".event").evaluateAll((chips) => chips.some((chip) => chip.querySelectorAll(".inline-card, .rule-icon, .icon").length > 2))).toBe(true);
});

test("no button moves as the list comes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, { players: 4, seed: "ac000007", level: "Novice", game: "Advanced", actions: true, pace: "brisk" });
  expect(await myTurn(page)).toBe(true);
  const boxes = async () => {
    const buttons = await page.locator(".turn-panel .row").getByRole("button").all();
    return Promise.all(buttons.map((button) => button.boundingBox()));
  };
  const before = await boxes();
  expect(before).toHaveLength(3);
  await playQuickly(page, { turns: 1 });
  await expect(page.locator(".recap.now .event")).toHaveCount(3);
  expect(await boxes()).toEqual(before);
});

test("after a look back it is still told how a turn stands", async ({ page }) => {
  await startGame(page, { ...deal, pace: "instant" });
  expect(await myTurn(page)).toBe(true);
  await playQuickly(page, { turns: 1 });
  // The canvas is new, and all that was painted before lies there.
  await page.reload();
  await page.locator(".recap .event").last().click();
  await expect(page.locator(".event.current")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".event.current")).toHaveCount(0);
  await hand(page).first().click();
  await toPalette(page).click();
  await expect(page.locator(".verdict")).toContainText(/lead/);
  await expect(page.locator(".verdict")).not.toContainText("The rule is");
});

test("what others have done has its room on every screen", async ({ page }) => {
  const act = page.locator(".turn-panel");
  const boxes = new Map();
  const onEveryScreen = async (look) => {
    for (const [width, height] of [[390, 844], [320, 568], [844, 390], [768, 1024], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await look(`${width}×${height}`);
    }
  };
  const fits = async (screen) => {
    expect(await act.boundingBox(), screen).toEqual(boxes.get(screen));
    const outside = await act.evaluate((act) => {
      const bounds = act.getBoundingClientRect();
      const shown = [...act.querySelectorAll("button, .tell, .recap, .verdict")].filter((it) => it.checkVisibility());
      return shown.map((it) => [it.className, it.getBoundingClientRect()]).filter(
        ([, it]) => it.left < bounds.left - 1 || it.right > bounds.right + 1 || it.top < bounds.top - 1 || it.bottom > bounds.bottom + 1,
      );
    });
    expect(outside, screen).toEqual([]);
  };
  const says = page.locator("main").getByText(/^\w+ leads with/).filter({ visible: true });
  const look = async (screen) => {
    boxes.set(screen, await act.boundingBox());
    if (screen === "390×844") await expect(says, "on a phone it is told once who leads").toHaveCount(1);
  };
  await start(page, "steps", () => onEveryScreen(look));
  await page.clock.runFor(650);
  await expect(told(page)).toHaveText(/^Sienna plays/);
  await test.step("a turn that is told", () => onEveryScreen(fits));
  await click(control(page, "Next"));
  await expect(told(page)).toHaveText(/^Umber plays/);
  await click(control(page, "Next"));
  await expect(myDecision(page)).toContainText(/Chalk played/);
  await test.step("the last turn, which is still told", () => onEveryScreen(fits));
  await page.clock.runFor(2_700);
  await test.step("then all are listed", () =>
    onEveryScreen(async (screen) => {
      await expect(page.locator(".event").first()).toBeVisible();
      await fits(screen);
      for (const entry of await page.locator(".event").all()) {
        const { width, height } = await entry.boundingBox();
        expect(Math.min(width, height), screen).toBeGreaterThanOrEqual(44);
      }
    }));
});
