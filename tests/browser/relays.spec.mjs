// The page of a host who names relays (tools/relays.mjs), and lists that are refused.
import { readFileSync } from "node:fs";
import { parseRelays } from "../../tools/relays.mjs";
import { expect } from "./fixtures.mjs";
import { lead, leaveSettings, untilWhole } from "./seed_storage.mjs";
import { hold, test } from "./server.mjs";

const DOCS = new URL("../../docs/", import.meta.url);
const read = (name) => readFileSync(new URL(name, DOCS), "utf8");
const RELAY = { place: 1, url: "wss://relay.example.org:8084/mqtt", name: "Example" };
const OTHER = { place: 7, url: "wss://other.example.org", name: "Other", note: "For trying things out." };
const LOCAL = { place: 2, url: "ws://127.0.0.1:9017/mqtt", name: "Here" };

const foot = (page) => page.locator("footer.foot");
const mark = (page) => page.locator("script[data-relays]");

test("without relays a page is what it was, to the byte, whatever it was in between", async ({ site }) => {
  const before = site.contents();
  site.nameRelays([]);
  expect(site.contents()).toEqual(before);
  site.nameRelays([RELAY, OTHER]);
  const named = site.contents();
  expect(named).not.toEqual(before);
  site.nameRelays([RELAY, OTHER]);
  expect(site.contents()).toEqual(named);
  const changed = Object.keys(named).filter((name) => named[name] !== before[name]);
  expect(changed.toSorted()).toEqual(["index.html", "relays.json", "sw.js"]);
  await test.step("a retired relay is none", () => {
    site.nameRelays([{ place: 1, retired: true }]);
    const { "index.html": page } = site.contents();
    expect(page).not.toBe(named["index.html"]);
  });
  site.nameRelays([]);
  expect(site.contents()).toEqual(before);
});

test("the list isn’t asked for before a live game is", async ({ page, site }) => {
  site.nameRelays([RELAY]);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./");
  await expect(lead(page)).toBeVisible();
  await untilWhole(page);
  await expect(foot(page)).toContainText("nothing leaves this device unless you play live.");
  expect(asked.filter((address) => address.endsWith("relays.json"))).toEqual([]);
});

test.describe("kept offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("other relays are another build, which the page offers", async ({ page, site }) => {
    await page.goto("./");
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await untilWhole(page);
    site.nameRelays([RELAY]);
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("button", { name: "Update now" }).click();
    await expect(mark(page)).toHaveCount(1);
    await test.step("the list is cached once it is used", async () => {
      expect(await page.evaluate(async () => (await caches.match("relays.json")) === undefined)).toBe(true);
      const places = () => page.evaluate(async () => (await (await fetch("relays.json")).json()).map(({ place }) => place));
      expect(await places()).toEqual([1]);
      await site.switchOff();
      expect(await places()).toEqual([1]);
    });
  });
});

test("in another language, too, the foot of the start page says that live games leave the device", async ({ page, site }) => {
  site.nameRelays([RELAY]);
  await leaveSettings(page, { language: "pl" });
  const come = await hold(page, "**/red7-*.js");
  await page.goto("./");
  await expect(foot(page)).toContainText("nic nie opuszcza tego urządzenia, chyba że grasz na żywo.");
  come();
  await untilWhole(page);
  await expect(foot(page)).toContainText("nic nie opuszcza tego urządzenia, chyba że grasz na żywo.");
});

test.describe("before the program has loaded", () => {
  test.use({ javaScriptEnabled: false });

  test("the foot of the start page says that live games leave the device", async ({ page, site }) => {
    await page.goto("./");
    await expect(foot(page)).toContainText("nothing leaves this device.");
    site.nameRelays([RELAY]);
    await page.goto("./?again");
    await expect(foot(page)).toContainText("nothing leaves this device unless you play live.");
  });
});

test("the example is a good list, and so is one with all that may be in it", () => {
  expect(parseRelays(read("hosting/relays.json"))).toHaveLength(3);
  const list = [RELAY, OTHER, LOCAL, { place: 3, retired: true }, { place: 4, retired: true, name: "Gone" }];
  expect(parseRelays(JSON.stringify(list))).toEqual(list);
});

