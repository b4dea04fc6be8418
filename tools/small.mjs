// How wasm-opt makes the page's module small: as Trunk is told to in index.html.
import { readFileSync } from "node:fs";

const page = readFileSync("index.html", "utf8");
const option = (name) => page.match(new RegExp(`\\b${name}="([^"]*)"`))[1];

export const SMALL = [`-O${option("data-wasm-opt")}`, ...option("data-wasm-opt-params").split(" ")];
