// Options by which wasm-opt makes the page's modules small. Functions of one crate and trait are alike, so gzip finds more
// to share if they stand together, sorted by name. docs/experiments.md lists what else was tried.
export const SMALL =
  "-Oz -aimfs 0 -ocimfs 0 -fimfs 0 --flatten --rereloop -Oz --converge --reorder-functions-by-name".split(" ");
