// Looks for passes of wasm-opt that make the two parts of the module smaller once they are packed. Smaller before packing
// is often larger after it.
//
//   node tools/search_passes.mjs MINUTES     after `make build`; a try takes half a minute and more
//
// It begins with the passes of tools/small.mjs, tries them without one or with another one, in an order by chance, and goes
// on from the first that are better. A size is that of both parts, by Brotli and by gzip.
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { SHRINK, makeSmall } from "./small.mjs";
import { bindParts } from "./split.mjs";

/** Passes to add. What they do doesn't depend on traps or on how numbers are rounded. */
const OTHERS = [
  "--avoid-reinterprets", "--code-folding", "--code-pushing", "--coalesce-locals-learning", "--const-hoisting", "--dae-optimizing",
  "--dfo", "--duplicate-import-elimination", "--gufa-optimizing", "--licm", "--local-cse", "--merge-blocks", "--merge-similar-functions",
  "--optimize-added-constants-propagate", "--optimize-casts", "--precompute-propagate", "--reorder-globals", "--reorder-locals", "--rse",
  "--simplify-globals-optimizing", "--simplify-locals-nostructure", "--tuple-optimization", "--untee", "--vacuum",
];

/** Options that take a value, which stays with them. */
const WITH_VALUE = /^-(?:aimfs|ocimfs|fimfs)$/;

/** A list of arguments as its passes, each with its value. */
function passesOf(args) {
  const passes = [];
  for (const argument of args) {
    if (WITH_VALUE.test(passes.at(-1))) passes.push(`${passes.pop()} ${argument}`);
    else passes.push(argument);
  }
  return passes;
}

/** All lists that differ from one by a pass. */
function neighbours(passes) {
  const without = passes.map((_, at) => passes.toSpliced(at, 1));
  const places = [...passes.keys(), passes.length];
  const beside = places.flatMap((at) => OTHERS.map((other) => passes.toSpliced(at, 0, other)));
  return [...without, ...beside];
}

/** A list in an order by chance. */
function inAnyOrder(list) {
  const order = list.map((item) => [Math.random(), item]);
  return order.sort(([one], [other]) => one - other).map(([, item]) => item);
}

const dir = mkdtempSync(path.join(tmpdir(), "red7-"));
const { first, lazy } = bindParts(dir);

/** Bytes of both parts after some passes, packed; `undefined` if wasm-opt refuses them. */
function sizeAfter(passes) {
  const file = path.join(dir, "tried.wasm");
  const sizes = { brotli: 0, gzip: 0 };
  for (const part of [first, lazy]) {
    copyFileSync(part, file);
    try {
      const module = makeSmall(file, { passes: passes.join(" ").split(" ") });
      sizes.brotli += brotliCompressSync(module).length;
      sizes.gzip += gzipSync(module, { level: 9 }).length;
    } catch {
      return;
    }
  }
  return sizes;
}

const minutes = Number(process.argv[2]);
if (!(minutes > 0)) throw new Error("For how many minutes?");
const end = performance.now() + minutes * 60_000;

const found = { passes: passesOf(SHRINK), size: sizeAfter(passesOf(SHRINK)) };
const tell = () => console.log(`${found.size.brotli} by Brotli, ${found.size.gzip} by gzip: ${found.passes.join(" ")}`);
tell();
let untried = inAnyOrder(neighbours(found.passes));
while (untried.length > 0 && performance.now() < end) {
  const passes = untried.pop();
  const size = sizeAfter(passes);
  if (!size || size.brotli + size.gzip >= found.size.brotli + found.size.gzip) continue;
  Object.assign(found, { passes, size });
  tell();
  untried = inAnyOrder(neighbours(passes));
}
console.log(untried.length > 0 ? `${untried.length} ways to go on are left.` : "Nothing that differs by one pass is smaller.");
rmSync(dir, { recursive: true });
