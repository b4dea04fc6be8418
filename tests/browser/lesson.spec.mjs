// The lessons: by keys alone; what is said to a wrong move; that each has room.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, passOut, startGame, toCanvas, toDeck, toPalette } from "./player.mjs";
import { lead } from "./seed_storage.mjs";

/** Lessons, each with how many steps it has, and what is done in the first of them. */
const COURSE = {
  first: { number: 1, title: "The seven rules", steps: 7, tasks: [["p Red 7"], ["p Red 4"]] },
  both: { number: 5, title: "Do both", steps: 1, tasks: [["p Green 4", "c Green 5", "end"]] },
  out: { number: 6, title: "Going out", steps: 2, tasks: [["pass"], ["p Indigo 6", "end"]] },
  advanced: { number: 7, title: "Advanced", steps: 2, tasks: [["c Green 6", "end"], ["p Red 7", "c Blue 4", "end"]] },
  actions: {
    number: 8,
    title: "Actions",
    steps: 4,
    tasks: [
      ["p Violet 1", "d Red 6", "end"],
      ["p Violet 3", "c Violet 2", "end"],
      ["p Blue 5", "p Blue 4", "end"],
      ["p Violet 7", "c Blue 4", "end"],
    ],
  },
  keep: { number: 9, title: "What to keep", steps: 2, tasks: [["p Orange 6", "end"], ["p Blue 1", "end"]] },
  spend: { number: 10, title: "One card or two", steps: 2, tasks: [["p Yellow 6", "end"], ["p Indigo 4", "c Indigo 2", "end"]] },
};

const right = (page) => page.getByRole("region", { name: "Right", exact: true });
const wrong = (page) => page.getByRole("region", { name: "Not quite" });
const next = (page) => page.locator(".turn-panel").getByRole("button", { name: /^Next (step|lesson)|^Play a first round/ });
const card = (page, name) => page.locator("button.card").and(page.getByRole("button", { name: new RegExp(`^${name}\\b`) }));
const told = (page) => page.getByRole("status").last();

async function learn(page) {
  await page.goto("./");
  await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
  await expect(page.getByText("Lesson 1 of 10")).toBeAttached();
}

/** Goes through tasks of a lesson with keys, each of which leads on to the next. */
async function goThrough(page, { number, title, steps, tasks }) {
  for (const [done, moves] of tasks.entries()) {
    await expect(page.getByText(`Lesson ${number} of 10`)).toBeAttached();
    await expect(page.locator("#task-title")).toContainText(title);
    if (steps > 1) await expect(page.locator("#task-title")).toContainText(`Step ${done + 1} of ${steps}`);
    await expect(page.locator(".task")).toBeFocused();
    for (const move of moves) await makeByKeys(page, move);
    await expect(right(page)).toBeVisible();
    await expect(told(page)).toContainText("Right.");
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
  }
}

async function make(page, move) {
  const [kind, ...name] = move.split(" ");
  if (kind === "end") return endTurn(page).click();
  if (kind === "pass") return passOut(page);
  await card(page, name.join(" ")).click();
  const place = { p: toPalette, c: toCanvas, d: toDeck }[kind](page);
  await place.click();
  await expect(place).toHaveCount(0);
}

async function makeByKeys(page, move) {
  const [kind, ...name] = move.split(" ");
  if (kind === "end") return page.keyboard.press("e");
  if (kind === "pass") {
    await page.keyboard.press("x");
    await expect(page.getByText("Pass and go out?", { exact: true }).first()).toBeVisible();
    return page.keyboard.press("e");
  }
  const wanted = card(page, name.join(" "));
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 12; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Enter");
  const places = page.locator(".target");
  await expect(places.first()).toBeVisible();
  await page.keyboard.press(kind);
  await expect(places).toHaveCount(0);
}

test("lessons are learned by keys alone", async ({ page }) => {
  const press = async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  await page.goto("./");
  await press(page.getByRole("button", { name: "Learn in 3 minutes" }));
  await test.step(COURSE.first.title, () => goThrough(page, COURSE.first));
  await press(page.getByRole("button", { name: "Lessons" }));
  await press(page.getByRole("button", { name: new RegExp(COURSE.out.title) }));
  for (const lesson of [COURSE.out, COURSE.advanced, COURSE.actions, COURSE.keep, COURSE.spend]) {
    await test.step(lesson.title, () => goThrough(page, lesson));
  }
  // The last button deals a first round, against a novice.
  await expect(hand(page)).toHaveCount(7);
  await expect(page.getByRole("region", { name: "Opponents" })).toContainText("Novice");
  await page.goto("./");
  await expect(page.getByRole("button", { name: /^Learn / })).toContainText("5 of 10 lessons done");
});