test("the document shows the settings of the Mosquitto as they are", () => {
  const document = read("hosting.md");
  expect(document).toContain(`\`\`\`conf\n${read("hosting/mosquitto.conf")}\`\`\`\n`);
  expect(document).toContain(`\`${read("hosting/red7.acl").trim()}\``);
  const [, list] = document.match(/```json\n(.*?)```/s);
  expect(parseRelays(list)).toHaveLength(3);
});

const REFUSED = {
  "no JSON": ["[{]", /no JSON/],
  "no list": ["{}", /square brackets/],
  "too long": [JSON.stringify(["x".repeat(20_000)]), /longer than 16384 bytes/],
  "too long as the page reads it": [Array.from({ length: 400 }, (_, i) => ({ place: i + 1, retired: true })), /a line for each value, is longer than 16384 bytes/],
  "something else": ["[null]", /relay 1 of the list is no object/],
  "another key": [[{ ...RELAY, adress: "x" }], /"adress", which isn't among place, url/],
  "no place": [[{ ...RELAY, place: undefined }], /needs a place/],
  "place 0": [[{ ...RELAY, place: 0 }], /needs a place/],
  "a high place": [[{ ...RELAY, place: 65_536 }], /needs a place/],
  "half a place": [[{ ...RELAY, place: 1.5 }], /needs a place/],
  "a place as a text": [[{ ...RELAY, place: "1" }], /needs a place/],
  "a place twice": [[RELAY, { ...OTHER, place: 1 }], /place 1 stands there twice/],
  "a retired place again": [[{ place: 1, retired: true }, RELAY], /place 1 stands there twice/],
  "a retired relay with a url": [[{ ...RELAY, retired: true }], /retired, so it has no url/],
  "an address twice": [[RELAY, { ...OTHER, url: RELAY.url }], /stands there twice/],
  "too many": [Array.from({ length: 9 }, (_, i) => ({ ...RELAY, place: i + 1, url: `${RELAY.url}/${i}` })), /more than 8/],
  "no address": [[{ ...RELAY, url: undefined }], /the url has to be a text/],
  "http": [[{ ...RELAY, url: "https://relay.example.org" }], /begin with wss:\/\//],
  "ws elsewhere": [[{ ...RELAY, url: "ws://relay.example.org" }], /begin with wss:\/\/: only a relay on this machine/],
  "ws on a name that looks local": [[{ ...RELAY, url: "ws://localhost.example.org" }], /only a relay on this machine/],
  "no port on this machine": [[{ ...LOCAL, url: "ws://localhost/mqtt" }], /needs a port/],
  "a space": [[{ ...RELAY, url: "wss://relay.example.org/ wss://evil.example.org" }], /plain characters/],
  "a quote": [[{ ...RELAY, url: 'wss://relay.example.org/"' }], /plain characters/],
  "a semicolon": [[{ ...RELAY, url: "wss://relay.example.org;script-src *" }], /plain characters/],
  "a star": [[{ ...RELAY, url: "wss://*.example.org" }], /plain characters/],
  "a password": [[{ ...RELAY, url: "wss://me:secret@relay.example.org" }], /plain characters/],
  "a query": [[{ ...RELAY, url: "wss://relay.example.org/mqtt?a=b" }], /plain characters/],
  "a bad port": [[{ ...RELAY, url: "wss://relay.example.org:99999" }], /no address/],
  "the usual port": [[{ ...RELAY, url: "wss://relay.example.org:443/mqtt" }], /written as wss:\/\/relay.example.org\/mqtt/],
  "capital letters": [[{ ...RELAY, url: "WSS://relay.example.org" }], /plain characters/],
  "a long address": [[{ ...RELAY, url: `wss://relay.example.org/${"x".repeat(200)}` }], /longer than 200/],
  "no name": [[{ ...RELAY, name: "" }], /the name has to be a text/],
  "a long name": [[{ ...RELAY, name: "x".repeat(41) }], /longer than 40/],
  "a name of two lines": [[{ ...RELAY, name: "a\nb" }], /line break/],
};

test("a list with a mistake is refused, with a message that says what is wrong", () => {
  for (const [what, [list, message]] of Object.entries(REFUSED)) {
    expect(() => parseRelays(typeof list === "string" ? list : JSON.stringify(list)), what).toThrow(message);
  }
});
