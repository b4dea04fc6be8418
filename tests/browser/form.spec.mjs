// The form for a new game.
import { expect, test } from "./fixtures.mjs";

test.beforeEach(({ page }) => page.goto("./"));

test("a seed is there, and can be made anew", async ({ page }) => {
  const seed = page.getByLabel(/^Seed/);
  await expect(seed).toHaveValue(/^[2-9a-hjkmnp-z]{8}$/);
  const first = await seed.inputValue();
  await page.getByRole("button", { name: "New seed" }).click();
  await expect(seed).not.toHaveValue(first);
});

test("a bad seed is said, and starts nothing", async ({ page }) => {
  const seed = page.getByLabel(/^Seed/);
  for (const [text, says] of [
    ["short", "this one has 5"],
    ["", "this one has 0"],
    ["bad seed", "“ ” is neither"],
    ["waytoolong", "this one has 10"],
    ["<script>", "“<” is neither"],
  ]) {
    await seed.fill(text);
    await expect(page.getByText(says)).toBeVisible();
    await expect(seed).toHaveAttribute("aria-invalid", "true");
    await seed.press("Enter");
    await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
  }
  await seed.fill("goodseed");
  await seed.press("Enter");
  await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
});

test("each opponent has its level", async ({ page }) => {
  await page.getByRole("radio", { name: "4", exact: true }).check();
  const levels = page.getByRole("group", { name: /^Level of/ });
  await expect(levels).toHaveCount(3);
  await levels.nth(1).getByRole("radio", { name: "Novice" }).check();
  await page.getByRole("button", { name: "Deal" }).click();
  const umber = page.getByRole("article", { name: /^Umber/ });
  await expect(umber.getByRole("img", { name: "Novice" })).toBeVisible();
});

test("the settings lead out of a table on every screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole("button", { name: "Deal" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "How to play" }).click();
  await expect(page.getByRole("dialog", { name: "How to play" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "To the start page" }).click();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
});

test("how to play opens as a sheet, and Escape leads out", async ({ page }) => {
  const button = page.getByRole("button", { name: /How to play/ });
  await button.click();
  const sheet = page.getByRole("dialog", { name: "How to play" });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("listitem")).toHaveCount(7);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});
