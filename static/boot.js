// Starts the page. It is a file of its own because the page's security policy allows no inline script.
import "./load_module.js";
import { keepOffline } from "./offline.js";

const { js, wasm, build } = document.querySelector("script[data-js]").dataset;

/** Has late.js say something: now, or as soon as it has come. It may come after this file. */
function say(id, place) {
  if (window.say) window.say(id, place);
  else addEventListener("saysready", () => window.say(id, place), { once: true });
}

/**
 * Waits until something is seen, so that what runs then takes nothing from what is seen first.
 * A page that is hidden has nothing to wait for.
 */
function firstPaint() {
  if (document.hidden) return;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    document.addEventListener("visibilitychange", resolve, { once: true });
  });
}

const hasStyle = () => getComputedStyle(document.documentElement).getPropertyValue("--paper") !== "";

const sheets = [...document.querySelectorAll("link[rel=stylesheet]")];
const haveCome = () => sheets.every(({ sheet }) => sheet !== null);

/** WebKit runs this file while a stylesheet is still on its way: waits until it has come or failed. */
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

/** Asks for the program, and waits until the frame is seen. */
function program() {
  const script = import(new URL(js, document.baseURI));
  const module = fetch(new URL(wasm, document.baseURI));
  return Promise.all([script, module, firstPaint()]);
}

await styleOrError();
// The styles have come, so the line has nothing else to bring. It is asked before the page is given them, which takes a
// while, and what does not come is told below.
const asked = haveCome() && typeof WebAssembly === "object" ? program() : undefined;
asked?.catch(() => {});
// If late.js never comes, a line shows by itself, which says that it takes long.
if (!hasStyle()) {
  // Without its style the frame is nothing to look at, nor would the game be.
  say("not-loaded", "app");
} else if (typeof WebAssembly !== "object") {
  say("no-wasm", "wait");
} else {
  try {
    const [{ default: init }, module] = await (asked ?? program());
    await init({ module_or_path: module });
  } catch (error) {
    console.error(error);
    say("not-loaded", "wait");
  }
}
await keepOffline(build);
