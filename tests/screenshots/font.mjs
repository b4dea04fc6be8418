// The font of the pictures: the page itself takes the system's, which is another one on every machine.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const file = createRequire(import.meta.url).resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

/** From the next load on all of the page's text is in this font. */
export async function useFont(page) {
  const font = (await readFile(file)).toString("base64");
  await page.addInitScript((font) => {
    const bytes = Uint8Array.from(atob(font), (char) => char.charCodeAt(0));
    document.fonts.add(new FontFace("Pictures", bytes, { weight: "100 900" }));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: "Pictures" !important }');
    document.adoptedStyleSheets = [sheet];
  }, font);
}
