// The language: it follows the browser, can be changed at any moment, and is kept.
import { checkAccess } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";
import { expectNoEnglish, hand, myTurn, takeTurn, targets, tellApart } from "./polish.mjs";

const html = (page) => page.locator("html");
const dialog = (page) => page.getByRole("dialog");

test("an English browser gets English", async ({ page }) => {
  await page.goto("./");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Deal", exact: true })).toBeVisible();
});

test("the language is changed at once, and kept", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Settings" }).click();
  const choice = dialog(page).getByRole("radio", { name: "Polski" });
  await choice.focus();
  await page.keyboard.press("Space");
  await expect(dialog(page)).toHaveAccessibleName("Ustawienia");
  await expect(choice).toBeFocused();
  await expect(html(page)).toHaveAttribute("lang", "pl");
  await expect(dialog(page).getByText("Język", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("English")).toHaveAttribute("lang", "en");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Rozdaj" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ustawienia" })).toBeFocused();

  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "pl");
  await page.getByRole("button", { name: "Ustawienia" }).click();
  await dialog(page).getByRole("group", { name: "Język" }).getByRole("radio", { name: "Systemowy" }).check();
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(dialog(page)).toHaveAccessibleName("Settings");
});

test("in mid-game it changes the table, the log and what is told", async ({ page }) => {
  await startGame(page, { players: 2, seed: "tongue22" });
  const told = page.getByRole("status").filter({ hasNot: page.locator("*") }).last();
  await expect(page.getByRole("region", { name: "Your turn" })).toBeVisible();
  const english = await told.textContent();
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog(page).getByRole("radio", { name: "Polski" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Twoja tura" })).toBeVisible();
  expect(await told.textContent()).not.toBe(english);
  await expectNoEnglish(page, "the table");
});

test("a bad choice of language sets the settings aside", async ({ page }) => {
  await page.goto("./");
  // The page has read what was stored, and does not read it before it is loaded again.
  await expect(page.getByRole("button", { name: "Deal", exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("red7:settings", '{"version":1,"language":"tlh"}'));
  await page.reload();
  await expect(page.getByText("settings could not be read")).toBeVisible();
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test.describe("a Polish browser", () => {
  test.use({ locale: "pl-PL" });

  test("gets Polish, on every screen", async ({ page }) => {
    expect(tellApart).toBeGreaterThan(300);
    await page.goto("./");
    await expect(html(page)).toHaveAttribute("lang", "pl");
    await page.getByRole("radio", { name: "4", exact: true }).check();
    await page.getByRole("radio", { name: "Zaawansowana" }).check();
    await page.getByRole("switch", { name: "Akcje" }).check();
    for (const edition of ["v1.3", "v1.0", "Board Game Arena", "Poradnik z sieci"]) {
      await page.getByRole("radio", { name: edition }).check();
      await expectNoEnglish(page, `the form, ${edition}`);
      await page.getByRole("button", { name: /^Jak grać/ }).click();
      await expect(dialog(page)).toBeVisible();
      await expectNoEnglish(page, `the rules page, ${edition}`);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.getByLabel(/^Kod/).fill("zły");
    await expectNoEnglish(page, "a bad seed");
    await page.getByRole("button", { name: "Ustawienia" }).click();
    await expectNoEnglish(page, "settings");
  });

  test("plays a round in Polish", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Ustawienia" }).click();
    await dialog(page).getByRole("radio", { name: "Bez czekania" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Zaawansowana" }).check();
    await page.getByLabel(/^Kod/).fill("zzzz7777");
    await page.getByRole("button", { name: "Rozdaj" }).click();
    const look = (state) => expectNoEnglish(page, state);
    while (await myTurn(page)) await takeTurn(page, look);
    await look("the end of the round");
    await page.getByRole("button", { name: "Punktacja" }).first().click();
    await look("the score sheet");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /strony startowej/ }).click();
    await look("the game that was left");
  });

  test("has its messages in Polish", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("./");
    await page.getByRole("button", { name: "Rozdaj" }).click();
    await expect(page.getByText("Pamięć przeglądarki jest pełna")).toBeVisible();
    await expectNoEnglish(page, "a message");
  });

  for (const theme of ["light", "dark"]) {
    test(`a checker of accessibility finds nothing, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.goto("./");
      await expect(page.locator("#seed")).toBeVisible();
      await checkAccess(page, "home");
      await page.getByRole("button", { name: "Ustawienia" }).click();
      await checkAccess(page, "settings");
      await dialog(page).getByRole("radio", { name: "Bez czekania" }).check();
      await page.keyboard.press("Escape");
      await page.getByLabel(/^Kod/).fill("axeaxe77");
      await page.getByRole("button", { name: "Rozdaj" }).click();
      expect(await myTurn(page)).toBe(true);
      await checkAccess(page, "your turn");
      await hand(page).first().click();
      await checkAccess(page, "chosen");
      await targets(page).first().click();
      await checkAccess(page, "staged");
    });
  }
});
