// Orders the functions of a module for gzip, which looks for repetitions some way back: after each function comes the
// one that has most in common with those before it.
import { FUNCTION_NAMES, SECTION, countImportedFunctions, list, moduleOf, number, readSections, readerOf, section, text } from "./wasm.mjs";

/** Number of bytes that gzip looks back. */
const WINDOW = 32 * 1024;
/** Number of bytes in the sequences by which functions are compared. */
const LENGTH = 8;

/** Returns, for each function, the sequences of bytes that it shares with others, and the number of all of its own. */
function sequencesOf(functions) {
  const users = new Map();
  const all = functions.map((code, at) => {
    const bytes = code.toString("latin1");
    const own = new Set();
    for (let from = 0; from + LENGTH <= bytes.length; from++) own.add(bytes.slice(from, from + LENGTH));
    for (const sequence of own) {
      if (users.has(sequence)) users.get(sequence).push(at);
      else users.set(sequence, [at]);
    }
    return own;
  });
  const shared = new Map();
  for (const [sequence, functionsWith] of users) {
    if (functionsWith.length === 1) continue;
    // What many functions have is there anyway. A whole number, so that sums are exact.
    const worth = Math.round(16 * Math.log2(functions.length / functionsWith.length));
    shared.set(sequence, { users: functionsWith, worth, inWindow: 0 });
  }
  return all.map((own) => ({ shared: [...own].flatMap((sequence) => shared.get(sequence) ?? []), count: own.size }));
}

/** Returns the numbers of functions in the best order found. */
function bestOrder(functions) {
  const sequences = sequencesOf(functions);
  /** Worth of what each function has in common with those in the window. */
  const common = new Float64Array(functions.length);
  const count = (sequence, sign) => {
    for (const user of sequence.users) common[user] += sign * sequence.worth;
  };
  const enter = (at) => sequences[at].shared.forEach((sequence) => sequence.inWindow++ === 0 && count(sequence, 1));
  const leave = (at) => sequences[at].shared.forEach((sequence) => --sequence.inWindow === 0 && count(sequence, -1));
  // Neither long functions nor short ones come first for their length alone.
  const scale = sequences.map(({ count }) => 1 / Math.sqrt(count + LENGTH));
  const left = new Set(functions.keys());
  const order = [];
  let [first, size] = [0, 0];
  while (left.size > 0) {
    let [best, most] = [undefined, -1];
    for (const at of left) {
      const score = common[at] * scale[at];
      if (score > most) [best, most] = [at, score];
    }
    left.delete(best);
    order.push(best);
    enter(best);
    size += functions[best].length;
    while (size > WINDOW && first < order.length - 1) {
      leave(order[first]);
      size -= functions[order[first++]].length;
    }
  }
  return order;
}

/** Returns a module whose functions have names that sort like the best order (`wasm-opt --reorder-functions-by-name`). */
export function withSortedNames(module) {
  const sections = readSections(module);
  const code = readerOf(sections, SECTION.code);
  const functions = [...code.list(() => code.sized())];
  const imported = countImportedFunctions(readerOf(sections, SECTION.imports));
  const place = new Map(bestOrder(functions).map((at, place) => [at, place]));
  const names = functions.map((_, at) => Buffer.concat([number(imported + at), text(String(place.get(at)).padStart(6, "0"))]));
  const content = Buffer.concat([text("name"), section(FUNCTION_NAMES, list(names))]);
  return moduleOf(module, [...sections, { id: SECTION.custom, content }]);
}
