import { expect, test } from 'vitest';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { carouge, servette } from '#machines/courier-booking/sample-parcel.ts';
import { byCard, inCash, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { failed, ok } from '#contract/result.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { paymentWith } from '#src/shop/payment/payment-ports.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { askPort } from '../ask-port.ts';
import { madeIn } from '#tests/shop/order-made-in.ts';
import { noAnswer, refused, serverSaying, sessionOf } from '../server-saying.ts';
import { AT_ONCE } from './no-slot.ts';

const PAYMENT = leasPurchase.invoice.order_payment._id;
const CART = 'f'.repeat(24);

function paymentAt(
  answers: Readonly<Record<string, unknown>>,
  {
    user = lea as typeof lea | null,
    cards = () => Promise.reject(new Error('no cards')) as Promise<CardProvider>,
    knowsBasket = true,
  } = {},
) {
  const server = serverSaying(answers);
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const way = pendingPayment(storage);
  const machine = paymentWith(server.api, {
    storage,
    pendingPayment: way,
    orderMade: madeIn(storage, { way }),
    session: sessionOf(user) as never,
    cards,
    ...(knowsBasket ? { cartId: () => CART } : {}),
  });
  return { ...server, storage, way, machine };
}

test('a basket is paid as the customer chose, and is under way from before it is asked', async () => {
  const { machine, asked, unsigned, way } = paymentAt({ pay_order_payment: ok({ client_secret: null }) });
  expect(await askPort(machine, 'payOrder', { ...leasPurchase, ...inCash, walletPart: 5 })).toEqual(ok({ client_secret: null }));
  const body = {
    order_payment_id: PAYMENT,
    payment_id: inCash.paymentId,
    card_id: null,
    is_payment_mode_cash: true,
    user_pay_payment: 41.5,
    wallet_payment: 5,
    idempotency_key: inCash.key,
    delivery_type: 1,
    store_delivery_id: null,
    is_user_pick_up_order: true,
    ...AT_ONCE,
    cart_id: CART,
    delivery_user_name: 'Léa Bonnard',
    delivery_user_phone: '791112233',
    delivery_note: 'Second floor',
    destination_addresses: [],
  };
  expect(asked).toEqual([['pay_order_payment', body, { timeout: CALL_TIMEOUT.pay }]]);
  expect(way.getSnapshot().basket).toEqual({ customerId: lea._id, paymentId: PAYMENT, keys: [inCash.key] });
  await askPort(machine, 'payOrder', { ...leasPurchase, ...byCard, contact: { ...leasPurchase.contact, destination: servette } });
  expect(asked[1]?.[1]).toMatchObject({ destination_addresses: [servette] });
  expect(asked[1]?.[1]).toMatchObject({ payment_id: CARD_GATEWAY_ID, card_id: byCard.cardId, is_payment_mode_cash: false });
  expect(unsigned).toEqual([]);
});

test('a payment that is refused is under way no more; one that nobody answered is, whoever pays it', async () => {
  const refusing = paymentAt({ pay_order_payment: refused(651) });
  expect(await askPort(refusing.machine, 'payOrder', { ...leasPurchase, ...inCash })).toEqual(refused(651));
  expect(refusing.way.getSnapshot().basket).toBeNull();
  const silent = paymentAt({ pay_order_payment: noAnswer() }, { user: null, knowsBasket: false });
  expect(await askPort(silent.machine, 'payOrder', { ...leasPurchase, ...inCash })).toEqual(noAnswer());
  expect(silent.way.getSnapshot().basket).toEqual({ customerId: '', paymentId: PAYMENT, keys: [inCash.key] });
  expect(silent.asked[0]?.[1]).toMatchObject({ cart_id: null });
});

test('of a parcel, who pays at the door stands first in its note, and only where the receiver does', async () => {
  const parcel = { cartId: CART, payer: 'sender' as const, pickup: carouge, dropOff: servette };
  const { machine, asked, storage } = paymentAt({ pay_order_payment: ok({}) });
  await askPort(machine, 'payOrder', { ...leasPurchase, ...inCash, parcel });
  await askPort(machine, 'payOrder', { ...leasPurchase, ...inCash, parcel: { ...parcel, payer: 'receiver' } });
  const [mine, theirs] = asked.map(([, body]) => body as Record<string, unknown>);
  expect(mine).toMatchObject({
    delivery_type: 2,
    store_delivery_id: null,
    cart_id: CART,
    cart_unique_token: courierToken(storage),
    delivery_user_name: 'Léa Bonnard',
    delivery_user_phone: '791112233',
    delivery_note: 'Second floor',
    destination_addresses: [servette],
  });
  expect(theirs?.delivery_note).toMatch(/^.+Second floor$/);
});

test('a card is confirmed by its provider; one that cannot be loaded cannot be reached', async () => {
  const asked: unknown[] = [];
  const provider = {
    confirmPayment: (input: unknown, signal: unknown) => {
      asked.push([input, signal instanceof AbortSignal]);
      return Promise.resolve(ok('confirmed'));
    },
  } as unknown as CardProvider;
  const wish = { clientSecret: 'pi_1_secret_2', paymentMethod: null };
  const { machine } = paymentAt({}, { cards: () => Promise.resolve(provider) });
  expect(await askPort(machine, 'confirmCard', wish)).toEqual(ok('confirmed'));
  expect(asked).toEqual([[wish, true]]);
  expect(await askPort(paymentAt({}).machine, 'confirmCard', wish)).toEqual(failed({ kind: 'unreachable' }));
});

const begun = (at: ReturnType<typeof paymentAt>) => at.way.begin({ customerId: lea._id, paymentId: PAYMENT }, inCash.key);

test('a look says how the payment stands, and names the commands that were sent', async () => {
  const checking = samplePayment({ state: 'checking' });
  const at = paymentAt({ get_payment: [ok({ payment: checking }), noAnswer(), ok({ payment: null })] });
  begun(at);
  const look = () => askPort(at.machine, 'askPayment', { paymentId: PAYMENT });
  expect([await look(), at.way.getSnapshot().basket !== null]).toEqual([ok(checking), true]);
  expect([await look(), at.way.getSnapshot().basket !== null]).toEqual([noAnswer(), true]);
  // The server knows no payment at all.
  expect([await look(), at.way.getSnapshot().basket]).toEqual([ok(null), null]);
  expect(at.asked[0]).toEqual(['get_payment', { order_payment_id: PAYMENT, idempotency_keys: [inCash.key] }]);
  expect(at.unsigned).toEqual([]);
});

test('a payment whose server looked and knows no command of it any more is over; its id is the server’s word', async () => {
  const at = paymentAt({ get_payment: ok({ payment: samplePayment({ state: 'open' }) }) });
  begun(at);
  expect(await askPort(at.machine, 'askPayment', { paymentId: null })).toEqual(ok(samplePayment({ state: 'open' })));
  expect([at.asked[0]?.[1], at.way.getSnapshot().basket]).toEqual([{ order_payment_id: null, idempotency_keys: [inCash.key] }, null]);
  expect(at.way.keysOf(PAYMENT)).toEqual([]);
});

test('a payment is given up on the server, and lookless servers have nothing to give back', async () => {
  const at = paymentAt({ give_up_payment: [ok({ payment: null }), noAnswer('absent'), refused(999)] });
  const giveUp = () => askPort(at.machine, 'giveUpPayment', { paymentId: PAYMENT });
  begun(at);
  expect([await giveUp(), at.way.getSnapshot().basket]).toEqual([ok(null), null]);
  begun(at);
  expect([await giveUp(), at.way.getSnapshot().basket]).toEqual([ok(null), null]);
  begun(at);
  expect([await giveUp(), at.way.getSnapshot().basket !== null]).toEqual([refused(999), true]);
  expect([at.asked.map(([name]) => name), at.unsigned]).toEqual([Array(3).fill('give_up_payment'), []]);
});

test('the last look at a payment that was found again leaves nothing under way where the server knows none', async () => {
  const absent = noAnswer('absent');
  const checking = ok({ payment: samplePayment({ state: 'checking' }) });
  const at = paymentAt({ get_payment: [absent, absent, checking, absent, absent, absent] });
  begun(at);
  const stands: boolean[] = [];
  for (let look = 0; look < 6; look += 1) {
    await askPort(at.machine, 'askPayment', { paymentId: PAYMENT, isLast: look === 2 || look === 5 });
    stands.push(at.way.getSnapshot().basket !== null);
  }
  expect(stands).toEqual([true, true, true, true, true, false]);
});

test('what was sent is withdrawn by its keys; what the server knows of one stays under way', async () => {
  const at = paymentAt({
    withdraw_commands: [
      noAnswer(),
      ok({ payment: samplePayment({ state: 'checking', unknown_keys: [inCash.key] }) }),
      ok({ payment: samplePayment({ unknown_keys: [] }) }),
      ok({ payment: samplePayment({}) }),
      ok({ payment: null }),
      ok({ payment: samplePayment({ unknown_keys: [inCash.key] }) }),
    ],
  });
  begun(at);
  const withdraw = (key: string | null) => askPort(at.machine, 'withdrawCommands', { paymentId: PAYMENT, key });
  expect(await withdraw(null)).toEqual(noAnswer());
  expect(await withdraw(inCash.key)).toEqual(ok(samplePayment({ state: 'checking', unknown_keys: [inCash.key] })));
  expect(await withdraw(inCash.key)).toEqual(ok(samplePayment({ unknown_keys: [] })));
  expect(await withdraw(inCash.key)).toEqual(ok(samplePayment({})));
  expect(await withdraw(inCash.key)).toEqual(ok(null));
  expect(at.way.getSnapshot().basket).not.toBeNull();
  expect(await withdraw(null)).toEqual(ok(samplePayment({ unknown_keys: [inCash.key] })));
  expect(at.way.getSnapshot().basket).toBeNull();
  expect(new Set(at.asked.map(([, body]) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ order_payment_id: PAYMENT, idempotency_keys: [inCash.key] })]),
  );
  expect(at.unsigned).toEqual([]);
});

