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
  const { languages, texts: build } = document.currentScript.dataset;
  const list = languages.split(";");
  const tagOf = (entry) => entry.split(" ")[0];
  const all = list.map(tagOf);
  const offered = list.filter((entry) => !entry.endsWith(" unfinished")).map(tagOf);
  const whole = (tag) => tag.toLowerCase();
  const primary = (tag) => whole(tag).split("-")[0];
  const find = (part, tag) => offered.find((known) => part(known) === part(tag));
  // pt-PT finds pt or pt-BR if there is no closer one.
  const closest = (tag) => find(whole, tag) ?? find(primary, tag);
  const root = document.documentElement;
  const linked = new URLSearchParams(location.search).get("lang") ?? "";
  root.lang = all.find((tag) => tag === settings?.language) ?? [...navigator.languages, linked].map(closest).find(Boolean) ?? "en";
  if (["light", "dark"].includes(settings?.theme)) root.dataset.theme = settings.theme;
  if (["classic", "print"].includes(settings?.style)) root.dataset.style = settings.style;
  // Players who have played, learned, or chosen a table before get another suggestion for a game.
  const { learned = 0, seats = "h33", rules = "1.3" } = settings ?? {};
  root.classList.toggle("is-back", isBack || learned !== 0 || seats !== "h33" || rules !== "1.3");
  root.classList.toggle("has-round", hasRound);
  // From this Monday on, each week has a match as well.
  root.classList.toggle("has-week", Date.now() >= Date.UTC(2026, 11, 14));

  // Whoever has pressed a key last sees the focus.
  for (const [event, isKey] of [["keydown", true], ["pointerdown", false]]) {
    addEventListener(event, () => root.classList.toggle("by-keys", isKey), { capture: true });
  }

  // For boot.js, which may run after the event.
  const note = ({ target }) => {
    if (target.rel === "stylesheet" && matchMedia(target.media).matches) window.styleFailed = true;
  };
  addEventListener("error", note, { capture: true });

  // The texts of a language are two files, `pl.first-texts` and `pl.lazy-texts`.
  const loaded = {};
  const asked = {};
  /** Loads a file. Its name is at its beginning and at its end: one of another build, or cut off, is refused. */
  const load = async (name, cache) => {
    const text = await (await fetch(`${name}-${build}.txt`, { cache })).text();
    const title = `${build} ${name}`;
    if (!text.startsWith(`${title}\0`) || !text.endsWith(`\0${title}`)) throw new Error(`These are not the texts ${name}.`);
    return (loaded[name] = text);
  };
  /** Loads a file of texts, once. The browser's cache may hold a broken file: then it is bypassed. */
  window.loadText = (name) =>
    (asked[name] ??= load(name)
      .catch(() => load(name, "reload"))
      .catch((error) => {
        delete asked[name];
        throw error;
      }));
  window.loadedText = (name) => loaded[name];

  // The frame of the page is in English. In another language it shows no words until they have come.
  if (root.lang !== "en") {
    const parsed = new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }));
    const translate = async (text) => {
      const words = JSON.parse(text.split("\0", 2)[1]);
      /** Puts the words of the language into a part of the page. */
      window.translate = (part) => {
        for (const place of part.querySelectorAll("[data-text]")) place.textContent = words[place.dataset.text];
      };
      await parsed;
      window.translate(document);
    };
    root.dataset.untranslated = "";
    loadText(`${root.lang}.first-texts`)
      .then(translate)
      .catch(() => (root.lang = "en"))
      .finally(() => delete root.dataset.untranslated);
  }
}
