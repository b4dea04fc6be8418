// Trunk's post_build hook: what a release build sends is packed. The stylesheets become one file,
// and the scripts are made small. (Trunk's own way to do the latter fails on wasm-bindgen's glue.)
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minify } from "terser";

const { TRUNK_PROFILE: profile, TRUNK_STAGING_DIR: dir } = process.env;
const read = (name) => readFileSync(path.join(dir, name), "utf8");
const write = (name, text) => writeFileSync(path.join(dir, name), text);

function packStyles() {
  const names = [];
  const page = read("index.html").replace(/<link\b[^>]*\bhref="?([^\s">]+\.css)"?[^>]*>/g, (_, href) => {
    names.push(path.basename(href));
    return names.length === 1 ? "<!--styles-->" : "";
  });
  if (names.length === 0) throw new Error("index.html links no stylesheet");
  const styles = names.map(read).join("");
  const hash = createHash("sha256").update(styles).digest("hex").slice(0, 16);
  const name = `styles-${hash}.css`;
  write(name, styles);
  write("index.html", page.replace("<!--styles-->", `<link rel="stylesheet" href="./${name}">`));
  for (const old of names) rmSync(path.join(dir, old));
}

async function packScripts() {
  for (const name of readdirSync(dir).filter((file) => file.endsWith(".js"))) {
    const { code } = await minify(read(name), { module: true });
    write(name, code);
  }
}

if (profile === "release") {
  packStyles();
  await packScripts();
}
