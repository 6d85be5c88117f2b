import { expect, type Page } from '@playwright/test';
import { APP_SHELL } from '../contract/app-shell.ts';
import { storeNamed } from './demo-city.ts';
import { startFrontOf } from './front-of.ts';
import { LandingPage } from './models/LandingPage.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { comeBack, goOffline, test, workerOf } from './with-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Has a page that is opened after it say when it has asked for its worker: from then on it lets no other take over. */
async function tellWhenRegistered(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...asked) => {
      const registration = await register(...asked);
      setTimeout(() => (document.documentElement.dataset.worker = 'registered'));
      return registration;
    };
  });
  return () => page.waitForFunction(() => document.documentElement.dataset.worker === 'registered');
}
/** The state of the worker that waits; null where none does. */
const waitingIn = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? null);
const cachesOf = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());
const releasesIn = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/(\w{10})\//.exec(name)?.[1] ?? [])
        .toSorted(),
    ),
  ]);

test('what any page begins with without a network has the brand in its header', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(baseURL + APP_SHELL);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Escale' })).toBeVisible();
  await page.close();
});

test('a page that everybody may find is there without a network or on a slow one, any other says so, and all goes on with it', async ({
  page,
  context,
  relay,
}) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  const other = await storeNamed(page.request, 'Marché du Pont');
  await openPage(page, relay.url);
  await workerOf(page, relay.release);
  for (const path of ['/', '/basket', '/orders', '/new-password?token=secret', '/shared?token=secret'])
    await openPage(page, relay.url + path);
  const kept = await page.evaluate(async () =>
    (await (await caches.open('storefront-pages')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept).toEqual(['/']);
  await openPage(page, relay.url + store.path);
  await goOffline(context, relay);
  const before = relay.asked.length;
  await openPage(page, relay.url + store.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Café de la Rade' })).toBeVisible();
  await expect(page.getByText('Moitié-moitié fondue').first()).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await openPage(page, relay.url + other.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The menu could not be loaded');
  expect(relay.asked.slice(before)).toEqual([]);
  await comeBack(context, relay);
  await expect(page.getByRole('heading', { level: 1, name: 'Marché du Pont' })).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(0);
  // What is not answered for two seconds is the kept one.
  relay.hold();
  await page.goto(relay.url, { waitUntil: 'commit' });
  await expect(new LandingPage(page).heading).toBeVisible();
});

test('a newer release waits for the next page, and no page of two tabs mixes files', async ({ page, context, relay }) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  await openPage(page, relay.url);
  await workerOf(page, relay.release);
  const other = await context.newPage();
  const registered = await tellWhenRegistered(other);
  await openPage(other, relay.url);
  await registered();

  relay.standOnNextRelease();
  // A look that had begun before it is one with the next that is asked for.
  await expect
    .poll(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      return waitingIn(page);
    })
    .toBe('installed');
  const filesOf = (release: string) => `storefront-files-${release}`;
  expect(await cachesOf(page)).toEqual(expect.arrayContaining([filesOf(relay.nextRelease), filesOf(relay.release)]));

  await openPage(page, relay.url + store.path);
  await expect.poll(() => waitingIn(page)).toBe(null);
  expect(await releasesIn(page)).toEqual([relay.nextRelease]);
  // The server has the files of the release before no longer: the other tab goes on with those that are kept.
  await other.getByRole('link', { name: /^Help/ }).first().click();
  await expect(other.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(await releasesIn(other)).toEqual([relay.release]);
  expect(await cachesOf(other)).toEqual(expect.arrayContaining([filesOf(relay.release)]));

  await openPage(page, relay.url + store.path);
  await goOffline(context, relay);
  await openPage(page, relay.url + store.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Café de la Rade' })).toBeVisible();
  expect(await releasesIn(page)).toEqual([relay.nextRelease]);
});

test('a server that is told so takes its worker away, with all that it kept', IN_VERIFY, async ({ page, baseURL, relay }) => {
  const front = await startFrontOf(baseURL ?? '', { SERVICE_WORKER: 'off' });
  try {
    await openPage(page, relay.url);
    await workerOf(page, relay.release);
    expect(await cachesOf(page)).not.toEqual([]);
    relay.leadTo(front.url);
    await openPage(page, relay.url);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await cachesOf(page)).toEqual([]);
    await openPage(page, `${relay.url}/help`);
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  } finally {
    await front.close();
  }
});

test('where the browser has no service worker the shop is as it was', async ({ page, relay }) => {
  await page.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
  await openPage(page, relay.url);
  await page.waitForLoadState('networkidle');
  expect(relay.asked.filter((path) => path.startsWith('/sw.js') || path.startsWith('/app-shell'))).toEqual([]);
});
