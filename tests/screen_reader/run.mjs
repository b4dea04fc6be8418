// Runs the tests of what is heard of the page against dist/, or the folder that DIST names, if
// `tools/setup.sh test` has found a screen reader.
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const { reader } = JSON.parse(readFileSync(`${here}/../../.tools/browsers.json`, "utf8"));

/** Whether somebody listens to Orca, which runs but once for everyone. */
const isListenedTo = () => spawnSync("pgrep", ["-u", String(process.getuid()), "-x", "orca"]).status === 0;

if (!reader) {
  const programs = "Orca, xdotool, Xvfb, dbus-daemon or at-spi-bus-launcher";
  const packages = "orca, xdotool, xvfb, dbus-daemon and at-spi2-core";
  console.log(`The screen reader is left out: there is no ${programs} (in Debian: ${packages}).`);
} else if (isListenedTo()) {
  console.log("The screen reader is left out: Orca is running already, and will not run twice.");
} else {
  const files = readdirSync(here).filter((name) => name.endsWith(".test.mjs"));
  // One after the other, as there can be but one Orca.
  const how = ["--test", "--test-reporter=spec", "--test-concurrency=1"];
  const { status } = spawnSync(process.execPath, [...how, ...files], { cwd: here, stdio: "inherit" });
  process.exitCode = status ?? 1;
}
