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

if (typeof WebAssembly === "object") {
  try {
    const { default: init } = await import(new URL(js, document.baseURI));
    await init({ module_or_path: new URL(wasm, document.baseURI) });
  } catch (error) {
    console.error(error);
    say("not-loaded");
  }
} else {
  say("no-wasm");
}
await keepOffline(build);
