// Runs before anything is drawn, so that what is drawn first is in the language and the theme that
// the player has set. (The program sets both again, and reads the settings with more care.)
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
    // Nothing is kept, or it cannot be read: the page is as the browser is set.
  }
  // What is kept may be no text at all.
  const isKnown = (tag) => typeof tag === "string" && /^(en|pl)/i.test(tag);
  const tag = [settings?.language, ...navigator.languages].find(isKnown) ?? "en";
  const root = document.documentElement;
  root.lang = tag.slice(0, 2).toLowerCase();
  if (["light", "dark"].includes(settings?.theme)) root.dataset.theme = settings.theme;
  if (["classic", "print"].includes(settings?.style)) root.dataset.style = settings.style;
  // What to play is another thing for who has played, learned, or chosen a table before.
  const { learned = 0, seats = "h33", rules = "1.3" } = settings ?? {};
  root.classList.toggle("is-back", isBack || learned !== 0 || seats !== "h33" || rules !== "1.3");
  root.classList.toggle("has-round", hasRound);

  // For boot.js, which may come after the event.
  const note = ({ target }) => {
    if (target.rel === "stylesheet") window.styleFailed = true;
  };
  addEventListener("error", note, { capture: true });
}
