// How wasm-opt makes the page's modules small. docs/experiments.md says what the options bring.
export const SMALL = "-Oz -aimfs 0 -ocimfs 0 -fimfs 0 --flatten --rereloop -Oz --converge".split(" ");
