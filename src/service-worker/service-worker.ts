import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { APP_SHELL, TAKE_OVER } from '#contract/app-shell.ts';
import type { PushMessage } from '#contract/push-message.ts';

/** A page of the storefront's that is open. */
type Page = { readonly url: string; readonly focus: () => Promise<unknown>; readonly navigate: (url: string) => Promise<unknown> };
type Lasting = { readonly waitUntil: (done: Promise<unknown>) => void };

/** As much of a service worker as is used here: the library of their types would change those of pages. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly matchAll: (which: { readonly type: 'window'; readonly includeUncontrolled: true }) => Promise<readonly Page[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly navigator: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  readonly location: Location;
  readonly addEventListener: {
    (type: 'push', heard: (event: Lasting & { readonly data: { readonly json: () => unknown } | null }) => void): void;
    (type: 'notificationclick', heard: (event: Lasting & { readonly notification: Notification }) => void): void;
    (type: 'message', heard: (event: { readonly data: unknown }) => void): void;
    (type: 'activate', heard: (event: { readonly waitUntil: (done: Promise<unknown>) => void }) => void): void;
  };
};
/** The folder of this build's own files, and those that the build names to be kept (`vite.worker.config.ts`). */
declare const RELEASE: string;
declare const PRECACHED: readonly string[];

/** How long a page is waited for before a kept one is shown, seconds. */
const PATIENCE = 2;
const DAY = 86_400;
const CACHES = 'storefront';

// Each release has a cache of its own: no page is made of files of two.
setCacheNameDetails({ prefix: CACHES, precache: 'files', suffix: RELEASE });
precacheAndRoute([...PRECACHED.map((url) => ({ url, revision: null })), { url: APP_SHELL, revision: RELEASE }], { cleanURLs: false });

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
/** A page is kept that anybody may find, as its server says, and that is made of this release's files. */
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

/** Says in one notification an order, which the next of the same order takes the place of, how far it is. */
async function tell({ title, body, tag, path, language, running }: PushMessage): Promise<void> {
  const shown = { body, tag, lang: language, icon: '/icon-192.png', badge: '/icon-192.png', data: path, renotify: true };
  await self.registration.showNotification(title, shown);
  await (running > 0 ? self.navigator.setAppBadge?.(running) : self.navigator.clearAppBadge?.())?.catch(() => undefined);
}
self.addEventListener('push', (event) => {
  // Only this server's own are sealed for this browser.
  if (event.data) event.waitUntil(tell(event.data.json() as PushMessage));
});

/** Leads to what a notification tells of, in a page that is open where there is one. */
async function follow(path: string): Promise<void> {
  const url = new URL(path, self.location.href).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((open) => open.url === url) ?? pages[0];
  if (!page) await self.clients.openWindow(url);
  else if (page.url === url) await page.focus();
  else await page.focus().then(() => page.navigate(url));
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(String(event.notification.data)));
});
