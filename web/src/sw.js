/**
 * The service worker: keeps the shell of the page and what was last read, for when there is no server; and shows notices.
 *
 * Safe on update: addresses of pages are asked of the server first, so a new version is seen at once, and files under assets/ are
 * named after what is in them, so old and new never mix. A new worker brings along the parts of its version that were kept of the
 * old one: what could be read without a server still can. It waits until no page of the old one is open, and only then drops the
 * files that its own version does not have.
 */
const FILES = []; // of this version, and by their numbers the files each of them needs; filled in by the build
const SHELL = 'ratusz-shell';
const LAST = 'ratusz-last'; // also written by the page (lib/offline.ts)
const READ = [/^\/api\/me$/, /^\/api\/tables(\/[a-z0-9]+)?$/, /^\/api\/games(\/[a-z0-9]+\/(catalogue|rules|lessons|messages))?$/];

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install() {
  const shell = await caches.open(SHELL);
  const kept = (await shell.keys()).map((request) => new URL(request.url).pathname);
  const parts = new Set(kept.map(part));
  const wanted = new Set();
  const want = (file) => {
    if (wanted.has(file.path)) return;
    wanted.add(file.path);
    file.needs.forEach((number) => want(FILES[number]));
  };
  FILES.filter((file) => file.first || parts.has(part(file.path))).forEach(want);
  await shell.addAll(['/', ...[...wanted].filter((path) => !kept.includes(path))]);
}

/** What a file is of any version, without what tells versions apart. */
const part = (path) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

async function tidy() {
  const known = new Set(['/', ...FILES.map(({ path }) => path)]);
  const shell = await caches.open(SHELL);
  for (const request of await shell.keys()) {
    if (!known.has(new URL(request.url).pathname)) await shell.delete(request);
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(fetch(request).catch(() => page()));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (READ.some((path) => path.test(url.pathname))) event.respondWith(fresh(request));
});

/** What every address shows, as it came with this version. */
async function page() {
  return (await (await caches.open(SHELL)).match('/')) ?? Response.error();
}

/** From the server; what it says is kept, and since when. Without it, what was kept: the page knows it by that (lib/server.svelte.ts). */
async function fresh(request) {
  const last = await caches.open(LAST);
  try {
    const answer = await fetch(request);
    if (answer.ok) await last.put(request, dated(answer.clone()));
    return answer;
  } catch (failure) {
    const kept = await last.match(request);
    if (kept) return kept;
    throw failure;
  }
}

const dated = ({ body, headers }) =>
  new Response(body, { headers: { 'content-type': headers.get('content-type'), 'ratusz-kept': Date.now() } });

/** A file that never changes. */
async function lasting(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice) event.waitUntil(show(notice));
});

async function show({ title, body, url, tag, lang, stop, stop_url }) {
  await self.registration.showNotification(title, {
    body,
    tag, // what an earlier wait left lying there goes
    renotify: true, // and of the new one is told all the same: the server tells of each wait once
    lang,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url, stop: stop_url },
    actions: [{ action: 'stop', title: stop }],
  });
}

self.addEventListener('notificationclick', (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? fetch(stop, { method: 'POST' }) : open(url, stop));
});

/** The very table: in a window that shows it already, else in a new one. Where notices have no buttons, it offers to stop them. */
async function open(url, stop) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  const offer = Notification.maxActions > 0 ? '' : `#stop=${stop.split('/').pop()}`;
  if (!there) await self.clients.openWindow(url + offer);
  else {
    await there.focus();
    if (offer) await there.navigate(url + offer);
  }
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));

/** The browser takes notices at another address from now on: the server is told, or nobody would be called any more. */
async function resubscribe({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription?.options ?? (await options())));
  const { endpoint, keys } = made.toJSON();
  await post('/api/push', { endpoint, key: keys.p256dh, auth: keys.auth });
  if (oldSubscription) await post('/api/push/end', { endpoint: oldSubscription.endpoint });
}

/** For a browser that does not say how it was subscribed. */
async function options() {
  const { push } = await (await fetch('/api/calls')).json();
  return { userVisibleOnly: true, applicationServerKey: push };
}

const post = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
