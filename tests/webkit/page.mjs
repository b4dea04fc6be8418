// A page as a person meets it: things have roles and names, and are clicked and typed at.
import { pathOf } from "./driver.mjs";
import { until } from "./programs.mjs";

/** What may have a role, by WebKit's names of roles; which one it has in truth is asked of the browser. */
const CANDIDATES = {
  button: "button",
  dialog: "dialog",
  heading: "h1, h2, h3",
  image: "[role=img]",
  link: "a",
  radio: "[type=radio]",
  region: "section",
};

/** Keys that are no letters, as WebDriver writes them. */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** In the page: what is shown of a kind. */
function shown({ selector, within }) {
  const all = document.querySelectorAll(`:is(${within}) :is(${selector})`);
  return [...all].filter((element) => element.checkVisibility());
}

/** In the page: waits until what was pressed does not look so any more. By then its answer has come. */
function untilAnswered() {
  return new Promise((answered) => {
    const look = () => document.querySelector("[data-pressed]") === null && answered();
    const changes = { attributeFilter: ["data-pressed"], childList: true, subtree: true };
    new MutationObserver(look).observe(document, changes);
    look();
  });
}

/** In the page: waits until nothing moves that comes to rest by itself. */
function untilStill() {
  const ends = ({ effect }) => effect.getComputedTiming().endTime !== Infinity;
  const moving = document.getAnimations().filter(ends);
  return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {});
}

export class Page {
  #session;
  #home;

  constructor(session, home) {
    this.#session = session;
    this.#home = home;
  }

  evaluate(inPage, argument) {
    return this.#session.evaluate(inPage, argument);
  }

  goto(address) {
    return this.#session.post("url", { url: new URL(address, this.#home).href });
  }

  reload() {
    return this.#session.post("refresh");
  }

  title() {
    return this.#session.get("title");
  }

  attribute(element, name) {
    return this.#session.get(`${pathOf(element)}/attribute/${name}`);
  }

  /** The name by which the browser tells of an element. */
  name(element) {
    return this.#session.get(`${pathOf(element)}/computedlabel`);
  }

  /** All that is shown of a role whose name the browser gives so. */
  async all(role, name = /./, within = ":root") {
    const found = [];
    for (const element of await this.evaluate(shown, { selector: CANDIDATES[role], within })) {
      const itsName = await this.name(element);
      const isNamed = name instanceof RegExp ? name.test(itsName) : name === itsName;
      if (isNamed && (await this.#role(element)) === role) found.push(element);
    }
    return found;
  }

  /** The first of them, as soon as there is one. */
  find(role, name, within) {
    return until(async () => (await this.all(role, name, within))[0], `${role} ${name}`);
  }

  /** Waits until there is none. */
  gone(role, name, within) {
    return until(async () => (await this.all(role, name, within)).length === 0, `no ${role} ${name}`);
  }

  /** Moves the mouse to an element and clicks, once it is where it can be clicked: it may be moving. */
  async click(element) {
    const click = () => this.#session.post(`${pathOf(element)}/click`).then(() => true);
    await until(click, "a click");
    await this.#answered();
  }

  async clickButton(name, within) {
    await this.click(await this.find("button", name, within));
  }

  /** Drags an element onto another with the mouse, by way of a place between the two. */
  async drag(element, onto) {
    await this.evaluate(untilStill);
    const move = (origin, x, y) => ({ type: "pointerMove", origin, x, y, duration: 0 });
    const button = (type) => ({ type, button: 0 });
    const actions = [
      move(element, 0, 0),
      button("pointerDown"),
      move("pointer", 0, -40),
      move(onto, 0, 0),
      button("pointerUp"),
    ];
    await this.#session.post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    await this.#answered();
  }

  /** Presses one key after the other. */
  async press(...keys) {
    for (const key of keys) {
      const value = KEYS[key] ?? key;
      const actions = [{ type: "keyDown", value }, { type: "keyUp", value }];
      await this.#session.post("actions", { actions: [{ type: "key", id: "keys", actions }] });
      await this.#answered();
    }
  }

  /** Whether an element has the focus. */
  hasFocus(element) {
    return this.evaluate((it) => it === document.activeElement, element);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(element) {
    for (let presses = 0; presses < 60; presses++) {
      if (await this.hasFocus(element)) return;
      await this.press("Tab");
    }
    throw new Error(`Tab never reaches ${await this.name(element)}`);
  }

  /** All that went wrong in this tab so far. */
  complaints() {
    return this.evaluate(() => JSON.parse(sessionStorage.getItem("complaints") ?? "[]"));
  }

  /** Gives what went wrong in this tab so far, and forgets it: for tests that provoke it. */
  async forgive() {
    const complaints = await this.complaints();
    await this.evaluate(() => sessionStorage.removeItem("complaints"));
    return complaints;
  }

  #role(element) {
    return this.#session.get(`${pathOf(element)}/computedrole`);
  }

  async #answered() {
    // The page may be gone by then.
    await this.evaluate(untilAnswered).catch(() => {});
  }
}
