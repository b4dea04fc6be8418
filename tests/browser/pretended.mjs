// A language that nobody speaks: English with accents.
const ACCENTS = Object.fromEntries([..."aeiouyAEIOUYcnsz"].map((letter) => [letter, `${letter}\u0301`.normalize("NFC")]));
/** Records of the first file that hold no words: plural categories, and the forms of names. */
const TABLES = 3;

const bytes = (text) => Buffer.byteLength(text);

/** Puts accents on a plain text. */
export const accented = (text) => text.replace(/<[^>]*>|./gu, (sign) => ACCENTS[sign] ?? sign);

/** Puts accents on a template, which build/messages/template.rs describes. */
function onTemplate(template) {
  const signs = [...template][Symbol.iterator]();
  const next = (count) => Array.from({ length: count }, () => signs.next().value).join("");
  let result = "";
  let words = "";
  for (const sign of signs) {
    if (sign > "\u0004") {
      words += sign;
      continue;
    }
    result += accented(words) + sign;
    words = "";
    if (sign === "\u0001") result += next(1);
    else if (sign < "\u0004") result += next(2);
    else {
      const [by, count] = [next(1), next(1)];
      result += by + count;
      for (let left = count.codePointAt(0) - 32; left > 0; left--) {
        const [key, length] = [next(1), next(1).codePointAt(0) - 32];
        let inner = "";
        while (bytes(inner) < length) inner += next(1);
        const changed = onTemplate(inner);
        result += key + String.fromCodePoint(bytes(changed) + 32) + changed;
      }
    }
  }
  return result + accented(words);
}

/** The records of a half: with the words of the page's frame, and accents on everything. */
export function translate(half, records) {
  if (half !== "first-texts") return records.map(onTemplate);
  const [, ...others] = records;
  const frame = JSON.stringify({ "start-title": accented("Seven colours, seven ways to win.") });
  return [frame, ...others.slice(0, TABLES), ...others.slice(TABLES).map(onTemplate)];
}
