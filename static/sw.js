// Keeps one build of the page in the browser, so that it works without a network. The build puts
// two lines before this: BUILD, the name of the build, and FILES, the addresses of its files, each
// with the hash of its content (tools/offline.mjs). Some files are cached only on first use.
import { loadPacked } from "./packed.js";

// Other pages of this host may be cached too, even other copies of this one.
const OURS = `red7:${new URL(registration.scope).pathname}:`;
const CACHE = OURS + BUILD;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/**
 * Caches all files that the cache lacks, or none: one that can't be loaded, or is of another build, cancels the
 * installation. Later some may be lacking because the browser, or another page of this host, has emptied the cache.
 */
async function keepFiles() {
  const used = await usedLanguages();
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => url);
  const isLacking = ({ address, isOnDemand, language }) =>
    (!isOnDemand || used.includes(language)) && !kept.includes(new URL(address, location).href);
  const files = FILES.filter(isLacking);
  const answers = await Promise.all(files.map(load));
  await Promise.all(files.map(({ address }, place) => cache.put(address, answers[place])));
}

/**
 * Returns the languages that were used, in any build that is still cached: the page caches a language's tag as an empty
 * file (offline.js), and the names of its texts begin with it. Other names are no language's tag.
 */
async function usedLanguages() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url.slice(registration.scope.length).split(".")[0]);
}

/** Returns the file of a request, if it is one that is cached on first use. */
function onDemand({ url }) {
  const name = url.slice(registration.scope.length);
  return FILES.find(({ address, isOnDemand }) => isOnDemand && address === name);
}

/** Loads a file, and caches it. */
async function loadToKeep(file) {
  const answer = await load(file);
  const cache = await caches.open(CACHE);
  await cache.put(file.address, answer.clone());
  return answer;
}

/**
 * Loads a file, in its packed form if it has one, which the page has asked for as well; if the copy in the browser's own
 * cache doesn't match the hash, from the network.
 */
function load(file) {
  const { address, integrity, isNamedByContent, isPacked } = file;
  const from = (cache) => fetch(address, { integrity, cache });
  const plain = () => from(isNamedByContent ? "default" : "no-cache").catch(() => from("reload"));
  return isPacked ? unpacked(file).catch(plain) : plain();
}

/** Loads a file in its packed form. The hash is that of the file itself. */
async function unpacked({ address, integrity }) {
  const { body, headers } = await loadPacked(address);
  const content = await new Response(body).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (integrity !== `sha256-${btoa(String.fromCharCode(...hash))}`) throw new Error(`This is not ${address}.`);
  return new Response(content, { headers });
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

async function answer(request) {
  const wanted = isPage(request) ? "./" : request;
  const kept =
    (await caches.match(wanted, { cacheName: CACHE, ignoreVary: true })) ??
    // A page of the previous build is still open in another tab.
    (await caches.match(wanted, { ignoreVary: true }));
  return kept ?? loadNow(request);
}

/**
 * Loads a file that isn't cached. If that fails, the server may have another build by now, without this file: then the
 * page announces it (offline.js).
 */
async function loadNow(request) {
  const file = onDemand(request);
  const loaded = await (file ? loadToKeep(file) : fetch(request)).catch(() => Response.error());
  if (!loaded.ok) registration.update().catch(() => {});
  return loaded;
}

/** Returns `true` if a request is for the page, whatever follows in its address. */
function isPage({ mode, url }) {
  const place = new URL(url).pathname.slice(new URL(registration.scope).pathname.length);
  return mode === "navigate" && (place === "" || place === "index.html");
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else event.waitUntil(greet(event.source, event.data));
});

/** Replies to a page, which has sent its build, with the build that is cached here, and completes the cache. */
async function greet(page, build) {
  page.postMessage(BUILD);
  if (build !== BUILD) return;
  await forgetOthers();
  // What can't be loaded now is loaded at another visit.
  await keepFiles().catch(() => {});
}

/** Deletes the caches of earlier builds, unless a page may still need them. */
async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  const pages = await clients.matchAll({ type: "window" });
  const isNewerComing = registration.installing ?? registration.waiting;
  if (pages.length > 1 || isNewerComing) return;
  await Promise.all(others.map((name) => caches.delete(name)));
}
