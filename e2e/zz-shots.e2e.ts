import { test, expect, type Page } from '@playwright/test';
import { CAROUGE, customerWhoOrdered, fillBasket, holderOf, keepStore, placeOrder, storeNamed, completeOrder } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { moveOrder, anotherOrder, STORE, FONDUE } from './own-orders.ts';
import { moveServerClock } from './server-clock.ts';

test('shots', async ({ browser, baseURL, request }) => {
  test.setTimeout(500_000);
  const context0 = await browser.newContext({ baseURL });
  const p0 = await context0.newPage();
  const { user, holder, orderId: done } = await customerWhoOrdered(p0.request, STORE, FONDUE, 1);
  await fillBasket(p0.request, holder, await storeNamed(p0.request, 'Ramen Kagi'), 'Tonkotsu', 1);
  await completeOrder(p0.request, holder, await placeOrder(p0.request, holder));
  const bad = await anotherOrder(p0, holder);
  await moveOrder(p0.request, bad, 'accept', 'cancel');
  const running = await anotherOrder(p0, holder);
  await moveOrder(p0.request, running, 'accept');
  const fresh = await anotherOrder(p0, holder);
  const store = await storeNamed(p0.request, STORE);
  const favourite_stores = await keepStore(p0.request, user, store.id);
  for (const [lang, scheme, width] of [
    ['en', 'light', 390],
    ['en', 'light', 1280],
    ['fr', 'dark', 390],
    ['fr', 'light', 1280],
  ] as const) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: width === 390 ? 844 : 900 },
      colorScheme: scheme,
      locale: 'en-GB',
      timezoneId: 'Europe/Zurich',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await remember(page, { user: { ...user, favourite_stores }, place: CAROUGE, language: lang });
    const shot = async (name: string, fullPage = true) => {
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}-${lang}-${scheme}.png`, fullPage });
    };
    const go = async (path: string) => {
      await openPage(page, path);
      await page.waitForTimeout(800);
    };
    await go('/orders');
    await shot('list');
    await page.getByRole('button', { name: new RegExp(`^(Cancel order|Annuler la commande) ${fresh.number}`) }).click();
    await shot('cancel-free', false);
    await go('/orders');
    await page.getByRole('button', { name: new RegExp(`^(Cancel order|Annuler la commande) ${running.number}`) }).click();
    await page.waitForTimeout(600);
    await page.getByRole('dialog').getByRole('radio').nth(2).check();
    await shot('cancel-charge', false);
    await go('/orders?tab=history');
    await shot('history');
    await go('/orders?tab=history');
    await shot('history-view', false);
    await go(`/order_detail?order_id=${done}`);
    await shot('detail');
    await go(`/order_detail?order_id=${running.orderId}`);
    await shot('detail-running');
    await go(`/order_detail?order_id=${bad.orderId}`);
    await shot('bad');
    await go(`/invoice?order_id=${done}`);
    await shot('invoice');
    await page.emulateMedia({ media: 'print' });
    await shot('invoice-print');
    await page.emulateMedia({ media: 'screen' });
    await go('/');
    await shot('home');
    await go(store.path);
    await page
      .getByRole('button', { name: new RegExp(FONDUE + '|Fondue moiti') })
      .first()
      .click();
    await page.waitForTimeout(800);
    await page.getByRole('dialog').getByRole('radio').last().scrollIntoViewIfNeeded();
    await shot('item', false);
    await context.close();
  }
});
