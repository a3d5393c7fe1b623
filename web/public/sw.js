/**
 * The part of the page that stays when it is closed: it shows notices of turns, and says so when the server cannot be reached.
 *
 * Nothing else is kept: whatever the server can say today is never answered with what it said yesterday.
 */
const KEPT = 'phobetor-offline';
const OFFLINE = '/offline';
const PARTS = [OFFLINE, '/offline.css', '/favicon.svg'];

async function keepParts() {
  const kept = await caches.open(KEPT);
  await kept.addAll(PARTS.map((part) => new Request(part, { cache: 'reload' })));
  await self.skipWaiting();
}

const answer = (request, otherwise) => fetch(request).catch(() => caches.match(otherwise, { ignoreVary: true }));

const pathOf = (table) => `/t/${encodeURIComponent(table)}`;
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (client, path) => new URL(client.url).pathname === path;

/** Whoever looks at the table sees it there. */
async function show({ title, text, table, lang }) {
  const path = pathOf(table);
  if ((await windows()).some((client) => client.visibilityState === 'visible' && isAt(client, path))) return;
  await self.registration.showNotification(title, {
    body: text,
    lang,
    tag: `phobetor-${table}`,
    icon: '/icon-192.png',
    data: path,
  });
}

/** The table where it is open already, or in a new window. */
async function open(path) {
  const there = (await windows()).find((client) => isAt(client, path));
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('install', (event) => event.waitUntil(keepParts()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request, OFFLINE));
  else if (origin === self.location.origin && PARTS.includes(pathname))
    event.respondWith(answer(event.request, pathname));
});
self.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
