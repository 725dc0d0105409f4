// Keeps what the game needs, and what else was fetched once, so that it is played offline too. A new bundle has a new cache; the old one goes when nothing uses it.
const OWN = `daemonfall ${self.registration.scope} `;
const CACHE = `${OWN}@CACHE@`;
const FILES = @FILES@;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(OWN) && name !== CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
  );
});

// The page itself comes from the network while there is one, so that a new bundle is seen; all else has its content in its name.
async function answer(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (request.mode !== "navigate" && kept) {
    return kept;
  }
  try {
    const fetched = await fetch(request);
    if (request.mode !== "navigate" && fetched.ok) {
      const copy = fetched.clone();
      caches.open(CACHE).then((cache) => cache.put(request, copy)).catch(() => {});
    }
    return fetched;
  } catch (error) {
    const page = kept ?? (request.mode === "navigate" ? await caches.match("./") : undefined);
    if (page) {
      return page;
    }
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const here = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === "GET" && here) {
    event.respondWith(answer(event.request));
  }
});
