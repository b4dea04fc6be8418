// Loads the texts of a language for the program, which can't be reached before they have come.
import { keepLanguage } from "./offline.js";

const root = document.documentElement;

/** Loads the texts for the first screens in the language of the page, or else in English. */
export function firstTexts() {
  return loadText(`${root.lang}.first-texts`).catch(() => {
    root.lang = "en";
    return loadText("en.first-texts");
  });
}

/** Loads all texts of a language. */
window.loadTexts = async (tag) => {
  await Promise.all(["first", "lazy"].map((half) => loadText(`${tag}.${half}-texts`)));
  keepLanguage(tag);
};
