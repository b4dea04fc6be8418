#!/usr/bin/env bash
# Zopfli: more iterations can make a larger file.
#
# Versions: npm @gfx/zopfli 1.0.15 (Google's Zopfli in WebAssembly), packing a part of axe-core 4.13.0 and fflate 0.8.3.
# Guess:    Zopfli tries again and again, and keeps the best: the help of its command says of `--i#` that more iterations
#           give more compression but are slower. So 30 of them make a file at most as large as 15 do, which is the default.
# Behaviour: of three files, one is larger after 30 iterations than after 15 (86,909 and 86,863 bytes), one is smallest
#           after 5, and one is as guessed. With blocks split as often as may be (`blocksplittingmax: 0`) it is the same,
#           so whoever wants the smallest file has to try several numbers. All of them unpack to what was packed.
# Output:   the table at the end: bytes of the gzip file by the number of iterations.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts @gfx/zopfli@1.0.15 axe-core@4.13.0 fflate@0.8.3 >&2
cat >main.mjs <<'JS'
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import zopfli from "@gfx/zopfli";

const FILES = ["axe-core/axe.min.js", "fflate/umd/index.js", "fflate/esm/browser.js"];
const ITERATIONS = [1, 5, 15, 30];

for (const blocksplittingmax of [15, 0]) {
  for (const file of FILES) {
    const content = readFileSync(`node_modules/${file}`).subarray(0, 300_000);
    const sizes = [];
    for (const numiterations of ITERATIONS) {
      const packed = await zopfli.gzipAsync(content, { numiterations, blocksplittingmax });
      if (!gunzipSync(packed).equals(content)) throw new Error(`${file} is not what was packed`);
      sizes.push(`${numiterations}: ${packed.length}`);
    }
    console.log(`${file}, blocksplittingmax ${blocksplittingmax}: ${sizes.join(", ")}`);
  }
}
JS
node main.mjs | tee seen
diff - seen <<'TABLE'
axe-core/axe.min.js, blocksplittingmax 15: 1: 87041, 5: 86925, 15: 86863, 30: 86909
fflate/umd/index.js, blocksplittingmax 15: 1: 12247, 5: 12236, 15: 12238, 30: 12237
fflate/esm/browser.js, blocksplittingmax 15: 1: 21160, 5: 21097, 15: 21092, 30: 21090
axe-core/axe.min.js, blocksplittingmax 0: 1: 86706, 5: 86531, 15: 86494, 30: 86514
fflate/umd/index.js, blocksplittingmax 0: 1: 12247, 5: 12236, 15: 12238, 30: 12237
fflate/esm/browser.js, blocksplittingmax 0: 1: 21160, 5: 21097, 15: 21092, 30: 21090
TABLE
