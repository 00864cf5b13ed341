// What makes the page an application of its own: the service worker, the manifest, and that they follow the language.

import type { Language } from "./protocol";

const WORKER = "/static/sw.js";
const RELOADED = "cosmodrome-reloaded";
const LONG_AGO = 10_000;

export function installWorker(): void {
  addEventListener("vite:preloadError", reloadOnce);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register(WORKER, { scope: "/" }).catch(() => undefined);
  addEventListener("load", register, { once: true }); // what it keeps is fetched after what the page needs
}

/** A part of an older version is gone from the server: take the new version. */
function reloadOnce(): void {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < LONG_AGO) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

export function installIn(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const href = `/static/manifest${language === "ru" ? ".ru" : ""}.webmanifest`;
  if (link && link.getAttribute("href") !== href) link.href = href;
  // The worker cannot read what the page remembers, but shows reminders in the same language.
  if ("caches" in globalThis) void caches.open("cosmodrome-settings").then((cache) => cache.put("/language", new Response(language)));
}
