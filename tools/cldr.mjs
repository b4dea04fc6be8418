#!/usr/bin/env node
// Prints dates, percentages and lists in every language of the page as Unicode's CLDR has them:
//
//   node tools/cldr.mjs >src/i18n/tests/cldr.tsv
//
// Each row has a tag, the kind of text, its input and the text. The unit tests compare the messages with them.
import { readFile } from "node:fs/promises";

const list = await readFile(new URL("../locales/languages.txt", import.meta.url), "utf8");
const tags = list.split("\n").filter((line) => /^[a-z]/.test(line)).map((line) => line.split(" ")[0]);

/** The page's English is British. */
const LOCALES = { en: "en-GB" };

const FORMATS = {
  date: { day: "numeric", month: "long" },
  "date and year": { day: "numeric", month: "long", year: "numeric" },
  day: { weekday: "long", day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
};

/** The first and another day of each month, which fall on all weekdays. */
const dates = Array.from({ length: 12 }, (_, month) => [1, 20 + (month % 7)].map((day) => new Date(Date.UTC(2026, month, day)))).flat();

const LISTS = { and: ["conjunction", [1, 2, 3, 4]], or: ["disjunction", [2]] };

console.log(`# CLDR ${process.versions.cldr}`);
for (const tag of tags) {
  const locale = LOCALES[tag] ?? tag;
  const row = (...cells) => console.log([tag, ...cells].join("\t"));
  for (const [kind, format] of Object.entries(FORMATS)) {
    const formatter = new Intl.DateTimeFormat(locale, { ...format, timeZone: "UTC" });
    for (const date of dates) row(kind, date.toISOString().slice(0, 10).replaceAll("-", ""), formatter.format(date));
  }
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  for (const whole of [0, 7, 42, 100]) row("percent", whole, percent.format(whole / 100));
  for (const [kind, [type, lengths]] of Object.entries(LISTS)) {
    const formatter = new Intl.ListFormat(locale, { type });
    for (const length of lengths) {
      const items = ["3", "5", "6", "7"].slice(0, length);
      row(kind, items.join(" "), formatter.format(items));
    }
  }
}
