// How a browser is started so that it keeps nothing, asks nothing, and tells a screen reader all.
import { writeFileSync } from "node:fs";
import path from "node:path";

const CHROMIUM = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-sync",
  "--force-renderer-accessibility",
  "--lang=en",
  "--no-first-run",
  "--no-sandbox",
  "--window-position=0,0",
  "--window-size=1280,900",
];

const FIREFOX = {
  "accessibility.force_disabled": -1,
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.urlbar.suggest.engines": false,
  "browser.urlbar.suggest.searches": false,
  "datareporting.policy.dataSubmissionPolicyBypassNotification": true,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

function chromium(profile, address) {
  return [...CHROMIUM, `--user-data-dir=${profile}`, address];
}

function firefox(profile, address) {
  const line = ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`;
  writeFileSync(path.join(profile, "user.js"), Object.entries(FIREFOX).map(line).join(""));
  return ["--no-remote", "--width=1280", "--height=900", "--profile", profile, address];
}

/** The arguments with which each browser opens an address, with what it keeps in this folder. */
export const BROWSERS = { chromium, firefox };
