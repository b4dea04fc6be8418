// The rules page is that of the game on the table, else that of the form. What it says under each ruleset is
// tested natively.
import { expect, test } from "./fixtures.mjs";
import { startGame } from "./person.mjs";
import { openForm } from "./visit.mjs";

const button = (page) => page.getByRole("button", { name: /^(How to play|Rules)/ });
const sheet = (page) => page.getByRole("dialog", { name: "How to play" });

async function expectRules(page, rules) {
  await button(page).click();
  await expect(sheet(page)).toContainText(rules);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
}

test("the page of a table is that of its own rules", async ({ page }) => {
  await startGame(page, { seed: "red7game", edition: "v1.0" });
  await page.getByRole("button", { name: /start page/ }).click();
  await openForm(page);
  await page.getByRole("radio", { name: "Web guide" }).check();
  await expectRules(page, "Web guide, Basic");
  await page.getByText("Actions", { exact: true }).click();
  await expectRules(page, "Web guide, Basic, with Actions");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectRules(page, "Rules v1.0, Basic");
});
