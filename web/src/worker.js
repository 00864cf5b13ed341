// The service worker: opens the page without a network, and shows reminders. It never keeps what /api answers.
// The build fills in which files belong to this version.

const FILES = [];
const CACHE = "cosmodrome-VERSION";
const SETTINGS = "cosmodrome-settings";
const PAGE = "/";
const WORDS = {
  en: { body: "It is your turn." },
  ru: { body: "Ваш ход." },
};

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE && name !== SETTINGS).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/static/assets/")) event.respondWith(keptOrFetched(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
});

/** A built file never changes under its name. */
async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

self.addEventListener("push", (event) => {
  event.waitUntil(remind(event.data.json()));
});

async function remind({ table, title }) {
  const kept = await caches.match("/language");
  const language = kept ? await kept.text() : navigator.language.slice(0, 2);
  const { body } = WORDS[language] ?? WORDS.en;
  await self.registration.showNotification(title, { body, tag: table, icon: "/static/icon-192.png", data: `/table/${table}` });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
