// Compares two builds of the page, visited in turn: sizes, and how long a visit waits for what it came for.
//
//   node tests/performance/compare.mjs DIST_BEFORE DIST
//
// `make compare WITH=COMMIT` builds the page of a commit first. Each folder lies among the sources it was built from. Times
// are those of this machine, the middle of seven; of a second visit, which varies more for its length, of 41.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { chromium, firefox } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import browsers, { whole } from "../browser/playwright.config.mjs";
import { slowLine } from "./slow_line.mjs";
import { VISITS, STEPS, markSteps, middle, slowDown, timesOf } from "./visit.mjs";

const TIMES = 7;
const TIMES_OF_SECOND = 41;

const settings = (name) => browsers.projects.find((project) => project.name === name).use;
const DRAWN = STEPS.indexOf("drawn");

/** Bytes of a part of a build in a packed form, by the tool of its own commit, which knows its files. Once there was one form. */
function sizeOf(dist, what, form) {
  const { stdout } = spawnSync("node", [path.resolve(dist, "../tools/size.mjs"), dist], { encoding: "utf8" });
  const found = stdout.match(new RegExp(`Size: ${what} by ${form} ([\\d,]+)`)) ?? stdout.match(new RegExp(`Size: ${what} ([\\d,]+)`));
  return Number(found[1].replaceAll(",", ""));
}

/** When a page that is visited has drawn what it was visited for, in milliseconds. */
async function drawn(page, address, { fragment, wanted }) {
  await page.addInitScript(markSteps, wanted);
  await page.goto(`${address}${fragment}`, { waitUntil: "commit" });
  return (await page.evaluate(timesOf))[DRAWN];
}

/** A first visit on a slow phone. */
const firstVisit = (browser, visit) => async (address) => {
  const context = await browser.newContext({ ...settings("phone"), serviceWorkers: "block" });
  const page = await context.newPage();
  await slowDown(page);
  const time = await drawn(page, address, visit);
  await context.close();
  return time;
};

/** A second visit on it, after a round was begun and all was kept. */
const secondVisit = (browser) => async (address) => {
  const context = await browser.newContext({ ...settings("phone"), serviceWorkers: "allow" });
  const first = await context.newPage();
  await first.goto(address);
  await first.getByRole("button", { name: "Play a first round" }).click();
  await first.locator(".hand button").first().waitFor();
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await first.close();
  const page = await context.newPage();
  await slowDown(page, { line: false });
  const time = await drawn(page, address, { fragment: "", wanted: "main.home button" });
  await context.close();
  return time;
};

/** A first visit over a slow line that the server makes. */
const overSlowLine = (browser, visit) => async (address) => {
  const line = await slowLine(address);
  const context = await browser.newContext({ ...settings("phone on its side"), isMobile: undefined, serviceWorkers: "block" });
  const time = await drawn(await context.newPage(), line.address, visit);
  await context.close();
  line.close();
  return time;
};

/** The middle of the visits to each of two builds, in turn. */
async function inTurn(addresses, visit, count = TIMES) {
  const times = addresses.map(() => []);
  for (let time = 0; time < count; time++) {
    for (const [at, address] of addresses.entries()) times[at].push(await visit(address));
  }
  return times.map((all) => Math.round(middle(all)));
}

const number = (value) => value.toLocaleString("en");
const row = (what, [before, now]) => console.log(`| ${what} | ${number(before)} | ${number(now)} | ${(now / before).toFixed(3)} |`);

const [before, now = "dist"] = process.argv.slice(2);
const builds = [before, now];
const servers = await Promise.all(builds.map((dist) => serve(dist, { port: 0, base: "/red7/" })));
const addresses = servers.map(({ url }) => url);
const [deal, start] = Object.values(VISITS);

console.log("| | before | now | ratio |\n|---|---|---|---|");
for (const form of ["gzip", "brotli"]) {
  row(`first game, ${form}, bytes`, builds.map((dist) => sizeOf(dist, "the first game", form)));
  row(`all kept offline, ${form}, bytes`, builds.map((dist) => sizeOf(dist, "all that is kept offline", form)));
}
const chrome = await chromium.launch(whole.launchOptions);
row("slow phone, a deal that somebody sent, ms", await inTurn(addresses, firstVisit(chrome, deal)));
row("slow phone, the start page, ms", await inTurn(addresses, firstVisit(chrome, start)));
row("the same phone, a second visit, ms", await inTurn(addresses, secondVisit(chrome), TIMES_OF_SECOND));
await chrome.close();
const fox = await firefox.launch({ channel: "moz-firefox", ...settings("firefox").launchOptions });
row("Firefox, slow line, the start page, ms", await inTurn(addresses, overSlowLine(fox, start)));
await fox.close();
for (const server of servers) await server.close();
