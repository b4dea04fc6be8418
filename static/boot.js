// Starts the page. It is a file of its own because the page's security policy allows no inline script.
import { keepOffline, takeUpdate } from "./offline.js";

const { js, wasm, build } = document.querySelector("script[data-js]").dataset;

/** Says something in the place of the form; the program may have taken the frame away already. */
function say(id) {
  const said = document.getElementById(id).content.cloneNode(true);
  said.querySelector("button").addEventListener("click", takeUpdate);
  const place = document.getElementById("wait") ?? document.getElementById("app");
  place.replaceChildren(said);
}

/**
 * Waits until something is seen, so that what is downloaded then takes nothing from what is seen first.
 * A page that is hidden has nothing to wait for.
 */
function firstPaint() {
  if (document.hidden) return;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    document.addEventListener("visibilitychange", resolve, { once: true });
  });
}

if (typeof WebAssembly === "object") {
  await firstPaint();
  try {
    const [{ default: init }, module] = await Promise.all([
      import(new URL(js, document.baseURI)),
      fetch(new URL(wasm, document.baseURI)),
    ]);
    await init({ module_or_path: module });
  } catch (error) {
    console.error(error);
    say("not-loaded");
  }
} else {
  say("no-wasm");
}
await keepOffline(build);
