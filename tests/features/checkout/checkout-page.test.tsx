import { act } from 'react';
import { expect, test } from 'vitest';
import { withFondue } from '#machines/cart/sample-carts.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { inCash, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { loadCheckout } from '#src/features/checkout/load-checkout.ts';
import { useCheckout } from '#src/features/checkout/use-checkout.ts';
import { drawn, type Answers, type Drawing } from '#tests/shop/drawn.tsx';
import { soon } from '#tests/shop/soon.ts';

const CART = '/api/user/get_cart';
const INVOICE = '/api/user/get_order_cart_invoice';
const PROMO = '/api/user/apply_promo_code';
const PAY = '/api/user/pay_order_payment';
const LOOK = '/api/storefront/get_payment';
const PAYMENT = sampleInvoice.order_payment._id;

type Checkout = ReturnType<typeof useCheckout>;
type Flows = NonNullable<Checkout['flows']>;

async function basketPage(answers: Answers = {}, more: Omit<Drawing, 'answers'> = {}) {
  let now = { flows: null } as unknown as Checkout;
  const page = await drawn(() => [null, undefined, (now = useCheckout())], {
    loads: ['cart', loadCheckout],
    answers: { [CART]: withFondue, [INVOICE]: sampleInvoice, ...answers },
    ...more,
  });
  const flows = (): Flows => {
    if (!now.flows) throw new Error('The checkout is broken');
    return now.flows;
  };
  const tell = <Name extends keyof Flows>(name: Name, event: Parameters<Flows[Name][1]>[0]) =>
    act(async () => (flows()[name][1] as (event: unknown) => void)(event));
  await soon(() => expect(flows().invoice[0].is).toBe('priced'));
  const paths = () => page.asked.map(([path]) => path);
  const lastBody = (path: string) => page.asked.findLast(([asked]) => asked === path)?.[1];
  return { ...page, now: () => now, flows, tell, paths, lastBody };
}

test('the basket is priced as it will be received, and all else rests', async () => {
  const { flows, paths, lastBody } = await basketPage();
  expect(flows().invoice[0]).toMatchObject({ is: 'priced', invoice: { order_payment: { total: 41.5 } } });
  expect(flows().promo[0]).toMatchObject({ is: 'notApplied', code: '' });
  expect([flows().address[0].is, flows().placement[0].is, flows().payment[0]]).toEqual(['standing', 'resting', null]);
  expect(flows().contact[0].draft).toMatchObject({ name: 'Léa Bonnard', phone: '+41 79 111 22 33' });
  expect(paths().filter((path) => path === INVOICE)).toHaveLength(1);
  expect(lastBody(INVOICE)).toMatchObject({ is_user_pick_up_order: false, store_id: withFondue.store_id });
});

test('a price that the page came with stands at once and is not asked for; another visit asks', async () => {
  const firstPrice = { fulfilment: { isPickup: false, time: null }, invoice: { ...sampleInvoice, min_order_price: 12 } };
  const { flows, paths, application } = await basketPage({}, { firstPrice });
  expect(flows().invoice[0]).toMatchObject({ is: 'priced', invoice: { min_order_price: 12 } });
  expect(paths()).not.toContain(INVOICE);
  expect(application.flows.firstPrice.read()).toBeNull();
});

test('a code that is given is asked for, and the basket is priced anew with it', async () => {
  const promo = { ...sampleInvoice, order_payment: { ...sampleInvoice.order_payment, promo_code_name: 'TEN', promo_payment: 3.8 } };
  const { tell, flows, paths, lastBody } = await basketPage({ [PROMO]: promo, [INVOICE]: [sampleInvoice, promo] });
  await tell('promo', { type: 'code.given', code: 'ten', paymentId: PAYMENT });
  await soon(() => expect(flows().promo[0]).toMatchObject({ is: 'applied', code: 'TEN' }));
  expect(lastBody(PROMO)).toMatchObject({ promo_code_name: 'ten', order_payment_id: PAYMENT });
  await soon(() => expect(paths().filter((path) => path === INVOICE)).toHaveLength(2));
  await soon(() => expect(flows().invoice[0].invoice?.order_payment.promo_payment).toBe(3.8));
});

test('a price that is not there is asked for again', async () => {
  const { tell, paths } = await basketPage();
  await tell('invoice', { type: 'priceKey.changed' });
  await soon(() => expect(paths().filter((path) => path === INVOICE)).toHaveLength(2));
});

test('an order is asked for, paid, and looked for at once where nobody knows whether it is', async () => {
  const { tell, flows, paths, lastBody, now } = await basketPage({
    [PAY]: 500,
    [LOOK]: [{ payment: samplePayment({ state: 'checking' }) }, null],
  });
  const looks = () => paths().filter((path) => path === LOOK).length;
  await tell('placement', { type: 'order.asked', purchase: leasPurchase });
  expect(flows().placement[0]).toMatchObject({ is: 'choosing', purchase: { contact: { name: 'Léa Bonnard' } } });
  expect(flows().payment[0]).toBeNull();
  // Told to nobody: nothing is paid yet.
  await act(async () => now().flows?.payment[1]({ type: 'retry.asked' }));
  await tell('placement', { type: 'order.confirmed', choice: inCash });
  await soon(() => expect(lastBody(PAY)).toMatchObject({ order_payment_id: PAYMENT, idempotency_key: inCash.key }));
  await soon(() => expect(flows().placement[0].is).toBe('paying'));
  await soon(() => expect(flows().payment[0]).not.toBeNull());
  await soon(() => expect(looks()).toBe(1));
  await tell('payment', { type: 'retry.asked' });
  expect(looks()).toBe(2);
});

test('a checkout that breaks says so, and begins anew with what was typed', async () => {
  const { tell, now, flows, paths } = await basketPage();
  await tell('contact', { type: 'field.typed', part: { name: 'Nadia Keller' } });
  const before = flows();
  // No code at all: the flow of codes cannot go on.
  await tell('promo', { type: 'code.given', code: undefined as never, paymentId: PAYMENT });
  expect(now().flows).toBeNull();
  await act(async () => now().retry());
  await soon(() => expect(flows().invoice[0].is).toBe('priced'));
  expect(flows().promo[1]).not.toBe(before.promo[1]);
  expect(flows().contact[0].draft.name).toBe('Nadia Keller');
  await tell('promo', { type: 'code.given', code: 'ten', paymentId: PAYMENT });
  await soon(() => expect(paths()).toContain(PROMO));
  window.sessionStorage.clear();
});

test('what was typed before a reload is there again, for its own basket', async () => {
  const first = await basketPage();
  await first.tell('contact', { type: 'field.typed', part: { note: 'Ring twice' } });
  const { flows } = await basketPage();
  expect(flows().contact[0].draft.note).toBe('Ring twice');
  const noahs = await basketPage({}, { kept: { user: { ...lea, _id: 'b'.repeat(24) } } });
  expect(noahs.flows().contact[0].draft.note).toBe('');
  window.sessionStorage.clear();
});
