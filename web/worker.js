// Caches the game's files, and other files once they are fetched, so that the game also works
// offline. A new bundle has a new cache; the old one is deleted when nothing uses it.
const OWN = `daemonfall ${self.registration.scope} `;
const CACHE = `${OWN}@CACHE@`;
const FILES = @FILES@;

self.addEventListener("install", (event) => {
  // Bypasses the browser's cache: files without a content hash in their names may be there from an
  // older bundle.
  const files = FILES.map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(OWN) && name !== CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
  );
});

// The page itself comes from the network if possible, so that a new bundle is noticed; all other
// files belong to this bundle.
async function answer(event) {
  const request = event.request;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (request.mode !== "navigate" && kept) {
    return kept;
  }
  try {
    const fetched = await fetch(request);
    if (request.mode !== "navigate" && fetched.ok) {
      event.waitUntil(cache.put(request, fetched.clone()).catch(() => {}));
    }
    return fetched;
  } catch (error) {
    const page = kept ?? (request.mode === "navigate" ? await cache.match("./") : undefined);
    if (page) {
      return page;
    }
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const here = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === "GET" && here) {
    event.respondWith(answer(event));
  }
});
