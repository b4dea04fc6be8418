// The lessons: all eight by mouse, by finger and by keys; what is said to a wrong move.
import { expect, test } from "./fixtures.mjs";
import { expectFocus } from "./keyboard.mjs";
import { endTurn, hand, passOut, startGame, toCanvas, toDeck, toPalette } from "./person.mjs";
import { lead, leave } from "./visit.mjs";

/** What is done in each task of each lesson. */
const course = [
  [["p Red 7"], ["p Red 4"], ["p Yellow 3"], ["p Red 4"], ["p Red 7"], ["p Yellow 3"], ["p Orange 2"]],
  [["p Violet 7"], ["p Yellow 6"], ["p Blue 6"]],
  [
    ["p Orange 6", "end"],
    ["p Red 6", "end"],
  ],
  [
    ["c Green 3", "end"],
    ["c Orange 5", "end"],
  ],
  [["p Green 4", "c Green 5", "end"]],
  [["pass"], ["p Indigo 6", "end"]],
  [
    ["c Green 6", "end"],
    ["p Red 7", "c Blue 4", "end"],
  ],
  [
    ["p Violet 1", "d Red 6", "end"],
    ["p Violet 3", "c Violet 2", "end"],
    ["p Blue 5", "p Blue 4", "end"],
    ["p Violet 7", "c Blue 4", "end"],
  ],
];

const titles = [
  "The seven rules",
  "Which card is higher",
  "Play a card",
  "Discard a card",
  "Do both",
  "Going out",
  "Advanced",
  "Actions",
];

const right = (page) => page.getByRole("region", { name: "Right", exact: true });
const wrong = (page) => page.getByRole("region", { name: "Not quite" });
const next = (page) => page.locator(".act").getByRole("button", { name: /^Next (step|lesson)|^Play a first round/ });
const card = (page, name) => page.locator("button.card").and(page.getByRole("button", { name: new RegExp(`^${name}\\b`) }));
const told = (page) => page.getByRole("status").last();

async function learn(page) {
  await page.goto("./");
  await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
  await expect(page.getByText("Lesson 1 of 8")).toBeAttached();
}

/** Goes through the first so many lessons; `make` makes a move, `goOn` goes to the next task. */
async function goThrough(page, lessons, make, goOn) {
  for (const [lesson, tasks] of course.slice(0, lessons).entries()) {
    for (const [number, moves] of tasks.entries()) {
      await expect(page.getByText(`Lesson ${lesson + 1} of 8`)).toBeAttached();
      await expect(page.locator("#task-title")).toContainText(titles[lesson]);
      if (tasks.length > 1) await expect(page.locator("#task-title")).toContainText(`Step ${number + 1} of ${tasks.length}`);
      await expect(page.locator(".task")).toBeFocused();
      for (const move of moves) await make(page, move);
      await expect(right(page)).toBeVisible();
      await expect(told(page)).toContainText("Right.");
      await expectFocus(page);
      await goOn(page);
    }
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

test("lessons are learned by mouse", async ({ page }) => {
  await learn(page);
  await goThrough(page, 3, make, (page) => next(page).click());
  await expect(page.getByText("Lesson 4 of 8")).toBeAttached();
});

test("all eight lessons can be learned by keys alone", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Learn in 3 minutes" }).focus();
  await page.keyboard.press("Enter");
  await goThrough(page, 8, makeByKeys, async (page) => {
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
  });
  // The last button deals a first round, against a novice.
  await expect(hand(page)).toHaveCount(7);
  await expect(page.getByRole("region", { name: "Opponents" })).toContainText("Novice");
  await page.goto("./");
  await expect(page.getByRole("button", { name: /^Learn / })).toContainText("8 of 8 lessons done");
});

test("a wrong move gets its answer, and another try", { tag: ["@phone", "@touch"] }, async ({ page }) => {
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
  await expect(page.getByText("Lesson 4 of 8")).toBeAttached();
  await card(page, "Yellow 5").click();
  await toCanvas(page).click({ force: true });
  await expect(wrong(page)).toContainText("under yellow you wouldn’t. Sienna would lead.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(hand(page)).toHaveCount(4);
});

test("a lesson shows the card, and then the turn", async ({ page }) => {
  await learn(page);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator(".hand .pointed")).toHaveAccessibleName(/^Red 7/);
  await page.getByRole("button", { name: "Whole turn?" }).click();
  await expect(page.getByRole("region", { name: "Your turn" })).toContainText("Try this: play Red 7");
});

test("a right first half is greeted, and leads on", async ({ page }) => {
  await learn(page);
  await page.getByRole("button", { name: "Lessons" }).click();
  await page.getByRole("button", { name: /Do both/ }).click();
  await make(page, "p Green 4");
  const turn = page.getByRole("region", { name: "Your turn" });
  await expect(turn).toContainText("Good so far");
  await expect(turn).not.toContainText(/out/);
  await expect(endTurn(page)).toBeDisabled();
  await make(page, "c Green 5");
  await expect(endTurn(page)).toBeEnabled();
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(lead(page)).toHaveText("Play a first round");
});

test("what is learned is kept, and a game is left alone", async ({ page }) => {
  await startGame(page, { seed: "leftgame" });
  await page.goto("./");
  await page.getByRole("button", { name: /^Rules/ }).click();
  await page.getByRole("button", { name: "Learn it in eight short lessons" }).click();
  await page.getByRole("button", { name: "Lessons" }).click();
  await page.getByRole("button", { name: /Do both/ }).click();
  for (const move of course[4][0]) await make(page, move);
  await expect(right(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  const tile = page.getByRole("button", { name: /^Learn / });
  await expect(tile).toContainText("1 of 8 lessons done");
  await tile.click();
  await page.getByRole("button", { name: "Lessons" }).click();
  await expect(page.getByRole("button", { name: /Do both/ })).toHaveAccessibleName(/done/);
  await expect(page.getByRole("button", { name: /Going out/ })).not.toHaveAccessibleName(/done/);
});

test("marks that cannot be read do not break the page", async ({ page }) => {
  await leave(page, { settings: '{"version":1,"learned":"all"}' });
  await page.goto("./");
  await expect(page.getByRole("button", { name: "Learn in 3 minutes" })).toBeVisible();
  await page.getByRole("button", { name: "Learn in 3 minutes" }).click();
  await expect(page.getByText("Lesson 1 of 8")).toBeAttached();
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
      for (let lesson = 1; lesson <= 8; lesson++) {
        await expect(page.locator(".act")).toBeVisible();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const faults = await page.evaluate(fit);
          expect(faults, `lesson ${lesson}, ${width}×${height}`).toEqual([]);
        }
        if (lesson < 8) {
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
  const parts = [".task", ".opps", ".canvas", ".me", ".hand", ".act"].map((name) => ({
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
  for (const button of document.querySelectorAll(".top button, .act button")) {
    const { width, height } = button.getBoundingClientRect();
    if (width > 0 && (width < 44 || height < 44)) faults.push(`small: ${button.ariaLabel ?? button.innerText}`);
  }
  return faults;
}
