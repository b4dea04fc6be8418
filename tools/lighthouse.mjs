// Runs Lighthouse on the page in dist/, as on a phone: `make lighthouse`. Npm fetches Lighthouse for this only.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const VERSION = "13.0.1";
const PORT = 47809;

const { chromium } = JSON.parse(readFileSync(".tools/browsers.json", "utf8"));
const server = spawn("node", ["tools/serve.mjs", "dist", "--port", String(PORT), "--base", "/red7/"], { stdio: "pipe" });
try {
  await new Promise((resolve) => server.stdout.once("data", resolve));
  const report = execFileSync(
    "npx",
    ["--yes", `lighthouse@${VERSION}`, `http://127.0.0.1:${PORT}/red7/`, "--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e8, stdio: ["ignore", "pipe", "ignore"] },
  );
  const { categories, audits } = JSON.parse(report);
  for (const name of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"]) {
    console.log(`${audits[name].title}: ${audits[name].displayValue}`);
  }
  for (const { title, score, auditRefs } of Object.values(categories)) {
    console.log(`${title}: ${Math.round(score * 100)}`);
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = "" } = audits[id];
      if (weight > 0 && score !== null && score < 1) console.log(`  ${title} ${displayValue}`);
    }
  }
} finally {
  server.kill();
}
