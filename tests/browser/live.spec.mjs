// Live games: friends in browsers of their own, a relay between them, and no link by hand. What a relay and players can do
// otherwise is tested natively (tests/native/live/, src/state/live_session/).
import { playQuickly, takeTurn } from "./fast_player.mjs";
import { expect } from "./fixtures.mjs";
import { SETTINGS, button, elsewhere, host, isTurn, join, live, untilTurn } from "./live_friends.mjs";
import { passOut } from "./player.mjs";
import { test } from "./relay.mjs";
import { leaveSettings, openForm, openStart, untilShown } from "./seed_storage.mjs";
import { complained } from "./server.mjs";

/** Each passes, by default after a turn, until a round is over for all. */
async function playOut(pages, { makesTurn = true } = {}) {
  const moved = new Set(makesTurn ? [] : pages);
  for (;;) {
    let open = 0;
    for (const page of pages) {
      if (await page.locator("main.over").isVisible()) continue;
      open += 1;
      if (!(await isTurn(page))) continue;
      await (moved.has(page) ? passOut(page) : playQuickly(page, { turns: 1 }));
      moved.add(page);
    }
    if (!open) return;
    await pages[0].evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** What a page has stored of its game with friends. */
const stored = (page) => page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([name]) => name.startsWith("red7:friend."))[1]).letter);

/** Notes what a page stores and sends from now on, and whether it shows by then that the turn has passed on. */
const watch = (page) =>
  page.evaluate(() => {
    window.noted = [];
    const isShown = () => /^Waiting for /.test(document.querySelector(".turn-panel strong")?.textContent.trim());
    const note = (what) => window.noted.push(isShown() ? `${what}, when shown` : what);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith("red7:friend.")) note("turn stored");
      if (name === "red7:live") note("counter stored");
      setItem.call(this, name, text);
    };
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (bytes) {
      // A letter is longer than anything else.
      if (bytes.length > 1_900) note("sent");
      send.call(this, bytes);
    };
  });

test("two friends play a round with one link", { tag: "@firefox" }, async ({ page, browser, relay }) => {
  const link = await host(page, { settings: { rules: "1.3axt" } });
  await expect(live(page)).toHaveAccessibleName("Live: waiting for friends");
  const other = await join(browser, link, "Ben");
  for (const each of [page, other]) await expect(live(each)).toHaveAccessibleName("Live: everybody is here");
  await test.step("a turn is stored, then sent, and shown after that", async () => {
    const [mover] = await untilTurn([page, other]);
    await watch(mover);
    await takeTurn(mover);
    const noted = () => mover.evaluate(() => window.noted);
    await expect.poll(noted).toContainEqual(expect.stringContaining("sent"));
    const before = (await noted()).join(" | ").split("sent")[0].split(" | ").slice(-3);
    expect(before).toEqual(["turn stored", "counter stored", ""]);
    expect(await noted()).toContain("sent");
  });
  await playOut([page, other]);
  expect(await stored(other)).toBe(await stored(page));
  await test.step("a sign is shown to the other", async () => {
    await button(page, "Next round").click();
    await live(page).click();
    await button(page, "Clever").click();
    await expect(other.getByText("Ann: Clever")).toBeVisible();
    await button(page, "Close").click();
  });
  await test.step("who leaves is away, and finds the game again", async () => {
    await other.reload();
    await expect(live(other)).toHaveAccessibleName("Live: everybody is here");
    await other.goto("about:blank");
    await expect(live(page)).toHaveAccessibleName("Live: Ben is away");
  });
  expect(relay.counts.others).toBe(0);
});

test("four play, one of them a bot, and each takes a chair", async ({ page, browser }) => {
  const link = await host(page, { settings: { seats: "hh3h", friends: "hf3f" } });
  const second = await join(browser, link, "Ben");
  await untilShown(second, ".turn-panel");
  const third = await join(browser, link, "Cid");
  await button(third, "Free chair").click();
  await untilShown(third, ".turn-panel");
  const pages = [page, second, third];
  for (const each of pages) await expect(live(each)).toHaveAccessibleName("Live: everybody is here");
  await playOut(pages, { makesTurn: false });
  const games = await Promise.all(pages.map(stored));
  expect(new Set(games).size).toBe(1);
  expect(games[0]).toContain("/Ann.Ben..Cid/");
});

