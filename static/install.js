// Keeps the browser's offer to install the page until the player takes it. The program in the page learns of it by the
// attribute `data-install` of the document and the event `installready` of the window; it replies with the event
// `installtake`.

let offer;

addEventListener("beforeinstallprompt", (event) => {
  // Otherwise some browsers make an offer of their own, on the first visit.
  event.preventDefault();
  offer = event;
  document.documentElement.dataset.install = "";
  dispatchEvent(new Event("installready"));
});

addEventListener("installtake", () => {
  delete document.documentElement.dataset.install;
  // It can be taken once.
  offer?.prompt().catch(() => {});
  offer = undefined;
});