test("a wrong move gets its answer, and another try", { tag: "@phone" }, async ({ page }) => {
  await learn(page);
  // It does not lead.
  await make(page, "p Orange 2");
  await expect(wrong(page)).toContainText("That doesn’t lead. Sienna leads with Green 6.");
  await expect(told(page)).toContainText("Not quite. That doesn’t lead. Sienna leads with Green 6.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(hand(page)).toHaveCount(4);
  await expect(hand(page).and(page.getByRole("button", { name: "Orange 2" }))).toBeFocused();

  // It is not allowed, and the turn goes on.
  await page.getByRole("button", { name: "Lessons" }).click();
  await page.getByRole("button", { name: /Discard a card/ }).click();
  await expect(page.getByText("Lesson 4 of 10")).toBeAttached();
  await card(page, "Yellow 5").click();
  await toCanvas(page).click({ force: true });
  await expect(wrong(page)).toContainText("under Yellow you wouldn’t. Sienna would lead.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(hand(page)).toHaveCount(4);
});

test("what is learned is kept, and a game is left alone", async ({ page }) => {
  await startGame(page, { seed: "leftgame" });
  await page.goto("./");
  await page.getByRole("button", { name: "How to play" }).click();
  await page.getByRole("button", { name: "Learn it in ten short lessons" }).click();
  await test.step("a lesson shows the card, and then the turn", async () => {
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(page.locator(".hand .pointed")).toHaveAccessibleName(/^Red 7/);
    await page.getByRole("button", { name: "Show the turn" }).click();
    await expect(page.getByRole("region", { name: "Your turn" })).toContainText("Try this: play Red 7");
  });
  await page.getByRole("button", { name: "Lessons" }).click();
  await page.getByRole("button", { name: /Do both/ }).click();
  for (const move of COURSE.both.tasks[0]) await make(page, move);
  await expect(right(page)).toBeVisible();
  await next(page).click();
  await expect(page.getByText("Lesson 6 of 10")).toBeAttached();
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(lead(page)).toHaveText("Continue");
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  const tile = page.getByRole("button", { name: /^Learn / });
  await expect(tile).toContainText("1 of 10 lessons done");
  await tile.click();
  await page.getByRole("button", { name: "Lessons" }).click();
  await expect(page.getByRole("button", { name: /Do both/ })).toHaveAccessibleName(/done/);
  await expect(page.getByRole("button", { name: /Going out/ })).not.toHaveAccessibleName(/done/);
});

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
];

for (const language of ["en-US", "pl-PL"]) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("every lesson fits every screen", async ({ page }) => {
      await page.goto("./");
      await page.locator(".play .row .btn:last-child").click();
      for (let lesson = 1; lesson <= 10; lesson++) {
        await expect(page.locator(".turn-panel")).toBeVisible();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const faults = await page.evaluate(fit);
          expect(faults, `lesson ${lesson}, ${width}×${height}`).toEqual([]);
        }
        if (lesson < 10) {
          await page.locator("nav .list").click();
          await page.locator(".lessons button").nth(lesson).click();
          await expect(page.locator(".lessons")).toHaveCount(0);
        }
      }
    });
  });
}

/** In the page: places that lie outside the screen or over each other, small buttons, a task that is cut off. */
function fit() {
  const faults = [];
  const parts = [".task", ".opponents", ".canvas", ".own-area", ".hand", ".turn-panel"].map((name) => ({
    name,
    box: document.querySelector(name).getBoundingClientRect(),
  }));
  for (const { name, box } of parts) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) faults.push(`${name} outside`);
    for (const other of parts) {
      const apart =
        box.right <= other.box.left + 1 ||
        other.box.right <= box.left + 1 ||
        box.bottom <= other.box.top + 1 ||
        other.box.bottom <= box.top + 1;
      if (name < other.name && !apart) faults.push(`${name} over ${other.name}`);
    }
  }
  const task = document.querySelector(".task");
  if (task.scrollHeight > task.clientHeight + 1) faults.push(`.task cut off by ${task.scrollHeight - task.clientHeight}`);
  for (const button of document.querySelectorAll(".top button, .turn-panel button")) {
    const { width, height } = button.getBoundingClientRect();
    if (width > 0 && (width < 44 || height < 44)) faults.push(`small: ${button.ariaLabel ?? button.innerText}`);
  }
  return faults;
}
