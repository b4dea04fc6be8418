// Packs dist/ for a release: `make release` writes red7-VERSION.zip and SHA256SUMS into target/release-files/.
//
// The archive holds one folder, works from any path, and has the same bytes for the same dist/.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";

const FROM = "dist";
const TO = "target/release-files";

/** File attributes: readable by anybody, with a fixed date, so that the archive doesn't depend on the time. */
const OPTIONS = { level: 9, mtime: new Date(1980, 0, 1), os: 3, attrs: (0o100644 << 16) >>> 0 };

const [, version] = readFileSync("Cargo.toml", "utf8").match(/^version = "(.+)"$/m);
const tag = process.env.GITHUB_REF_NAME;
if (tag?.startsWith("v") && tag !== `v${version}`) throw new Error(`the tag is ${tag}, but Cargo.toml says ${version}`);

const name = `red7-${version}`;
const files = readdirSync(FROM, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FROM, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll(path.sep, "/"))
  .sort()
  .map((file) => [`${name}/${file}`, readFileSync(path.join(FROM, file))]);
for (const licence of ["LICENSE-APACHE", "LICENSE-MIT"]) files.push([`${name}/${licence}`, readFileSync(licence)]);
const archive = zipSync(Object.fromEntries(files), OPTIONS);

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
writeFileSync(path.join(TO, `${name}.zip`), archive);
const sum = createHash("sha256").update(archive).digest("hex");
writeFileSync(path.join(TO, "SHA256SUMS"), `${sum}  ${name}.zip\n`);
console.log(`${TO}/${name}.zip: ${files.length} files, ${archive.length.toLocaleString("en")} bytes, SHA-256 ${sum}`);
