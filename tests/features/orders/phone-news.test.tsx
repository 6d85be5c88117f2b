import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, failed } from '#contract/result.ts';
import { mine } from '#src/api/mine.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { PhoneNews } from '#src/features/orders/tracking/PhoneNews.tsx';
import { switchPhoneNews } from '#src/features/orders/tracking/use-phone-news.ts';
import { noAnswer, refused, serverSaying } from '#tests/shop/server-saying.ts';
import { draw } from '../stage/draw.tsx';

const LEA = 'a'.repeat(24);
const KEY = 'BKey';
const ADDRESS = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'cA', auth: 'YQ' };
const { signal } = new AbortController();
const TITLE = 'Get notified about this order?';

/** A browser that was asked, or not, and says so from then on. */
const browser = { permission: 'default' as NotificationPermission, says: 'granted' as NotificationPermission, asked: 0 };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const subscription = {
  endpoint: ADDRESS.endpoint,
  options: { applicationServerKey: bytes('older') },
  getKey: (name: string) => bytes(name === 'auth' ? 'a' : 'p'),
  unsubscribe: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
};
const pushManager = {
  getSubscription: vi.fn<() => Promise<unknown>>(() => Promise.resolve(null)),
  subscribe: vi.fn<(options: unknown) => Promise<unknown>>(() => Promise.resolve(subscription)),
};

beforeEach(() => {
  Object.assign(browser, { permission: 'default', says: 'granted', asked: 0 });
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => {
      browser.asked += 1;
      browser.permission = browser.says;
      return Promise.resolve(browser.says);
    },
  });
  vi.stubGlobal('PushManager', vi.fn<() => void>());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** The tracking page's card, of a server that answers so. */
async function card(answers: Readonly<Record<string, unknown>> = {}, store = memoryStore()) {
  const server = serverSaying({ get_push_key: ok({ public_key: KEY, is_subscribed: false }), subscribe_push: ok({}), ...answers });
  const drawn = await draw(<PhoneNews customerId={LEA} />, {
    api: server.api,
    queryClient: new QueryClient(),
    storage: createBrowserStorage(() => store),
  });
  return { ...drawn, asked: server.asked, store };
}

test('it is asked in words first; the browser asks once its customer wants it, and then the server is told', async () => {
  const { shown, press, asked, until } = await card();
  await until(() => shown().length > 0);
  expect([shown(), browser.asked]).toEqual([
    [
      `${TITLE} Also when this page is closed. A locked screen shows only the store and the status.`,
      'button: Turn on notifications',
      'button: Not now',
    ],
    0,
  ]);
  await press('Turn on notifications');
  await until(() => shown().includes('button: Turn off'));
  expect([browser.asked, shown()[0]]).toEqual([1, 'Notifications are on for this device.']);
  expect(asked.at(-1)).toEqual(['subscribe_push', { ...ADDRESS, p256dh: 'cA', auth: 'YQ' }]);
  expect(pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: KEY }]]);
});

test('whoever refuses to the browser reads where that is changed, and is not asked again', async () => {
  browser.says = 'denied';
  const { shown, press, until, asked } = await card();
  await until(() => shown().length > 0);
  await press('Turn on notifications');
  await until(() => shown().some((line) => line.includes('blocks notifications')));
  expect([shown().filter((line) => line.startsWith('button')), asked.map(([name]) => name)]).toEqual([[], ['get_push_key']]);
  const later = await card();
  await later.until(() => later.asked.length > 0);
  expect(later.shown()).toEqual([]);
});

test('not now is for good in this browser', async () => {
  const { shown, press, until, store } = await card();
  await until(() => shown().length > 0);
  await press('Not now');
  expect([shown(), browser.asked]).toEqual([[], 0]);
  const later = await card({}, store);
  await later.until(() => later.asked.length > 0);
  expect(later.shown()).toEqual([]);
});

test('why it did not come about is said, and it can be tried again', async () => {
  pushManager.subscribe.mockRejectedValueOnce(new Error('push service not available'));
  const { shown, press, until } = await card({ subscribe_push: [noAnswer('offline'), ok({})] });
  await until(() => shown().length > 0);
  await press('Turn on notifications');
  await until(() => shown().some((line) => line.includes('can’t receive notifications right now')));
  await press('Turn on notifications');
  await until(() => shown().some((line) => line.includes('No connection')));
  await press('Turn on notifications');
  await until(() => shown().includes('button: Turn off'));
});

test('it is ended on the same page', async () => {
  browser.permission = 'granted';
  const { shown, press, until, asked } = await card({
    get_push_key: ok({ public_key: KEY, is_subscribed: true }),
    unsubscribe_push: ok({ sessions: [] }),
  });
  await until(() => shown().includes('button: Turn off'));
  await press('Turn off');
  await until(() => shown().includes('button: Turn on notifications'));
  expect(asked.at(-1)).toEqual(['unsubscribe_push', {}]);
});

test('nothing is shown or asked of the server where a browser has no worker, and nothing where the server sends none', async () => {
  const none = await card({ get_push_key: ok({ public_key: null, is_subscribed: false }) });
  await none.until(() => none.asked.length > 0);
  expect(none.shown()).toEqual([]);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: () => Promise.resolve(undefined) } });
  const queryClient = new QueryClient();
  const server = serverSaying({});
  const without = await draw(<PhoneNews customerId={LEA} />, { api: server.api, queryClient });
  await without.until(() => queryClient.getQueryData(mine(LEA, 'push')) !== undefined);
  expect([without.shown(), server.asked]).toEqual([[], []]);
});

test('a subscription with another key is given up for one with the server’s', async () => {
  pushManager.getSubscription.mockResolvedValueOnce(subscription);
  const { api, asked } = serverSaying({ subscribe_push: refused(522) });
  expect(await switchPhoneNews(api)({ publicKey: KEY, isOn: true }, signal)).toEqual(refused(522));
  expect([subscription.unsubscribe.mock.calls.length, asked.length]).toEqual([1, 1]);
  expect(await switchPhoneNews(api, () => Promise.resolve(failed({ kind: 'denied' })))({ publicKey: KEY, isOn: true }, signal)).toEqual(
    failed({ kind: 'denied' }),
  );
});
