// Draws static/icon.svg in the sizes that devices ask for: node tools/icons.mjs
//
// The browser is the one that `tools/setup.sh test` found. The results are stored with the sources,
// since they change only with the drawing. It has no transparent corners, and all that matters lies in
// the middle four fifths, so one picture serves devices that cut icons to a shape of their own.
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const SIZES = [180, 192, 512];

const { chromium: executablePath } = JSON.parse(readFileSync(".tools/browsers.json", "utf8"));
const drawing = readFileSync("static/icon.svg", "utf8");
mkdirSync("static/icons", { recursive: true });

const browser = await chromium.launch({ executablePath });
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0 } svg { display: block }</style>${drawing}`);
  await page.screenshot({ path: `static/icons/${size}.png` });
  await page.close();
}
await browser.close();
