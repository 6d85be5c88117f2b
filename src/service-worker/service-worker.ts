import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { APP_SHELL, TAKE_OVER } from '#contract/app-shell.ts';
import type { PushMessage } from '#contract/push-message.ts';
import { openNews, showNews, type NewsScope } from './order-news.ts';

type Lasting = { readonly waitUntil: (done: Promise<unknown>) => void };

/** As much of a service worker as is used here: the library of their types would change those of pages. */
declare const self: NewsScope & {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'push', listener: (event: Lasting & { readonly data: { readonly json: () => unknown } | null }) => void): void;
    (type: 'notificationclick', listener: (event: Lasting & { readonly notification: Notification }) => void): void;
    (type: 'message', listener: (event: { readonly data: unknown }) => void): void;
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  };
};
/** The folder of this build's own files, and those that the build names to be kept (`vite.worker.config.ts`). */
declare const RELEASE: string;
declare const PRECACHED: readonly string[];
// The build writes the list where it is named: once.
const FILES = PRECACHED;

/** How long a page is waited for before a kept one is shown, seconds. */
const PATIENCE = 2;
const DAY = 86_400;
const CACHES = 'storefront';

const LANES = 4;
/** Workbox asks for one file after the other, each a round trip: what it asks for is in the browser's cache before it does. */
async function fetchFiles(): Promise<void> {
  const files = FILES.values();
  const lane = async () => {
    for (const file of files) await fetch(file, { priority: 'low' }).then((got) => got.arrayBuffer());
  };
  // What fails here fails the installation there.
  await Promise.allSettled(Array.from({ length: LANES }, lane));
}
self.addEventListener('install', (event) => event.waitUntil(fetchFiles()));

// Each release has a cache of its own: no page is made of files of two.
setCacheNameDetails({ prefix: CACHES, precache: 'files', suffix: RELEASE });
precacheAndRoute([...FILES.map((url) => ({ url, revision: null })), { url: APP_SHELL, revision: RELEASE }], { cleanURLs: false });

// Files of the release before, for the pages that still stand on them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

const PICTURES = {
  cacheName: `${CACHES}-pictures`,
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
};
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'), new CacheFirst(PICTURES));
// A brand changes its art under the same address.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/brand/'), new StaleWhileRevalidate(PICTURES));

const PAGES = `${CACHES}-pages`;
const keepsWhatIsForAll: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    (response.headers.get('cache-control') ?? '').startsWith('public') &&
    (await response.clone().text()).includes(`/assets/${RELEASE}/`)
      ? response
      : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? (await matchPrecache(APP_SHELL)),
};
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }), keepsWhatIsForAll],
});

const NOT_OURS =
  /^\/(?:api|admin|assets|brand|confirm-email|healthz|mailbox|maps|metrics|newsletter|operator|owners-view|pictures|readyz|sandbox|statecharts)(?:\/|$)|\.\w+$/;
registerRoute(({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !NOT_OURS.test(url.pathname), pages);

clientsClaim();
// It has its files by now, and those before are kept for the other tabs.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

/** Forgets pages of other releases, and the files of all but the one before. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(`${CACHES}-files-`) && !name.endsWith(RELEASE));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await caches.delete(PAGES);
}
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

self.addEventListener('push', (event) => {
  // Only this server's own are sealed for this browser.
  if (event.data) event.waitUntil(showNews(self, event.data.json() as PushMessage));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNews(self, String(event.notification.data)));
});
