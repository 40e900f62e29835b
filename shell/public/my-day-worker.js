// Opens My day without network from the files that the page itself keeps (ADR-0053). Its scope is /my-day alone. With network
// everything comes from the network, so nothing that is kept can be older than the site; answers of /api are never kept.
const CACHE = 'my-day';
const TIMEOUT_MS = 4000;

const keptOf = async (request) =>
  (await caches.open(CACHE)).match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });

const soon = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));

/** The page of the network, or the one that is kept when the network fails or is slow. */
async function page(request) {
  const fresh = fetch(request);
  const kept = await keptOf(request);
  if (!kept) return fresh;
  return Promise.race([fresh.catch(() => kept), soon().then(() => kept)]);
}

const file = (request) => fetch(request).catch(async () => (await keptOf(request)) ?? Response.error());

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
