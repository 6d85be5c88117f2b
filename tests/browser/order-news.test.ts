import { expect, test, vi } from 'vitest';
import { openNews, showNews } from '#src/service-worker/order-news.ts';

const message = {
  title: 'Café de la Rade',
  body: 'On its way',
  tag: 'order-1',
  path: '/delivery-coming?order_id=1',
  language: 'en',
  running: 1,
};
const location = { href: 'https://shop.test/sw.js' };
const TRACKING = 'https://shop.test/delivery-coming?order_id=1';

test('a notification says the store and the stage, in the place of the one before of its order, and nothing more', async () => {
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => undefined);
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  await showNews({ registration: { showNotification }, navigator: badge }, message);
  expect(showNotification.mock.calls).toEqual([
    [
      'Café de la Rade',
      { body: 'On its way', tag: 'order-1', lang: 'en', data: message.path, icon: '/icon-192.png', badge: '/icon-192.png', renotify: true },
    ],
  ]);
  expect(badge.setAppBadge).toHaveBeenCalledWith(1);
  await showNews({ registration: { showNotification }, navigator: badge }, { ...message, body: 'Delivered', running: 0 });
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});

test('a platform without a badge, or one that refuses it, is shown the notification all the same', async () => {
  const showNotification = vi.fn(async () => undefined);
  await showNews({ registration: { showNotification }, navigator: {} }, message);
  await showNews({ registration: { showNotification }, navigator: { setAppBadge: () => Promise.reject(new Error('denied')) } }, message);
  expect(showNotification).toHaveBeenCalledTimes(2);
});

/** What is done with the pages that are open when a notification is pressed. */
async function pressedWith(...urls: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  const pages = urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }));
  const clients = { matchAll: async () => pages, openWindow: async (url: string) => done.push(`open ${url}`) };
  await openNews({ clients, location }, message.path);
  return done;
}

test.each([
  { open: [], does: [`open ${TRACKING}`] },
  { open: ['https://shop.test/help', TRACKING], does: [`focus ${TRACKING}`] },
  { open: ['https://shop.test/help'], does: [`open ${TRACKING}`] },
])('a pressed notification leads to the order from $open.length open pages', async ({ open, does }) => {
  expect(await pressedWith(...open)).toEqual(does);
});
