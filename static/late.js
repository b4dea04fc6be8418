// Looks after what comes badly, late or never. It runs as soon as it has come, whatever the page is waiting
// for, and needs no other file.

const { documentElement: root, head } = document;

/** Says what a template holds, at a place of the page or, where that has not come or is gone, in its stead. */
function say(id, place) {
  const said = document.getElementById(id).content.cloneNode(true);
  // Without its style the page would show the words of all languages.
  for (const words of said.querySelectorAll(`span:not(:lang(${root.lang}))`)) words.remove();
  const found = document.getElementById(place) ?? document.getElementById("app") ?? document.body;
  found.replaceChildren(said);
}
window.say = say;
dispatchEvent(new Event("saysready")); // boot.js may have something to say already

/**
 * Loads the page anew. A bad file may be in the browser's cache, from where it would come again: so all are
 * fetched past that first, and what comes takes its place.
 */
async function tryAgain(event) {
  const button = event.target.closest(".again");
  if (!button) return;
  event.preventDefault();
  button.ariaDisabled = "true";
  const { js, wasm, worker } = document.querySelector("script[data-js]")?.dataset ?? {};
  const files = [js, wasm, worker, ...document.querySelectorAll("script,link")];
  const load = async (file) => {
    const how = { cache: "reload", signal: AbortSignal.timeout(10_000) };
    await (await fetch(file.src ?? file.href ?? file, how)).blob();
  };
  await Promise.allSettled(files.map(load));
  // offline.js may have a new build to take.
  if (dispatchEvent(new Event("updatetake", { cancelable: true }))) location.reload();
}
addEventListener("click", tryAgain);

// Nothing is drawn while early.js or a stylesheet is on its way. If that takes this long it is given up: on a
// line where it comes after all, the game would take many minutes.
setTimeout(() => {
  const isDrawn = document.body && getComputedStyle(root).getPropertyValue("--paper");
  if (isDrawn || document.readyState === "complete") return;
  if (document.body) {
    stop();
  } else {
    // A browser that waits for early.js has read no further, and draws nothing even if that is stopped: the head
    // goes on in a new document, where nobody listens yet.
    document.open();
    document.close();
    document.head.replaceWith(head);
    addEventListener("click", tryAgain);
  }
  say("not-loaded", "app");
}, 15_000);
