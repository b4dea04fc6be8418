// Keeps the focus on an element that the program moves: it takes the element out and puts it in again, and the browser
// then takes the focus away.

let focused = null;
addEventListener("focusin", ({ target }) => (focused = target));
// Whoever leaves an element for none of the page has left it for good. If it was taken out, it is back by then.
addEventListener("focusout", () => setTimeout(() => document.activeElement === document.body && (focused = null)));

/** Returns the focus to the element that had it last, if that is still in the page and nothing else has the focus. */
window.putFocusBack = () => {
  if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
};
new MutationObserver(window.putFocusBack).observe(document.body, { childList: true, subtree: true });
