// Handles files that are broken, late or missing. It runs as soon as it has loaded, whatever the page is waiting
// for, and needs no other file.

const { documentElement: root, head } = document;

/** Shows a template at a place of the page, or instead of the page if that place is missing. */
function say(id, place) {
  const said = document.getElementById(id).content.cloneNode(true);
  window.translate?.(said);
  const found = document.getElementById(place) ?? document.getElementById("app") ?? document.body;
  found.replaceChildren(said);
}
window.say = say;
dispatchEvent(new Event("saysready")); // boot.js may have something to say already

/**
 * Reloads the page. The browser's cache may hold a broken file: so all files are first fetched past the cache, and
 * replaced in it.
 */
async function tryAgain(event) {
  const button = event.target.closest(".again");
  if (!button) return;
  event.preventDefault();
  button.ariaDisabled = "true";
  const { js, wasm } = document.querySelector("script[data-js]")?.dataset ?? {};
  const { texts } = document.querySelector("script[data-texts]")?.dataset ?? {};
  const words = texts && `${root.lang}.first-texts-${texts}.txt`;
  const files = [js, wasm, words, ...document.querySelectorAll("script,link")];
  const load = async (file) => {
    const how = { cache: "reload", signal: AbortSignal.timeout(10_000) };
    await (await fetch(file.src ?? file.href ?? file, how)).blob();
  };
  await Promise.allSettled(files.map(load));
  // offline.js may have a new build to activate.
  if (dispatchEvent(new Event("updatetake", { cancelable: true }))) location.reload();
}
addEventListener("click", tryAgain);

// Nothing is painted while early.js or a stylesheet is loading. After this time that is given up: on a connection so
// slow the game would take many minutes.
setTimeout(() => {
  const isDrawn = document.body && getComputedStyle(root).getPropertyValue("--paper");
  if (isDrawn || document.readyState === "complete") return;
  if (document.body) {
    stop();
  } else {
    // A browser that waits for early.js has read no further, and paints nothing even if that is stopped. So the head
    // moves to a new document, which has no listeners yet.
    document.open();
    document.close();
    document.head.replaceWith(head);
    addEventListener("click", tryAgain);
  }
  say("not-loaded", "app");
}, 15_000);
