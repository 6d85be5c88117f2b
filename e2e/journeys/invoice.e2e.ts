import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '../../contract/endpoints.ts';
import type { invoiceMachine } from '../../machines/invoice/invoice.machine.ts';
import { invoiceModel } from '../../machines/invoice/invoice.model.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = { readonly basket: BasketPage; readonly changeBasket: () => Promise<void> };
const ports = { getInvoice: endpoints.get_order_cart_invoice.path };

/** Presses the box until it says what is wanted; where it says so already, there and back. */
const receive = (isPickup: boolean) => async ({ props: { basket } }: Stage<Props>) => {
  if ((await basket.collect.isChecked()) === isPickup) await basket.collect.click();
  await basket.collect.setChecked(isPickup);
};

actInThePage<SnapshotFrom<typeof invoiceMachine>['value'], Props>({
  model: modelOf(invoiceModel),
  ports,
  unreachable: {
    'the server prices the basket dearer': 'the real server answers, and its tariff stands still',
    'the customer accepts the new price': 'nothing gets dearer while the real tariff stands still; the payment dialog’s own test accepts one',
  },
  rules: [
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
    'the customer tries again': ({ props: { basket } }) => basket.tryAgain.click(),
  },
  states: {
    asking: async ({ calls, props: { basket } }) => {
      await expect(basket.payment).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => calls.isWaiting(ports.getInvoice)).toBe(true);
    },
    pausing: ({ props: { basket } }) => expect(basket.payment).toHaveAttribute('aria-busy', 'true'),
    priced: async ({ props: { basket } }) => {
      await expect(basket.payment).not.toHaveAttribute('aria-disabled', 'true');
      await expect(basket.payment).toContainText('CHF');
    },
    pickupOnly: ({ props: { basket } }) => expect(basket.collectInstead).toBeVisible(),
    belowMinimum: async ({ props: { basket } }) => {
      await expect(basket.payment).toHaveAttribute('aria-disabled', 'true');
      await expect(basket.tryAgain).toBeHidden();
    },
    refused: async ({ props: { basket } }) => {
      await expect(basket.payment).toHaveAttribute('aria-disabled', 'true');
      await expect(basket.payment).not.toHaveAttribute('aria-busy', 'true');
      await expect(basket.collectInstead).toBeHidden();
    },
  },
});
