import { expect, type Route } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { INVOICE_RETRY_AFTER } from '#contract/limits.ts';
import type { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import { invoiceModel } from '#machines/invoice/invoice.model.ts';
import type { Invoice, InvoiceContext } from '#machines/invoice/invoice.setup.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import { fillBasket, storeNamed } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { TimeBox } from '../models/TimeBox.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { customerWithBasket } from '../with-basket.ts';

type Props = { readonly basket: BasketPage; readonly time: TimeBox; readonly changeBasket: () => Promise<void> };
type Occasion = { readonly context: InvoiceContext; readonly event: unknown };

const INVOICE = endpoints.get_order_cart_invoice.path;
const LONG_FROM = 5_000;
const LONGER = 100_000;
/** Steps take longer on a busy machine than the page waits: its waits for a price end only when a journey says so. */
function slowDown({ longFrom, longer, retry }: { readonly longFrom: number; readonly longer: number; readonly retry: number }) {
  AbortSignal.timeout = () => new AbortController().signal;
  const setTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (happen: () => void, wait = 0) => setTimer(happen, wait >= longFrom || wait === retry ? wait + longer : wait),
  });
}
const timePasses = async ({ page }: Stage<Props>) => {
  await page.evaluate(async () => {
    await (await fetch('/healthz')).text();
  });
  await page.clock.fastForward(LONGER + 10_000);
};

const CENTIMES = 120;
const plus = (price: number) => Math.round(price * 100 + CENTIMES) / 100;
/** The server's own price, but of a way that costs 1.20 more. */
async function priceDearer(route: Route): Promise<void> {
  const response = await route.fetch();
  const invoice = (await response.json()) as Invoice;
  const { order_payment: now } = invoice;
  await route.fulfill({
    response,
    json: {
      ...invoice,
      order_payment: {
        ...now,
        total_service_price: plus(now.total_service_price),
        delivery_price: plus(now.delivery_price),
        total: plus(now.total),
        user_pay_payment: plus(now.user_pay_payment),
      },
    },
  });
}

const isSame = (a: FulfilmentChoice, b: FulfilmentChoice) => a.isPickup === b.isPickup && a.time?.at === b.time?.at;
/** One thing is chosen at a time, once a price has told what the store offers. */
const isOneChoice = ({ context: { invoice, fulfilment }, event }: Occasion) => {
  const chosen = (event as { fulfilment: FulfilmentChoice }).fulfilment;
  return (
    invoice !== null &&
    !isSame(fulfilment, chosen) &&
    (fulfilment.isPickup === chosen.isPickup || (fulfilment.time === null && chosen.time === null))
  );
};
const isDearer = ({ context: { invoice, seen } }: Occasion) =>
  invoice !== null && seen !== null && invoice.order_payment.user_pay_payment !== seen.user_pay_payment;
const isWaiting = ({ calls }: Stage<Props>) => expect.poll(() => calls.isWaiting(INVOICE)).toBe(true);

actInThePage<Exclude<SnapshotFrom<typeof invoiceMachine>['value'], 'waking'>, Props>({
  model: modelOf(invoiceModel),
  ports: { getInvoice: INVOICE },
  unreachable: {
    'the page came with its price': 'the journeys’ page asks for its own price; a drawn one is gone on from in first-basket.e2e.ts',
  },
  rules: [
    {
      event: 'fulfilment.chosen',
      when: isOneChoice as never,
      because: 'nothing is chosen that is chosen already, and nothing before a price tells what the store offers',
    },
    { event: 'price.accepted', when: isDearer as never, because: 'there is nothing to accept' },
  ],
  hearsLanguage: true,
  unseen: ['waking'],
  open: async (page, calls, input) => {
    await page.addInitScript(slowDown, { longFrom: LONG_FROM, longer: LONGER, retry: INVOICE_RETRY_AFTER });
    const { holder } = await customerWithBasket(page, { quantity: 2 });
    const store = await storeNamed(page.request, 'Café de la Rade');
    await openPage(page, '/basket');
    const basket = new BasketPage(page);
    const goTo = (path: string) =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    if (input === 1) {
      await (await calls.take(INVOICE)).continue();
      await basket.collect.check();
      await (await calls.take(INVOICE)).continue();
      await basket.isReady();
      await goTo('/help');
      await expect(basket.payment).toBeHidden();
      await goTo('/basket');
    }
    let quantity = 2;
    return {
      basket,
      time: new TimeBox(page),
      // In another tab.
      changeBasket: async () => {
        quantity = 5 - quantity;
        await fillBasket(page.request, holder, store, 'Moitié-moitié fondue', quantity);
        await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
        // Behind a dialog it is no place that is read out.
        await expect(page.getByRole('group', { name: /^Quantity of/, includeHidden: true })).toContainText(String(quantity));
      },
    };
  },
  acts: {
    'the server prices the basket dearer': async ({ calls }) => priceDearer(await calls.take(INVOICE)),
    '200 ms pass': timePasses,
    'the basket changes': ({ props: { changeBasket } }) => changeBasket(),
    'the customer chooses delivery': async ({ props: { basket, time } }) => {
      if (await basket.collect.isChecked()) return basket.collect.uncheck();
      await time.now();
    },
    'the customer chooses to collect': ({ props: { basket } }) => basket.collect.check(),
    'the customer chooses a time': async ({ props: { time } }) => {
      await time.schedule();
      await time.pick('Friday 20 November', '19:00');
    },
    'the customer accepts the new price': ({ props: { basket } }) => basket.accept.click(),
    'the customer tries again': ({ props: { basket } }) => basket.tryAgain.click(),
  },
  afterwards: {
    'the customer accepts the new price': ({ props: { basket } }) => expect(basket.differences).toBeHidden(),
  },
  states: {
    asking: isWaiting,
    pausing: async ({ calls, props: { basket } }) => {
      await expect.poll(() => calls.isWaiting(INVOICE)).toBe(false);
      await expect(basket.tryAgain).toBeHidden();
    },
    priced: ({ props: { basket } }) => basket.isReady(),
    pickupOnly: ({ props: { basket } }) => expect(basket.collectInstead).toBeVisible(),
    belowMinimum: async ({ page, props: { basket } }) => {
      await expect(basket.minimum).toBeHidden();
      await expect(page.getByText('The minimum order is not reached yet.')).toBeVisible();
    },
    refused: async ({ page, props: { basket } }) => {
      await expect(basket.tryAgain).toBeVisible();
      await expect(page.getByText('We don’t have a total yet.').first()).toBeVisible();
    },
  },
});
