// Starts the page. It is a file of its own because the page's security policy allows no inline script.
import "./bring.js";
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

/** WebKit runs this file while a stylesheet is still on its way: waits until it has come or failed. */
function styleOrError() {
  if (hasStyle() || window.styleFailed || document.readyState === "complete") return;
  return new Promise((resolve) => {
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
      link.addEventListener("load", () => hasStyle() && resolve());
      link.addEventListener("error", resolve);
    }
    addEventListener("load", resolve);
  });
}

await styleOrError();
// If late.js never comes, a line shows by itself, which says that it takes long.
if (!hasStyle()) {
  // Without its style the frame is nothing to look at, nor would the game be.
  say("not-loaded", "app");
} else if (typeof WebAssembly !== "object") {
  say("no-wasm", "wait");
} else {
  try {
    // The styles have come, so the line has nothing else to bring.
    const [{ default: init }, module] = await Promise.all([
      import(new URL(js, document.baseURI)),
      fetch(new URL(wasm, document.baseURI)),
      firstPaint(),
    ]);
    await init({ module_or_path: module });
  } catch (error) {
    console.error(error);
    say("not-loaded", "wait");
  }
}
await keepOffline(build);
