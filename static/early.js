// Runs before anything is drawn, so that what is drawn first is in the language and the theme that
// the player has set. (The program sets both again, and reads the settings with more care.)
{
  let settings = null;
  let hasGame = false;
  let hasStatistics = false;
  try {
    settings = JSON.parse(localStorage.getItem("red7:settings"));
    hasGame = ["red7:game", "red7:game.shared"].some((name) => localStorage.getItem(name) !== null);
    hasStatistics = localStorage.getItem("red7:statistics") !== null;
  } catch {
    // Nothing is kept, or it cannot be read: the page is as the browser is set.
  }
  // What is kept may be no text at all.
  const isKnown = (tag) => typeof tag === "string" && /^(en|pl)/i.test(tag);
  const tag = [settings?.language, ...navigator.languages].find(isKnown) ?? "en";
  const root = document.documentElement;
  root.lang = tag.slice(0, 2).toLowerCase();
  if (["light", "dark"].includes(settings?.theme)) root.dataset.theme = settings.theme;
  // What the start page will have beyond that of a new visitor.
  root.classList.toggle("has-game", hasGame);
  root.classList.toggle("has-statistics", hasStatistics);
  root.classList.toggle("has-learned", Boolean(settings?.learned));
}
