// Keeps the page for use without a network, and tells when there is a new build. A new one is
// taken only when the player wants it; until then the page stays what it is.
//
// The program in the page is told by the attribute `data-update` of the document and the event
// `updateready` of the window; it answers with the event `updatetake`.

let registration;
let isTaking = false;

/** Keeps the page. `build` is the name of the page's own build. */
export async function keepOffline(build) {
  const { serviceWorker } = navigator;
  if (!build || !serviceWorker) return;
  addEventListener("updatetake", takeUpdate);
  serviceWorker.addEventListener("controllerchange", () => {
    if (isTaking) location.reload();
    else serviceWorker.controller?.postMessage(build);
  });
  // The answer: which build is kept. It is another one if another tab has taken it.
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data !== build) tell();
  });
  serviceWorker.controller?.postMessage(build);

  // What is already kept belongs to a page of its own; a first visit has nothing to take over.
  const tellIfWaiting = () => {
    if (registration.waiting && serviceWorker.controller) tell();
  };
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

/** Loads the page anew, in a new build if there is one. Whoever asks is told that it is seen to. */
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
