// Keeps the page for use without a network, and announces new builds. A new build is activated only
// when the player asks for it; until then the page stays unchanged.
//
// The program in the page learns of it by the attribute `data-update` of the document and the event
// `updateready` of the window; it replies with the event `updatetake`.

const { build } = document.querySelector("script[data-build]").dataset;
const { serviceWorker } = navigator;
let registration;
let isTaking = false;

/** Notes that a language is used, so that the service worker caches its texts, in later builds too. */
export async function keepLanguage(tag) {
  if (!build || !serviceWorker) return;
  try {
    const cache = await caches.open(`red7:${new URL(".", document.baseURI).pathname}:${build}`);
    await cache.put(tag, new Response());
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** Keeps the page. */
export async function keepOffline() {
  addEventListener("updatetake", takeUpdate);
  if (!build || !serviceWorker) return;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isTaking) location.reload();
    else serviceWorker.controller?.postMessage(build);
  });
  // The reply is the name of the cached build. It differs if another tab has activated a new one.
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === build) keepModule();
    else tell();
  });
  serviceWorker.controller?.postMessage(build);

  // A waiting service worker is an update only if the page has one already; a first visit has none.
  const tellIfWaiting = () => {
    if (registration.waiting && serviceWorker.controller) tell();
  };
  await keepLanguage(document.documentElement.lang);
  try {
    registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
  } catch {
    return; // The browser keeps nothing for this page: it needs the network.
  }
  if (!registration) return;
  tellIfWaiting();
  const watch = (worker) => worker?.addEventListener("statechange", tellIfWaiting);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  addEventListener("visibilitychange", () => {
    // Without a network there is nothing new.
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/**
 * Requests the module of sealed games if there is such a game. So the service worker, which caches that module only when
 * it is used, has it in a new build too, and again if its cache was emptied.
 */
function keepModule() {
  const { sealed } = document.querySelector("script[data-js]").dataset;
  try {
    if (!Object.keys(localStorage).some((name) => name.startsWith("red7:sealed."))) return;
  } catch {
    return; // Nothing is stored.
  }
  for (const file of [sealed, sealed.replace(/js$/, "wasm")]) fetch(new URL(file, document.baseURI)).catch(() => {});
}

/** Reloads the page, in a new build if there is one. Cancels the event, so that its sender doesn't reload the page. */
function takeUpdate(event) {
  event.preventDefault();
  isTaking = true;
  const waiting = registration?.waiting;
  if (waiting) waiting.postMessage("take over");
  else location.reload();
}

function tell() {
  document.documentElement.dataset.update = "";
  dispatchEvent(new Event("updateready"));
}
