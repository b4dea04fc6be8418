// Packs dist/ for a release: `make release` writes red7-VERSION.zip and SHA256SUMS into target/release-files/.
//
// The archive holds one folder, works from any path, and has the same bytes for the same dist/ and the same Node.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";

const FROM = "dist";
const TO = "target/release-files";

const VERSION_NEEDED = 20; // 2.0: folders and deflate
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED;
const UTF8 = 1 << 11;
const DEFLATED = 8;
const FIRST_DAY = (1 << 5) | 1; // 1 January 1980: a date would make each archive another one
const FILE_MODE = 0o100644 * 2 ** 16;

/** What the checksum of each byte is. */
const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

/** CRC-32. (Node has it from 20.15 on.) */
function crc32(content) {
  const crc = content.reduce((crc, byte) => CRC_TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8), 0xffffffff);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Bytes of numbers, each with its size: `[[2, 20], [4, 0]]`. */
function numbers(fields) {
  const bytes = Buffer.alloc(fields.reduce((all, [size]) => all + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

/** An archive of files, as `[name, content]`. */
function zip(files) {
  const [bodies, directory] = [[], []];
  let at = 0;
  for (const [name, content] of files) {
    const [written, packed] = [Buffer.from(name), deflateRawSync(content, { level: 9 })];
    const common = [
      [2, VERSION_NEEDED], [2, UTF8], [2, DEFLATED], [2, 0], [2, FIRST_DAY],
      [4, crc32(content)], [4, packed.length], [4, content.length], [2, written.length], [2, 0],
    ];
    const body = Buffer.concat([numbers([[4, 0x04034b50], ...common]), written, packed]);
    bodies.push(body);
    const place = [[2, 0], [2, 0], [2, 0], [4, FILE_MODE], [4, at]];
    directory.push(numbers([[4, 0x02014b50], [2, MADE_ON_UNIX], ...common, ...place]), written);
    at += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = [[4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, listed.length], [4, at], [2, 0]];
  return Buffer.concat([...bodies, listed, numbers(end)]);
}

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
const archive = zip(files);

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
writeFileSync(path.join(TO, `${name}.zip`), archive);
const sum = createHash("sha256").update(archive).digest("hex");
writeFileSync(path.join(TO, "SHA256SUMS"), `${sum}  ${name}.zip\n`);
console.log(`${TO}/${name}.zip: ${files.length} files, ${archive.length.toLocaleString("en")} bytes, SHA-256 ${sum}`);
