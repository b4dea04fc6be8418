// How wasm-opt makes the page's modules small. What each option is for is told in docs/experiments/size.md.
export const SMALL = "-Oz -aimfs 0 -ocimfs 0 -fimfs 0 --flatten --rereloop -Oz --converge".split(" ");
