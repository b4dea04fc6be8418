// Makes a module small once it is packed. tools/search_passes.mjs looks for better passes; docs/experiments.md lists what
// else was tried.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { withSortedNames } from "./function_order.mjs";

// `-lmu`: the lowest addresses are the far end of the stack, where nothing is, so an offset added to an address never
// wraps around. Alignments are hints that no browser needs; without them, all loads of a kind look alike.
export const SHRINK = "--code-folding -lmu -Oz --gufa-optimizing -aimfs 0 -ocimfs 0 -fimfs 0 --flatten --rse --rereloop -Oz -Oz --dealign".split(" ");
const FINISH = "--reorder-functions-by-name --strip-producers --strip-target-features".split(" ");

function optimize(file, options) {
  execFileSync("wasm-opt", [...options, file, "-o", file], { stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * Makes a module small by passes of wasm-opt, and returns it. With the names of its functions, it stays in the order it has.
 */
export function makeSmall(file, { keepsNames = false, passes = SHRINK } = {}) {
  optimize(file, keepsNames ? [...passes, "-g"] : passes);
  if (!keepsNames) {
    writeFileSync(file, withSortedNames(readFileSync(file)));
    optimize(file, FINISH);
  }
  return readFileSync(file);
}
