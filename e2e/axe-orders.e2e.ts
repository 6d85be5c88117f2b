import { expect, type Page } from '@playwright/test';
import type { Language } from '../contract/enumerations.ts';
import { axeFindsNothing, type Screen } from './axe-screens.ts';
import { CAROUGE, customerWhoOrdered } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { anotherOrder, moveOrder, ownOrder } from './own-orders.ts';
import { FONDUE, STORE } from './with-basket.ts';

async function rememberOrders(page: Page): Promise<string> {
  const { user, holder, orderId } = await customerWhoOrdered(page.request, STORE, FONDUE);
  await moveOrder(page.request, await anotherOrder(page, holder), 'accept', 'cancel');
  await anotherOrder(page, holder);
  await remember(page, { user, place: CAROUGE });
  return orderId;
}
const main = (page: Page) => page.getByRole('main');
const opens =
  (path: (orderId: string) => string): Screen['show'] =>
  async (page, orderId) => {
    await openPage(page, path(orderId));
    await expect(main(page)).toContainText('CHF');
  };

/** The dialog that cancels the order on the page, its last reason chosen and nothing written. */
async function openCancelling(page: Page, _: string, language: Language): Promise<void> {
  await openPage(page, '/orders');
  const words = language === 'fr' ? 'Annuler la commande' : 'Cancel order';
  await main(page)
    .getByRole('button', { name: new RegExp(`^${words} \\d+`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: /^(Annuler|Cancel order)/ }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
}

const SCREENS: readonly Screen[] = [
  { name: 'the orders under way', everyLook: true, arrange: rememberOrders, show: opens(() => '/orders') },
  { name: 'the history of orders', everyLook: true, arrange: rememberOrders, show: opens(() => '/orders?tab=history') },
  {
    name: 'a filter of the history that lacks a date',
    arrange: rememberOrders,
    show: async (page, orderId, language) => {
      await opens(() => '/orders?tab=history&from=2026-11-01')(page, orderId, language);
      await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    name: 'an order that came, to be rated',
    everyLook: true,
    arrange: rememberOrders,
    show: opens((id) => `/order_detail?order_id=${id}`),
  },
  { name: 'the invoice of an order', everyLook: true, arrange: rememberOrders, show: opens((id) => `/invoice?order_id=${id}`) },
  {
    name: 'an order that ended badly',
    arrange: async (page) => {
      const own = await ownOrder(page);
      await moveOrder(page.request, own, 'reject');
      return own.orderId;
    },
    show: opens((id) => `/order_detail?order_id=${id}`),
  },
  {
    name: 'the question what cancelling costs, a reason missing',
    forAChange: true,
    everyLook: true,
    arrange: rememberOrders,
    show: openCancelling,
  },
];

axeFindsNothing(SCREENS);