const storageSays = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('tabs hear of one another’s payments, a basket’s, a parcel’s and that all is forgotten, and of nothing else', () => {
  const store = memoryStore();
  const [mine, theirs] = [createBrowserStorage(() => store), createBrowserStorage(() => store)];
  const way = pendingPayment(mine);
  let heard = 0;
  const stop = way.subscribe(() => (heard += 1));
  const basket = { customerId: lea._id, paymentId: PAYMENT, keys: [] };
  theirs.write('storefront.payment', basket);
  storageSays('storefront.basket');
  expect([heard, way.getSnapshot()]).toEqual([0, { basket: null, parcel: null }]);
  storageSays('storefront.payment');
  expect([heard, way.getSnapshot()]).toEqual([1, { basket, parcel: null }]);
  const parcel = { ...basket, parcelToken: 'the-token-of-a-parcels-own-cart-0001' };
  theirs.write('storefront.parcel_payment', parcel);
  storageSays('storefront.parcel_payment');
  expect([heard, way.getSnapshot()]).toEqual([2, { basket, parcel }]);
  theirs.forget('storefront.payment');
  theirs.forget('storefront.parcel_payment');
  storageSays(null);
  expect([heard, way.getSnapshot()]).toEqual([3, { basket: null, parcel: null }]);
  stop();
  storageSays(null);
  expect(heard).toBe(3);
});

test('an end that another tab wrote down is heard of here even where its news were lost', () => {
  const store = memoryStore();
  const [mine, theirs] = [createBrowserStorage(() => store), createBrowserStorage(() => store)];
  const way = pendingPayment(mine);
  way.begin({ customerId: lea._id, paymentId: PAYMENT }, inCash.key);
  theirs.forget('storefront.payment');
  let heard = 0;
  way.subscribe(() => (heard += 1));
  way.end('another');
  expect([heard, way.getSnapshot().basket]).toEqual([1, null]);
  way.end('another');
  expect(heard).toBe(1);
});
