import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import type { Payment } from '#contract/entities/payment.ts';
import type { Refusal } from '#contract/failure.ts';
import type { PaymentEnd } from '#machines/payment/payment-facts.ts';
import { isAgeUnconfirmed } from '#domain/checkout/minimum-age.ts';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import { samplePayment } from '#machines/payment/sample-payment.ts';
import { fillBasket, storeNamed } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { OrderPages } from '../models/OrderPages.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { FONDUE, customerWithBasket } from '../with-basket.ts';

type Props = { readonly basket: BasketPage; readonly order: OrderPages; readonly put: (dish: string, quantity: number) => Promise<void> };
const ports = {
  payOrder: endpoints.pay_order_payment.path,
  createOrder: endpoints.create_order.path,
  askPayment: endpoints.get_payment.path,
};
const asks =
  (port: keyof typeof ports) =>
  ({ calls }: Stage<Props>) =>
    expect.poll(() => calls.isWaiting(ports[port])).toBe(true);

/** The payment's answer gets lost, and the server says how it stands when it is asked. */
const looksUp =
  (told: Partial<Payment>) =>
  async ({ calls }: Stage<Props>) => {
    await (await calls.take(ports.payOrder)).abort('internetdisconnected');
    await (
      await calls.take(ports.askPayment)
    ).fulfill({ json: { success: true, payment: samplePayment(told), server_time: '2026-11-20T11:30:00.000Z' } });
  };

const asksToOrder =
  (dish: string, quantity: number) =>
  async ({ props: { basket, put } }: Stage<Props>) => {
    await put(dish, quantity);
    await expect(basket.payment).toContainText('CHF');
    await expect(basket.payment).not.toHaveAttribute('aria-disabled', 'true');
    // While the price is asked for, the button answers nobody: who pressed too early presses again.
    await expect(async () => {
      await expect(basket.payment).not.toHaveAttribute('aria-busy', 'true');
      await basket.payment.click({ timeout: 2_000 });
      await expect(basket.lastLook).toBeVisible({ timeout: 2_000 });
    }).toPass();
  };

/** The dialog says that an order is being made, or that nobody knows and it is asked again. */
const isBeingPlaced = ({ props: { basket } }: Stage<Props>) => expect(basket.placing.or(basket.uncertain)).toBeVisible();

