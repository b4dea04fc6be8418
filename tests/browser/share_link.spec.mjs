// Addresses of deals and games: opened, watched, shared; and those that lead nowhere. What is dealt, kept and shown is
// tested natively.
import { expect, test } from "./fixtures.mjs";
import { hand, handNames, myTurn, startGame, toPalette } from "./player.mjs";
import { OVER, arrive, follow, kept, lead, open, openStart, untilWhole } from "./seed_storage.mjs";

const DEAL = "1/1.3a/h43/k7q2m9xd";
const GAME = `${DEAL}/cV4d.pR1.cO2d.pO3`;

const title = (page) => page.getByRole("heading", { level: 1 });
const button = (page, name) => page.getByRole("button", { name });
const share = (page) => page.getByRole("dialog", { name: "Share" });
const link = (page) => share(page).getByLabel("Link", { exact: true });

test("what was sent is there until one leaves it, also if the page is loaded again", { tag: ["@firefox", "@smoke"] }, async ({ page }) => {
  await arrive(page, DEAL);
  await expect(title(page)).toContainText("Someone sent you a deal");
  expect(new URL(page.url()).hash).toBe("");
  // Firefox complains of what it was loading when the page is left.
  await untilWhole(page);
  await page.reload();
  await expect(title(page)).toContainText("Someone sent you a deal");
  await untilWhole(page);
  await page.goBack();
  await expect(lead(page)).toBeVisible();
  await page.reload();
  await expect(lead(page)).toBeVisible();
  await untilWhole(page);
});

test("a game that was sent is watched, shared, and played on from any turn", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("", window.refusal));
  });
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  const shows = (says) => expect(page.getByRole("main").getByText(says).first()).toBeVisible();
  await test.step("how it ended is said if one asks", async () => {
    await arrive(page, OVER);
    await expect(page.getByText("Your friend won in 6 turns.")).toBeHidden();
    await page.getByText("How did it end?").click();
    await expect(page.getByText("Your friend won in 6 turns.")).toBeVisible();
    await button(page, "Watch from the start").click();
    await shows("The deal");
  });
  await test.step("what is over can be beaten", async () => {
    await page.keyboard.press("End");
    await button(page, "Share").click();
    await share(page).getByRole("radio", { name: "Challenge a friend" }).check();
    const told = await share(page).locator(".result").textContent();
    expect(told).toMatch(/ won against .+ in 6 turns\nRed7 · Basic\nCan you do better\? You get the same cards:\n\S+#1\/b\/1\.3\//);
    await copy.click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(told);
    await button(page, "Copy the link alone").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http\S+#1\/b\/1\.3\/\S+$/);
    await page.keyboard.press("Escape");
  });
  await test.step("by keys and by buttons", async () => {
    await arrive(page, GAME);
    await button(page, "Watch from the start").click();
    await shows("The deal");
    for (const [key, says] of [["ArrowRight", "After turn 1 of 4"], ["End", "After turn 4 of 4"], ["Home", "The deal"], ["End", "After turn 4 of 4"], ["ArrowLeft", "After turn 3 of 4"]]) {
      await page.keyboard.press(key);
      await shows(says);
    }
    for (const [name, says] of [["Go to the deal", "The deal"], ["Next turn", "After turn 1 of 4"], ["Next turn", "After turn 2 of 4"], ["Previous turn", "After turn 1 of 4"], ["Next turn", "After turn 2 of 4"]]) {
      await button(page, name).click();
      await shows(says);
    }
  });
  await test.step("the address is copied, and drawn as a code", async () => {
    await button(page, "Share").click();
    await expect(link(page)).toHaveValue(new RegExp(`#${DEAL}/cV4d\\.pR1$`));
    await share(page).getByRole("radio", { name: "The deal" }).check();
    await expect(share(page).getByText(/gets the same cards/)).toBeVisible();
    await expect(link(page)).toHaveValue(new RegExp(`#${DEAL}$`));
    await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    await copy.click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
  });
  await test.step("where the clipboard takes nothing, that is said", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await copy.click();
    await expect(page.getByText("Copying didn’t work here.")).toBeVisible();
  });
  await test.step("where the browser refuses to send, that is said; that one closes its sheet is not", async () => {
    for (const [refusal, says] of [["AbortError", /^Copying didn’t work here/], ["NotAllowedError", "Sending didn’t work here. Copy it instead."]]) {
      await page.evaluate((refusal) => {
        window.refusal = refusal;
      }, refusal);
      await button(page, "Send…").click();
      await expect(share(page).getByRole("status")).toHaveText(says);
    }
    await page.keyboard.press("Escape");
  });
  await button(page, "Take over here").click();
  expect(await myTurn(page)).toBe(true);
});

test("addresses come to a page on which one plays, and nothing is lost", async ({ page }) => {
  await startGame(page, { players: 2, seed: "keepthis" });
  expect(await myTurn(page)).toBe(true);
  await hand(page).first().click();
  await toPalette(page).click();
  const before = await kept(page);
  await test.step("one that leads nowhere is told of", async () => {
    const notices = page.locator(".notice");
    // tests/native/links.rs knows all of them: these are the ones that a browser changes on the way.
    for (const [fragment, says] of [
      ["1/1.3/h1/red7gam%C3%A9", "neither a letter"],
      ["1/1.3/h1/red7gam%", "this one has 7"],
      [`${GAME.slice(0, -2)}…`, "was cut off"],
      ["1/1.3/h1/<script>alert(1)</script>", "doesn’t name a deal"],
      ["1/p/<img src=x onerror=alert(1)>", "isn’t possible"],
      ["1/".repeat(50_000), "far too long"],
    ]) {
      await follow(page, fragment);
      await expect(notices.last()).toContainText(says);
      await expect(notices.last()).toContainText("Nothing has changed.");
      await page.getByRole("button", { name: "Dismiss" }).first().click();
      await expect(notices).toHaveCount(0);
    }
    expect(await page.locator("img, script[src='x']").count()).toBe(0);
  });
  await test.step("a deal is said to be one, and dealt beside the own game", async () => {
    await follow(page, `${DEAL}).?fbclid=IwAR0`);
    await expect(title(page)).toHaveText("Someone sent you a deal");
    const dealt = await page.locator(".dealt .card").evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    expect(await kept(page)).toEqual(before);
    await button(page, "Play this deal").click();
    expect(await myTurn(page)).toBe(true);
    expect((await handNames(page)).toSorted()).toEqual(dealt.toSorted());
    expect((await kept(page))["red7:game"]).toBe(before["red7:game"]);
  });
  await test.step("both are found again", async () => {
    await openStart(page);
    const goOn = page.getByRole("button", { name: "Continue", exact: true });
    await expect(goOn).toHaveCount(2);
    await goOn.first().click();
    await expect(button(page, "Undo")).toBeVisible();
  });
});

test("a position is worked out, and the best turns followed", async ({ page }) => {
  await open(page, "1/p/1.3_V1G4R5G1_-_1_B6B4Y3B1I1/O7R2/-_I7O5V5V2/I4B2/-_Y7V7O4V4Y1/O6Y6/-");
  const act = page.locator(".turn-panel");
  await button(page, "Who wins?").click();
  await expect(act).toContainText(/you win if you play\s+Blue\s+6, then discard\s+Yellow\s+3/i, { timeout: 30_000 });
  await expect(page.getByRole("slider")).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await button(page, "Go to the end").click();
  await expect(act).toContainText(/After turn (\d+) of \1/);
});