test("the host goes on at another device, whatever the name there", async ({ page, browser }) => {
  const link = await host(page);
  const phone = await elsewhere(browser, { viewport: { width: 844, height: 390 } });
  await phone.goto(link);
  await test.step("what the relay sees is told above the way in", async () => {
    const consent = await phone.getByText("Its operator sees your IP address").boundingBox();
    const sit = await button(phone, "Sit down").boundingBox();
    expect(consent.y + consent.height).toBeLessThanOrEqual(sit.y);
  });
  await phone.getByLabel("Your name").fill("Someone else");
  await button(phone, "I’m Ann").click();
  await untilShown(phone, ".turn-panel");
  await test.step("on a phone on its side all buttons above the table stand in one row", async () => {
    await expect(live(phone)).toBeVisible();
    const tops = await phone.locator(".top nav button:visible").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
  });
  const other = await join(browser, link, "Ben");
  for (const each of [page, phone, other]) await expect(live(each)).toHaveAccessibleName("Live: everybody is here");
  await expect(phone.getByText("Ben", { exact: true }).first()).toBeVisible();
  await test.step("a turn at one device is one at the other", async () => {
    const [mover, waiting] = await untilTurn([phone, other]);
    await playQuickly(mover, { turns: 1 });
    await expect.poll(() => isTurn(waiting)).toBe(true);
    await expect.poll(async () => (await stored(page)) === (await stored(phone))).toBe(true);
  });
});

test("two friends play a sealed round with one link", async ({ page, browser }) => {
  const link = await host(page, { isSealed: true });
  const other = await join(browser, link, "Ben");
  // If the guest begins, what unlocks the host's hand comes with the first turn.
  await untilShown(other, ".hand");
  await playOut([page, other]);
  for (const each of [page, other]) await expect(each.getByText("both of you shuffled honestly")).toBeVisible();
});

test("without the relay the game goes on by link, and with it again by itself", async ({ page, browser, relay, problems }) => {
  const link = await host(page);
  const other = await join(browser, link, "Ben");
  for (const each of [page, other]) await expect(live(each)).toHaveAccessibleName("Live: everybody is here");
  const [mover, waiting] = await untilTurn([page, other]);
  await relay.kill();
  await playQuickly(mover, { turns: 1 });
  for (const each of [mover, waiting]) await expect(each.getByText("The relay is gone")).toBeVisible({ timeout: 10_000 });
  await test.step("the turn is sent by hand", async () => {
    await button(mover, "Send my turn").click();
    const message = await mover.getByRole("dialog").getByRole("textbox").inputValue();
    await button(mover, "Close").click();
    await waiting.goto(/https?:\S+/.exec(message)[0]);
    await expect.poll(() => isTurn(waiting)).toBe(true);
    expect(await stored(waiting)).toBe(await stored(mover));
  });
  await test.step("the relay is back, and has forgotten everything", async () => {
    await relay.restart({ forgets: true });
    await playQuickly(waiting, { turns: 1 });
    await expect.poll(() => isTurn(mover), { timeout: 40_000 }).toBe(true);
    expect(await stored(waiting)).toBe(await stored(mover));
  });
  complained(problems);
});

test("a relay that sends nothing back is told of, and the guest plays by link, unless several chairs are free", async ({ page, browser, relay }) => {
  relay.loseEchoes();
  const link = await host(page, { isAnswered: false });
  const third = await (await browser.newContext()).newPage();
  const linkOfThree = await host(third, { settings: { seats: "hhh", friends: "hff" }, isAnswered: false });
  // All of them wait at the same time.
  const [other, oneOfTwo] = await Promise.all([join(browser, link, "Ben"), join(browser, linkOfThree, "Ben")]);
  await expect(live(page)).toHaveAccessibleName("Live: no connection");
  for (const guest of [other, oneOfTwo]) await expect(guest.getByRole("heading", { name: "The relay doesn’t answer" })).toBeVisible();
  await test.step("where several chairs are free one is not told to sit down", async () => {
    await expect(button(oneOfTwo, "Play by link")).toHaveCount(0);
    await expect(oneOfTwo.getByText("You can sit down all the same")).toHaveCount(0);
  });
  await button(other, "Play by link").click();
  await untilShown(other, ".turn-panel");
});

test("nothing connects before it is chosen, and without a relay nothing is offered", async ({ page, site, relay }) => {
  await leaveSettings(page, SETTINGS);
  await openStart(page);
  await openForm(page);
  await expect(page.getByRole("radio", { name: "Live", exact: true })).toBeVisible();
  await button(page, "Start the game").click();
  await untilShown(page, ".turn-panel");
  site.nameRelays([]);
  await page.goto("./?again");
  await openForm(page);
  await expect(page.getByRole("radio", { name: "Live", exact: true })).toHaveCount(0);
  expect(relay.counts.connections).toBe(0);
});
