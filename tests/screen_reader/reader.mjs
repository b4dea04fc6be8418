// Orca over a browser: what is heard, and keys that go through the window system as a person's do.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { BROWSERS } from "./browsers.mjs";
import { PATIENCE, Programs, until } from "../webkit/programs.mjs";

const run = promisify(execFile);

/** Orca finds this voice instead of that of the machine: it is silent, and writes down what it has to say. */
const VOICE = fileURLToPath(new URL("voice", import.meta.url));

/** Orca has finished speaking once it has said nothing for so long, in milliseconds. */
const SILENCE = 1_200;
const AFTER_OWN_KEY = 300;
const UNANSWERED = 3_000;

/** How Orca ends what it says of something that a key may lead to. */
const CONTROL = /(button|entry|switch o(n|ff)|link|description value)\b[^,]*$/;

/** What is told of the field for an address that has the focus. */
const ADDRESS = /^Address|^Search or enter address|\bselected\.?$/;

/** So many keys lead everywhere. */
const STEPS = 40;

export class Reader {
  #programs = new Programs();
  #dir = mkdtempSync(path.join(tmpdir(), "red7-reader-"));
  #env;
  #found;
  /** All that was heard; `null` where Orca broke off what it was saying. */
  #heard = [];
  #mark = 0;
  #lastAt = 0;

  /** Starts Orca on a screen of its own; `found` is what tools/setup.sh has found. */
  static async start(found) {
    const reader = new Reader();
    try {
      await reader.#start(found);
    } catch (error) {
      await reader.stop();
      throw error;
    }
    return reader;
  }

  async #start(found) {
    this.#found = found;
    // Nothing of whoever runs the tests is read or changed.
    this.#env = {
      DISPLAY: await this.#programs.startScreen(found.screen),
      LC_ALL: "C.UTF-8",
      HOME: this.#makeDir("home"),
      XDG_CACHE_HOME: this.#makeDir("cache"),
      XDG_CONFIG_HOME: this.#makeDir("config"),
      XDG_DATA_HOME: this.#makeDir("data"),
      XDG_RUNTIME_DIR: this.#makeDir("run"),
      GSETTINGS_BACKEND: "memory",
      ACCESSIBILITY_ENABLED: "1",
      GTK_MODULES: "gail:atk-bridge",
      PYTHONPATH: VOICE,
      PYTHONDONTWRITEBYTECODE: "1",
    };
    const bus = this.#launch(found.bus, ["--session", "--nofork", "--print-address=1"], { stdout: "pipe" });
    [this.#env.DBUS_SESSION_BUS_ADDRESS] = await this.#firstLine(bus);
    this.#launch(found.launcher, ["--launch-immediately"]);
    // Keys are not spoken: what is heard is what the page says. When Orca is to end, it waits for programs
    // that have gone already.
    const orca = this.#launch(found.orca, ["--disable", "braille,key-echo"], {
      stdout: "pipe",
      endedBy: "SIGKILL",
    });
    createInterface(orca.stdout).on("line", (line) => this.#hear(line));
    await until(() => this.#heard.includes("Screen reader on.") || orca.exitCode !== null, "Orca speaks");
    if (orca.exitCode !== null) throw new Error(`Orca does not run: ${this.#heard.join(" ")}`);
  }

  #makeDir(name) {
    const dir = path.join(this.#dir, name);
    mkdirSync(dir, { mode: 0o700 });
    return dir;
  }

  #launch(program, args, { stdout = "ignore", endedBy } = {}) {
    const stdio = ["ignore", stdout, "ignore"];
    return this.#programs.start(program, args, { env: this.#env, stdio, endedBy });
  }

  #firstLine({ stdout }) {
    return once(createInterface(stdout), "line", { signal: AbortSignal.timeout(PATIENCE) });
  }

  #hear(line) {
    this.#lastAt = performance.now();
    let said = line;
    try {
      said = JSON.parse(line);
    } catch {
      // Orca itself has something to tell.
    }
    this.#heard.push(said);
    if (said) console.log(`    ${said}`);
  }

  async #xdotool(...args) {
    await run("xdotool", args, { env: { ...process.env, ...this.#env }, timeout: PATIENCE });
  }

  /** Opens an address in a browser that keeps nothing of earlier ones, and gives it the keys. */
  async open(browser, address, title) {
    this.#launch(this.#found[browser], BROWSERS[browser](this.#makeDir("profile"), address));
    const focus = ["search", "--onlyvisible", "--name", `^${title}`, "windowfocus", "--sync"];
    await until(() => this.#xdotool(...focus).then(() => true), "the browser is there");
    await this.until(`Finished loading ${title}.`);
  }

  /** Goes to an address as a person does. */
  async goto(address) {
    await this.press("ctrl+l");
    await this.until(ADDRESS);
    await this.type(address);
    await this.press("Return");
    await this.until("Finished loading Red7.");
    await this.finished();
  }

  /** Presses a key, as xdotool calls it. Only what comes after that counts as heard. */
  async press(key) {
    this.#mark = this.#heard.length;
    this.#lastAt = performance.now();
    await this.#xdotool("key", key);
  }

  /** What was said since the last key. */
  said() {
    return this.#heard.slice(this.#mark).filter((said) => said);
  }

  /** Waits until something is said since the last key; gives it. */
  async until(wanted) {
    return until(() => this.#find(wanted), `${wanted} is said`).catch((error) => {
      throw new Error(`${error.message}; heard:\n${this.said().join("\n")}`);
    });
  }

  #find(wanted) {
    return this.said().find((said) => (wanted instanceof RegExp ? wanted.test(said) : said === wanted));
  }

  /** Presses a key again and again until what is wanted is said, a text or a pattern; gives what was said. */
  async seek(key, wanted) {
    for (let steps = 0; steps < STEPS; steps++) {
      await this.press(key);
      await until(() => this.#find(wanted) ?? this.#find(CONTROL) ?? this.#isAnswered(), `${key} is answered`);
      // Orca's own keys say first where they lead, and then give it the focus.
      if (!/Tab$/.test(key)) await until(() => this.#isSilent(AFTER_OWN_KEY), "Orca has moved the focus");
      const found = this.#find(wanted);
      if (found) return found;
    }
    throw new Error(`${key} does not lead to ${wanted}`);
  }

  /** On a busy machine it may be long until anything is said of a key. */
  #isAnswered() {
    return this.#isSilent(this.said().length > 0 ? SILENCE : UNANSWERED);
  }

  #isSilent(since = SILENCE) {
    return performance.now() - this.#lastAt > since;
  }

  /** Types into what has the focus. */
  async type(text) {
    await this.#xdotool("type", "--delay", "1", text);
  }

  /** Waits until Orca has finished speaking; gives all that was said since the last key. */
  async finished() {
    await until(() => this.#isSilent(), "silence");
    return this.said();
  }

  /** How often Orca has broken off what it was saying since the last key; each key does so once. */
  brokenOff() {
    return this.#heard.slice(this.#mark).filter((said) => said === null).length;
  }

  async stop() {
    await this.#programs.stop();
    // What a browser has started may still write there.
    rmSync(this.#dir, { recursive: true, force: true, maxRetries: 20 });
  }
}
