// The form for a new game. What it says of each choice, which codes are bad and where its buttons lead is tested
// natively.
import { expect, test } from "./fixtures.mjs";
import { isAt } from "./history.mjs";
import { dealForm, lead, openForm, openStart } from "./seed_storage.mjs";

test.beforeEach(async ({ page }) => {
  await openStart(page);
  await openForm(page);
});

const chosen = (page, group) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { checked: true });
const form = (page) => page.getByRole("form", { name: "New game" });

test("a deal code is made, typed, judged, shared and dealt", async ({ page }) => {
  const seed = page.getByLabel(/^Deal code/);
  const told = page.locator("#seed-error");
  await test.step("one is there, and can be made anew", async () => {
    await expect(seed).toHaveValue(/^[2-9a-hjkmnp-z]{8}$/);
    const first = await seed.inputValue();
    await page.getByRole("button", { name: "Shuffle" }).click();
    await expect(seed).not.toHaveValue(first);
  });
  await test.step("it is judged when it is whole, or the field is left, and not with each letter", async () => {
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
  await test.step("a bad one starts and shares nothing", async () => {
    await seed.press("Enter");
    await expect(seed).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Share", exact: true, disabled: true }).press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(form(page)).toBeVisible();
  });
  await test.step("folded away, it is made anew: nothing is in the way of dealing", async () => {
    const further = page.locator(".further > summary");
    await further.click();
    await expect(lead(page)).not.toHaveAttribute("aria-disabled");
    await further.click();
    await expect(seed).toHaveValue(/^[2-9a-hjkmnp-z]{8}$/);
  });
  await test.step("a good one is shared, and dealt", async () => {
    await seed.fill("goodseed");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("dialog").getByLabel("Link", { exact: true })).toHaveValue(/#1\/1\.3\/h1\/goodseed$/);
    await page.keyboard.press("Escape");
    await seed.press("Enter");
    await expect(page.getByRole("region", { name: "Your palette" })).toBeVisible();
  });
});

test("by keys the rules are chosen and read, and remembered", { tag: ["@firefox", "@smoke"] }, async ({ page }) => {
  const actions = page.getByRole("switch", { name: "Actions" });
  const sheet = page.getByRole("dialog", { name: "How to play" });
  await test.step("they are chosen", async () => {
    await chosen(page, "Game").focus();
    await page.keyboard.press("ArrowRight");
    await expect(chosen(page, "Game")).toHaveAccessibleName("Advanced");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(actions).toBeChecked();
    await expect(actions).toHaveAccessibleDescription(/^Odd cards do something/);
    await page.keyboard.press("Space");
    await expect(actions).not.toBeChecked();
    await page.keyboard.press("Space");
    await chosen(page, "Rules").focus();
    await page.keyboard.press("ArrowRight");
    await expect(chosen(page, "Rules")).toHaveAccessibleName("v1.0");
    await expect(chosen(page, "Rules")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(chosen(page, "Play until")).toBeFocused();
    await expect(chosen(page, "Play until")).toHaveAccessibleName("40 points");
    await page.keyboard.press("ArrowRight");
    await expect(chosen(page, "Play until")).toHaveAccessibleName("The deck runs low");
  });
  await test.step("what Actions do is told where they are chosen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const help = page.getByRole("button", { name: "What Actions do" });
    await help.press("Enter");
    const heading = sheet.getByRole("heading", { name: "Actions", exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(help).toBeFocused();
  });
  await test.step("how to play opens as a sheet, and Escape leads out", async () => {
    const button = page.getByRole("button", { name: "How to play" });
    await button.press("Enter");
    await expect(sheet).toContainText("Rules v1.0, Advanced, with Actions");
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
  await test.step("they are remembered", async () => {
    await isAt(page, 0); // A reload at the entry of the sheet would open that again.
    await page.reload();
    await openForm(page);
    await expect(chosen(page, "Rules")).toHaveAccessibleName("v1.0");
    await expect(chosen(page, "Game")).toHaveAccessibleName("Advanced");
    await expect(chosen(page, "Play until")).toHaveAccessibleName("The deck runs low");
    await expect(actions).toBeChecked();
  });
});

test("nothing moves with the number of opponents", async ({ page }) => {
  await page.locator(".further > summary").click();
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    const boxes = async (number) => {
      await page.getByRole("radio", { name: String(number), exact: true }).check();
      return form(page).evaluate((form) =>
        [...form.querySelectorAll(".new > :first-child, .new fieldset:not(.further *, .levels *), .levels, .has-help-button, .further > summary, .btn.primary")].map((element) => {
          const { x, y, height } = element.getBoundingClientRect();
          return [element.classList[0], x, y + scrollY, height].join();
        }),
      );
    };
    const one = await boxes(1);
    expect(one.length).toBeGreaterThan(4);
    for (const number of [2, 3]) expect(await boxes(number), `${number} at ${width}`).toEqual(one);
    await boxes(1);
  }
});

test("the form fits every screen, and all of it is large enough to tap; from there the menu of a table leads back", async ({ page }) => {
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("radio", { name: "Advanced" }).check();
  for (const [width, height] of [[320, 568], [360, 640], [390, 844], [768, 1024], [1100, 700], [1280, 800], [844, 390]]) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width}×${height}`).toBeLessThanOrEqual(width);
    const found = await form(page).evaluate((form) =>
      [...form.querySelectorAll(".segments label, .switch, button, .text")].map((target) => {
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
  await dealForm(page);
  const menu = page.getByRole("button", { name: "Game menu" });
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "How to play" }).click();
  await expect(page.getByRole("dialog", { name: "How to play" })).toBeVisible();
  await page.keyboard.press("Escape");
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "Home" }).click();
  await expect(lead(page)).toHaveText("Continue");
});
