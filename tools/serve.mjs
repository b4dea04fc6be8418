// A static server that behaves like GitHub Pages: a sub-path, gzip, 404 for missing files. What is packed by its name is
// sent as the file that it is.
//
//   node tools/serve.mjs [DIR] [--port N] [--base /PATH/]
//
// Without a port it uses 7707, or any free port if that is in use.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import zlib from "node:zlib";

const gzip = promisify(zlib.gzip);

// Browsers store games by address, which includes the port. So it is the same port every time, if possible.
const USUAL_PORT = 7707;

/** Types of files that are packed already. */
const PACKED = {
  ".br": "application/octet-stream",
  ".gz": "application/gzip",
};

const TYPES = {
  ...PACKED,
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Returns the file for an address, or null if there is none. */
async function fileFor(root, base, address) {
  let name;
  try {
    name = decodeURIComponent(new URL(address, "http://localhost").pathname);
  } catch {
    return null;
  }
  if (!name.startsWith(base) || name.includes("\0")) return null;

  let file = path.resolve(root, name.slice(base.length));
  const inside = file === root || file.startsWith(root + path.sep);
  if (!inside) return null;
  if (name.endsWith("/")) file = path.join(file, "index.html");

  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

async function answer(root, base, caching, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  if (`${request.url}/` === base) {
    response.writeHead(301, { location: base }).end();
    return;
  }
  const file = await fileFor(root, base, request.url);
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    return;
  }
  let body = await readFile(file);
  const extension = path.extname(file);
  const headers = {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": caching,
    vary: "accept-encoding",
  };
  if (!PACKED[extension] && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) {
    body = await gzip(body);
    headers["content-encoding"] = "gzip";
  }
  headers["content-length"] = body.length;
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}

/**
 * Serves a folder on this machine only. Port 0 is any free port. By default browsers must not cache anything: a page
 * that was just built must not look like the one before.
 */
export function serve(dir, { port = 0, base = "/red7/", caching = "no-cache" } = {}) {
  const root = path.resolve(dir);
  const server = createServer((request, response) => {
    answer(root, base, caching, request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      resolve({
        url: `http://localhost:${server.address().port}${base}`,
        close() {
          server.closeAllConnections();
          return new Promise((closed) => server.close(closed));
        },
      });
    });
  });
}

async function serveOnUsualPort(dir, base) {
  try {
    return await serve(dir, { port: USUAL_PORT, base });
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    return serve(dir, { port: 0, base });
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string" },
      base: { type: "string", default: "/red7/" },
    },
  });
  const [dir = "dist"] = positionals;
  const { port, base } = values;
  const { url } = port ? await serve(dir, { port: Number(port), base }) : await serveOnUsualPort(dir, base);
  console.log(`\n  Red7 is at ${url}\n  Stop it with Ctrl+C.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main();
}
