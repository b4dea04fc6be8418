// One turn: what is told of it, when, and what a finger or a key must not do.
import { expect, test } from "./fixtures.mjs";
import { endTurn, hand, handNames, myDecision, myTurn, passOut, roundIsOver, startGame, toPalette, undo } from "./player.mjs";
import { leaveSettings, open } from "./seed_storage.mjs";

/** What a screen reader is told as it happens. */
const told = (page) => page.getByRole("status").filter({ hasNot: page.locator("*") }).last();

test("that one’s turn begins is told once, and a pass asks first", async ({ page }) => {
  await startGame(page, { players: 3, seed: "red7game", pace: "steps" });
  expect(await myTurn(page)).toBe(true);
  await test.step("by the focus if that moves, else by the status", async () => {
    await hand(page).first().click();
    await toPalette(page).click();
    // Of a place that had the focus a moment ago nothing is heard when it has it again.
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 5_000;
    });
    await undo(page).focus();
    await page.keyboard.press("Enter");
    // The button is gone, and the focus at the place that is called so.
    await expect(told(page)).toHaveText(/^(Sienna|Umber) leads with /);
    const card = hand(page).first();
    await card.focus();
    await page.keyboard.press("Enter");
    await expect(told(page)).toHaveText(/^Where should /);
    await page.keyboard.press("Escape");
    await expect(told(page)).toHaveText(/^Your turn\. (Sienna|Umber) leads with /);
    await expect(card).toBeFocused();
  });
  await test.step("a second Enter does not confirm what the first asked for", async () => {
    await page.getByRole("button", { name: "Pass" }).focus();
    await page.keyboard.press("Enter");
    await expect(myDecision(page)).toContainText("Pass and go out?");
    await page.keyboard.press("Enter");
    await expect(myDecision(page)).toContainText("Pass and go out?");
    await expect(myDecision(page)).toBeFocused();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(myDecision(page)).not.toContainText("Pass and go out?");
  });
  await test.step("who is out can finish the round", async () => {
    await passOut(page);
    await expect(page.getByRole("region", { name: "Your palette" })).toContainText("Out");
    await page.getByRole("button", { name: "Finish the round" }).click();
    await expect(roundIsOver(page)).toContainText("went out");
  });
});

test("who has tried each card is told of the ways on, and before that of none", { tag: "@only-phone" }, async ({ page }) => {
  const says = "No card leads on its own. Try playing one and discarding another, or pass.";
  // In this deal it takes two cards.
  await leaveSettings(page, { pace: "instant" });
  await open(page, "1/1.3/h331/stranger");
  expect(await myTurn(page)).toBe(true);
  for (const name of await handNames(page)) {
    await expect(myDecision(page)).not.toContainText(says);
    const card = page.getByRole("button", { name, exact: true });
    await card.click();
    await expect(toPalette(page)).toBeVisible();
    await card.click();
    await expect(toPalette(page)).toHaveCount(0);
  }
  await expect(myDecision(page).getByText(says)).toBeVisible();
  await expect(told(page)).toContainText(says);
});

test("a double tap reaches nothing that cannot be taken back; who taps on is asked, and out", { tag: ["@phone", "@touch", "@smoke"] }, async ({ page }) => {
  // The others let one see it.
  await startGame(page, { players: 3, seed: "red7game", pace: "steps" });
  expect(await myTurn(page)).toBe(true);
  await chooseBehind(page);
  const { x, y, width, height } = await toPalette(page).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(myDecision(page)).toContainText(/You(’d be out|’re not leading yet)/);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(myDecision(page)).toBeVisible();
  const palette = page.getByRole("region", { name: "Your palette" });
  await expect(palette).not.toContainText("Out");
  await test.step("a button that has just come under the finger is deaf for a moment", async () => {
    const heard = await endTurn(page).evaluate((button) => {
      const { style } = button;
      style.animation = "none";
      button.getAnimations();
      style.animation = "";
      return button.getAnimations().flatMap((animation) => {
        animation.pause();
        return [300, 360].map((time) => {
          animation.currentTime = time;
          return getComputedStyle(button).pointerEvents;
        });
      });
    });
    expect(heard).toEqual(["none", "auto"]);
  });
  await endTurn(page).click();
  await expect(myDecision(page)).toContainText("End your turn and go out?");
  await page.getByRole("button", { name: "Go out", exact: true }).click();
  await expect(palette).toContainText("Out");
});

/** Chooses a card that would not lead in the palette. */
async function chooseBehind(page) {
  for (const name of await handNames(page)) {
    await page.getByRole("button", { name, exact: true }).click();
    if (/still leads/.test(await toPalette(page).innerText())) return;
    await page.keyboard.press("Escape");
  }
  throw new Error("every card would lead");
}
