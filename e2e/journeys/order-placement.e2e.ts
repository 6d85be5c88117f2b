import { expect } from '@playwright/test';
import { endpoints } from '../../contract/endpoints.ts';
import type { SnapshotFrom } from 'xstate';
import type { orderPlacementMachine } from '../../machines/order-placement/order-placement.machine.ts';
import { orderPlacementModel } from '../../machines/order-placement/order-placement.model.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { OrderPages } from '../models/OrderPages.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = { readonly basket: BasketPage; readonly order: OrderPages; readonly changeBasket: () => Promise<void> };
const ports = { getInvoice: endpoints.get_order_cart_invoice.path, payCash: endpoints.pay_order_payment.path, createOrder: endpoints.create_order.path };
const asks = (port: keyof typeof ports) => ({ calls }: Stage<Props>) => expect.poll(() => calls.isWaiting(ports[port])).toBe(true);

/** Presses the box until it says what is wanted; where it says so already, there and back. */
const receive = (isPickup: boolean) => async ({ props: { basket } }: Stage<Props>) => {
  if ((await basket.collect.isChecked()) === isPickup) await basket.collect.click();
  await basket.collect.setChecked(isPickup);
};

actInThePage<Exclude<SnapshotFrom<typeof orderPlacementMachine>['value'], never>, Props>({
  model: modelOf(orderPlacementModel),
  ports,
  unreachable: {},
  rules: [
    { event: 'retry.asked', in: 'pickupOnly', because: 'the page offers to collect, not to ask again' },
    { event: 'retry.asked', in: 'refused', when: ({ context }) => context.failure?.code !== 557, because: 'below the minimum the page offers to add something, not to ask again' },
    { event: 'receiving.chosen', when: ({ context }) => context.invoice !== null, because: 'whether one may collect is known with the first price' },
  ],
  unseen: [],
  open: async (page, _calls, input) => {
    if (input !== 0) throw new Error('the page always begins with delivery');
    const user = await newCustomer(page.request);
    const store = await storeNamed(page.request, 'Café de la Rade');
    const holder = holderOf(user);
    let quantity = 1;
    await fillBasket(page.request, holder, store, 'Moitié-moitié fondue', quantity);
    await remember(page, { user, place: CAROUGE });
    await openPage(page, '/basket');
    const basket = new BasketPage(page);
    await page.addLocatorHandler(basket.minimum, () => page.keyboard.press('Escape'));
    return {
      basket,
      order: new OrderPages(page),
      changeBasket: async () => {
        quantity = 3 - quantity;
        await fillBasket(page.request, holder, store, 'Moitié-moitié fondue', quantity);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      },
    };
  },
  acts: {
    'the basket changes': ({ props }) => props.changeBasket(),
    'the customer chooses delivery': receive(false),
    'the customer chooses to collect': receive(true),
    'the customer asks to order': ({ props: { basket } }) => basket.payment.click(),
    'the customer confirms the order': ({ props: { basket } }) => basket.orderAndPay.click(),
    'the customer goes back to the basket': ({ props: { basket } }) => basket.change.click(),
    'the customer tries again': async ({ props: { basket } }) => {
      const inDialog = await basket.uncertain.isVisible();
      await (inDialog ? basket.askAgain : basket.tryAgain).click();
    },
  },
  states: {
    pricing: async (stage) => {
      await expect(stage.props.basket.payment).toHaveAttribute('aria-busy', 'true');
      await asks('getInvoice')(stage);
    },
    reviewing: async ({ props: { basket } }) => {
      await expect(basket.payment).not.toHaveAttribute('aria-disabled', 'true');
      await expect(basket.payment).toContainText('CHF');
    },
    pickupOnly: ({ props: { basket } }) => expect(basket.collectInstead).toBeVisible(),
    refused: async ({ props: { basket } }) => {
      await expect(basket.payment).toHaveAttribute('aria-disabled', 'true');
      await expect(basket.payment).not.toHaveAttribute('aria-busy', 'true');
      await expect(basket.collectInstead).toBeHidden();
    },
    confirming: ({ props: { basket } }) => expect(basket.orderAndPay).toBeVisible(),
    paying: async (stage) => {
      await expect(stage.props.basket.placing).toBeVisible();
      await asks('payCash')(stage);
    },
    creating: async (stage) => {
      await expect(stage.props.basket.placing).toBeVisible();
      await asks('createOrder')(stage);
    },
    uncertain: ({ props: { basket } }) => expect(basket.uncertain).toContainText('you will not be charged twice'),
    placed: async ({ page, props: { order } }) => {
      await expect(order.thanks).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/thankyou');
    },
  },
});
