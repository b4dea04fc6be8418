// Runs before the first paint, so that the page has the player's language and theme from the start.
// (The program sets both again, and reads the settings with more care.)
{
  let settings = null;
  let isBack = false;
  let hasRound = false;
  try {
    const has = (name) => localStorage.getItem(`red7:${name}`) !== null;
    hasRound = ["game", "game.shared", "recent"].some(has);
    isBack = hasRound || has("statistics");
    settings = JSON.parse(localStorage.getItem("red7:settings"));
  } catch {
    // Nothing is stored, or it can't be read: the page follows the browser's settings.
  }
  // The stored value may be of any type.
  const isKnown = (tag) => typeof tag === "string" && /^(en|pl)/i.test(tag);
  const tag = [settings?.language, ...navigator.languages].find(isKnown) ?? "en";
  const root = document.documentElement;
  root.lang = tag.slice(0, 2).toLowerCase();
  if (["light", "dark"].includes(settings?.theme)) root.dataset.theme = settings.theme;
  if (["classic", "print"].includes(settings?.style)) root.dataset.style = settings.style;
  // Players who have played, learned, or chosen a table before get another suggestion for a game.
  const { learned = 0, seats = "h33", rules = "1.3" } = settings ?? {};
  root.classList.toggle("is-back", isBack || learned !== 0 || seats !== "h33" || rules !== "1.3");
  root.classList.toggle("has-round", hasRound);

  // For boot.js, which may run after the event.
  const note = ({ target }) => {
    if (target.rel === "stylesheet") window.styleFailed = true;
  };
  addEventListener("error", note, { capture: true });
}
