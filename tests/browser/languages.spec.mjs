// Languages are files: they are chosen, kept and missed as such. A pretended one is added to the page that was built.
import { expect } from "./fixtures.mjs";
import { accented, translate } from "./pretended.mjs";
import { complained, hold, test } from "./server.mjs";
import { lead, openStart } from "./seed_storage.mjs";

const html = (page) => page.locator("html");
const settings = (page) => page.getByRole("button", { name: "Settings" });
const choice = (page, name) => page.getByRole("dialog").getByRole("radio", { name });
const notice = (page) => page.getByText("language that is set couldn’t be loaded");

/** The records of a file of texts. */
const records = (page, name) => page.evaluate(async (name) => (await loadText(name)).split("\0"), name);

test("plural categories are those of the browser", async ({ page }) => {
  await openStart(page);
  for (const tag of ["en", "pl"]) {
    const [, , table] = await records(page, `${tag}.first-texts`);
    // Numbers of the same category have the same digit, and the others another.
    const pairs = await page.evaluate(
      ([tag, table]) => {
        const rules = new Intl.PluralRules(tag);
        const numbers = Array.from({ length: 5000 }, (_, number) => number);
        return [...new Set(numbers.map((it) => `${rules.select(it)} ${table[it < 100 ? it : 100 + (it % 100)]}`))];
      },
      [tag, table],
    );
    for (const part of [0, 1]) {
      const seen = pairs.map((pair) => pair.split(" ")[part]);
      expect(new Set(seen).size, `${tag}: ${pairs}`).toBe(pairs.length);
    }
  }
});

test("a language that doesn’t come is missed with a message, and shown once it comes", async ({ page, problems }) => {
  await openStart(page);
  await page.route("**/pl.*", (route) => route.abort());
  await settings(page).click();
  await choice(page, "Polski").check();
  await expect(notice(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute("lang", "en");
  await test.step("the next visit tries again, and begins in English", async () => {
    await page.reload();
    await expect(lead(page)).toHaveText(/^Play/);
    await expect(notice(page)).toBeVisible();
  });
  await page.unroute("**/pl.*");
  await page.reload();
  await expect(lead(page)).toHaveText("Zagraj pierwszą rundę");
  await expect(html(page)).toHaveAttribute("lang", "pl");
  complained(problems);
});

test("another language than the last one asked for is not shown when it comes", async ({ page }) => {
  await openStart(page);
  const come = await hold(page, "**/pl.*");
  await settings(page).click();
  await choice(page, "Polski").check();
  await choice(page, "English").check();
  come();
  await records(page, "pl.lazy-texts");
  await expect(choice(page, "English")).toBeChecked();
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test("a link is in its sender’s language for who speaks none that the page does", async ({ page, browser, baseURL }) => {
  await page.goto("./?lang=pl");
  await expect(lead(page)).toHaveText("Play a first round");
  await expect(html(page)).toHaveAttribute("lang", "en");
  const context = await browser.newContext({ baseURL, locale: "tlh-001", serviceWorkers: "block" });
  const other = await context.newPage();
  await other.goto("./?lang=pl&from=home");
  await expect(lead(other)).toHaveText("Zagraj pierwszą rundę");
  await context.close();
});

test.describe("from a server that lets browsers keep files", () => {
  test.use({ caching: "max-age=600" });

  for (const file of [/^en\.first-texts-/, /^en\.lazy-texts-/]) {
    test(`texts that are cut off in the browser’s cache are asked for anew: ${file.source}`, async ({ page, site }) => {
      const mend = site.breakFiles(file);
      await page.goto("./manifest.webmanifest");
      await page.evaluate(async (name) => void (await (await fetch(name)).text()), site.nameOf(file));
      mend();
      await openStart(page);
      await settings(page).click();
      await expect(choice(page, "English")).toBeVisible();
    });
  }
});

test.describe("with a language that was added", () => {
  test.use({ serviceWorkers: "allow" });

  test("it is chosen, comes back with the next visit, and needs no network", async ({ page, site }) => {
    site.addLanguage("eo", "Esperanto", translate);
    await page.goto("./");
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await settings(page).click();
    await choice(page, "Esperanto").check();
    await expect(page.getByRole("dialog", { name: accented("Settings") })).toBeVisible();
    await expect(html(page)).toHaveAttribute("lang", "eo");
    for (const step of ["with a network", "without a network"]) {
      await test.step(step, async () => {
        if (step === "without a network") await site.switchOff();
        await page.reload();
        await expect(lead(page)).toHaveText(accented("Play a first round"));
        // A reload leads back to the settings.
        await expect(choice(page, "Esperanto")).toBeChecked();
      });
    }
  });

  test.describe("to a browser that prefers it", () => {
    test.use({ locale: "eo-001" });

    test("it is there from the frame on", async ({ page, site }) => {
      site.addLanguage("eo", "Esperanto", translate);
      const come = await hold(page, "**/*.wasm*");
      await page.goto("./", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: accented("Seven colours, seven ways to win.") })).toBeVisible();
      come();
      await expect(lead(page)).toHaveText(accented("Play a first round"));
    });
  });
});
