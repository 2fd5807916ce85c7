// The service worker: keeps the shell's files, so that the app starts without a net and says so itself, and of /api only
// what it says of the games.
// Pages are asked of the server first, so nobody is kept on an old version; files with a hash in their name never change.
const SHELL = "cutpurse-shell";
const MOST_FILES = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/theme.js", "/manifest.webmanifest"])));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Keep an answer; the oldest make room. @param {string} key @param {Response} response */
async function keep(key, response) {
  const cache = await caches.open(SHELL);
  await cache.put(key, response);
  const kept = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith("/assets/"));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_FILES)).map((request) => cache.delete(request)));
}

/** The server's answer, or without a net the one we kept. @param {FetchEvent} event @param {string} key */
async function freshFirst(event, key) {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(key, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** The kept file, or the server's. @param {FetchEvent} event */
async function keptFirst(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(event.request.url, response.clone()));
  return response;
}

/** What the server says to somebody who is elsewhere; the latest of each table counts. */
self.addEventListener("push", (event) => {
  const { title, body, href } = event.data.json();
  const options = { body, tag: href, data: href, icon: "/icons/icon-192.png", badge: "/icons/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, options));
});

// The window that shows the table comes forward; from the lobby it leads there. Any other page stays as it is, since
// somebody may be playing or reading there.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const href = String(event.notification.data);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const at = (path) => windows.find(({ url }) => new URL(url).pathname === path);
      const there = at(href);
      if (there) return there.focus();
      const lobby = at("/");
      return lobby ? (await lobby.focus()).navigate(href) : self.clients.openWindow(href);
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/api\/texts\/\w+$/.test(url.pathname)) return event.respondWith(freshFirst(event, url.pathname));
  if (/^\/(api|docs|schema)(\/|$)/.test(url.pathname)) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event));
  else if (event.request.mode === "navigate") event.respondWith(freshFirst(event, "/"));
  else if (["/theme.js", "/manifest.webmanifest"].includes(url.pathname))
    event.respondWith(freshFirst(event, url.pathname));
});
