import { expect, test } from "./fixtures.mjs";

for (const address of ["./", "./index.html"]) {
  test(`the page loads at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle("Red7");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
  });
}

test("without its program the page says so, and can try again", async ({ page, problems }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./");
  await expect(page.getByText("could not be loaded")).toBeVisible();

  await page.unroute("**/*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
  await expect(page.getByText("Loading…")).toHaveCount(0);

  expect(problems).not.toEqual([]);
  problems.length = 0;
});
