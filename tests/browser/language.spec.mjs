// The language follows the browser. That it can be changed, and is kept, is tested in storage.spec.mjs; that nothing is
// said in English, natively, on every screen.
import { expect, test } from "./fixtures.mjs";
import { expectNoEnglish, tellApart } from "./polish_language.mjs";
import { dealForm, fillStorage, openForm, openStart, untilShown } from "./seed_storage.mjs";

test.use({ locale: "pl-PL" });

test("a Polish browser gets Polish, also in what comes later and in messages", async ({ page }) => {
  expect(tellApart).toBeGreaterThan(300);
  await openStart(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expectNoEnglish(page, "the start page");
  await openForm(page);
  await expectNoEnglish(page, "the form");
  await page.getByRole("button", { name: "Ustawienia" }).click();
  await expect(page.getByRole("dialog", { name: "Ustawienia" })).toBeVisible();
  await expectNoEnglish(page, "the settings");
  await page.keyboard.press("Escape");
  await fillStorage(page);
  await dealForm(page);
  await untilShown(page, ".own-area");
  await expect(page.getByText("Pamięć przeglądarki jest pełna")).toBeVisible();
  await expectNoEnglish(page, "a table with a message");
});
