// Runs the tests of the page in WebKit against dist/, or the folder that DIST names, if `tools/setup.sh test`
// has found a WebKit.
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const { webkit } = JSON.parse(readFileSync(`${here}/../../.tools/browsers.json`, "utf8"));

if (webkit) {
  const files = readdirSync(here).filter((name) => name.endsWith(".test.mjs"));
  const how = ["--test", "--test-reporter=spec", "--test-concurrency=1"];
  const { status } = spawnSync(process.execPath, [...how, ...files], { cwd: here, stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  const missing = "WebKitWebDriver, MiniBrowser or Xvfb (in Debian: webkit2gtk-driver and xvfb)";
  console.log(`WebKit is left out: there is no ${missing}.`);
}
