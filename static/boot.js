// Starts the page. It is a file of its own because the page's security policy allows no inline script.
import "./compile_module.js";
import "./install.js";
import "./kept_focus.js";
import "./later_styles.js";
import "./load_module.js";
import { firstTexts } from "./load_texts.js";
import { keepOffline } from "./offline.js";
import "./packed.js";
import "./translated_texts.js";

const { js, wasm } = document.querySelector("script[data-js]").dataset;

/** Makes late.js show a message: now, or once it has loaded. It may load after this file. */
function say(id, place) {
  if (window.say) window.say(id, place);
  else addEventListener("saysready", () => window.say(id, place), { once: true });
}

/** Says that the program couldn't be loaded; the program itself does if its second part doesn't come. */
window.sayNotLoaded = () => say("not-loaded", "wait");

/**
 * Waits for the first paint, so that later work doesn't delay it. A hidden page isn't painted, and doesn't wait.
 */
function firstPaint() {
  if (document.hidden) return;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    document.addEventListener("visibilitychange", resolve, { once: true });
  });
}

const hasStyle = () => getComputedStyle(document.documentElement).getPropertyValue("--paper") !== "";

/** The stylesheets for this window. */
const sheets = [...document.querySelectorAll("link[rel=stylesheet]")].filter(({ media }) => matchMedia(media).matches);
const haveCome = () => sheets.every(({ sheet }) => sheet !== null);

/** Waits until they have loaded or failed. WebKit runs this file before that. */
function styleOrError() {
  if (haveCome() || window.styleFailed || document.readyState === "complete") return;
  return new Promise((resolve) => {
    for (const link of sheets) {
      link.addEventListener("load", () => haveCome() && resolve());
      link.addEventListener("error", resolve);
    }
    addEventListener("load", resolve);
  });
}

/** Requests the program and its texts, and waits until the frame has been painted. */
function program() {
  const script = import(new URL(js, document.baseURI));
  const module = compileModule(new URL(wasm, document.baseURI));
  return Promise.all([script, module, firstTexts(), firstPaint()]);
}

await styleOrError();
// The styles have come, so the connection is free. The program is requested before the page applies the styles, which
// takes a while; failures are handled below.
const asked = haveCome() && typeof WebAssembly === "object" ? program() : undefined;
asked?.catch(() => {});
// If late.js never loads, the stylesheet shows a line after some seconds that it takes long.
if (!hasStyle()) {
  // Neither the frame nor the game is usable without its styles.
  say("not-loaded", "app");
} else if (typeof WebAssembly !== "object") {
  say("no-wasm", "wait");
} else {
  try {
    const [{ default: init }, module] = await (asked ?? program());
    await init({ module_or_path: module });
  } catch (error) {
    console.error(error);
    sayNotLoaded();
  }
}
await keepOffline();
