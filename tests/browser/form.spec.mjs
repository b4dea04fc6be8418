// The form for a new game.
import { expect, test } from "./fixtures.mjs";
import { dealForm, lead, openForm, openStart } from "./visit.mjs";

test.beforeEach(async ({ page }) => {
  await openStart(page);
  await openForm(page);
});

test("a seed is there, and can be made anew", async ({ page }) => {
  const seed = page.getByLabel(/^Deal code/);
  await expect(seed).toHaveValue(/^[2-9a-hjkmnp-z]{8}$/);
  const first = await seed.inputValue();
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(seed).not.toHaveValue(first);
});

test("a bad seed is said, and starts nothing", async ({ page }) => {
  const seed = page.getByLabel(/^Deal code/);
  for (const [text, says] of [
    ["short", "this one has 5"],
    ["<script>", "“<” is neither"],
  ]) {
    await seed.fill(text);
    await seed.press("Enter");
    await expect(page.getByText(says)).toBeVisible();
    await expect(seed).toHaveAttribute("aria-invalid", "true");
    await expect(form(page)).toBeVisible();
  }
  await seed.fill("goodseed");
  await seed.press("Enter");
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
});

test("a seed is judged when it is whole, or the field is left, and not with each letter", async ({ page }) => {
  const seed = page.getByLabel(/^Deal code/);
  const told = page.locator("#seed-error");
  await seed.fill("");
  for (const letter of "short") {
    await seed.press(letter);
    await expect(told).toBeEmpty();
    await expect(seed).not.toHaveAttribute("aria-invalid");
  }
  await expect(lead(page)).toHaveAttribute("aria-disabled", "true");
  await seed.press("Tab");
  await expect(told).toHaveText(/this one has 5/);
  // Who goes on typing is left alone again.
  await seed.press("e");
  await expect(told).toBeEmpty();
  await seed.pressSequentially("r!");
  await expect(told).toHaveText(/“!” is neither/);
});

