// Names the relays of live games in a finished page, whose policy then lets it connect to them (docs/hosting.md).
//
//   node tools/relays.mjs DIST          those in DIST/relays.json, after an edit
//   node tools/relays.mjs DIST FILE     those in another file; - is the standard input
//
// Without relays the page is what it was before. Needs nothing but Node.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { RELAYS, isBuild, packOffline } from "./offline.mjs";

/** The page tries one after the other, for some seconds each. `src/platform/relays.rs` has the same limits. */
const MOST = 8;
const LONGEST = { file: 16_384, url: 200, name: 40, note: 500 };
const KEYS = ["place", "url", "name", "note", "retired"];
const HIGHEST_PLACE = 65_535;

/** Nothing that would mean something in a policy, or in HTML. */
const ADDRESS = /^wss?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?(\/[\w.~/-]*)?$/;
const THIS_MACHINE = ["127.0.0.1", "localhost"];

const CONNECTIONS = /\bconnect-src 'self'[^;"]*/g;
const MARK = / data-relays(="")?(?=[\s>])/g;
const PLACE_OF_MARK = /(?= data-build\b)/g;
/** What the foot of the start page says before the program has loaded. */
const PRIVACY = /\bdata-text=("?)start-private(?:-live)?\1>[^<]*</g;
const MESSAGES = new URL("../locales/en/start.ftl", import.meta.url);

/** A list that is refused. */
class Refused extends Error {}

const refuse = (what) => {
  throw new Refused(what);
};

/** Checks a text of one line. */
function checkText(text, longest, what) {
  if (typeof text !== "string" || text.trim() !== text || text === "") refuse(`${what} has to be a text`);
  if (text.length > longest) refuse(`${what} is longer than ${longest} characters`);
  if (/\p{Cc}/u.test(text)) refuse(`${what} has a line break or another control character`);
}

function checkAddress(url, what) {
  checkText(url, LONGEST.url, what);
  if (!/^wss?:/i.test(url)) refuse(`${what} has to begin with wss://, not ${url}`);
  if (!ADDRESS.test(url)) refuse(`${what} may have a host, a port and a path of plain characters, unlike ${url}`);
  if (!URL.canParse(url)) refuse(`${what} is no address: ${url}`);
  const { href, hostname, port, protocol } = new URL(url);
  if (![url, `${url}/`].includes(href)) refuse(`${what} is usually written as ${href}, not ${url}`);
  if (protocol !== "ws:") return;
  if (!THIS_MACHINE.includes(hostname)) refuse(`${what} has to begin with wss://: only a relay on this machine, ${THIS_MACHINE.join(" or ")}, does without`);
  if (port === "") refuse(`${what} needs a port, as every relay on this machine`);
}

function checkRelay(relay, what) {
  if (typeof relay !== "object" || relay === null || Array.isArray(relay)) refuse(`${what} is no object`);
  const unknown = Object.keys(relay).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) refuse(`${what} has ${JSON.stringify(unknown)}, which isn't among ${KEYS.join(", ")}`);
  const { place, url, name, note, retired = false } = relay;
  if (!Number.isInteger(place) || place < 1 || place > HIGHEST_PLACE) refuse(`${what} needs a place, a number from 1 to ${HIGHEST_PLACE}`);
  if (note !== undefined) checkText(note, LONGEST.note, `${what}: the note`);
  if (typeof retired !== "boolean") refuse(`${what}: retired is true or false`);
  if (retired && url !== undefined) refuse(`${what} is retired, so it has no url`);
  if (!retired || name !== undefined) checkText(name, LONGEST.name, `${what}: the name`);
  if (!retired) checkAddress(url, `${what}: the url`);
}

function checkUnique(values, what) {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) refuse(`the ${what} ${twice} stands there twice`);
}

const inUse = (list) => list.filter(({ retired }) => !retired);

/** Returns a list as the page reads it. */
const written = (list) => `${JSON.stringify(list, null, 2)}\n`;

function checkLength(text, what) {
  if (Buffer.byteLength(text) > LONGEST.file) refuse(`${what} is longer than ${LONGEST.file} bytes`);
}

/** Parses a list of relays and checks it; throws an error that says what is wrong. */
export function parseRelays(text) {
  checkLength(text, "the list");
  let list;
  try {
    list = JSON.parse(text);
  } catch (error) {
    refuse(`the list is no JSON: ${error.message}`);
  }
  if (!Array.isArray(list)) refuse("the list has to stand in square brackets");
  list.forEach((relay, index) => checkRelay(relay, `relay ${index + 1} of the list`));
  checkUnique(list.map(({ place }) => place), "place");
  checkUnique(inUse(list).map(({ url }) => url), "url");
  if (inUse(list).length > MOST) refuse(`the list has more than ${MOST} relays`);
  checkLength(written(list), "the list, with a line for each value,");
  return list;
}

/** Replaces the only match of a pattern. */
function replaceOnly(text, pattern, replacement) {
  const count = [...text.matchAll(pattern)].length;
  if (count !== 1) refuse(`index.html has ${count} places like ${pattern}, not one: it is no page of Red7, or of another version`);
  return text.replace(pattern, replacement);
}

/** Returns the English text of a message on the start page. */
const english = (key) => readFileSync(MESSAGES, "utf8").match(new RegExp(`^${key} = (.+)$`, "m"))[1];

/** Returns the page with the policy, the mark and the words for some relays. */
function pageWith(html, relays) {
  const offersLive = relays.length > 0;
  const connections = ["connect-src 'self'", ...relays.map(({ url }) => url)].join(" ");
  const privacy = offersLive ? "start-private-live" : "start-private";
  const unmarked = html.replace(MARK, "");
  const marked = replaceOnly(unmarked, PLACE_OF_MARK, offersLive ? " data-relays" : "");
  return replaceOnly(replaceOnly(marked, CONNECTIONS, connections), PRIVACY, `data-text=$1${privacy}$1>${english(privacy)}<`);
}

/** Writes a list that is checked into the folder of a page: policy, mark and words, the list, and the service worker's. */
export function nameRelays(dir, list) {
  const file = path.join(dir, "index.html");
  writeFileSync(file, pageWith(readFileSync(file, "utf8"), inUse(list)));
  writeFileSync(path.join(dir, RELAYS), written(list));
  if (isBuild(dir)) packOffline(dir);
}

function main([dir, file]) {
  if (!dir) refuse("say for which folder: node tools/relays.mjs DIST [FILE]");
  const list = parseRelays(readFileSync(file === "-" ? 0 : (file ?? path.join(dir, RELAYS)), "utf8"));
  nameRelays(dir, list);
  const used = inUse(list).map(({ place, url }) => `\n  ${place}  ${url}`);
  console.log(used.length > 0 ? `Live games go through these relays:${used.join("")}` : "No relays: the page offers no live games.");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refused) && !error.code) throw error;
    console.error(`relays: ${error.message}`);
    process.exitCode = 1;
  }
}
