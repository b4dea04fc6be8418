// WebKit over plain WebDriver: a screen that nobody sees, WebKit's driver, and sessions of a browser.
import { freePort, PATIENCE, Programs, until } from "./programs.mjs";

/** How WebDriver marks an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** In English whoever runs it, and without a graphics card. */
const SURROUNDINGS = { LC_ALL: "C.UTF-8", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };

export class Driver {
  #programs = new Programs();
  #address;
  #browser;

  /** Starts all that the browser needs; `found` is what tools/setup.sh has found. */
  static async start(found) {
    const driver = new Driver();
    try {
      await driver.#start(found);
    } catch (error) {
      await driver.stop();
      throw error;
    }
    return driver;
  }

  async #start({ driver, browser, screen }) {
    this.#browser = browser;
    const display = await this.#programs.startScreen(screen);
    const port = await freePort();
    this.#address = `http://127.0.0.1:${port}`;
    const env = { ...SURROUNDINGS, DISPLAY: display };
    // One that hangs may not hear anything gentler.
    this.#programs.start(driver, [`--port=${port}`], { env, endedBy: "SIGKILL" });
    await until(() => this.call("GET", "/status"), "the driver answers");
  }

  async call(method, path, body) {
    // The driver itself gives up before.
    const signal = AbortSignal.timeout(2 * PATIENCE);
    const how = { method, body: body && JSON.stringify(body), signal };
    const response = await fetch(this.#address + path, how);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  /** Opens a browser that keeps nothing of earlier ones. */
  async open() {
    const options = { binary: this.#browser, args: ["--automation"] };
    const { sessionId } = await this.call("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = new Session(this, `/session/${sessionId}`);
    await session.post("timeouts", { script: PATIENCE, pageLoad: PATIENCE });
    // A desk, as in tests/browser: what WebKit's small browser adds is 38 px high.
    await session.post("window/rect", { width: 1280, height: 838 });
    return session;
  }

  stop() {
    return this.#programs.stop();
  }
}

/** One browser with one page. */
class Session {
  #driver;
  #path;

  constructor(driver, path) {
    this.#driver = driver;
    this.#path = path;
  }

  get(what) {
    return this.#driver.call("GET", `${this.#path}/${what}`);
  }

  post(what, body = {}) {
    return this.#driver.call("POST", `${this.#path}/${what}`, body);
  }

  close() {
    return this.#driver.call("DELETE", this.#path);
  }

  /** Runs a function in the page, waits for what it promises, and gives that. */
  async evaluate(inPage, argument = null) {
    const script = `const [argument, done] = arguments;
      const failed = (error) => done({ error: String(error) });
      (async () => (${inPage})(argument))().then((value) => done({ value }), failed);`;
    const { value, error } = await this.post("execute/async", { script, args: [argument] });
    if (error) throw new Error(`in the page: ${error}`);
    return value;
  }
}

/** The address of an element in the commands about it. */
export const pathOf = (element) => `element/${element[ELEMENT]}`;
