import { expect, type Page } from '@playwright/test';
import { Browser, startPushService } from '../tests/server/push-service.ts';
import { CAROUGE } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { moveOrder, ownOrder } from './own-orders.ts';
import { knowPushService } from './server-clock.ts';
import { test, workerOf } from './with-worker.ts';
import { STORE } from './with-basket.ts';

test.use({ serviceWorkers: 'allow' });

/** Has the browser say yes, and the page subscribe at a push service of the test's own: the browser's would need one of its maker's. */
async function subscribeAt(page: Page, endpoint: string, { p256dh, auth }: Browser['keys']): Promise<void> {
  await page.addInitScript(
    ([address, key, secret]) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = () => Promise.resolve((permission = 'granted') as NotificationPermission);
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(null),
        subscribe: () => Promise.resolve({ endpoint: address, getKey: (name: string) => bytes(name === 'auth' ? secret : key) }),
      });
    },
    [endpoint, p256dh, auth] as const,
  );
}

test('news of an order come to the device, each in place of the last, until the profile ends them', async ({ page, relay, baseURL }) => {
  const service = await startPushService();
  await knowPushService(baseURL, service.origin);
  const browser = new Browser();
  await subscribeAt(page, `${service.origin}/phone`, browser.keys);
  const own = await ownOrder(page);
  await remember(page, { user: own.user, place: CAROUGE }, relay.url);
  await openPage(page, `${relay.url}/help`);
  await workerOf(page, relay.release);
  await openPage(page, `${relay.url}/delivery-coming?order_id=${own.orderId}`);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();

  await moveOrder(page.request, own, 'accept');
  await expect.poll(() => service.pushed.length).toBe(1);
  const told = (at: number) => browser.read(service.pushed[at]?.body ?? Buffer.alloc(0));
  const common = { title: STORE, tag: own.orderId, language: 'en' };
  expect(told(0)).toMatchObject({ ...common, body: 'Order accepted' });
  await moveOrder(page.request, own, 'prepare', 'ready', 'assign', 'move', 'move', 'move', 'move');
  await expect.poll(() => service.pushed.length).toBeGreaterThan(1);
  expect(told(1)).toMatchObject({ ...common, body: 'On its way' });

  await openPage(page, `${relay.url}/profile`);
  await page.getByRole('button', { name: /^Stop notifications/ }).click();
  await expect(page.getByRole('button', { name: /^Stop notifications/ })).toHaveCount(0);
  await service.close();
});

test('nobody is asked where a browser has no worker', async ({ page, relay }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const own = await ownOrder(page);
  await remember(page, { user: own.user, place: CAROUGE }, relay.url);
  await openPage(page, `${relay.url}/delivery-coming?order_id=${own.orderId}`);
  await expect(page.getByRole('button', { name: /^Cancel/ }).first()).toBeVisible();
  await expect(page.getByText('Get notified about this order?')).toHaveCount(0);
});
