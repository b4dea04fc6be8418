// The language: it follows the browser, can be changed at any moment, and is kept.
import { expect, test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";
import { expectNoEnglish, myTurn, takeTurn, tellApart } from "./polish.mjs";
import { dealForm, fillStorage, lead, leaveSettings, open, openForm, openStart } from "./visit.mjs";

const html = (page) => page.locator("html");
const dialog = (page) => page.getByRole("dialog");

test("an English browser gets English", async ({ page }) => {
  await page.goto("./");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(lead(page)).toBeVisible();
});

test("the language is changed at once, and kept", { tag: "@firefox" }, async ({ page }) => {
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
  await expect(lead(page)).toHaveText("Zagraj pierwszą rundę");
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
  await expect(told).toHaveText(/\bleads with\b/);
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog(page).getByRole("radio", { name: "Polski" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Twoja tura" })).toBeVisible();
  await expect(told).toHaveText(/\bTwoja tura\./);
  await expectNoEnglish(page, "the table");
});

test.describe("a Polish browser", () => {
  test.use({ locale: "pl-PL" });

  test("gets Polish, and plays a round in it", async ({ page }) => {
    expect(tellApart).toBeGreaterThan(300);
    await leaveSettings(page, { pace: "instant" });
    await openStart(page);
    await expect(html(page)).toHaveAttribute("lang", "pl");
    await expectNoEnglish(page, "the start page");
    await openForm(page);
    await expectNoEnglish(page, "the form");
    await open(page, "1/1.3a/h3/zzzz7777");
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
    await openStart(page);
    await fillStorage(page);
    await dealForm(page);
    await expect(page.getByText("Pamięć przeglądarki jest pełna")).toBeVisible();
    await expectNoEnglish(page, "a message");
  });
});