test("what Actions do is told where they are chosen", { tag: "@firefox" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const help = page.getByRole("button", { name: "What Actions do" });
  await help.click();
  const sheet = page.getByRole("dialog", { name: "How to play" });
  const heading = sheet.getByRole("heading", { name: "Actions", exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(help).toBeFocused();
});

test("the deal can be shared before it is dealt", async ({ page }) => {
  await page.getByLabel(/^Deal code/).fill("goodseed");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await expect(sheet.getByLabel("Link", { exact: true })).toHaveValue(/#1\/1\.3\/h33\/goodseed$/);
  await page.keyboard.press("Escape");
  await page.getByLabel(/^Deal code/).fill("bad seed");
  await page.getByRole("button", { name: "Share", exact: true, disabled: true }).press("Enter");
  await expect(sheet).toHaveCount(0);
});

const chosen = (page, group) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { checked: true });
const form = (page) => page.getByRole("form", { name: "New game" });

test("the rules are chosen with the mouse, and remembered", { tag: "@smoke" }, async ({ page }) => {
  await page.getByRole("radio", { name: "Board Game Arena" }).check();
  await expect(form(page)).toContainText("Like v1.3, but Advanced ends at a set score");
  await page.getByRole("radio", { name: "Advanced" }).check();
  await expect(form(page)).toContainText("high discards earn cards");
  await page.getByText("Actions", { exact: true }).click();
  await expect(form(page)).toContainText("Odd cards do something when played");
  await page.getByRole("radio", { name: "The deck runs low" }).check();
  await expect(form(page)).toContainText("When fewer than 24 cards are left");
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await expect(form(page)).toContainText("When fewer than 32 cards are left");
  await page.getByRole("group", { name: "Who plays Umber" }).getByRole("radio", { name: "Novice" }).check();
  const seed = await page.getByLabel(/^Deal code/).inputValue();

  await page.reload();
  await openForm(page);
  await expect(chosen(page, "Rules")).toHaveAccessibleName("Board Game Arena");
  await expect(chosen(page, "Game")).toHaveAccessibleName("Advanced");
  await expect(chosen(page, "Play until")).toHaveAccessibleName("The deck runs low");
  await expect(page.getByRole("switch", { name: "Actions" })).toBeChecked();
  await expect(chosen(page, "Players")).toHaveAccessibleName("4");
  await expect(chosen(page, "Who plays Umber")).toHaveAccessibleName("Novice");
  await expect(page.getByLabel(/^Deal code/)).not.toHaveValue(seed);
});

test("the rules are chosen with the keyboard, and remembered", { tag: "@firefox" }, async ({ page }) => {
  await chosen(page, "Rules").focus();
  await page.keyboard.press("ArrowRight");
  await expect(chosen(page, "Rules")).toHaveAccessibleName("v1.0");
  await expect(chosen(page, "Rules")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(chosen(page, "Game")).toHaveAccessibleName("Advanced");
  await page.keyboard.press("Tab");
  await expect(chosen(page, "Play until")).toBeFocused();
  await expect(chosen(page, "Play until")).toHaveAccessibleName("35 points");
  await page.keyboard.press("ArrowRight");
  await expect(chosen(page, "Play until")).toHaveAccessibleName("The deck runs low");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const actions = page.getByRole("switch", { name: "Actions" });
  await expect(actions).toBeChecked();
  await expect(actions).toHaveAccessibleDescription(/^Odd cards do something/);
  await page.keyboard.press("Space");
  await expect(actions).not.toBeChecked();
  await page.keyboard.press("Space");

  await page.reload();
  await openForm(page);
  await expect(chosen(page, "Rules")).toHaveAccessibleName("v1.0");
  await expect(chosen(page, "Game")).toHaveAccessibleName("Advanced");
  await expect(chosen(page, "Play until")).toHaveAccessibleName("The deck runs low");
  await expect(actions).toBeChecked();
});

test("the menu leads out of a table on every screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await dealForm(page);
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "How to play" }).click();
  await expect(page.getByRole("dialog", { name: "How to play" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Back to the start page" }).click();
  await expect(lead(page)).toHaveText("Continue");
});

test("how to play opens as a sheet, and Escape leads out", async ({ page }) => {
  const button = page.getByRole("button", { name: /^Rules/ });
  await button.click();
  const sheet = page.getByRole("dialog", { name: "How to play" });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("listitem")).toHaveCount(7);
  // What is under it is out of reach.
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("draws are taken by hand if one likes, and that is remembered", { tag: "@phone" }, async ({ page, isMobile }) => {
  const draws = page.getByRole("switch", { name: "Ask before drawing" });
  const open = () => page.getByRole("button", { name: "Settings" }).click();
  await open();
  await expect(draws).not.toBeChecked();
  await expect(draws).toHaveAccessibleDescription(/you decide on each draw/);
  if (isMobile) {
    await draws.tap();
  } else {
    await draws.focus();
    await page.keyboard.press("Space");
  }
  await expect(draws).toBeChecked();
  await page.reload();
  await open();
  await expect(draws).toBeChecked();
});

test("the form fits every screen, and all of it is large enough to tap", async ({ page }) => {
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByRole("radio", { name: "Advanced" }).check();
  for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024], [1100, 700], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width}×${height}`).toBeLessThanOrEqual(width);
    const found = await form(page).evaluate((form) =>
      [...form.querySelectorAll(".seg label, .switch, button, .text")].map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { text: target.innerText, least: Math.min(width, height), isCut: target.scrollWidth > target.clientWidth + 1 };
      }),
    );
    expect(found.length).toBeGreaterThan(20);
    for (const { text, least, isCut } of found) {
      expect(least, `${text} at ${width}×${height}`).toBeGreaterThanOrEqual(44);
      expect(isCut, `${text} at ${width}×${height} is cut off`).toBe(false);
    }
  }
});