actInThePage<Exclude<SnapshotFrom<typeof orderPlacementMachine>['value'], never>, Props>({
  model: modelOf(orderPlacementModel),
  ports,
  unreachable: {
    'the browser remembers how they paid last': 'who is new paid nothing before; what is remembered is walked in card-payment.e2e.ts',
    'the customer chooses a saved card': 'cards are walked with the card sandbox, in card-payment.e2e.ts',
    'the customer adds a card for this order alone': 'that is walked in card-once.e2e.ts',
    'the customer confirms the order, by card': 'what the bank says is acted with the card sandbox, in card-payment.e2e.ts',
    'the customer closes the payment sheet': 'that is walked in payment.e2e.ts',
    'paying breaks': 'whatever breaks inside the payment is caught there',
    'looking for the order breaks': 'the port goes on looking, whatever is answered',
  },
  rules: [
    {
      event: 'refusal.read',
      when: ({ context }) => context.failure !== null || context.decline !== null,
      because: 'without a refusal there is nothing to read',
    },
    {
      event: 'age.ticked',
      when: ({ context: { purchase, confirmedAge }, event }) => {
        const minimum = (purchase as Purchase | null)?.invoice.minimum_age;
        const isTicked = !isAgeUnconfirmed(minimum, confirmedAge as number | null);
        return minimum !== undefined && isTicked !== (event as unknown as { readonly isConfirmed: boolean }).isConfirmed;
      },
      because: 'the box is there where something asks for an age, and a press changes it',
    },
  ],
  hearsLanguage: true,
  unseen: [],
  elsewhere: { 'paying | xstate.done.actor.payment | 3': 'payment.e2e.ts' },
  afterwards: {
    'the customer confirms the order': async ({ props: { basket } }) => {
      if (!(await basket.age.isVisible())) return;
      await expect(basket.age).toBeFocused();
      await expect(basket.age).toHaveAccessibleDescription(/^Tick the box to order/);
    },
  },
  open: async (page) => {
    const { holder } = await customerWithBasket(page);
    const store = await storeNamed(page.request, 'Café de la Rade');
    await openPage(page, '/basket');
    return {
      basket: new BasketPage(page),
      order: new OrderPages(page),
      put: async (dish, quantity) => {
        await fillBasket(page.request, holder, store, dish, quantity);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      },
    };
  },
  acts: {
    // What an earlier step may have left is mended first: one fondue.
    'the customer asks to order': asksToOrder(FONDUE, 1),
    'the customer asks to order wine': async (stage) => {
      await asksToOrder('Chasselas from Satigny', 3)(stage);
      await expect(stage.props.basket.age).toHaveAccessibleName(/^I am 16 or older/);
    },
    'the price changes': async ({ props: { basket, put } }) => {
      const before = await basket.orderAndPay.textContent();
      await put(FONDUE, 2);
      await expect(basket.orderAndPay).not.toHaveText(before ?? '');
    },
    'a spirit comes into the basket': async ({ props: { basket, put } }) => {
      await put('Kirsch, 2 cl', 6);
      await expect(basket.age).toHaveAccessibleName(/^I am 18 or older/);
    },
    'the customer chooses cash': ({ props: { basket } }) => basket.lastLook.getByRole('radio', { name: /^Cash/ }).check(),
    'the customer says that they are old enough': ({ props: { basket } }) => basket.age.check(),
    'the customer takes back that they are old enough': ({ props: { basket } }) => basket.age.uncheck(),
    'the basket can’t be ordered any more': ({ props: { put } }) => put('Extra bread basket', 1),
    'the customer confirms the order': async ({ props: { basket } }) => {
      await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
      await basket.orderAndPay.click();
    },
    'the customer goes back to the basket': ({ props: { basket } }) => basket.change.click(),
    'the customer has read the message': ({ props: { basket } }) => basket.understood.click(),
    'the payment is taken': async ({ calls }) => (await calls.take(ports.payOrder)).continue(),
    'the payment is refused': async ({ calls }, { event }) => {
      const { failure } = event.output as Extract<PaymentEnd, { is: 'refused' }>;
      const { code, reason } = failure as Refusal;
      await (await calls.take(ports.payOrder)).fulfill({ json: { success: false, error_code: code, reason } });
    },
    'the payment turns out to have its order already': looksUp({ state: 'ordered', order_id: 'd'.repeat(24), unique_id: 1042 }),
    'the card is declined': looksUp({ decline_code: 'card_declined' }),
    'the payment is found to have its order': async ({ page, calls, props: { basket } }) => {
      // The next look is half a second away once an answer got lost, before that eight seconds.
      await page.clock.fastForward((await basket.uncertain.isVisible()) ? 600 : 8_100);
      await (
        await calls.take(ports.askPayment)
      ).fulfill({
        json: {
          success: true,
          payment: samplePayment({ state: 'ordered', order_id: 'd'.repeat(24), unique_id: 1042 }),
          server_time: '2026-11-20T11:30:00.000Z',
        },
      });
    },
    'the customer asks again at once': ({ props: { basket } }) => basket.askAgain.click(),
  },
  states: {
    resting: async ({ page, props: { basket } }) => {
      await expect(basket.lastLook).toBeHidden();
      if (await basket.minimum.isVisible()) await page.keyboard.press('Escape');
      await expect(basket.payment).toBeVisible();
    },
    choosing: ({ props: { basket } }) => expect(basket.orderAndPay).toBeVisible(),
    paying: async (stage) => {
      await isBeingPlaced(stage);
      await asks('payOrder')(stage);
    },
    creating: async (stage) => {
      await isBeingPlaced(stage);
      await asks('createOrder')(stage);
    },
    uncertain: ({ props: { basket } }) => expect(basket.uncertain).toContainText('You won’t be charged twice'),
    placed: async ({ page, props: { order } }) => {
      await expect(order.thanks).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/thankyou');
    },
  },
});
