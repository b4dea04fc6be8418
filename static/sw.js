// Keeps one build of the page in the browser, so that it works without a network. What is built
// puts two lines before this: BUILD, the name of the build, and FILES, the addresses of its files,
// each with the hash of what it must be (tools/offline.mjs). Some are kept only once they are asked for.

// Other pages of this host may be kept beside this one, even other copies of it.
const OURS = `red7:${new URL(registration.scope).pathname}:`;
const CACHE = OURS + BUILD;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** All files or none: one that is missing, or of another build, gives up the whole. */
async function keepFiles() {
  const files = FILES.filter(({ isOnDemand }) => !isOnDemand);
  const answers = await Promise.all(files.map(load));
  const cache = await caches.open(CACHE);
  await Promise.all(files.map(({ address }, place) => cache.put(address, answers[place])));
}

/** The file of a request, if it is one of those that are kept once they are asked for. */
function onDemand({ url }) {
  const name = url.slice(registration.scope.length);
  return FILES.find(({ address, isOnDemand }) => isOnDemand && address === name);
}

/** Loads a file, and keeps it. */
async function loadToKeep(file) {
  const answer = await load(file);
  const cache = await caches.open(CACHE);
  await cache.put(file.address, answer.clone());
  return answer;
}

/** A file; if what the browser has in its own cache is not that file, then from the network. */
function load({ address, integrity, isNamedByContent }) {
  const from = (cache) => fetch(address, { integrity, cache });
  return from(isNamedByContent ? "default" : "no-cache").catch(() => from("reload"));
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

async function answer(request) {
  const wanted = isPage(request) ? "./" : request;
  const kept =
    (await caches.match(wanted, { cacheName: CACHE, ignoreVary: true })) ??
    // A page of the build before is still open in another tab.
    (await caches.match(wanted, { ignoreVary: true }));
  const file = onDemand(request);
  return kept ?? (file ? loadToKeep(file) : fetch(request));
}

/** Whether it asks for the page, whatever stands behind its address. */
function isPage({ mode, url }) {
  const place = new URL(url).pathname.slice(new URL(registration.scope).pathname.length);
  return mode === "navigate" && (place === "" || place === "index.html");
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else event.waitUntil(greet(event.source, event.data));
});

/** Answers a page, which says its build, with the one that is kept here. */
async function greet(page, build) {
  page.postMessage(BUILD);
  if (build === BUILD) await forgetOthers();
}

/** Deletes what earlier builds have kept, unless a page may still need it. */
async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  const pages = await clients.matchAll({ type: "window" });
  const isNewerComing = registration.installing ?? registration.waiting;
  if (pages.length > 1 || isNewerComing) return;
  await Promise.all(others.map((name) => caches.delete(name)));
}
