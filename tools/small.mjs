// Options by which wasm-opt makes the page's modules small. docs/experiments/size.md explains each of them.
export const SMALL = "-Oz -aimfs 0 -ocimfs 0 -fimfs 0 --flatten --rereloop -Oz --converge".split(" ");
